/* Kept as a reminder, does nothing. A comment alone does not fill a block.

   expect 10:1 empty-block
*/

fdlFUIContactView {
    background-color: #E3EAF6;
}

fdlFUIContactView_descriptionLabel {
    /* waiting for the designers */
}
