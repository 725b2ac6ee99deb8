/* Palette v4: Fiori 5, the first palette with a dark mode. SDK 5.0, iOS, visionOS and Mac Catalyst.

   light rows are light ink for dark mode, dark rows dark ink for light mode; contrast- with increased contrast,
   elevated- on sheets and popovers, elevated-contrast- both. Values are as the source writes them, alpha last. The
   head of v8.nss says how missing rows follow from the others.

   Evidence: code. Source CS = https://github.com/SAP/cloud-sdk-ios-fiori at commit
   098daf087d725281ebcfc1e0cefdc60b68023173, PaletteV4.swift. */

palette {
    version: v4;
    type: PaletteV4;
    sdk: 5.0;
    design: Fiori 5;
    platforms: iOS, visionOS, macCatalyst;
    previous: v3_2;
    colors: 67;
    evidence: code(CS);
}

primary1 { light: #FFFFFF; dark: #32363A; }
primary2 { light: #FFFFFF; dark: #515559; }
primary3 { light: #EBEBF599; dark: #6A6D70; }
primary4 { light: #EBEBF54D; dark: #CCCCCC; }
primary5 { light: #2C2C2E; dark: #FAFAFA; }
primary6 { light: #1C1C1E; dark: #FFFFFF; }
primary7 { light: #74777A; dark: #74777A; }
primary9 { light: #48484A; dark: #EEEEEF; }
primary10 { light: #89919A; dark: #89919A; }
tintColor { light: #D1E8FF; dark: #0A6ED1; }
tintColorLight { light: #0A84FF; dark: #D1E8FF; }
tintColorDark { light: #0A84FF; dark: #0A6ED1; }
tintColorTapState { light: #0A84FF66; dark: #0854A1; }
tintColorTapStateLight { light: #0A84FF66; dark: #74A5D5; }
tintColorTapStateDark { light: #0A84FF66; dark: #0854A1; }
navigationBar { light: #161616CC; dark: #354A5F; }
backgroundGradientTop { light: #161616; dark: #354A5F; }
backgroundGradientBottom { light: #354A5F; dark: #354A5F; }
backgroundBase { light: #000000; dark: #F3F3F3; }
line { light: #38383A; dark: #F3F3F3; }
cellBackgroundTapState { light: #47474CCC; dark: #EEEEEF; }
chart1 { light: #74B3F0; dark: #5899DA; }
chart2 { light: #E8743B; dark: #E8743B; }
chart3 { light: #19A979; dark: #19A979; }
chart4 { light: #ED4A7B; dark: #ED4A7B; }
chart5 { light: #945ECF; dark: #945ECF; }
chart6 { light: #13A4B4; dark: #13A4B4; }
chart7 { light: #5C66F5; dark: #525DF4; }
chart8 { light: #C63FA4; dark: #BF399E; }
chart9 { light: #6C8893; dark: #6C8893; }
chart10 { light: #EE6868; dark: #EE6868; }
chart11 { light: #387BB7; dark: #2F6497; }
negative { light: #FF453A; dark: #BB0000; }
critical { light: #FF9F0A; dark: #E9730C; }
positive { light: #32D74B; dark: #107E3E; }
stockUpStroke { light: #19A979; dark: #19A979; }
stockDownStroke { light: #EE6868; dark: #EE6868; }
map1 { light: #2E4A62; dark: #2E4A62; }
map2 { light: #56840E; dark: #56840E; }
map3 { light: #A63788; dark: #A63788; }
map4 { light: #0079C6; dark: #0079C6; }
map5 { light: #6B4EA0; dark: #6B4EA0; }
map6 { light: #A16B00; dark: #A16B00; }
map7 { light: #0B6295; dark: #0B6295; }
/* The source spells this D0R774. R is no hex digit, so the reader stops after D0 and paints a pure dark blue. */
map8 { light: D0R774; light-painted: #0000D0; dark: D0R774; dark-painted: #0000D0; }
map9 { light: #1C857A; dark: #1C857A; }
map10 { light: #C45300; dark: #C45300; }
esriEdit { light: #FFF114; dark: #1B6DD2; }
negativeBackground { light: #583434CC; dark: #FFEBEB; }
/* Critical is greenish and positive brownish here: the two light values look exchanged. Kept as the source has it. */
criticalBackground { light: #3E5045CC; dark: #FEF7F1; }
positiveBackground { light: #6E442ACC; dark: #F1FDF6; }
informationBackground { light: #2C4660CC; dark: #F5FAFF; }
accent1 { light: #E38B16; dark: #E38B16; }
accent1b { light: #D17F15; dark: #D17F15; }
accent2 { light: #DC7474; dark: #DC7474; }
accent2b { light: #D04343; dark: #D04343; }
accent3 { light: #DB1F77; dark: #DB1F77; }
accent4 { light: #C0399F; dark: #C0399F; }
accent5 { light: #6367DE; dark: #6367DE; }
accent6 { light: #5899DA; dark: #5899DA; }
accent6b { light: #2B78C5; dark: #2B78C5; }
accent7 { light: #13A4B4; dark: #13A4B4; }
accent7b { light: #0F828F; dark: #0F828F; }
accent8 { light: #7CA10C; dark: #7CA10C; }
accent9 { light: #925ACE; dark: #925ACE; }
accent10 { light: #8497A4; dark: #8497A4; }
accent10b { light: #647887; dark: #647887; }
