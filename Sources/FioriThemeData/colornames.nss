/* Colour names: what the palettes do not say about the names of the SDK's colours, and how a theme's own
   definitions reach them.

   names            name: status, successor. Status is current, deprecated (still paints the value of the last palette
                    that had it) or unavailable (no longer read at all). The successor is advice for people: at run
                    time a name is never replaced by it. Two tap-state names are their own successor in the source.
                    The order is the source's.
   suffixes         what a definition may put behind a name: the palette row it overrides (see the palettes for
                    the rows). The suffix names the paper, the row the ink, so the two read crossed.
   schemes          what a value may put behind a palette's name under an engine with palette-name-scheme: same (the
                    appearance the colour is shown in), inverse (the other one), light or dark (that one always).
                    Level and contrast follow the traits in any case.
   lookup           palette row: the keys that are tried, in order; the first one that is defined decides, even
                    if its value is no colour, and no row falls back to another. bare is the name alone, alias the
                    name of an alias below.
   lookup_ENGINE    rows that this engine reads otherwise.
   aliases          old name: the name it stands for, the palette row it serves.
   map_VERSION      new name: the older name that is used instead when this palette version is chosen. The maps of
                    the following versions count too, up to the first version without a map; the earlier map wins.
                    One step only. A mapped name is replaced even where the palette has a colour of its own for it.
   statuses         what the name of a colour for a status begins with. Names that go on alike are shown side by side
                    for one thing or the other (inferred from the names).
   words_ENGINE     colour words of the system that the engine takes as values: a fixed colour, system(name) for
                    one that follows appearance and contrast, none for a word that is known and gives no colour.

   Source CS = https://github.com/SAP/cloud-sdk-ios-fiori at commit
   098daf087d725281ebcfc1e0cefdc60b68023173: ColorStyle.swift (names; schemes: lines
   1666-1688), HexColor.swift (what a scheme does), ThemeManager.swift lines 223-303
   (keys), ColorCompatibilityMapV4.swift and -V5.swift (maps), StyleSheetConverter.swift lines 8-57 (words).
   Source NUI = https://github.com/tombenner/nui/blob/744a36f/NUI/Core/NUIConverter.m lines 123-131.
   Source UIC = https://developer.apple.com/documentation/uikit/uicolor. */

names {
    /* Core scales */
    grey1: current;
    grey2: current;
    grey3: current;
    grey4: current;
    grey5: current;
    grey6: current;
    grey7: current;
    grey8: current;
    grey9: current;
    grey10: current;
    grey11: current;
    blue1: current;
    blue2: current;
    blue3: current;
    blue4: current;
    blue5: current;
    blue6: current;
    blue7: current;
    blue8: current;
    blue9: current;
    blue10: current;
    blue11: current;
    teal1: current;
    teal2: current;
    teal3: current;
    teal4: current;
    teal5: current;
    teal6: current;
    teal7: current;
    teal8: current;
    teal9: current;
    teal10: current;
    teal11: current;
    green1: current;
    green2: current;
    green3: current;
    green4: current;
    green5: current;
    green6: current;
    green7: current;
    green8: current;
    green9: current;
    green10: current;
    green11: current;
    mango1: current;
    mango2: current;
    mango3: current;
    mango4: current;
    mango5: current;
    mango6: current;
    mango7: current;
    mango8: current;
    mango9: current;
    mango10: current;
    mango11: current;
    red1: current;
    red2: current;
    red3: current;
    red4: current;
    red5: current;
    red6: current;
    red7: current;
    red8: current;
    red9: current;
    red10: current;
    red11: current;
    pink1: current;
    pink2: current;
    pink3: current;
    pink4: current;
    pink5: current;
    pink6: current;
    pink7: current;
    pink8: current;
    pink9: current;
    pink10: current;
    pink11: current;
    raspberry1: current;
    raspberry2: current;
    raspberry3: current;
    raspberry4: current;
    raspberry5: current;
    raspberry6: current;
    raspberry7: current;
    raspberry8: current;
    raspberry9: current;
    raspberry10: current;
    raspberry11: current;
    indigo1: current;
    indigo2: current;
    indigo3: current;
    indigo4: current;
    indigo5: current;
    indigo6: current;
    indigo7: current;
    indigo8: current;
    indigo9: current;
    indigo10: current;
    indigo11: current;
    baseWhite: current;
    baseBlack: current;
    base1: current;
    base2: current;
    accentLabel1: current;
    accentLabel2: current;
    accentLabel3: current;
    accentLabel4: current;
    accentLabel5: current;
    accentLabel6: current;
    accentLabel7: current;
    accentLabel8: current;
    accentLabel9: current;
    accentLabel10: current;
    accentBackground1: current;
    accentBackground2: current;
    accentBackground3: current;
    accentBackground4: current;
    accentBackground5: current;
    accentBackground6: current;
    accentBackground7: current;
    accentBackground8: current;
    accentBackground9: current;
    accentBackground10: current;

    /* Shadow colours */
    cardShadow: current;
    sectionShadow: current;

    /* Grouped background colours */
    primaryGroupedBackground: current;
    secondaryGroupedBackground: current;
    tertiaryGroupedBackground: current;

    /* Background colours */
    primaryBackground: current;
    secondaryBackground: current;
    tertiaryBackground: current;

    /* Label colours */
    navBarTitleLabel: current;
    primaryLabel: current;
    secondaryLabel: current;
    tertiaryLabel: current;
    quaternaryLabel: current;
    quinaryLabel: current;
    neutralLabel: current;

    /* Fill colours */
    primaryFill: current;
    secondaryFill: current;
    tertiaryFill: current;
    quaternaryFill: current;

    /* Tint colours */
    tintColor: current;
    tintColor2: current;
    tintColor3: current;
    tintColorTapState: current;

    /* Semantic colours */
    negativeLabel: current;
    positiveLabel: current;
    criticalLabel: current;
    informativeLabel: current;
    negativeLabelTapState: current;
    positiveLabelTapState: current;
    criticalLabelTapState: current;
    informativeLabelTapState: current;
    neutralLabelTapState: current;
    negativeBackground: current;
    positiveBackground: current;
    criticalBackground: current;
    informationBackground: current;
    neutralBackground: current;
    negativeBackgroundTapState: current;
    positiveBackgroundTapState: current;
    criticalBackgroundTapState: current;
    informationBackgroundTapState: current;
    neutralBackgroundTapState: current;

    /* Separator colours */
    separator: current;
    separatorOpaque: current;

    /* Ui materials colours */
    header: current;
    headerBlended: current;
    barTransparent: current;
    contrastElement: current;
    footer: current;
    cellBackground: current;
    chrome: current;
    chromeSecondary: current;

    /* Chart colours */
    chart1: current;
    chart2: current;
    chart3: current;
    chart4: current;
    chart5: current;
    chart6: current;
    chart7: current;
    chart8: current;
    chart9: current;
    chart10: current;
    chart11: current;
    chart12: current;
    stockUpStroke: current;
    stockDownStroke: current;
    chartBad: current;
    chartCritical: current;
    chartGood: current;
    chartNeutral: current;

    /* Map colours */
    map1: current;
    map2: current;
    map3: current;
    map4: current;
    map5: current;
    map6: current;
    map7: current;
    map8: current;
    map9: current;
    map10: current;

    /* Custom colours */
    customColor1: current;
    customColor2: current;
    customColor3: current;
    customColor4: current;
    customColor5: current;
    customColor6: current;
    esriEdit: current;
    jouleBrand: current;
    jouleAccent1: current;
    jouleAccent2: current;
    jouleAccent3: current;
    jouleGradient1: current;
    jouleGradient2: current;
    jouleSelectedFill: current;
    jouleSelectedLabel: current;

    /* Deprecated basic colours */
    quarternaryLabel: unavailable, quaternaryLabel;
    quarternaryFill: unavailable, quaternaryFill;
    shell: deprecated, header;
    background1: deprecated, primaryGroupedBackground;
    background2: deprecated, tertiaryGroupedBackground;
    line: deprecated, separatorOpaque;
    primary1: deprecated, primaryLabel;
    primary2: deprecated, secondaryLabel;
    primary3: deprecated, tertiaryLabel;
    primary4: deprecated, secondaryFill;
    primary5: deprecated, footer;
    primary6: deprecated, secondaryGroupedBackground;
    primary7: deprecated, quaternaryLabel;
    primary8: deprecated, barTransparent;
    primary9: deprecated, separator;
    primary10: deprecated, contrastElement;
    tintColorLight: deprecated, tintColor;
    tintColorDark: deprecated, tintColor2;
    tintColorTapStateLight: deprecated, tintColorTapStateLight;
    tintColorTapStateDark: deprecated, tintColorTapStateDark;
    cellBackgroundTapState: deprecated, quaternaryFill;
    shadow: deprecated, cardShadow;
    negative: deprecated, negativeLabel;
    positive: deprecated, positiveLabel;
    critical: deprecated, criticalLabel;

    /* Deprecated accent colours */
    accent1: deprecated, mango3;
    accent1b: deprecated, mango4;
    accent2: deprecated, red4;
    accent2b: deprecated, red5;
    accent3: deprecated, pink5;
    accent4: deprecated, pink6;
    accent5: deprecated, indigo6;
    accent6: deprecated, blue6;
    accent6b: deprecated, blue7;
    accent7: deprecated, teal4;
    accent7b: deprecated, teal5;
    accent8: deprecated, green4;
    accent9: deprecated, indigo5;
    accent10: deprecated, grey5;
    accent10b: deprecated, grey4;

    /* Deprecated with v5 */
    navigationBar: deprecated, header;
    backgroundGradientTop: deprecated, header;
    backgroundGradientBottom: deprecated, header;
    backgroundBase: deprecated, primaryBackground;
}

suffixes {
    _lightBackground: dark;
    _darkBackground: light;
    _elevatedLightBackground: elevated-dark;
    _elevatedDarkBackground: elevated-light;
    _contrastLightBackground: contrast-dark;
    _contrastDarkBackground: contrast-light;
    _elevatedContrastDarkBackground: elevated-contrast-light;
    _elevatedContrastLightBackground: elevated-contrast-dark;
    /* The slip that SwiftUI's theme manager looks for in place of the line above; see lookup_swiftui. */
    _elevatedContrastLightkBackground: elevated-contrast-dark;
}

schemes {
    _device: same;
    _deviceInverse: inverse;
    _lightConstant: light;
    _darkConstant: dark;
}

lookup {
    light: _darkBackground, alias;
    dark: _lightBackground, bare, alias;
    contrast-light: _contrastDarkBackground;
    contrast-dark: _contrastLightBackground;
    elevated-light: _elevatedDarkBackground;
    elevated-dark: _elevatedLightBackground;
    elevated-contrast-light: _elevatedContrastDarkBackground;
    elevated-contrast-dark: _elevatedContrastLightBackground;
}

lookup_swiftui {
    /* Misspelt in the code since April 2023 (ThemeManager.swift line 249): the right spelling is never found. */
    elevated-contrast-dark: _elevatedContrastLightkBackground;
}

aliases {
    tintColorDark: tintColor, dark;
    tintColorLight: tintColor, light;
    tintColorTapStateDark: tintColorTapState, dark;
    tintColorTapStateLight: tintColorTapState, light;
}

/* Three rows contradict the successors above: headerBlended, footer and primaryGroupedBackground are sent to names
   whose successors are header, header and primaryBackground. */
map_v4 {
    primaryLabel: primary1;
    secondaryLabel: primary2;
    tertiaryLabel: primary3;
    secondaryFill: primary4;
    secondaryGroupedBackground: primary6;
    quaternaryLabel: primary7;
    barTransparent: primary8;
    separator: primary9;
    headerBlended: backgroundGradientTop;
    footer: backgroundGradientBottom;
    primaryGroupedBackground: backgroundBase;
}

/* contrastElement hides the colour v5 itself has under that name. Under v4 cardShadow leads nowhere, since shadow
   came with v5. */
map_v5 {
    separatorOpaque: line;
    contrastElement: primary10;
    tintColor2: tintColorDark;
    cardShadow: shadow;
    mango3: accent1;
    mango4: accent1b;
    red4: accent2;
    red5: accent2b;
    pink5: accent3;
    pink6: accent4;
    indigo6: accent5;
    blue6: accent6;
    blue7: accent6b;
    teal4: accent7;
    teal5: accent7b;
    green4: accent8;
    indigo5: accent9;
    grey5: accent10;
    grey4: accent10b;
}

/* Empty, yet there: v4 and v5 look this far for more rows, and v8 has no map. */
map_v6 {
}

map_v7 {
}

statuses {
    negative: status;
    critical: status;
    positive: status;
}

/* black, white and clear are what they say; darkGray and lightGray are UIKit's constants. The others are SwiftUI's adaptive
   system colours, so red is not FF0000. */
words_swiftui {
    black: #000000;
    darkGray: #555555;
    lightGray: #AAAAAA;
    white: #FFFFFF;
    gray: system(gray);
    red: system(red);
    green: system(green);
    blue: system(blue);
    cyan: system(cyan);
    yellow: system(yellow);
    magenta: none;
    orange: system(orange);
    purple: system(purple);
    brown: system(brown);
    clear: #00000000;
}

/* Any colour property of UIColor is a word here, so the list is open and grows with the system: the constants of
   every system first, then the adaptive ones. */
words_nui {
    black: #000000;
    darkGray: #555555;
    lightGray: #AAAAAA;
    white: #FFFFFF;
    gray: #808080;
    red: #FF0000;
    green: #00FF00;
    blue: #0000FF;
    cyan: #00FFFF;
    yellow: #FFFF00;
    magenta: #FF00FF;
    orange: #FF8000;
    purple: #800080;
    brown: #996633;
    clear: #00000000;
    lightText: #FFFFFF99;
    darkText: #000000;
    groupTableViewBackground: system(groupTableViewBackground);
    label: system(label);
    secondaryLabel: system(secondaryLabel);
    tertiaryLabel: system(tertiaryLabel);
    quaternaryLabel: system(quaternaryLabel);
    placeholderText: system(placeholderText);
    separator: system(separator);
    opaqueSeparator: system(opaqueSeparator);
    link: system(link);
    systemFill: system(systemFill);
    secondarySystemFill: system(secondarySystemFill);
    tertiarySystemFill: system(tertiarySystemFill);
    quaternarySystemFill: system(quaternarySystemFill);
    systemBackground: system(systemBackground);
    secondarySystemBackground: system(secondarySystemBackground);
    tertiarySystemBackground: system(tertiarySystemBackground);
    systemGroupedBackground: system(systemGroupedBackground);
    secondarySystemGroupedBackground: system(secondarySystemGroupedBackground);
    tertiarySystemGroupedBackground: system(tertiarySystemGroupedBackground);
    systemRed: system(systemRed);
    systemGreen: system(systemGreen);
    systemBlue: system(systemBlue);
    systemOrange: system(systemOrange);
    systemYellow: system(systemYellow);
    systemPink: system(systemPink);
    systemPurple: system(systemPurple);
    systemTeal: system(systemTeal);
    systemIndigo: system(systemIndigo);
    systemBrown: system(systemBrown);
    systemMint: system(systemMint);
    systemCyan: system(systemCyan);
    systemGray: system(systemGray);
    systemGray2: system(systemGray2);
    systemGray3: system(systemGray3);
    systemGray4: system(systemGray4);
    systemGray5: system(systemGray5);
    systemGray6: system(systemGray6);
    tint: system(tint);
}
