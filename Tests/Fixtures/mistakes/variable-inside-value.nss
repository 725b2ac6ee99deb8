/* A variable stands for a whole value. As one of several parts it is not
   looked up.

   expect 10:16 variable-inside-value
*/

@sideGap:16;

Button {
    padding: 8 @sideGap 8 12;
}

TextField {
    height: @sideGap;
}
