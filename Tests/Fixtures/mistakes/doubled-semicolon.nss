/* The key bounced. One semicolon ends the declaration, the second ends nothing,
   and a strict reader drops the file for it.

   expect 8:25 stray-semicolon
*/

QuietButton {
    font-color: #E6E6E6;;
    font-size: 18;
}
