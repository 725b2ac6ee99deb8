/* A definition at the margin ends a block that was left open above it.

   expect 6:1 missing-closing-brace
*/

fdlFUIContactView {
    background-color: @cardShade;

@cardShade:#E3EAF6;

fdlFUIContactView_headlineLabel {
    font-style: headline;
}
