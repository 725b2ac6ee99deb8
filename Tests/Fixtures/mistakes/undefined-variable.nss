/* Two letters changed places between the definition and its second use. The
   name that was meant is a slip away.

   expect 14:17 undefined-variable
*/

@bandShade:#1B2A4A;

fdlFUIObjectHeaderView {
    background-color: @bandShade;
}

fdlFUIObjectHeaderView_headlineLabel {
    font-color: @bandShaed;
}
