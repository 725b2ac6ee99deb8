/* Meant for both kinds of device, written as if one were both.

   expect 10:36 unreachable-media
*/

Button {
    height: 44;
}

@media (device: ipad) and (device: iphone) {
    Button {
        height: 52;
    }
}
