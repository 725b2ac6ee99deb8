/* There is no way to pull one sheet into another. The app loads them one after
   the other instead.

   expect 7:1 unknown-at-rule
*/

@import colours.nss;

Button {
    height: 44;
}
