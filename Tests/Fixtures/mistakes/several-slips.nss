/* Four independent slips in one sheet: one report must name all of them, each
   once, and lose none of the blocks between.

   expect 13:33 missing-semicolon
   expect 17:37 trailing-comma
   expect 18:26 stray-semicolon
   expect 22:23 undefined-variable
*/

@bandShade:#1B2A4A;

fdlFUIObjectHeaderView {
    background-color: @bandShade
    tint-color: #F4F7FF;
}

fdlFUIObjectHeaderView_headlineLabel, {
    font-style: headline;;
}

fdlFUIContactView {
    background-color: @cardShade;
}
