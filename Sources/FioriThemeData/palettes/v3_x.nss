/* Palette v3_x: the first snapshot. SDK 3.0 SP01, iOS, visionOS and Mac Catalyst.

   light rows are light ink for dark mode, dark rows dark ink for light mode; contrast- with increased contrast,
   elevated- on sheets and popovers, elevated-contrast- both. Values are as the source writes them, alpha last. The
   head of v8.nss says how missing rows follow from the others.

   Evidence: code. Source CS = https://github.com/SAP/cloud-sdk-ios-fiori at commit
   098daf087d725281ebcfc1e0cefdc60b68023173, PaletteV2.swift. */

palette {
    version: v3_x;
    type: PaletteV2;
    sdk: 3.0 SP01;
    design: first snapshot;
    platforms: iOS, visionOS, macCatalyst;
    colors: 46;
    evidence: code(CS);
}

primary1 { light: #FFFFFF; dark: #3F3A3A; }
primary2 { light: #D3D3D3; dark: #4E4E52; }
primary3 { light: #76767B; }
primary4 { light: #CCCCCC; }
primary5 { light: #F2F2F2; }
primary6 { light: #FFFFFF; }
primary7 { light: #5E6972; }
primary8 { light: #192835; }
primary9 { light: #F9F9F9; }
tintColor { light: #CAE4FB; dark: #3678AF; }
tintColorLight { light: #CAE4FB; }
tintColorDark { light: #3678AF; }
tintColorTapState { light: #6191BA; dark: #295171; }
tintColorTapStateLight { light: #6191BA; }
tintColorTapStateDark { light: #295171; }
navigationBar { light: #445E75; }
backgroundGradientTop { light: #445E75; }
backgroundGradientBottom { light: #3F566B; }
backgroundBase { light: #E8E8ED; }
cellBackgroundTapState { light: #F2F2F7; }
line { light: #E8E8ED; }
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
negative { light: #FF9B9B; dark: #D9364C; }
critical { light: #FFDB79; dark: #FFA325; }
positive { light: #8EF79F; dark: #3A835B; }
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
