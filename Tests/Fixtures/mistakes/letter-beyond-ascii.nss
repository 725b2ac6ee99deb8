/* The class of an app was named in the language of its makers. Only a comment
   may hold such letters; a name that has one is flagged as a whole word.

   expect 11:1 unexpected-character
*/

Button {
    height: 44;
}

BestätigenButton {
    height: 52;
}
