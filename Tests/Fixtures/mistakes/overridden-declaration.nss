/* The list was added below when more class paths joined. What stood above it now
   counts for nothing.

   expect 8:5 overridden-declaration
*/

fdlFUIContactView_headlineLabel {
    font-color: #40506E;
    font-style: headline;
}

fdlFUIContactView_headlineLabel,
fdlFUIContactView_subheadlineLabel {
    font-color: #1B2A4A;
}
