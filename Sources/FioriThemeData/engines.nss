/* Engines: how each run-time reads a theming stylesheet. One block an engine, one row a fact.

       fact: value, evidence(source);          a value may be several words, with commas between them

   Evidence is code (read in the reader's own source, or seen when it was run), documented (a page says so), example
   (only seen in an example) or inferred (concluded; the source is where from). Where two stand, the first counts. A
   fact whose evidence is inferred may turn out otherwise: what rests on it is a warning at most. A fact that is not
   known has no row. The blocks have their facts in the same order, and a word means the same in all three. A user
   overrides a row by writing it, without evidence, in a block engine_NAME of the settings file; what it may then be is in
   factvalues.nss.

   Sources, with the commit that was read
   BR     https://help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/25.08/en-US/Documents/Frameworks/SAPFiori/branding-and-theming.html
   NUISET the class page NUISettings beside BR; TLCOLL the class page FUITimelineCollectionViewCell; SIGCTRL the class page
          FUISignatureCaptureController; UIVIEW the extension page UIView
   TUT    https://github.com/sap-tutorials/Tutorials, tutorials/fiori-ios-scpms-custom-app-theming
   SEED   the page Progress Banner Message View of SAP's cloud guide (April 2021)
   CS     https://github.com/SAP/cloud-sdk-ios-fiori at 098daf087d725281ebcfc1e0cefdc60b68023173: Sources/FioriThemeManager;
          SSP StyleSheetParser, SSC StyleSheetConverter, SSS StyleSheetSettings, TM ThemeManager, CE Color+Extension,
          STYLE ColorStyle; GUIDE its article CustomizeColorPalette
   NUI    https://github.com/tombenner/nui at 744a36f74b28d43a7cc836ba85c62e4e0ccde78e: README, and in NUI/Core SP NUIStyleParser, ST
          NUISettings, CV NUIConverter, UT NUIUtilities, RS Parser/NUIRuleSet, PD Parser/NUIParserDelegate, BTN
          Renderers/NUIButtonRenderer; MO Parser/NUIMediaOptionSet; UV NUI/UI/UIView+NUI
   TK     https://github.com/tombenner/NUIParse at 65bc940: tokeniser and recognisers

   The facts
   reader                  grammar: the sheet is parsed as a whole; lines: each line for itself
   blocks                  are blocks of class paths read or ignored
   sdk-sheet               true: the look that the SDK's pages print lies under every theme
   syntax-error            what it costs: sheet-lost, or line-lost
   encoding-error          a file that is not UTF-8: sheet-lost
   comments                block: white space wherever they stand; none: the reader has no notion of them
   keyword-splits-word     a word that begins with and or @media falls in two, and the sheet is lost
   slash-in-word           a slash may stand in a word after its first character, so a comment glued to a word is lost
   indented-definition     read or ignored
   definition-in-comment, definition-in-block   read if it starts in column one; in a block: sheet-lost
   definition-end          semicolon, or last-character: whatever stands there is cut off, the semicolon or a digit
   definition-blanks       trimmed, or kept in name and value
   second-colon            in a definition's line or value: sheet-lost or line-lost
   trailing-comment        behind a definition: dropped or part-of-value
   definition-wins         of two in a sheet with one name: first or last
   layer-wins              of two sheets that say the same: last
   variables               file: a sheet sees only its own; process: all loaded sheets share one table
   variable-hops           how many definitions a use may go through; 0: values are never looked up
   variable-use            whole-value: only if the value is nothing but the name; none
   undefined-variable      crash: the app stops while the sheet is loaded; not-applicable
   palette-constants       @name finds the SDK's colours if no definition has the name
   palette-names           a bare palette name is a value
   palette-name-suffix     _lightBackground or _darkBackground behind one: honored or ignored
   palette-name-scheme     one of the schemes of colornames.nss behind it: honored
   palette-overrides       a definition named like a palette colour replaces it
   palette-keys            which lookup block of colornames.nss applies: common, or an engine's own on top of it
   override-beats-code     such a definition is stronger than a colour set in code
   unusable-override       a definition whose value is no colour: palette, the SDK's colour stays
   palette-cycle           definitions that name each other's colours: crash when one is asked for
   color-words             whose words_ block of colornames.nss applies
   color-name-first        what a name means that is one of those words and one of the palette's: palette or word
   hex-prefix              what may stand before the digits
   hex-three, hex-eight    doubled or none; alpha-first-percent, alpha-last or first-six (the rest has no effect)
   hex-lengths             the lengths that are looked for, in order; more digits than that are cut, fewer find nothing
   hex-anchored            true if nothing else may stand around the digits
   hex-blanks              joined: blanks between the digits are taken out first
   color-functions         names, or none
   function-component      dot-decides: with a dot as it is, without one over 255, alpha and hue included
   hsl-means               hsb: the third number is brightness
   bad-color               none: the property gets no colour; palette
   bad-title-color         the same in a title, as the catalogue's row title-text has it: crash when it is drawn
   bad-title-font          a font that is not found, in the same places: crash when it is drawn
   font-style              is the attribute known
   unit-in-number          ignored: the number in front counts, text alone is 0
   pair-without-comma      crash
   box-wrong-count         zero: all four sides
   unknown-keyword         default: the first or plainest choice
   attribute-wins          of two in a block, or in blocks of one class path: last
   class-wins              of two classes of an element that declare an attribute: last
   class-before-layer      sheets are merged per class first, then classes are looked up
   normal-suffix           separate: name and name-normal are two attributes; same: one
   combined-state          what an undeclared one falls back to: normal
   media                   grammar or ignored
   media-device, media-orientation   the values that can hold
   unknown-media-feature   true: the condition holds; unknown-media-value: false
   repeated-media-feature  last: the earlier one is forgotten */

/* SAPFiori, the UIKit framework: a closed fork of NUI. What SAP's pages do not say is taken over from NUI as inferred. */
uikit {
    runtime: SAPFiori;
    version: 25.08;

    reader: grammar, inferred(BR, NUI);
    blocks: read, documented(BR);
    sdk-sheet: true, documented(BR), example(SEED);
    /* The loading calls are declared as throwing, so the app may hear of it. */
    syntax-error: sheet-lost, inferred(NUI, NUISET);
    encoding-error: sheet-lost, inferred(NUI);
    comments: block, example(TUT);
    keyword-splits-word: true, inferred(NUI);
    slash-in-word: true, inferred(NUI);
    indented-definition: read, inferred(NUI);
    definition-in-comment: ignored, inferred(NUI);
    definition-in-block: sheet-lost, inferred(NUI);
    definition-end: semicolon, inferred(NUI);
    definition-blanks: trimmed, inferred(NUI);
    second-colon: sheet-lost, inferred(NUI);
    trailing-comment: dropped, inferred(NUI);

    definition-wins: last, inferred(NUI);
    layer-wins: last, inferred(NUISET, NUI);
    variables: file, inferred(NUI);
    variable-hops: 1, inferred(NUI);
    variable-use: whole-value, inferred(SEED, NUI);
    undefined-variable: crash, inferred(NUI);

    palette-constants: true, documented(BR), example(SEED);
    palette-names: true, example(BR, TLCOLL);
    palette-name-suffix: honored, example(BR);
    palette-overrides: true, documented(BR);
    /* The pages name the plain, light and dark keys and the old tint names; the elevated and contrast ones are inferred. */
    palette-keys: common, documented(GUIDE);
    override-beats-code: false, inferred(BR);
    unusable-override: palette, inferred(CS);
    palette-cycle: crash, inferred(CS);

    color-words: nui, inferred(NUI);
    color-name-first: palette, inferred(BR, TLCOLL);
    hex-prefix: #, 0x, inferred(TUT, NUI);
    hex-three: doubled, inferred(CS);
    /* The guide's #1EE68A00 makes sense in this order only, and a comment left in CS describes it: 1E is 30 percent, over
       100 counts as 100. */
    hex-eight: alpha-first-percent, inferred(BR, SSC);
    hex-lengths: 8, 6, 3, inferred(CS);
    hex-anchored: false, inferred(NUI, CS);
    hex-blanks: joined, inferred(NUI, CS);
    color-functions: rgb, rgba, hsl, hsla, inferred(NUI);
    function-component: dot-decides, inferred(NUI);
    hsl-means: hsb, inferred(NUI);
    bad-color: none, inferred(NUI);
    bad-title-color: crash, inferred(NUI);
    bad-title-font: crash, inferred(NUI);

    font-style: true, documented(BR, TLCOLL);
    unit-in-number: ignored, inferred(NUI);
    pair-without-comma: crash, inferred(NUI);
    box-wrong-count: zero, inferred(NUI);
    unknown-keyword: default, inferred(NUI);

    attribute-wins: last, inferred(NUI);
    class-wins: last, inferred(UIVIEW, NUI);
    class-before-layer: true, inferred(NUI);
    normal-suffix: same, inferred(SIGCTRL);
    combined-state: normal, inferred(BTN);

    media: grammar, inferred(NUI);
    media-device: ipad, iphone, inferred(NUI);
    media-orientation: landscape, portrait, inferred(NUI);
    unknown-media-feature: true, inferred(NUI);
    unknown-media-value: false, inferred(NUI);
    repeated-media-feature: last, inferred(NUI);
}

/* FioriThemeManager of cloud-sdk-ios-fiori, the SwiftUI side: palette overrides only, line by line. */
swiftui {
    runtime: FioriThemeManager;
    version: 098daf087d;

    reader: lines, code(SSP);                       /* 21-36 */
    blocks: ignored, code(SSP);                     /* 26 */
    sdk-sheet: false, code(SSP);
    syntax-error: line-lost, code(SSP);             /* 26-28; nothing is reported */
    encoding-error: sheet-lost, code(SSS);          /* 40, 51; nothing is reported */
    comments: none, code(SSP);
    keyword-splits-word: false, code(SSP);
    slash-in-word: true, code(SSP);
    indented-definition: ignored, code(SSP);        /* 26 */
    definition-in-comment: read, code(SSP);         /* 26 */
    definition-in-block: read, code(SSP);           /* 26 */
    definition-end: last-character, code(SSP);      /* 27 */
    definition-blanks: kept, code(SSP);             /* 28; a name as value then means nothing, hex digits survive */
    second-colon: line-lost, code(SSP);             /* 27-28 */
    trailing-comment: part-of-value, code(SSP);     /* 27 */

    definition-wins: first, code(SSP);              /* 30; a test of the repository fixes it */
    layer-wins: last, code(SSS);                    /* 41-43, 52-54; a colour that was read already stays */
    variables: process, code(SSS);                  /* 38-55 */
    variable-hops: 0, code(SSC);
    variable-use: none, code(SSC);
    undefined-variable: not-applicable, code(SSC);

    palette-constants: false, code(SSC);
    palette-names: true, code(SSC);                 /* 60 */
    palette-name-suffix: ignored, code(STYLE);      /* 1681-1683; comments beside it promise otherwise */
    palette-name-scheme: honored, code(STYLE);      /* 1666-1688 */
    palette-overrides: true, code(TM), documented(GUIDE);
    palette-keys: swiftui, code(TM);                /* 223-303 */
    override-beats-code: true, code(TM);            /* 209-216 */
    unusable-override: palette, code(TM);           /* 209-220 */
    palette-cycle: crash, code(SSC, TM);            /* SSC 60, TM 209-211 */

    color-words: swiftui, code(SSC);                /* 8-57 */
    color-name-first: word, code(SSC);              /* 56-60 */
    hex-prefix: #, 0x, code(SSC);                   /* 65-75 */
    hex-three: doubled, code(SSC);                  /* 71-78 */
    hex-eight: alpha-last, code(CE);                /* 50-51, 66-73 */
    hex-lengths: 8, 6, 3, code(SSC);                /* 71-75 */
    hex-anchored: false, code(SSC);                 /* 71-75 */
    hex-blanks: joined, code(SSC);                  /* 65 */
    color-functions: none, code(SSC);
    bad-color: palette, code(TM);

    media: ignored, code(SSP);                      /* what stands inside counts always */
}

/* NUI as it was published last, version 0.5 and its master branch. */
nui {
    runtime: NUI;
    version: 744a36f;

    reader: grammar, code(SP);                      /* 121-179 */
    blocks: read, code(SP);                         /* 158-163 */
    sdk-sheet: false, code(SP);
    syntax-error: sheet-lost, code(SP, PD);         /* PD 21-24; nothing is reported */
    encoding-error: sheet-lost, code(SP);           /* 32, 39 */
    comments: block, code(SP);                      /* 122-124 */
    keyword-splits-word: true, code(SP, TK);        /* 126-127 */
    slash-in-word: true, code(SP);                  /* 129-133 */
    indented-definition: read, code(SP);
    definition-in-comment: ignored, code(SP);
    definition-in-block: sheet-lost, code(SP);      /* 152-168 */
    definition-end: semicolon, code(SP);            /* 152-168 */
    definition-blanks: trimmed, code(SP);           /* 121 */
    second-colon: sheet-lost, code(SP);             /* 152-168 */
    trailing-comment: dropped, code(SP);            /* 122-124 */

    definition-wins: last, code(SP);                /* 51-54; of those whose condition holds */
    layer-wins: last, code(ST);                     /* 38-64 */
    variables: file, code(SP, ST);                  /* SP 48-67, ST 38-48 */
    variable-hops: 1, code(SP);                     /* 73-81 */
    variable-use: whole-value, code(SP);            /* 73-81 */
    undefined-variable: crash, code(SP);            /* 57-58, 78-80; not in a block whose condition fails */

    palette-constants: false, code(SP);
    palette-names: false, code(CV);
    palette-overrides: false, code(SP);

    color-words: nui, code(CV);                     /* 123-131 */
    hex-prefix: #, 0x, code(CV);                    /* 139-140 */
    hex-three: none, code(CV);                      /* 146-152 */
    hex-eight: first-six, code(CV);                 /* 146-152 */
    hex-lengths: 6, code(CV);                       /* 146-152 */
    hex-anchored: false, code(CV);                  /* 139-140 */
    hex-blanks: joined, code(CV);                   /* 135-137 */
    color-functions: rgb, rgba, hsl, hsla, code(CV);    /* 141-142, 153-176 */
    function-component: dot-decides, code(CV);      /* 185-191 */
    hsl-means: hsb, code(CV);                       /* 171-174 */
    bad-color: none, code(CV);
    bad-title-color: crash, code(UT);               /* 24-36 */
    bad-title-font: crash, code(UT);                /* 24-36 */

    font-style: false, documented(README);
    unit-in-number: ignored, code(CV);              /* 27-30 */
    pair-without-comma: crash, code(CV);            /* 42-55 */
    box-wrong-count: zero, code(CV);                /* 57-91 */
    unknown-keyword: default, code(CV);             /* 93-117, 218-273 */

    attribute-wins: last, code(RS, SP);             /* RS 26-28, SP 56-85 */
    class-wins: last, code(ST), documented(README); /* 151-160, 309-313 */
    class-before-layer: true, code(ST);             /* 26-64 */
    normal-suffix: separate, code(BTN);             /* 34-38 */
    combined-state: normal, inferred(BTN);          /* UIKit's own habit; NUI declares only what the sheet has */

    media: grammar, code(SP);                       /* 87-114 */
    media-device: ipad, iphone, code(SP);           /* 87-114; all but a pad is a phone */
    media-orientation: landscape, portrait, code(SP);   /* 87-114 */
    unknown-media-feature: true, code(SP);          /* 87-114 */
    unknown-media-value: false, code(SP);           /* 87-114 */
    repeated-media-feature: last, code(MO);         /* 63-73 */
}
