/* A game script that happens to end like a theme. One word about the language
   says more than a finding for each of its lines.

   expect 7:1 not-a-theme
*/

#include "door_locks"

int StartingConditional()
{
    object oDoor = GetNearestObjectByTag("cellar");
    return GetLocked(oDoor) && !IsInConversation(oDoor);
}
