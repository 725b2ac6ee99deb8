/* The list grew by copying, and one of its names was never changed.

   expect 8:1 duplicate-class-path
*/

fdlFUIContactView_headlineLabel,
fdlFUIContactView_subheadlineLabel,
fdlFUIContactView_headlineLabel {
    font-color: #1B2A4A;
}
