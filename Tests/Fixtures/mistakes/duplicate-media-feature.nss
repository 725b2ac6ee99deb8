/* The second test was to be of the orientation.

   expect 10:28 duplicate-media-feature
*/

Button {
    height: 44;
}

@media (device: ipad) and (device: ipad) {
    Button {
        height: 52;
    }
}
