/* Neither a blank nor an angle bracket leads from a view to what is inside it.
   A part has a class path of its own.

   expect 8:1 descendant-selector
   expect 12:1 descendant-selector
*/

fdlFUIContactView fdlFUIContactView_headlineLabel {
    font-style: headline;
}

fdlFUIObjectHeaderView > fdlFUIObjectHeaderView_headlineLabel {
    font-style: title2;
}
