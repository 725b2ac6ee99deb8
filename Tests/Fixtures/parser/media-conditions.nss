@media { A { x: 1; } }
@media screen { A { x: 2; } }
@media (device ipad) { A { x: 3; } }
@media (device:ipad), (a:b) { A { x: 4; } }
@media (device:ipad) (a:b) { A { x: 5; } }
@media (device:ipad) and { A { x: 6; } }
@media () { A { x: 7; } }
@media (device:ipad;
B { x: 8; }
@media (a:b)
C { x: 9; }
@media;
@media (device:ipad) { @media (a:b) { A { x: 1; } } B { x: 2; } }
D {
    @media (device:ipad) { x: 1; }
    y: 2;
}
