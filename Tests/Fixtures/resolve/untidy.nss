/* Sound, and laid out by nobody. */
  @brand : #5B35C8; /* the brand */
@media(device:ipad){
  Button,QuietButton{ font-color:@brand ; padding: 8  20 ;


    height:52; } }
