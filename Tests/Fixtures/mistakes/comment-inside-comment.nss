/* Comments do not nest. The one below looks as if it had two levels, yet the
   first closing mark ends both.

   expect 8:26 comment-inside-comment
*/

fdlFUIKPIProgressView {
    /* was thicker once, /* see the audit of last year */
    progress-tint-color: #4B3FC4;
    track-tint-color: #E3EAF6;
}
