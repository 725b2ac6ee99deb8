/* Typed after a documentation page that shows colours in quotes, without the
   hash, with a blank before the colon. The blank is harmless to this reader;
   the quotes are not.

   expect 9:14 quoted-value
   expect 10:12 quoted-value
*/

@bandShade : "1B2A4A"; /* behind the title */
@bandInk : "F4F7FF"; /* the title itself */

fdlFUIObjectHeaderView {
    background-color: @bandShade;
    tint-color: @bandInk;
}
