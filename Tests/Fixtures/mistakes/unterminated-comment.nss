/* Whoever switched off the last block opened the comment and forgot to close
   it. Everything down to the end of the file belongs to the comment.

   expect 11:1 unterminated-comment
*/

Button {
    height: 44;
}

/* not ready yet
BarButton {
    font-color: #1B2A4A;
}
