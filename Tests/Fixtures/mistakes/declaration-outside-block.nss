/* A size that was meant for every button stands in no block at all.

   expect 6:1 declaration-outside-block
*/

corner-radius: 8;

Button {
    height: 44;
}
