/* The class path is there and so are its declarations; what opens the block is
   not.

   expect 7:32 missing-opening-brace
*/

fdlFUIContactView_headlineLabel
    font-color: #1B2A4A;
    font-style: headline;
}

fdlFUIContactView {
    background-color: #E3EAF6;
}
