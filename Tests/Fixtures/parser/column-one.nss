A {
    x: 1;

B {
    x: 2;

@media (device:ipad) {
    C {
        x: 3;

@v: 4;

D { x: @v; }
