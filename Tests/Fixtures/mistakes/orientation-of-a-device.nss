/* The two features were taken for each other. No screen is ever turned to ipad.

   expect 10:21 unknown-media-feature
*/

Button {
    font-size: 17;
}

@media (orientation:ipad) {
    Button {
        font-size: 20;
    }
}
