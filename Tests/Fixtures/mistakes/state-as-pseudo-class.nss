/* A state is the end of an attribute's name, not of a class.

   expect 10:1 state-as-pseudo-class
*/

Button {
    font-color: #F4F7FF;
}

Button:highlighted {
    font-color: #C9D3E8;
}
