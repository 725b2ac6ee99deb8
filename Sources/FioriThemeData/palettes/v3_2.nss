/* Palette v3_2: Fiori 3. SDK 3.0 SP02, iOS, visionOS and Mac Catalyst.

   light rows are light ink for dark mode, dark rows dark ink for light mode; contrast- with increased contrast,
   elevated- on sheets and popovers, elevated-contrast- both. Values are as the source writes them, alpha last. The
   head of v8.nss says how missing rows follow from the others.

   Evidence: code. Source CS = https://github.com/SAP/cloud-sdk-ios-fiori at commit
   098daf087d725281ebcfc1e0cefdc60b68023173, PaletteV3.swift. */

palette {
    version: v3_2;
    type: PaletteV3;
    sdk: 3.0 SP02;
    design: Fiori 3;
    platforms: iOS, visionOS, macCatalyst;
    previous: v3_x;
    colors: 65;
    evidence: code(CS);
}

primary1 { light: #FFFFFF; dark: #32363A; }
primary2 { light: #D9D9D9; dark: #515559; }
primary3 { light: #6A6D70; }
primary4 { light: #CCCCCC; }
primary5 { light: #FAFAFA; }
primary6 { light: #FFFFFF; }
primary7 { light: #74777A; }
primary9 { light: #EEEEEF; }
primary10 { light: #89919A; }
/* This twin and its three neighbours look exchanged against v3_x and v4: here the light name holds the dark
   blue and the dark name the pale one. Kept as the source has it. */
tintColorLight { light: #0A6ED1; }
tintColorDark { light: #D1E8FF; }
tintColor { light: #D1E8FF; dark: #0A6ED1; }
tintColorTapStateLight { light: #0854A1; }
tintColorTapStateDark { light: #74A5D5; }
tintColorTapState { light: #74A5D5; dark: #0854A1; }
navigationBar { light: #354A5F; }
backgroundGradientTop { light: #354A5F; }
backgroundGradientBottom { light: #3F566B; }
backgroundBase { light: #F3F3F3; }
line { light: #F3F3F3; }
cellBackgroundTapState { light: #EEEEEF; }
chart1 { light: #74B3F0; dark: #5899DA; }
chart2 { light: #E8743B; }
chart3 { light: #19A979; }
chart4 { light: #ED4A7B; }
chart5 { light: #945ECF; }
chart6 { light: #13A4B4; }
chart7 { light: #5C66F5; dark: #525DF4; }
chart8 { light: #C63FA4; dark: #BF399E; }
chart9 { light: #6C8893; }
chart10 { light: #EE6868; }
chart11 { light: #387BB7; dark: #2F6497; }
negative { light: #FF9B9B; dark: #BB0000; }
critical { light: #FFDB79; dark: #E9730C; }
positive { light: #8EF79F; dark: #107E3E; }
map1 { light: #2E4A62; }
map2 { light: #56840E; }
map3 { light: #A63788; }
map4 { light: #0079C6; }
map5 { light: #6B4EA0; }
map6 { light: #A16B00; }
map7 { light: #0B6295; }
/* The source spells this D0R774. R is no hex digit, so the reader stops after D0 and paints a pure dark blue. */
map8 { light: D0R774; light-painted: #0000D0; }
map9 { light: #1C857A; }
map10 { light: #C45300; }
esriEdit { light: #FFF114; dark: #1B6DD2; }
negativeBackground { light: #FFEBEB; }
criticalBackground { light: #FEF7F1; }
positiveBackground { light: #F1FDF6; }
informationBackground { light: #F5FAFF; }
accent1 { light: #E38B16; }
accent1b { light: #D17F15; }
accent2 { light: #DC7474; }
accent2b { light: #D04343; }
accent3 { light: #DB1F77; }
accent4 { light: #C0399F; }
accent5 { light: #6367DE; }
accent6 { light: #5899DA; }
accent6b { light: #2B78C5; }
accent7 { light: #13A4B4; }
accent7b { light: #0F828F; }
accent8 { light: #7CA10C; }
accent9 { light: #925ACE; }
accent10 { light: #8497A4; }
accent10b { light: #647887; }
