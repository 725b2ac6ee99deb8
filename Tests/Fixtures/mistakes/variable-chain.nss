/* A definition that only names another definition. A reader that follows one
   step hands the second name on as if it were the colour.

   expect 8:12 variable-chain
*/

@brandShade:#1B2A4A;
@bandShade:@brandShade;

fdlFUIObjectHeaderView {
    background-color: @bandShade;
}
