x: 1;
y: 2
A { x: 1; }
! z: 3;
) , (
w
: 4;
"lost"
B { x: 1; }
A B ;
C { x: 1; }
