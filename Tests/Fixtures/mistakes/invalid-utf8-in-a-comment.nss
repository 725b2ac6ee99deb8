/* The sheet was typed on an old machine: the umlaut in the comment below is one
   byte. A reader that decodes the file first does not even get to the block.

   expect 7:6 invalid-utf8
*/

/* Fläche der Kopfzeile */
fdlFUIObjectHeaderView {
    background-color: #1B2A4A;
}
