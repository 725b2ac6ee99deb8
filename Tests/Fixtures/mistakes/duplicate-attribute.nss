/* The same attribute twice in one block. The later one counts, and the earlier
   one misleads whoever edits it.

   expect 10:5 duplicate-attribute
*/

fdlFUIContactView_headlineLabel {
    font-color: #40506E;
    font-style: headline;
    font-color: #1B2A4A;
}
