    E {
        x: 1;
    F {
        y: 2;
    }
    @media (device:ipad) {
        G { x: 3;
        H { x: 4; }
    }
