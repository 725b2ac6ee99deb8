/* An editor wrote the name of a font in an old one-byte encoding. The accented
   letter is a single byte and no UTF-8.

   expect 8:19 invalid-utf8
*/

fdlFUILabel {
    font-name: Café;
    font-size: 17;
}
