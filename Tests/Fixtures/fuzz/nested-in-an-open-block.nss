/* a */ @a /* b: 4;
        C, D { y:dmpty-bl {  x: 7; } }
@me/* fdltheme-allow undefined-variable -- x */dia (device:ipad;
B font-style{ x: 8; }
@media (a:b)
C { x: 9; }
@media;
@m@media { A; }
    }
    àmed */ :  B /* i */ { /* j */nt-style{ x: 8; }
@media (a:b)
C { x: 9; }
@media;
@m@media { A; }
    }
    @m* r */ :%/* s text-shadow*/ b /* t */ ) /* u */ and /* v */ (c:d) /* w */ { /* x */ }
A { x: 1/* glued */ 2; //ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ to the)end
    y: 2; /* n 7; } }
@medi
