/* The height is defined for tablets only and used everywhere. A phone finds no
   such name.

   expect 12:13 variable-only-in-media
*/

@media (device:ipad) {
    @roomyHeight:52;
}

Button {
    height: @roomyHeight;
}
