/* A condition is a name, a colon and a value in parentheses, more of them
   joined by the word between. Media types, bare words, commas and an empty
   condition are CSS or nothing.

   expect 11:8 malformed-media-condition
   expect 17:16 malformed-media-condition
   expect 23:21 malformed-media-condition
   expect 29:8 malformed-media-condition
*/

@media screen {
    Button {
        height: 48;
    }
}

@media (device ipad) {
    Label {
        font-size: 19;
    }
}

@media (device:ipad), (orientation:landscape) {
    BarButton {
        font-size: 18;
    }
}

@media {
    TextField {
        height: 40;
    }
}
