@a #123;
@import colours.nss;
@charset "utf-8";
@font-face {
    src: x { y: z; };
}
@b;
@c
A { x: 1; }
@meida (device:ipad) {
    A { x: 1; }
}
B {
    @d 5;
    @include big;
    y: 2;
}
@import
C { x: 1; }
@e: ;
