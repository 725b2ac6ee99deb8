/* One brace too many, left over when the condition around the block went away.

   expect 9:1 stray-closing-brace
*/

Button {
    height: 52;
}
}

BarButton {
    font-size: 17;
}
