/* Palette v7: Fiori Next. SDK 8.0, iOS, visionOS and Mac Catalyst.

   light rows are light ink for dark mode, dark rows dark ink for light mode; contrast- with increased contrast,
   elevated- on sheets and popovers, elevated-contrast- both. Values are as the source writes them, alpha last. The
   head of v8.nss says how missing rows follow from the others.

   Evidence: code. Source CS = https://github.com/SAP/cloud-sdk-ios-fiori at commit
   098daf087d725281ebcfc1e0cefdc60b68023173, PaletteV7.swift. */

palette {
    version: v7;
    type: PaletteV7;
    sdk: 8.0;
    design: Fiori Next;
    platforms: iOS, visionOS, macCatalyst;
    previous: v6;
    colors: 195;
    evidence: code(CS);
}

grey1 { light: #12171CFF; dark: #F5F6F7FF; contrast-light: #1C242BFF; contrast-dark: #EAECEEFF; }
grey2 { light: #1A2733FF; dark: #EAECEEFF; contrast-light: #22313FFF; contrast-dark: #D5DADDFF; }
grey3 { light: #223548FF; dark: #D5DADDFF; contrast-light: #2B3E4FFF; contrast-dark: #A9B4BEFF; }
grey4 { light: #354A5FFF; dark: #A9B4BEFF; contrast-light: #364D63FF; contrast-dark: #96A6B5FF; }
grey5 { light: #475E75FF; dark: #8396A8FF; contrast-light: #3F5A73FF; contrast-dark: #8799ABFF; }
grey6 { light: #5B738BFF; dark: #5B738BFF; contrast-light: #5B738BFF; contrast-dark: #5B738BFF; }
grey7 { light: #8396A8FF; dark: #475E75FF; contrast-light: #A5B0BBFF; contrast-dark: #354A5FFF; }
grey8 { light: #A9B4BEFF; dark: #354A5FFF; contrast-light: #C0C9CEFF; contrast-dark: #223548FF; }
grey9 { light: #D5DADDFF; dark: #223548FF; contrast-light: #D7DBE0FF; contrast-dark: #1A2733FF; }
grey10 { light: #EAECEEFF; dark: #1A2733FF; contrast-light: #E8EBEDFF; contrast-dark: #12171CFF; }
grey11 { light: #F5F6F7FF; dark: #12171CFF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
red1 { light: #350000FF; dark: #FFEAF4FF; contrast-light: #470000FF; contrast-dark: #FFE0F0FF; }
red2 { light: #5A0404FF; dark: #FFD5EAFF; contrast-light: #5D0404FF; contrast-dark: #FFBDD8FF; }
red3 { light: #840606FF; dark: #FFB2D2FF; contrast-light: #790606FF; contrast-dark: #FF99BBFF; }
red4 { light: #AA0808FF; dark: #FF8CB2FF; contrast-light: #970707FF; contrast-dark: #FF7596FF; }
red5 { light: #D20A0AFF; dark: #FF5C77FF; contrast-light: #B40808FF; contrast-dark: #FF5C77FF; }
red6 { light: #EE3939FF; dark: #EE3939FF; contrast-light: #D20A0AFF; contrast-dark: #D20A0AFF; }
red7 { light: #FF5C77FF; dark: #D20A0AFF; contrast-light: #FF8AB9FF; contrast-dark: #9C0707FF; }
red8 { light: #FF8CB2FF; dark: #AA0808FF; contrast-light: #FFADD1FF; contrast-dark: #7F0505FF; }
red9 { light: #FFB2D2FF; dark: #840606FF; contrast-light: #FFD5EAFF; contrast-dark: #4E0303FF; }
red10 { light: #FFD5EAFF; dark: #5A0404FF; contrast-light: #FFEAF4FF; contrast-dark: #350000FF; }
red11 { light: #FFEAF4FF; dark: #350000FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
mango1 { light: #450B00FF; dark: #FFF8D6FF; contrast-light: #470B00FF; contrast-dark: #FFF3B8FF; }
mango2 { light: #6D1900FF; dark: #FFF3B8FF; contrast-light: #611600FF; contrast-dark: #FFE17AFF; }
mango3 { light: #8D2A00FF; dark: #FFDF72FF; contrast-light: #7A2400FF; contrast-dark: #FFCB52FF; }
mango4 { light: #A93E00FF; dark: #FFC933FF; contrast-light: #853100FF; contrast-dark: #FFAB24FF; }
mango5 { light: #C35500FF; dark: #FFB300FF; contrast-light: #993800FF; contrast-dark: #DB8000FF; }
mango6 { light: #E76500FF; dark: #E76500FF; contrast-light: #C35500FF; contrast-dark: #C35500FF; }
mango7 { light: #FFB300FF; dark: #C35500FF; contrast-light: #EBA500FF; contrast-dark: #853100FF; }
mango8 { light: #FFC933FF; dark: #A93E00FF; contrast-light: #FFD972FF; contrast-dark: #702100FF; }
mango9 { light: #FFDF72FF; dark: #8D2A00FF; contrast-light: #FFEDADFF; contrast-dark: #450B00FF; }
mango10 { light: #FFF3B8FF; dark: #6D1900FF; contrast-light: #FFF8D6FF; contrast-dark: #290700FF; }
mango11 { light: #FFF8D6FF; dark: #450B00FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
green1 { light: #0E2B16FF; dark: #F5FAE5FF; contrast-light: #0D2614FF; contrast-dark: #EAF4C7FF; }
green2 { light: #164323FF; dark: #EBF5CBFF; contrast-light: #12361CFF; contrast-dark: #B6E779FF; }
green3 { light: #1E592FFF; dark: #BDE986FF; contrast-light: #184826FF; contrast-dark: #93DC38FF; }
green4 { light: #256F3AFF; dark: #97DD40FF; contrast-light: #1D5827FF; contrast-dark: #66D425FF; }
green5 { light: #188918FF; dark: #5DC122FF; contrast-light: #216326FF; contrast-dark: #56B21FFF; }
green6 { light: #36A41DFF; dark: #36A41DFF; contrast-light: #188918FF; contrast-dark: #188918FF; }
green7 { light: #5DC122FF; dark: #188918FF; contrast-light: #60C723FF; contrast-dark: #1C542CFF; }
green8 { light: #97DD40FF; dark: #256F3AFF; contrast-light: #BDE986FF; contrast-dark: #164323FF; }
green9 { light: #BDE986FF; dark: #1E592FFF; contrast-light: #E1F0B2FF; contrast-dark: #0E2B16FF; }
green10 { light: #EBF5CBFF; dark: #164323FF; contrast-light: #F5FAE5FF; contrast-dark: #091B0EFF; }
green11 { light: #F5FAE5FF; dark: #0E2B16FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
teal1 { light: #012931FF; dark: #DAFDF5FF; contrast-light: #01262DFF; contrast-dark: #C2FCEEFF; }
teal2 { light: #02414CFF; dark: #C2FCEEFF; contrast-light: #023741FF; contrast-dark: #84F1DBFF; }
teal3 { light: #035663FF; dark: #64EDD2FF; contrast-light: #02454FFF; contrast-dark: #3BE2C4FF; }
teal4 { light: #046C7AFF; dark: #2CE0BFFF; contrast-light: #03535EFF; contrast-dark: #1ECDB2FF; }
teal5 { light: #07838FFF; dark: #00CEACFF; contrast-light: #04606DFF; contrast-dark: #00B295FF; }
teal6 { light: #049F9AFF; dark: #049F9AFF; contrast-light: #07838FFF; contrast-dark: #07838FFF; }
teal7 { light: #00CEACFF; dark: #07838FFF; contrast-light: #00C7C0FF; contrast-dark: #03535EFF; }
teal8 { light: #2CE0BFFF; dark: #046C7AFF; contrast-light: #64EDD2FF; contrast-dark: #02414CFF; }
teal9 { light: #64EDD2FF; dark: #035663FF; contrast-light: #A8FBE7FF; contrast-dark: #012931FF; }
teal10 { light: #C2FCEEFF; dark: #02414CFF; contrast-light: #DAFDF5FF; contrast-dark: #01191EFF; }
teal11 { light: #DAFDF5FF; dark: #012931FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
blue1 { light: #00144AFF; dark: #EBF8FFFF; contrast-light: #001A61FF; contrast-dark: #D1EFFFFF; }
blue2 { light: #002A86FF; dark: #D1EFFFFF; contrast-light: #002880FF; contrast-dark: #A6E0FFFF; }
/* The source writes the hash in front of contrast-dark, and nowhere else; its reader drops it. */
blue3 { light: #0040B0FF; dark: #A6E0FFFF; contrast-light: #003899FF; contrast-dark: #7ACBFFFF; }
blue4 { light: #0057D2FF; dark: #89D1FFFF; contrast-light: #0046A8FF; contrast-dark: #5CB7FFFF; }
blue5 { light: #0070F2FF; dark: #4DB1FFFF; contrast-light: #0051C2FF; contrast-dark: #3399FFFF; }
blue6 { light: #1B90FFFF; dark: #1B90FFFF; contrast-light: #0070F2FF; contrast-dark: #0070F2FF; }
blue7 { light: #4DB1FFFF; dark: #0070F2FF; contrast-light: #57B5FFFF; contrast-dark: #0046A8FF; }
blue8 { light: #89D1FFFF; dark: #0057D2FF; contrast-light: #A6E0FFFF; contrast-dark: #002A86FF; }
blue9 { light: #A6E0FFFF; dark: #0040B0FF; contrast-light: #CCEDFFFF; contrast-dark: #001E70FF; }
blue10 { light: #D1EFFFFF; dark: #002A86FF; contrast-light: #EBF8FFFF; contrast-dark: #00144AFF; }
blue11 { light: #EBF8FFFF; dark: #00144AFF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
indigo1 { light: #0E0637FF; dark: #F1ECFFFF; contrast-light: #1A0B65FF; contrast-dark: #ECE5FFFF; }
indigo2 { light: #1C0C6EFF; dark: #E2D8FFFF; contrast-light: #230F8AFF; contrast-dark: #DDC7FFFF; }
indigo3 { light: #2C13ADFF; dark: #D3B6FFFF; contrast-light: #2C13ADFF; contrast-dark: #C2A3FFFF; }
indigo4 { light: #470CEDFF; dark: #B894FFFF; contrast-light: #3F0BD1FF; contrast-dark: #AD8FFFFF; }
indigo5 { light: #5D36FFFF; dark: #9B76FFFF; contrast-light: #5720F4FF; contrast-dark: #A081F9FF; }
indigo6 { light: #7858FFFF; dark: #7858FFFF; contrast-light: #7F55F6FF; contrast-dark: #7F55F6FF; }
indigo7 { light: #9B76FFFF; dark: #5D36FFFF; contrast-light: #B9A3FBFF; contrast-dark: #440CE4FF; }
indigo8 { light: #B894FFFF; dark: #470CEDFF; contrast-light: #D3B6FFFF; contrast-dark: #28119CFF; }
indigo9 { light: #D3B6FFFF; dark: #2C13ADFF; contrast-light: #DDD1FFFF; contrast-dark: #1A0B65FF; }
indigo10 { light: #E2D8FFFF; dark: #1C0C6EFF; contrast-light: #F1ECFFFF; contrast-dark: #0E0637FF; }
indigo11 { light: #F1ECFFFF; dark: #0E0637FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
pink1 { light: #28004AFF; dark: #FFF0FAFF; contrast-light: #340061FF; contrast-dark: #FFE0F5FF; }
pink2 { light: #510080FF; dark: #FFDCF3FF; contrast-light: #4D007AFF; contrast-dark: #FFB8EFFF; }
pink3 { light: #7800A4FF; dark: #FFAFEDFF; contrast-light: #65008AFF; contrast-dark: #FF99F2FF; }
pink4 { light: #A100C2FF; dark: #FF8AF0FF; contrast-light: #7F0099FF; contrast-dark: #F87CF5FF; }
pink5 { light: #CC00DCFF; dark: #F65AF2FF; contrast-light: #9400B2FF; contrast-dark: #F65AF2FF; }
pink6 { light: #F31DEDFF; dark: #F31DEDFF; contrast-light: #CC00DCFF; contrast-dark: #CC00DCFF; }
pink7 { light: #F65AF2FF; dark: #CC00DCFF; contrast-light: #F881F5FF; contrast-dark: #7F0099FF; }
pink8 { light: #FF8AF0FF; dark: #A100C2FF; contrast-light: #FFA3EEFF; contrast-dark: #510080FF; }
pink9 { light: #FFAFEDFF; dark: #7800A4FF; contrast-light: #FFD1EFFF; contrast-dark: #410066FF; }
pink10 { light: #FFDCF3FF; dark: #510080FF; contrast-light: #FFF0FAFF; contrast-dark: #240042FF; }
pink11 { light: #FFF0FAFF; dark: #28004AFF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
raspberry1 { light: #510136FF; dark: #FFF0F5FF; contrast-light: #41012CFF; contrast-dark: #FFE5EEFF; }
raspberry2 { light: #71014BFF; dark: #FFDCE8FF; contrast-light: #600140FF; contrast-dark: #FFC2D7FF; }
raspberry3 { light: #9B015DFF; dark: #FECBDAFF; contrast-light: #7F014CFF; contrast-dark: #FDA0BBFF; }
raspberry4 { light: #BA066CFF; dark: #FEADC8FF; contrast-light: #940556FF; contrast-dark: #FD81ABFF; }
raspberry5 { light: #DF1278FF; dark: #FE83AEFF; contrast-light: #AD0664FF; contrast-dark: #FE6299FF; }
raspberry6 { light: #FA4F96FF; dark: #FA4F96FF; contrast-light: #DF1278FF; contrast-dark: #E3127AFF; }
raspberry7 { light: #FE83AEFF; dark: #DF1278FF; contrast-light: #FE8B8EFF; contrast-dark: #8A0450FF; }
raspberry8 { light: #FEADC8FF; dark: #BA066CFF; contrast-light: #FDAAB1FF; contrast-dark: #71014BFF; }
raspberry9 { light: #FECBDAFF; dark: #9B015DFF; contrast-light: #FFDBE1FF; contrast-dark: #510136FF; }
raspberry10 { light: #FFDCE8FF; dark: #71014BFF; contrast-light: #FFF0F5FF; contrast-dark: #320122FF; }
raspberry11 { light: #FFF0F5FF; dark: #510136FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
baseWhite { light: #FFFFFFFF; dark: #FFFFFFFF; contrast-light: #FFFFFFFF; contrast-dark: #FFFFFFFF; }
baseBlack { light: #000000FF; dark: #000000FF; contrast-light: #000000FF; contrast-dark: #000000FF; }
base1 { light: #FFFFFFFF; dark: #000000FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
base2 { light: #000000FF; dark: #FFFFFFFF; contrast-light: #000000FF; contrast-dark: #FFFFFFFF; }
accentLabel1 { light: #FFDF72FF; dark: #A93E00FF; contrast-light: #FFEDADFF; contrast-dark: #702100FF; }
accentLabel2 { light: #FFB2D2FF; dark: #AA0808FF; contrast-light: #FFD5EAFF; contrast-dark: #7F0505FF; }
accentLabel3 { light: #FECBDAFF; dark: #BA066CFF; contrast-light: #FFDBE1FF; contrast-dark: #71014BFF; }
accentLabel4 { light: #FFAFEDFF; dark: #A100C2FF; contrast-light: #FFD1EFFF; contrast-dark: #510080FF; }
accentLabel5 { light: #D3B6FFFF; dark: #470CEDFF; contrast-light: #DDD1FFFF; contrast-dark: #28119CFF; }
accentLabel6 { light: #A6E0FFFF; dark: #0057D2FF; contrast-light: #CCEDFFFF; contrast-dark: #002A86FF; }
accentLabel7 { light: #64EDD2FF; dark: #046C7AFF; contrast-light: #A8FBE7FF; contrast-dark: #02414CFF; }
accentLabel8 { light: #BDE986FF; dark: #256F3AFF; contrast-light: #E1F0B2FF; contrast-dark: #164323FF; }
accentLabel9 { light: #D0B8EAFF; dark: #6C32A9FF; contrast-light: #CDB4E9FF; contrast-dark: #56248FFF; }
accentLabel10 { light: #D5DADDFF; dark: #354A5FFF; contrast-light: #D7DBE0FF; contrast-dark: #223548FF; }
accentBackground1 { light: #8D2A00FF; dark: #FFF3B8FF; contrast-light: #7A2400FF; contrast-dark: #FFE17AFF; }
accentBackground2 { light: #840606FF; dark: #FFD5EAFF; contrast-light: #790606FF; contrast-dark: #FFBDD8FF; }
accentBackground3 { light: #9B015DFF; dark: #FFDCE8FF; contrast-light: #7F014CFF; contrast-dark: #FFC2D7FF; }
accentBackground4 { light: #7800A4FF; dark: #FFDCF3FF; contrast-light: #65008AFF; contrast-dark: #FFB8EFFF; }
accentBackground5 { light: #2C13ADFF; dark: #E2D8FFFF; contrast-light: #2C13ADFF; contrast-dark: #DDC7FFFF; }
accentBackground6 { light: #0040B0FF; dark: #D1EFFFFF; contrast-light: #003899FF; contrast-dark: #A6E0FFFF; }
accentBackground7 { light: #035663FF; dark: #C2FCEEFF; contrast-light: #02454FFF; contrast-dark: #84F1DBFF; }
accentBackground8 { light: #1E592FFF; dark: #EBF5CBFF; contrast-light: #184826FF; contrast-dark: #B6E779FF; }
accentBackground9 { light: #511F89FF; dark: #DDCCF0FF; contrast-light: #401E67FF; contrast-dark: #E2D4F2FF; }
accentBackground10 { light: #223548FF; dark: #EAECEEFF; contrast-light: #2B3E4FFF; contrast-dark: #D5DADDFF; }
cardShadow { light: #0000004D; dark: #5B738B14; contrast-light: #0000004D; contrast-dark: #47596C14; }
sectionShadow { light: #0000003D; dark: #5B738B3D; contrast-light: #9CA9B4FF; contrast-dark: #47596C3D; }
primaryBackground { light: #000000FF; dark: #FFFFFFFF; contrast-light: #000000FF; contrast-dark: #FFFFFFFF; elevated-light: #192027FF; elevated-contrast-light: #1C242BFF; }
secondaryBackground { light: #0F1216FF; dark: #F5F6F7FF; contrast-light: #171E23FF; contrast-dark: #E8EBEDFF; elevated-light: #1F272FFF; elevated-contrast-light: #252E38FF; }
tertiaryBackground { light: #161C21FF; dark: #FFFFFFFF; contrast-light: #1C242BFF; contrast-dark: #FFFFFFFF; elevated-light: #242E38FF; elevated-contrast-light: #2B3541FF; }
primaryGroupedBackground { light: #000000FF; dark: #F5F6F7FF; contrast-light: #000000FF; contrast-dark: #E8EBEDFF; elevated-light: #192027FF; elevated-contrast-light: #1C242BFF; }
secondaryGroupedBackground { light: #161C21FF; dark: #FFFFFFFF; contrast-light: #1C242BFF; contrast-dark: #FFFFFFFF; elevated-light: #242E38FF; elevated-contrast-light: #2B3541FF; }
tertiaryGroupedBackground { light: #0F1216FF; dark: #F5F6F7FF; contrast-light: #171E23FF; contrast-dark: #E8EBEDFF; elevated-light: #1F272FFF; elevated-contrast-light: #252E38FF; }
navBarTitleLabel { light: #F5F6F7FF; dark: #223548FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
primaryLabel { light: #F5F6F7FF; dark: #223548FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
secondaryLabel { light: #D5DADDFF; dark: #475E75FF; contrast-light: #EAECEEFF; contrast-dark: #121C26FF; }
tertiaryLabel { light: #A9B4BEFF; dark: #475E75E5; contrast-light: #CCD2D6FF; contrast-dark: #344556FF; }
quaternaryLabel { light: #8396A8FF; dark: #5B738BD4; contrast-light: #9CA9B4FF; contrast-dark: #47596CFF; }
primaryFill { light: #8396A80F; dark: #FFFFFFFF; contrast-light: #8799AB0F; contrast-dark: #FFFFFFFF; }
secondaryFill { light: #8396A833; dark: #5B738B14; contrast-light: #8799AB3D; contrast-dark: #5B738B29; }
tertiaryFill { light: #8396A81A; dark: #5B738B0A; contrast-light: #8799AB29; contrast-dark: #5B738B14; }
quaternaryFill { light: #8396A838; dark: #5B738B1A; contrast-light: #8799AB4D; contrast-dark: #5B738B3D; }
tintColor { light: #4DB1FFFF; dark: #0070F2FF; contrast-light: #99D7FFFF; contrast-dark: #0046A8FF; }
tintColor2 { light: #4DB1FFFF; dark: #0057D2FF; contrast-light: #D1EFFFFF; contrast-dark: #0046A8FF; }
tintColorTapState { light: #1B90FFFF; dark: #0040B0FF; contrast-light: #2E99FFFF; contrast-dark: #001E70FF; }
negativeLabel { light: #FF8CB2FF; dark: #D20A0AFF; contrast-light: #FFADD1FF; contrast-dark: #9C0707FF; }
positiveLabel { light: #97DD40FF; dark: #256F3AFF; contrast-light: #BDE986FF; contrast-dark: #164323FF; }
criticalLabel { light: #FFC933FF; dark: #C35500FF; contrast-light: #FFD972FF; contrast-dark: #853100FF; }
negativeLabelTapState { light: #FF5C77FF; dark: #AA0808FF; contrast-light: #FF5C77FF; contrast-dark: #7F0505FF; }
positiveLabelTapState { light: #5DC122FF; dark: #1E592FFF; contrast-light: #60C723FF; contrast-dark: #0E2B16FF; }
criticalLabelTapState { light: #FFB300FF; dark: #A93E00FF; contrast-light: #EBA500FF; contrast-dark: #702100FF; }
negativeBackground { light: #FF525229; dark: #FF80BC29; contrast-light: #5D0404FF; contrast-dark: #FFE0F0FF; }
positiveBackground { light: #66FF9029; dark: #BDDE5429; contrast-light: #12361CFF; contrast-dark: #EAF4C7FF; }
criticalBackground { light: #FFC93329; dark: #FFD50029; contrast-light: #611600FF; contrast-dark: #FFF3B8FF; }
informationBackground { light: #366CFE29; dark: #85D4FF29; contrast-light: #002880FF; contrast-dark: #D1EFFFFF; }
negativeBackgroundTapState { light: #FF52521F; dark: #FF80BC52; contrast-light: #470000FF; contrast-dark: #FFBDD8FF; }
positiveBackgroundTapState { light: #66FF901F; dark: #BDDE5452; contrast-light: #0D2614FF; contrast-dark: #B6E779FF; }
criticalBackgroundTapState { light: #FFC9331F; dark: #FFD50052; contrast-light: #470B00FF; contrast-dark: #FFE17AFF; }
informationBackgroundTapState { light: #366CFE1F; dark: #85D4FF52; contrast-light: #001A61FF; contrast-dark: #A6E0FFFF; }
separator { light: #8396A85E; dark: #5B738B5E; contrast-light: #9CA9B45E; contrast-dark: #47596C5E; }
separatorOpaque { light: #8396A8D4; dark: #5B738BD4; contrast-light: #9CA9B4FF; contrast-dark: #47596CEB; }
header { light: #161C21FF; dark: #FFFFFFFF; contrast-light: #1C242BFF; contrast-dark: #FFFFFFFF; elevated-light: #242E38FF; elevated-contrast-light: #2B3541FF; }
headerBlended { light: #161C21FF; dark: #FFFFFFFF; contrast-light: #1C242BFF; contrast-dark: #FFFFFFFF; elevated-light: #242E38FF; elevated-contrast-light: #2B3541FF; }
barTransparent { light: #111D29D9; dark: #111D29D9; contrast-light: #000000D9; contrast-dark: #000000D9; }
contrastElement { light: #8396A8FF; dark: #5B738BFF; contrast-light: #9CA9B4FF; contrast-dark: #47596CFF; }
footer { light: #192027FF; dark: #FFFFFFFF; contrast-light: #1C242BFF; contrast-dark: #FFFFFFFF; elevated-light: #26303AFF; elevated-contrast-light: #2B3541FF; }
cellBackground { light: #22354800; dark: #FFFFFF00; contrast-light: #00000000; contrast-dark: #FFFFFF00; }
chart1 { light: #4DB1FF; dark: #1B90FF; }
chart2 { light: #FFB300; dark: #E76500; }
chart3 { light: #5DC122; dark: #36A41D; }
chart4 { light: #FE83AE; dark: #FA4F96; }
chart5 { light: #9B76FF; dark: #7858FF; }
chart6 { light: #00CEAC; dark: #049F9A; }
chart7 { light: #5C66F5; dark: #525DF4; }
chart8 { light: #8396A8; dark: #5B738B; }
chart9 { light: #FF5C77; dark: #EE3939; }
/* Repeats chart6, as chart11 repeats chart1: two colours given up without dropping their names. */
chart10 { light: #00CEAC; dark: #049F9A; }
chart11 { light: #4DB1FF; dark: #1B90FF; }
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
customColor1 { light: #475E75FF; dark: #8396A8FF; contrast-light: #344556FF; contrast-dark: #8799ABFF; }
customColor2 { light: #0057D2FF; dark: #1B90FFFF; contrast-light: #0046A8FF; contrast-dark: #2E99FFFF; }
customColor3 { light: #046C7AFF; dark: #04ACA7FF; contrast-light: #03535EFF; contrast-dark: #04ACA7FF; }
customColor4 { light: #256F3AFF; dark: #36A41DFF; contrast-light: #1B502AFF; contrast-dark: #39AD1FFF; }
customColor5 { light: #A93E00FF; dark: #F58B00FF; contrast-light: #7A2D00FF; contrast-dark: #F58B00FF; }
customColor6 { light: #D20A0AFF; dark: #D20A0AFF; contrast-light: #B40909FF; contrast-dark: #B40909FF; }
esriEdit { light: #FFF114; dark: #1B6DD2; }
