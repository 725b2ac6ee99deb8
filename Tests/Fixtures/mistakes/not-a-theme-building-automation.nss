/* A style sheet of a building-automation system. It shares the ending and the
   braces, and nothing else.

   expect 7:1 not-a-theme
*/

#define warm = #c05020

pane.status {
    background: $warm;
}
