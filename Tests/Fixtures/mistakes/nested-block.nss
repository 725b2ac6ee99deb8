/* Sheets of some tools for the web nest. This language does not: a part is
   reached by its own class path, at the top level.

   expect 10:5 nested-block
*/

fdlFUIObjectHeaderView {
    background-color: #1B2A4A;

    fdlFUIObjectHeaderView_headlineLabel {
        font-color: #F4F7FF;
    }
}
