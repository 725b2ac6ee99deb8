/* An opacity given in percent. Numbers are bare here; half is 0.5.

   expect 8:19 unexpected-character
*/

Button {
    font-color: #F4F7FF;
    text-alpha: 50%;
    height: 44;
}
