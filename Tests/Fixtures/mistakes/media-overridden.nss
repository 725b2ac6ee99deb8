/* The block for landscape stands above the plain one and loses to it, on its
   side, too.

   expect 9:9 media-overridden
*/

@media (orientation:landscape) {
    Label {
        font-size: 20;
    }
}

Label {
    font-size: 12;
}
