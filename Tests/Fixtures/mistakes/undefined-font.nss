/* The name of the variable lost its last letter. The app ends with an exception
   while the sheet is loaded.

   expect 10:16 undefined-variable
*/

@plainFont:mediumSystem;

Label {
    font-name: @plainFon;
}

Button {
    font-name: @plainFont;
}
