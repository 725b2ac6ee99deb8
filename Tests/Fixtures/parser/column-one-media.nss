@media (device:ipad) {
    A { x: 1; }

@media (device:iphone) {
    A { x: 2; }

B { x: 3; }
