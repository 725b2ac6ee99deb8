/* A chain of classes is how an app asks for styles. A sheet styles one class at
   a time.

   expect 11:1 class-chain-in-sheet
*/

Button {
    height: 44;
}

Button:LargeButton {
    height: 56;
}
