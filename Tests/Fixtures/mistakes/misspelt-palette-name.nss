/* The extra letter makes this a variable of nobody's: it was meant to change
   a colour of the palette, and changes nothing.

   expect 7:1 misspelt-palette-name
*/

@tintColour:#4B3FC4;

Button {
    height: 44;
}
