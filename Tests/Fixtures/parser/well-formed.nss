/* Everything the grammar has, as it wants it. */
@brand:#0A6ED1;
@size : 13 ;

A, B_c,
C-d {
    font-color: @brand;
    font-size: 13; padding: 1 2,3 (4) @size;
}

Empty {}
@media (device:ipad) and (orientation : landscape) {
    @brand: rgb(1, 2, 3);
    A { image: a/b.png; }
}
@media (device:iphone)and(x:y){}
