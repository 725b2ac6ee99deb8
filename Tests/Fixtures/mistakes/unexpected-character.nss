/* A habit from the web: the mark that makes a declaration win there is no
   character of a theming sheet, and nothing here needs it. The later
   declaration wins anyway.

   expect 9:25 unexpected-character
*/

fdlFUIContactView_headlineLabel {
    font-color: #1B2A4A !important;
    font-style: headline;
}
