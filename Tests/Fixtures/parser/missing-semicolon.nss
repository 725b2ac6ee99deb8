@a:#123
@b: 1 2
A { x: 1 }
A { x: 1 y: 2; }
B {
    x: 1
    y: 2
}
@c: red
B, C {
    z: 1
    2;
    w: 1 /* one */
}
@d: 3
@media (device:ipad) { A { x: 1; } }
A { x: @a y: 2; z: 3; }
@e: 1
