/* Palette v6: Fiori Next. SDK 7.0, iOS, visionOS and Mac Catalyst.

   light rows are light ink for dark mode, dark rows dark ink for light mode; contrast- with increased contrast,
   elevated- on sheets and popovers, elevated-contrast- both. Values are as the source writes them, alpha last. The
   head of v8.nss says how missing rows follow from the others.

   Evidence: code. Source CS = https://github.com/SAP/cloud-sdk-ios-fiori at commit
   098daf087d725281ebcfc1e0cefdc60b68023173, PaletteV6.swift. */

palette {
    version: v6;
    type: PaletteV6;
    sdk: 7.0;
    design: Fiori Next;
    platforms: iOS, visionOS, macCatalyst;
    previous: v5;
    colors: 132;
    evidence: code(CS);
}

grey1 { light: #111D29FF; dark: #F5F6F7FF; contrast-light: #000000FF; contrast-dark: #E8EBEDFF; }
grey2 { light: #223548FF; dark: #D5DADDFF; contrast-light: #121C26FF; contrast-dark: #CCD3D6FF; }
grey3 { light: #354A5FFF; dark: #A9B4BEFF; contrast-light: #23303EFF; contrast-dark: #9CA9B4FF; }
grey4 { light: #475E75FF; dark: #8396A8FF; contrast-light: #344556FF; contrast-dark: #8799ABFF; }
grey5 { light: #5B738BFF; dark: #5B738BFF; contrast-light: #47596CFF; contrast-dark: #47596CFF; }
grey6 { light: #8396A8FF; dark: #475E75FF; contrast-light: #8799ABFF; contrast-dark: #344556FF; }
grey7 { light: #A9B4BEFF; dark: #354A5FFF; contrast-light: #9CA9B4FF; contrast-dark: #23303EFF; }
grey8 { light: #D5DADDFF; dark: #223548FF; contrast-light: #CCD3D6FF; contrast-dark: #121C26FF; }
grey9 { light: #F5F6F7FF; dark: #111D29FF; contrast-light: #E8EBEDFF; contrast-dark: #000000FF; }
blue1 { light: #00144AFF; dark: #EBF8FFFF; contrast-light: #000000FF; contrast-dark: #D6F1FFFF; }
blue2 { light: #002A86FF; dark: #89D1FFFF; contrast-light: #001647FF; contrast-dark: #99D7FFFF; }
blue3 { light: #0040B0FF; dark: #4DB1FFFF; contrast-light: #002D7AFF; contrast-dark: #47AFFFFF; }
blue4 { light: #0057D2FF; dark: #1B90FFFF; contrast-light: #0046A8FF; contrast-dark: #2E99FFFF; }
blue5 { light: #0070F2FF; dark: #0070F2FF; contrast-light: #0055B8FF; contrast-dark: #0055B8FF; }
blue6 { light: #1B90FFFF; dark: #0057D2FF; contrast-light: #2E99FFFF; contrast-dark: #0046A8FF; }
blue7 { light: #4DB1FFFF; dark: #0040B0FF; contrast-light: #47AFFFFF; contrast-dark: #002D7AFF; }
blue8 { light: #89D1FFFF; dark: #002A86FF; contrast-light: #99D7FFFF; contrast-dark: #001647FF; }
blue9 { light: #EBF8FFFF; dark: #00144AFF; contrast-light: #D6F1FFFF; contrast-dark: #000000FF; }
teal1 { light: #012931FF; dark: #DAFDF5FF; contrast-light: #000000FF; contrast-dark: #C5FCEFFF; }
teal2 { light: #02414CFF; dark: #64EDD2FF; contrast-light: #011E23FF; contrast-dark: #51EBCDFF; }
teal3 { light: #035663FF; dark: #00CEACFF; contrast-light: #023840FF; contrast-dark: #00CEACFF; }
teal4 { light: #046C7AFF; dark: #04ACA7FF; contrast-light: #03535EFF; contrast-dark: #04ACA7FF; }
teal5 { light: #07838FFF; dark: #07838FFF; contrast-light: #05626BFF; contrast-dark: #05626BFF; }
teal6 { light: #04ACA7FF; dark: #046C7AFF; contrast-light: #04ACA7FF; contrast-dark: #03535EFF; }
teal7 { light: #00CEACFF; dark: #035663FF; contrast-light: #00CEACFF; contrast-dark: #023840FF; }
teal8 { light: #64EDD2FF; dark: #02414CFF; contrast-light: #51EBCDFF; contrast-dark: #011E23FF; }
teal9 { light: #DAFDF5FF; dark: #012931FF; contrast-light: #C5FCEFFF; contrast-dark: #000000FF; }
green1 { light: #0E2B16FF; dark: #F5FAE5FF; contrast-light: #000000FF; contrast-dark: #EFF7D4FF; }
green2 { light: #164323FF; dark: #97DD40FF; contrast-light: #0A1F10FF; contrast-dark: #A5E25AFF; }
green3 { light: #1E592FFF; dark: #5DC122FF; contrast-light: #13391EFF; contrast-dark: #5CBF22FF; }
green4 { light: #256F3AFF; dark: #36A41DFF; contrast-light: #1B502AFF; contrast-dark: #39AD1FFF; }
green5 { light: #188918FF; dark: #188918FF; contrast-light: #116411FF; contrast-dark: #116411FF; }
green6 { light: #36A41DFF; dark: #256F3AFF; contrast-light: #39AD1FFF; contrast-dark: #1B502AFF; }
green7 { light: #5DC122FF; dark: #1E592FFF; contrast-light: #5CBF22FF; contrast-dark: #13391EFF; }
green8 { light: #97DD40FF; dark: #164323FF; contrast-light: #A5E25AFF; contrast-dark: #0A1F10FF; }
green9 { light: #F5FAE5FF; dark: #0E2B16FF; contrast-light: #EFF7D4FF; contrast-dark: #000000FF; }
mango1 { light: #450B00FF; dark: #FFF8D6FF; contrast-light: #000000FF; contrast-dark: #FFF5C2FF; }
mango2 { light: #6D1900FF; dark: #FFDF72FF; contrast-light: #330C00FF; contrast-dark: #FFDA5CFF; }
mango3 { light: #8D2A00FF; dark: #FFB300FF; contrast-light: #5C1B00FF; contrast-dark: #EBA500FF; }
mango4 { light: #A93E00FF; dark: #F58B00FF; contrast-light: #7A2D00FF; contrast-dark: #F58B00FF; }
mango5 { light: #C35500FF; dark: #C35500FF; contrast-light: #944000FF; contrast-dark: #944000FF; }
mango6 { light: #F58B00FF; dark: #A93E00FF; contrast-light: #F58B00FF; contrast-dark: #7A2D00FF; }
mango7 { light: #FFB300FF; dark: #8D2A00FF; contrast-light: #EBA500FF; contrast-dark: #5C1B00FF; }
mango8 { light: #FFDF72FF; dark: #6D1900FF; contrast-light: #FFDA5CFF; contrast-dark: #330C00FF; }
mango9 { light: #FFF8D6FF; dark: #450B00FF; contrast-light: #FFF5C2FF; contrast-dark: #000000FF; }
red1 { light: #350000FF; dark: #FFEAF4FF; contrast-light: #000000FF; contrast-dark: #FFE0EFFF; }
red2 { light: #5A0404FF; dark: #FF8CB2FF; contrast-light: #3B0303FF; contrast-dark: #FFC2D6FF; }
red3 { light: #840606FF; dark: #FF5C77FF; contrast-light: #660505FF; contrast-dark: #FF8095FF; }
red4 { light: #AA0808FF; dark: #EE3939FF; contrast-light: #840606FF; contrast-dark: #F26969FF; }
red5 { light: #D20A0AFF; dark: #D20A0AFF; contrast-light: #B40909FF; contrast-dark: #B40909FF; }
red6 { light: #EE3939FF; dark: #AA0808FF; contrast-light: #F26969FF; contrast-dark: #840606FF; }
red7 { light: #FF5C77FF; dark: #840606FF; contrast-light: #FF8095FF; contrast-dark: #660505FF; }
red8 { light: #FF8CB2FF; dark: #5A0404FF; contrast-light: #FFC2D6FF; contrast-dark: #3B0303FF; }
red9 { light: #FFEAF4FF; dark: #350000FF; contrast-light: #FFE0EFFF; contrast-dark: #000000FF; }
pink1 { light: #28004AFF; dark: #FFF0FAFF; contrast-light: #000000FF; contrast-dark: #FFE0F5FF; }
pink2 { light: #510080FF; dark: #FFAFEDFF; contrast-light: #2D0047FF; contrast-dark: #FFBDF0FF; }
pink3 { light: #7800A4FF; dark: #FF8AF0FF; contrast-light: #560075FF; contrast-dark: #FF75EDFF; }
pink4 { light: #A100C2FF; dark: #F31DEDFF; contrast-light: #7B0094FF; contrast-dark: #F54CF1FF; }
pink5 { light: #CC00DCFF; dark: #CC00DCFF; contrast-light: #9C00A8FF; contrast-dark: #9C00A8FF; }
pink6 { light: #F31DEDFF; dark: #A100C2FF; contrast-light: #F54CF1FF; contrast-dark: #7B0094FF; }
pink7 { light: #FF8AF0FF; dark: #7800A4FF; contrast-light: #FF75EDFF; contrast-dark: #560075FF; }
pink8 { light: #FFAFEDFF; dark: #510080FF; contrast-light: #FFBDF0FF; contrast-dark: #2D0047FF; }
pink9 { light: #FFF0FAFF; dark: #28004AFF; contrast-light: #FFE0F5FF; contrast-dark: #000000FF; }
indigo1 { light: #1C0C6EFF; dark: #F1ECFFFF; contrast-light: #000000FF; contrast-dark: #ECE5FFFF; }
indigo2 { light: #2C13ADFF; dark: #D3B6FFFF; contrast-light: #160A57FF; contrast-dark: #DDC7FFFF; }
indigo3 { light: #470CEDFF; dark: #B894FFFF; contrast-light: #2F089BFF; contrast-dark: #B894FFFF; }
indigo4 { light: #5D36FFFF; dark: #9B76FFFF; contrast-light: #2F00F5FF; contrast-dark: #A180FFFF; }
indigo5 { light: #7858FFFF; dark: #7858FFFF; contrast-light: #4A1FFFFF; contrast-dark: #4A1FFFFF; }
indigo6 { light: #9B76FFFF; dark: #5D36FFFF; contrast-light: #A180FFFF; contrast-dark: #2F00F5FF; }
indigo7 { light: #B894FFFF; dark: #470CEDFF; contrast-light: #B894FFFF; contrast-dark: #2F089BFF; }
indigo8 { light: #D3B6FFFF; dark: #2C13ADFF; contrast-light: #DDC7FFFF; contrast-dark: #160A57FF; }
indigo9 { light: #F1ECFFFF; dark: #1C0C6EFF; contrast-light: #ECE5FFFF; contrast-dark: #000000FF; }
baseWhite { light: #FFFFFFFF; dark: #FFFFFFFF; contrast-light: #FFFFFFFF; contrast-dark: #FFFFFFFF; }
baseBlack { light: #000000FF; dark: #000000FF; contrast-light: #000000FF; contrast-dark: #000000FF; }
cardShadow { light: #0000004D; dark: #5B738B14; contrast-light: #0000004D; contrast-dark: #47596C14; }
/* contrast-light is an opaque grey where every other shadow lets the background through. */
sectionShadow { light: #0000003D; dark: #5B738B3D; contrast-light: #9CA9B4FF; contrast-dark: #47596C3D; }
primaryBackground { light: #000000FF; dark: #FFFFFFFF; contrast-light: #000000FF; contrast-dark: #FFFFFFFF; elevated-light: #192027FF; elevated-contrast-light: #1C242BFF; }
secondaryBackground { light: #0F1216FF; dark: #F5F6F7FF; contrast-light: #171E23FF; contrast-dark: #E8EBEDFF; elevated-light: #1F272FFF; elevated-contrast-light: #252E38FF; }
tertiaryBackground { light: #161C21FF; dark: #FFFFFFFF; contrast-light: #1C242BFF; contrast-dark: #FFFFFFFF; elevated-light: #242E38FF; elevated-contrast-light: #2B3541FF; }
primaryGroupedBackground { light: #000000FF; dark: #F5F6F7FF; contrast-light: #000000FF; contrast-dark: #E8EBEDFF; elevated-light: #192027FF; elevated-contrast-light: #1C242BFF; }
secondaryGroupedBackground { light: #161C21FF; dark: #FFFFFFFF; contrast-light: #1C242BFF; contrast-dark: #FFFFFFFF; elevated-light: #242E38FF; elevated-contrast-light: #2B3541FF; }
tertiaryGroupedBackground { light: #0F1216FF; dark: #F5F6F7FF; contrast-light: #171E23FF; contrast-dark: #E8EBEDFF; elevated-light: #1F272FFF; elevated-contrast-light: #252E38FF; }
primaryLabel { light: #F5F6F7FF; dark: #223548FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
secondaryLabel { light: #D5DADDFF; dark: #475E75FF; contrast-light: #D5DADDFF; contrast-dark: #121C26FF; }
tertiaryLabel { light: #A9B4BEFF; dark: #475E75E5; contrast-light: #CCD2D6FF; contrast-dark: #344556FF; }
quaternaryLabel { light: #8396A8FF; dark: #5B738BD4; contrast-light: #9CA9B4FF; contrast-dark: #47596CFF; }
primaryFill { light: #223548FF; dark: #FFFFFFFF; contrast-light: #344556FF; contrast-dark: #FFFFFFFF; }
secondaryFill { light: #8396A81F; dark: #5B738B0F; contrast-light: #8799AB23; contrast-dark: #47596C0F; }
tertiaryFill { light: #8396A845; dark: #5B738B29; contrast-light: #8799AB45; contrast-dark: #47596C29; }
quaternaryFill { light: #8396A814; dark: #5B738B14; contrast-light: #8799AB19; contrast-dark: #47596C14; }
tintColor { light: #4DB1FFFF; dark: #0070F2FF; contrast-light: #99D7FFFF; contrast-dark: #0055B8FF; }
tintColor2 { light: #4DB1FFFF; dark: #0057D2FF; contrast-light: #99D7FFFF; contrast-dark: #0046A8FF; }
tintColorTapState { light: #1B90FFFF; dark: #0040B0FF; contrast-light: #2E99FFFF; contrast-dark: #002D7AFF; }
negativeLabel { light: #FF5C77FF; dark: #D20A0AFF; contrast-light: #FFC2D6FF; contrast-dark: #840606FF; }
positiveLabel { light: #5DC122FF; dark: #256F3AFF; contrast-light: #A5E25AFF; contrast-dark: #1B502AFF; }
criticalLabel { light: #F58B00FF; dark: #C35500FF; contrast-light: #FFDA5CFF; contrast-dark: #7A2D00FF; }
negativeBackground { light: #350000FF; dark: #FFEAF4FF; contrast-light: #660505FF; contrast-dark: #FFE0EFFF; }
positiveBackground { light: #0E2B16FF; dark: #F5FAE5FF; contrast-light: #13391EFF; contrast-dark: #EEF7D4FF; }
criticalBackground { light: #450B00FF; dark: #FFF8D6FF; contrast-light: #5C1B00FF; contrast-dark: #FFF5C2FF; }
informationBackground { light: #00144AFF; dark: #EBF8FFFF; contrast-light: #002C7AFF; contrast-dark: #D6F1FFFF; }
separator { light: #8396A85E; dark: #5B738B5E; contrast-light: #9CA9B45E; contrast-dark: #47596C5E; }
separatorOpaque { light: #8396A8D4; dark: #5B738BD4; contrast-light: #9CA9B4FF; contrast-dark: #47596CEB; }
header { light: #161C21FF; dark: #FFFFFFFF; contrast-light: #1C242BFF; contrast-dark: #FFFFFFFF; elevated-light: #242E38FF; elevated-contrast-light: #2B3541FF; }
headerBlended { light: #161C21FF; dark: #FFFFFFFF; contrast-light: #1C242BFF; contrast-dark: #FFFFFFFF; elevated-light: #242E38FF; elevated-contrast-light: #2B3541FF; }
barTransparent { light: #111D29D9; dark: #111D29D9; contrast-light: #000000D9; contrast-dark: #000000D9; }
contrastElement { light: #8396A8FF; dark: #5B738BFF; contrast-light: #9CA9B4FF; contrast-dark: #47596CFF; }
footer { light: #192027FF; dark: #FFFFFFFF; contrast-light: #1C242BFF; contrast-dark: #FFFFFFFF; elevated-light: #26303AFF; elevated-contrast-light: #2B3541FF; }
cellBackground { light: #22354800; dark: #FFFFFF00; contrast-light: #00000000; contrast-dark: #FFFFFF00; }
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
