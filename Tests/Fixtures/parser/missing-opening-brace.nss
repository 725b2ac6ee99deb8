A
    x: 1;
    y: 2;
}
B, C x: 1; }
D { x: 1; }
