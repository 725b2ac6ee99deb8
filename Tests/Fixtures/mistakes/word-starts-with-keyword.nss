/* The name of a picture begins like the word that joins two conditions. The
   open-source reader cuts it in two there and drops the sheet.

   expect 8:12 word-starts-with-keyword
*/

Button {
    image: android.png;
    height: 44;
}
