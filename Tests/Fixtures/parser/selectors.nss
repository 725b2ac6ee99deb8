A:B { x: 1; }
Button:highlighted { x: 1; }
A B { x: 1; }
A > B { x: 1; }
A, { x: 1; }
, A { x: 1; }
A,, B { x: 1; }
{ x: 1; }
"A" { x: 1; }
A, B C, D:E { x: 1; }
A:B, C:D:E { x: 1; }
* { x: 1; }
A:B:C { }
.A, #B, 12 { x: 1; }
