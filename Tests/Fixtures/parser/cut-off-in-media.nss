@media (device:ipad) {
    A {
        x