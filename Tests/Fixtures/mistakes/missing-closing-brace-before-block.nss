/* Two blocks became one: the first was not closed. The second starts at the
   margin, where no declaration stands, so that is where the first must have
   ended.

   expect 8:1 missing-closing-brace
*/

fdlFUIContactView_headlineLabel {
    font-style: headline;

fdlFUIContactView_subheadlineLabel {
    font-style: subheadline;
}
