/* Two slashes start no comment in this language. A strict reader gives up on
   the whole sheet at the first of them.

   expect 8:1 line-comment
   expect 11:26 line-comment
*/

// colours of the header
fdlFUIObjectHeaderView {
    background-color: #1B2A4A;
    tint-color: #F4F7FF; // nearly white
}
