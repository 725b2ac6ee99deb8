/* Only one class path is left of what used to be a list. The comma makes a
   strict reader expect another and drop the sheet.

   expect 7:19 trailing-comma
*/

fdlFUITimelineCell, {
    background-color: #E3EAF6;
}
