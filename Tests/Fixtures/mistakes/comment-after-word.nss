/* A comment that touches the word before it. In the open-source reader a slash
   may go on a word, so the comment never starts and its star is fatal.

   expect 8:15 comment-after-word
*/

Button {
    height: 44/* points */;
    corner-radius: 8; /* this one stands clear */
}
