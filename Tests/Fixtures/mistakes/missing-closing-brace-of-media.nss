/* The inner block is closed, the condition around it is not, and the sheet goes
   on at the margin.

   expect 11:1 missing-closing-brace
*/

Button {
    height: 44;
}

@media (device:ipad) {
    Button {
        height: 52;
    }

BarButton {
    font-size: 17;
}
