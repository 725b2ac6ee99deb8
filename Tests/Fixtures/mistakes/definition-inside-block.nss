/* A variable is defined where it is used. Definitions belong to the top level,
   or directly into a condition.

   expect 8:5 definition-inside-block
*/

fdlFUIObjectHeaderView {
    @bandShade:#1B2A4A;
    background-color: @bandShade;
}
