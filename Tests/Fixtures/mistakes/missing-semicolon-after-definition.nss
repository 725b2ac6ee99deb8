/* The last definition has no end, and a block follows. Both keep what they say.

   expect 7:17 missing-semicolon
*/

@bandShade:#1B2A4A;
@bandInk:#F4F7FF

fdlFUIObjectHeaderView {
    background-color: @bandShade;
    tint-color: @bandInk;
}
