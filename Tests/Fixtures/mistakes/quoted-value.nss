/* Nothing is quoted in this language, not even a name of two words.

   expect 8:16 quoted-value
   expect 13:23 quoted-value
*/

Label {
    font-name: "Avenir Next";
    font-size: 17;
}

Button {
    background-image: 'button-plate';
}
