    A {
        x: 1;
        B {
            y: 2;
        }
        z: 3;
        C, D { y: 4; }
    }
    @media (device:ipad) {
        A { x: 2; }
    }
