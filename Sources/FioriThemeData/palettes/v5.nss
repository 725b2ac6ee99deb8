/* Palette v5: Fiori 6, the first palette with elevated and high-contrast colours. SDK 6.0, iOS, visionOS and Mac Catalyst.

   light rows are light ink for dark mode, dark rows dark ink for light mode; contrast- with increased contrast,
   elevated- on sheets and popovers, elevated-contrast- both. Values are as the source writes them, alpha last. The
   head of v8.nss says how missing rows follow from the others.

   Evidence: code. Source CS = https://github.com/SAP/cloud-sdk-ios-fiori at commit
   098daf087d725281ebcfc1e0cefdc60b68023173, PaletteV5.swift. */

palette {
    version: v5;
    type: PaletteV5;
    sdk: 6.0;
    design: Fiori 6;
    platforms: iOS, visionOS, macCatalyst;
    previous: v4;
    colors: 92;
    evidence: code(CS);
}

shell { light: #2C3D4F; dark: #354A5F; }
background1 { light: #1C2228; dark: #EDEFF0; }
background2 { light: #232A31; dark: #F7F7F7; }
line { light: #8696A9; dark: #89919A; }
separator { light: #8696A945; dark: #89919A69; }
primary1 { light: #FAFAFA; dark: #32363A; }
primary2 { light: #EEF0F1; dark: #515456; }
primary3 { light: #D3D7D9; dark: #6A6D70; }
primary4 { light: #687D94; dark: #CCCCCC; }
primary5 { light: #23303E; dark: #FAFAFA; }
primary6 { light: #29313A; dark: #FFFFFF; }
primary7 { light: #B8BEC1; dark: #74777A; }
primary8 { light: #2F3943; }
primary9 { light: #3A4552; dark: #E5E5E5; }
primary10 { light: #8696A9; dark: #89919A; }
shadow { light: #000000; }
primaryGroupedBackground { light: #1C2228; dark: #EDEFF0; elevated-light: #232A31; elevated-dark: #EDEFF0; }
secondaryGroupedBackground { light: #232A31; dark: #FFFFFF; elevated-light: #29313A; elevated-dark: #FFFFFF; }
tertiaryGroupedBackground { light: #29313A; dark: #FFFFFF; elevated-light: #2F3943; elevated-dark: #FFFFFF; }
primaryBackground { light: #232A31; dark: #FFFFFF; contrast-dark: #232A31; elevated-light: #29313A; elevated-dark: #FFFFFF; }
secondaryBackground { light: #1C2228; dark: #F7F7F7; contrast-dark: #1C2228; elevated-light: #232A31; elevated-dark: #F7F7F7; }
tertiaryBackground { light: #29313A; dark: #FFFFFF; contrast-dark: #29313A; elevated-light: #2F3943; elevated-dark: #FFFFFF; }
primaryLabel { light: #FAFAFA; dark: #32363A; contrast-light: #FAFAFA; contrast-dark: #FAFAFA; }
secondaryLabel { light: #FAFAFAD9; dark: #32363AD9; contrast-light: #FAFAFAD9; contrast-dark: #FAFAFAD9; }
tertiaryLabel { light: #FAFAFAB8; dark: #32363AB8; contrast-light: #FAFAFAB8; contrast-dark: #FAFAFAB8; }
quaternaryLabel { light: #FAFAFA8C; dark: #32363A8C; contrast-light: #FAFAFA8C; contrast-dark: #FAFAFA8C; }
primaryFill { light: #8696A948; dark: #89919A29; contrast-light: #8696A948; contrast-dark: #8696A948; }
secondaryFill { light: #8696A933; dark: #89919A1F; contrast-light: #8696A933; contrast-dark: #8696A933; }
tertiaryFill { light: #8696A91F; dark: #89919A14; contrast-light: #8696A91F; contrast-dark: #8696A91F; }
quaternaryFill { light: #8696A90A; dark: #89919A0A; contrast-light: #8696A90A; contrast-dark: #8696A90A; }
header { light: #2C3D4F; dark: #354A5F; }
headerBlended { light: #232A31CD; dark: #FFFFFFCD; contrast-light: #232A31A6; contrast-dark: #FFFFFFA6; elevated-light: #29313ACD; elevated-dark: #FFFFFFCD; }
barTransparent { light: #23303EDA; }
/* Never seen: under v5 the compatibility map sends this name to primary10 first. */
contrastElement { light: #FAFAFA; dark: #2C3D4F; }
footer { light: #23303EEB; dark: #FAFAFAEB; }
cellBackground { light: #FFFFFF00; }
cellBackgroundTapState { light: #8696A91C; dark: #89919A1C; }
tintColor { light: #91C8F6; dark: #0A6ED1; contrast-light: #91C8F6; contrast-dark: #91C8F6; }
tintColorLight { light: #91C8F6; dark: #91C8F6; }
tintColorDark { light: #91C8F6; dark: #0A6ED1; }
tintColorTapState { light: #91C8F666; dark: #0A6ED166; contrast-light: #91C8F666; contrast-dark: #91C8F666; }
tintColorTapStateLight { light: #0A84FF66; dark: #74A5D5; }
tintColorTapStateDark { light: #0A84FF66; dark: #0854A1; }
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
negative { light: #FF8888; dark: #BB0000; }
positive { light: #ABE2AB; dark: #107E3E; }
critical { light: #FABD64; dark: #E9730C; }
negativeLabel { light: #FF8888; dark: #BB0000; contrast-dark: #FF8888; }
positiveLabel { light: #ABE2AB; dark: #107E3E; contrast-dark: #ABE2AB; }
criticalLabel { light: #FABD64; dark: #E9730C; contrast-dark: #FABD64; }
negativeBackground { light: #FF888824; dark: #BB000014; contrast-dark: #BB000024; }
positiveBackground { light: #ABE2AB24; dark: #107E3E14; contrast-dark: #107E3E24; }
criticalBackground { light: #FABD6424; dark: #E9730C14; contrast-dark: #E9730C24; }
informationBackground { light: #91C8F624; dark: #0A6ED114; contrast-dark: #0A6ED124; }
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
