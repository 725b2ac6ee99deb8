/* Both gaps of the language in one short sheet: no comment to the end of a
   line, no import. The block below must survive them.

   expect 8:1 line-comment
   expect 9:1 unknown-at-rule
*/

// brand
@import colours.nss;

Button {
    font-color: #C2331B;
}
