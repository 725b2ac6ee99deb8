/* What a fact of engines.nss may be, for those who replace one in their settings. A row for each fact, in the order and with
   the words that are explained there.

       fact: value, value;       one of these; none, where it stands beside one other value, says that this is not so
       fact: list(value, value); one or more of these

   number is a whole number from 0, word is any word. */
values {
    runtime: word;
    version: word;

    reader: grammar, lines;
    blocks: read, ignored;
    sdk-sheet: true, false;
    syntax-error: sheet-lost, line-lost;
    encoding-error: sheet-lost, none;
    comments: block, none;
    keyword-splits-word: true, false;
    slash-in-word: true, false;
    indented-definition: read, ignored;
    definition-in-comment: read, ignored;
    definition-in-block: read, ignored, sheet-lost;
    definition-end: semicolon, last-character;
    definition-blanks: trimmed, kept;
    second-colon: sheet-lost, line-lost;
    trailing-comment: dropped, part-of-value;

    definition-wins: first, last;
    layer-wins: first, last;
    variables: file, process;
    variable-hops: number;
    variable-use: whole-value, none;
    undefined-variable: crash, not-applicable;

    palette-constants: true, false;
    palette-names: true, false;
    palette-name-suffix: honored, ignored;
    palette-name-scheme: honored, ignored;
    palette-overrides: true, false;
    palette-keys: common, swiftui;
    override-beats-code: true, false;
    unusable-override: palette, none;
    palette-cycle: crash, none;

    color-words: nui, swiftui;
    color-name-first: palette, word;
    hex-prefix: list(#, 0x);
    hex-three: doubled, none;
    hex-eight: alpha-first-percent, alpha-last, first-six;
    hex-lengths: list(number);
    hex-anchored: true, false;
    hex-blanks: joined, none;
    color-functions: list(rgb, rgba, hsl, hsla, none);
    function-component: dot-decides, none;
    hsl-means: hsb, none;
    bad-color: none, palette;
    bad-title-color: crash, none, palette;
    bad-title-font: crash, none;

    font-style: true, false;
    unit-in-number: ignored, none;
    pair-without-comma: crash, none;
    box-wrong-count: zero, none;
    unknown-keyword: default, none;

    attribute-wins: first, last;
    class-wins: first, last;
    class-before-layer: true, false;
    normal-suffix: separate, same;
    combined-state: normal, none;

    media: grammar, ignored;
    media-device: list(ipad, iphone);
    media-orientation: list(landscape, portrait);
    unknown-media-feature: true, false;
    unknown-media-value: true, false;
    repeated-media-feature: last, none;
}
