/* Another game script, without a line that includes anything.

   expect 6:1 not-a-theme
*/

void main()
{
    object oLamp = GetObjectByTag("lamp");
    SetPlotFlag(oLamp, TRUE);
}
