/* A width cannot be asked for. A name that is no feature counts as true in one
   reader, so the block would always apply.

   expect 11:9 unknown-media-feature
*/

Button {
    height: 44;
}

@media (width:768) {
    Button {
        height: 52;
    }
}
