/* Devices go by two names, and this is neither: the block can never apply.

   expect 10:16 unknown-media-feature
*/

Button {
    height: 44;
}

@media (device:tablet) {
    Button {
        height: 52;
    }
}
