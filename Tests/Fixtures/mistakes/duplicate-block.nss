/* A second block for a class path that already has one, a screen further down.

   expect 14:1 duplicate-block
*/

fdlFUIContactView_headlineLabel {
    font-style: headline;
}

fdlFUIContactView {
    background-color: #E3EAF6;
}

fdlFUIContactView_headlineLabel {
    font-color: #1B2A4A;
}
