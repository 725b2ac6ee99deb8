/* The block that used the second colour is gone, its definition stayed.

   expect 7:1 unused-variable
*/

@bandShade:#1B2A4A;
@oldBandShade:#40506E;

fdlFUIObjectHeaderView {
    background-color: @bandShade;
}
