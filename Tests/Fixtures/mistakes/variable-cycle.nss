/* Each of the two points at the other, and no colour is ever named.

   expect 6:1 variable-cycle
*/

@bandShade:@cardShade;
@cardShade:@bandShade;

fdlFUIObjectHeaderView {
    background-color: @bandShade;
}
