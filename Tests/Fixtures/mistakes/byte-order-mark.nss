/* Saved as "UTF-8 with signature": three bytes that nobody sees stand before
   this comment.

   expect 1:1 byte-order-mark
*/

fdlFUIContactView {
    background-color: #E3EAF6;
}
