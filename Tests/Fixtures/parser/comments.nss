/* a */ @a /* b */ : /* c */ 1 /* d */ 2 /* e */ ; /* f */
A /* g */ , /* h */ B /* i */ { /* j */ x /* k */ : /* l */ 1 /* m */ ; /* n */ } /* o */
@media /* p */ ( /* q */ a /* r */ : /* s */ b /* t */ ) /* u */ and /* v */ (c:d) /* w */ { /* x */ }
A { x: 1/* glued */ 2; // to the end
    y: 2; /* never closed
}
