/* The plain value was raised to that of the tablets, whose block stayed behind.

   expect 12:9 media-without-effect
*/

Button {
    height: 52;
}

@media (device:ipad) {
    Button {
        height: 52;
        font-size: 20;
    }
}
