/* Two letters changed places in the one at-rule that exists.

   expect 10:1 unknown-at-rule
*/

Button {
    height: 44;
}

@meida (device:ipad) {
    Button {
        height: 52;
    }
}
