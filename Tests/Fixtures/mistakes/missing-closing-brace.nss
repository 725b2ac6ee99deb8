/* The file ends while its last block is still open.

   expect 10:1 missing-closing-brace
*/

fdlFUIContactView {
    background-color: #E3EAF6;
}

fdlFUIContactView_headlineLabel {
    font-color: #1B2A4A;
    font-style: headline;
