/* A class path was taken off the end of the list and its comma stayed.

   expect 7:35 trailing-comma
*/

fdlFUIContactView_headlineLabel,
fdlFUIContactView_subheadlineLabel,
{
    font-color: #1B2A4A;
}
