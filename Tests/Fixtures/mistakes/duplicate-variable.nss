/* A new shade was added at the end of the list, the old one still stands at its
   top. One reader keeps the first of the two, another the last.

   expect 9:1 duplicate-variable
*/

@bandShade:#1B2A4A;
@bandInk:#F4F7FF;
@bandShade:#2A1B4A;

fdlFUIObjectHeaderView {
    background-color: @bandShade;
    tint-color: @bandInk;
}
