/* Fonts are registered by the app. A sheet has no rule for it, and the block is
   passed over as a whole.

   expect 7:1 unknown-at-rule
*/

@font-face {
    font-name: 72-Regular;
}

Button {
    font-name: 72-Regular;
}
