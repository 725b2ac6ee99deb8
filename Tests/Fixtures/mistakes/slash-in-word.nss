/* Meant as a remark at the end of the line. Without a blank before them the
   slashes are letters of the value.

   expect 8:13 slash-in-word
*/

Button {
    height: 44//points;
    corner-radius: 8;
}
