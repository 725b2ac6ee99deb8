/* The copy of the file stopped too early, inside a block and without a line
   break. What arrived still counts.

   expect 11:1 missing-closing-brace
*/

Button {
    height: 44;
}

BarButton {
    font-size: 17;