/* One declaration runs into the next, because its end is not marked.

   expect 7:24 missing-semicolon
*/

fdlFUIObjectHeaderView_headlineLabel {
    font-color: #F4F7FF
    font-style: headline;
}
