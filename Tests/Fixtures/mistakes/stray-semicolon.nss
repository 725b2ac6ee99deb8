/* A block is not a statement: nothing ends it but its brace.

   expect 8:2 stray-semicolon
*/

Button {
    height: 44;
};

BarButton {
    font-size: 17;
}
