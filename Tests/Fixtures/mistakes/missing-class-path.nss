/* The name of the class went into a comment when the block was moved.

   expect 7:1 missing-class-path
*/

/* fdlFUIContactView_detailImageView */
{
    tint-color: #1B2A4A;
}

fdlFUIContactView_headlineLabel {
    font-style: headline;
}
