;
A { x: 1;; y: 2; };
}
B { ; }
} }
@media (device:ipad) { ; }
@a: 1;;
