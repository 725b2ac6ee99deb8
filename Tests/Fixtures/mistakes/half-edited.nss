/* Saved in the middle of an edit: the size is typed, its end is not. A tool that
   watches the file must not publish an empty theme now.

   expect 11:23 missing-semicolon
*/

Label {
    font-size: 15;
}

Button { font-size: 18 }
