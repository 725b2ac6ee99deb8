A {
    a: ;
    b:
    c: 1;
    d: "x y";
    e: 'z' 1;
    f: 50%;
    g: 1 : 2;
    h: a: b: c;
    i: ( , );
    j: { x: 1; };
    k: 1 !important
    l: /* only */;
    m
    n;
    o 5;
    p q: r;
}
