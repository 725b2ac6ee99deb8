/* A declaration and a definition that both lack the colon between name and
   value.

   expect 8:11 missing-colon
   expect 15:15 missing-colon
*/

@bandShade #1B2A4A;

fdlFUIObjectHeaderView {
    background-color: @bandShade;
}

fdlFUIObjectHeaderView_headlineLabel {
    font-style headline;
}
