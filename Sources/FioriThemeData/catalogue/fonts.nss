/* Fonts: the words that font-name and font-style take, and the faces of SAP's typeface 72. Other font names
   are legal, since an app brings its own fonts.

   system-fonts   word for font-name: the weight
   faces          PostScript name of a face of 72: its weight class, and condensed or italic where it is. The black
                  face has no hyphen. An app has to register the fonts first
   text-styles    word for font-style: points at the default size, and the style of the system it grows with
   other-styles   seen: seen as a value of font-style; member: a member of FDLFontStyle that is no text style above

   Sources: NUI (see naming.nss) for the system fonts; https://github.com/SAP/cloud-sdk-ios-fiori at
   098daf087d725281ebcfc1e0cefdc60b68023173, Sources/FioriThemeManager/72-Fonts, for faces and styles. SAPFiori's own
   list of text styles is not printed in full; the members of its FDLFontStyle are class paths of FontStyle. */

system-fonts {
    blackSystem: black;
    boldSystem: bold;
    heavySystem: heavy;
    italicSystem: regular, italic;
    lightSystem: light;
    mediumSystem: medium;
    semiboldSystem: semibold;
    system: regular;
    thinSystem: thin;
    ultraLightSystem: ultraLight;
}

faces {
    72-Bold: 700;
    72-BoldItalic: 700, italic;
    72-Condensed: 400, condensed;
    72-CondensedBold: 700, condensed;
    72-Italic: 400, italic;
    72-Light: 300;
    72-Regular: 400;
    72-Semibold: 600;
    72-SemiboldDuplex: 600;
    72Black: 900;
}

text-styles {
    KPI: 36, largeTitle;
    body: 17, body;
    callout: 16, callout;
    caption1: 12, caption;
    caption2: 11, caption2;
    extraLargeTitle: 52, largeTitle;
    extraLargeTitle2: 48, largeTitle;
    footnote: 13, footnote;
    headline: 17, headline;
    largeKPI: 48, largeTitle;
    largeTitle: 34, largeTitle;
    subheadline: 15, subheadline;
    title1: 28, title;
    title2: 22, title2;
    title3: 20, title3;
}

other-styles { UIFontTextStyleBody: seen; kpiNumber: member; kpiNumber2: member; }
