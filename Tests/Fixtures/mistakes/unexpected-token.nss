/* Half of a condition was deleted and a parenthesis stayed behind.

   expect 10:1 unexpected-token
*/

Button {
    height: 44;
}

)

BarButton {
    font-size: 17;
}
