/* In CSS the last declaration of a block may do without its semicolon. Here it
   may not.

   expect 9:21 missing-semicolon
*/

SmallButton {
    height: 32;
    corner-radius: 6
}
