/* Palette v8: Fiori Next, the latest. SDK 9.1, iOS, visionOS and Mac Catalyst.

   A palette sheet has one block for the palette itself and then one for each colour, in the order of the source.
   Values are the source's own literals, RRGGBB or RRGGBBAA with alpha last. A literal that is no colour stands
   as it was written, and a row with the ending -painted says what is painted for it.

   A row is named for the ink, not for the paper: light is a light colour for a dark background.
       light, dark                                     dark mode, light mode
       contrast-light, contrast-dark                   the same with increased contrast
       elevated-light, elevated-dark                   the same on sheets and popovers
       elevated-contrast-light, elevated-contrast-dark both together

   Rows that are not given follow from those that are. At first the four light rows are black and the four dark ones
   white. Then light sets all eight; dark sets the four dark ones; contrast sets the contrast and the
   elevated-contrast row of its ink; elevated sets the elevated and the elevated-contrast row of its ink; an
   elevated-contrast row sets itself. (Before January 2026 the SDK did not let contrast reach elevated-contrast.)

   Evidence: code. Source CS = https://github.com/SAP/cloud-sdk-ios-fiori at commit
   098daf087d725281ebcfc1e0cefdc60b68023173, PaletteV8.swift. */

palette {
    version: v8;
    type: PaletteV8;
    sdk: 9.1;
    design: Fiori Next;
    platforms: iOS, visionOS, macCatalyst;
    previous: v7;
    colors: 218;
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
red9 { light: #FFB2D2FF; dark: #840606FF; contrast-light: #FFD6EBFF; contrast-dark: #4E0303FF; }
red10 { light: #FFD5EAFF; dark: #5A0404FF; contrast-light: #FFEAF4FF; contrast-dark: #350000FF; }
red11 { light: #FFEAF4FF; dark: #350000FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
mango1 { light: #450B00FF; dark: #FFF8D6FF; contrast-light: #470B00FF; contrast-dark: #FFF3B8FF; }
mango2 { light: #6D1900FF; dark: #FFF3B8FF; contrast-light: #611700FF; contrast-dark: #FFE17AFF; }
mango3 { light: #8D2A00FF; dark: #FFDF72FF; contrast-light: #7A2500FF; contrast-dark: #FFCB52FF; }
mango4 { light: #A93E00FF; dark: #FFC933FF; contrast-light: #853100FF; contrast-dark: #FFAB24FF; }
mango5 { light: #C35500FF; dark: #FFB300FF; contrast-light: #993800FF; contrast-dark: #F58F00FF; }
mango6 { light: #E76500FF; dark: #E76500FF; contrast-light: #C25400FF; contrast-dark: #C35500FF; }
mango7 { light: #FFB300FF; dark: #C35500FF; contrast-light: #EBA400FF; contrast-dark: #853100FF; }
mango8 { light: #FFC933FF; dark: #A93E00FF; contrast-light: #FFD970FF; contrast-dark: #702100FF; }
mango9 { light: #FFDF72FF; dark: #8D2A00FF; contrast-light: #FFEDADFF; contrast-dark: #450B00FF; }
mango10 { light: #FFF3B8FF; dark: #6D1900FF; contrast-light: #FFF8D6FF; contrast-dark: #290700FF; }
mango11 { light: #FFF8D6FF; dark: #450B00FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
green1 { light: #0E2B16FF; dark: #F5FAE5FF; contrast-light: #0D2614FF; contrast-dark: #EAF4C7FF; }
green2 { light: #164323FF; dark: #EBF5CBFF; contrast-light: #12361CFF; contrast-dark: #B6E779FF; }
green3 { light: #1E592FFF; dark: #BDE986FF; contrast-light: #184927FF; contrast-dark: #93DC38FF; }
green4 { light: #256F3AFF; dark: #97DD40FF; contrast-light: #1D5827FF; contrast-dark: #62CC24FF; }
green5 { light: #188918FF; dark: #5DC122FF; contrast-light: #216327FF; contrast-dark: #56B21FFF; }
green6 { light: #36A41DFF; dark: #36A41DFF; contrast-light: #188918FF; contrast-dark: #188918FF; }
green7 { light: #5DC122FF; dark: #188918FF; contrast-light: #5FC723FF; contrast-dark: #1C542CFF; }
green8 { light: #97DD40FF; dark: #256F3AFF; contrast-light: #BDE986FF; contrast-dark: #164323FF; }
green9 { light: #BDE986FF; dark: #1E592FFF; contrast-light: #E0F0B2FF; contrast-dark: #0E2B16FF; }
green10 { light: #EBF5CBFF; dark: #164323FF; contrast-light: #F5FAE5FF; contrast-dark: #091B0EFF; }
green11 { light: #F5FAE5FF; dark: #0E2B16FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
teal1 { light: #012931FF; dark: #DAFDF5FF; contrast-light: #01262DFF; contrast-dark: #C2FCEEFF; }
teal2 { light: #02414CFF; dark: #C2FCEEFF; contrast-light: #023640FF; contrast-dark: #84F1DBFF; }
teal3 { light: #035663FF; dark: #64EDD2FF; contrast-light: #024550FF; contrast-dark: #3BE2C4FF; }
teal4 { light: #046C7AFF; dark: #2CE0BFFF; contrast-light: #03535EFF; contrast-dark: #1ECDB2FF; }
teal5 { light: #07838FFF; dark: #00CEACFF; contrast-light: #04606CFF; contrast-dark: #00B295FF; }
teal6 { light: #049F9AFF; dark: #049F9AFF; contrast-light: #07828DFF; contrast-dark: #07828DFF; }
teal7 { light: #00CEACFF; dark: #07838FFF; contrast-light: #00C7C0FF; contrast-dark: #03535EFF; }
teal8 { light: #2CE0BFFF; dark: #046C7AFF; contrast-light: #64EDD1FF; contrast-dark: #02404BFF; }
teal9 { light: #64EDD2FF; dark: #035663FF; contrast-light: #A7FBE7FF; contrast-dark: #012A32FF; }
teal10 { light: #C2FCEEFF; dark: #02414CFF; contrast-light: #D8FDF4FF; contrast-dark: #01191EFF; }
teal11 { light: #DAFDF5FF; dark: #012931FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
blue1 { light: #00144AFF; dark: #EBF8FFFF; contrast-light: #001A61FF; contrast-dark: #D1EFFFFF; }
blue2 { light: #002A86FF; dark: #D1EFFFFF; contrast-light: #002880FF; contrast-dark: #A3DFFFFF; }
blue3 { light: #0040B0FF; dark: #A6E0FFFF; contrast-light: #003899FF; contrast-dark: #7ACCFFFF; }
blue4 { light: #0057D2FF; dark: #89D1FFFF; contrast-light: #0046A8FF; contrast-dark: #5CB6FFFF; }
blue5 { light: #0070F2FF; dark: #4DB1FFFF; contrast-light: #0051C2FF; contrast-dark: #3399FFFF; }
blue6 { light: #1B90FFFF; dark: #1B90FFFF; contrast-light: #0070F0FF; contrast-dark: #0070F0FF; }
blue7 { light: #4DB1FFFF; dark: #0070F2FF; contrast-light: #57B6FFFF; contrast-dark: #0046A8FF; }
blue8 { light: #89D1FFFF; dark: #0057D2FF; contrast-light: #A3DFFFFF; contrast-dark: #002A85FF; }
blue9 { light: #A6E0FFFF; dark: #0040B0FF; contrast-light: #CCEDFFFF; contrast-dark: #001E70FF; }
blue10 { light: #D1EFFFFF; dark: #002A86FF; contrast-light: #EBF8FFFF; contrast-dark: #00144DFF; }
blue11 { light: #EBF8FFFF; dark: #00144AFF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
indigo1 { light: #0E0637FF; dark: #F1ECFFFF; contrast-light: #1A0B65FF; contrast-dark: #ECE5FFFF; }
indigo2 { light: #1C0C6EFF; dark: #E2D8FFFF; contrast-light: #240F8AFF; contrast-dark: #DDC7FFFF; }
indigo3 { light: #2C13ADFF; dark: #D3B6FFFF; contrast-light: #2D13AEFF; contrast-dark: #C2A3FFFF; }
indigo4 { light: #470CEDFF; dark: #B894FFFF; contrast-light: #400BD0FF; contrast-dark: #AD8FFFFF; }
indigo5 { light: #5D36FFFF; dark: #9B76FFFF; contrast-light: #581FF4FF; contrast-dark: #A180F9FF; }
indigo6 { light: #7858FFFF; dark: #7858FFFF; contrast-light: #8055F6FF; contrast-dark: #8055F6FF; }
indigo7 { light: #9B76FFFF; dark: #5D36FFFF; contrast-light: #B8A2FBFF; contrast-dark: #460CE4FF; }
indigo8 { light: #B894FFFF; dark: #470CEDFF; contrast-light: #D4B8FFFF; contrast-dark: #28119CFF; }
indigo9 { light: #D3B6FFFF; dark: #2C13ADFF; contrast-light: #DDD1FFFF; contrast-dark: #1A0B65FF; }
indigo10 { light: #E2D8FFFF; dark: #1C0C6EFF; contrast-light: #F0EBFFFF; contrast-dark: #0E0637FF; }
indigo11 { light: #F1ECFFFF; dark: #0E0637FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
pink1 { light: #28004AFF; dark: #FFF0FAFF; contrast-light: #340060FF; contrast-dark: #FFE0F5FF; }
pink2 { light: #510080FF; dark: #FFDCF3FF; contrast-light: #4D007AFF; contrast-dark: #FFB8EEFF; }
pink3 { light: #7800A4FF; dark: #FFAFEDFF; contrast-light: #640089FF; contrast-dark: #FF99F1FF; }
pink4 { light: #A100C2FF; dark: #FF8AF0FF; contrast-light: #7F0099FF; contrast-dark: #F87CF6FF; }
pink5 { light: #CC00DCFF; dark: #F65AF2FF; contrast-light: #9400B2FF; contrast-dark: #F65AF1FF; }
pink6 { light: #F31DEDFF; dark: #F31DEDFF; contrast-light: #CC00DBFF; contrast-dark: #CC00DBFF; }
pink7 { light: #F65AF2FF; dark: #CC00DCFF; contrast-light: #F781F3FF; contrast-dark: #7F0099FF; }
pink8 { light: #FF8AF0FF; dark: #A100C2FF; contrast-light: #FFA3EEFF; contrast-dark: #510080FF; }
pink9 { light: #FFAFEDFF; dark: #7800A4FF; contrast-light: #FFD1EFFF; contrast-dark: #400066FF; }
pink10 { light: #FFDCF3FF; dark: #510080FF; contrast-light: #FFF0FAFF; contrast-dark: #240042FF; }
pink11 { light: #FFF0FAFF; dark: #28004AFF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
raspberry1 { light: #510136FF; dark: #FFF0F5FF; contrast-light: #41002BFF; contrast-dark: #FFE5EEFF; }
raspberry2 { light: #71014BFF; dark: #FFDCE8FF; contrast-light: #60003FFF; contrast-dark: #FFC1D6FF; }
raspberry3 { light: #9B015DFF; dark: #FECBDAFF; contrast-light: #7E004CFF; contrast-dark: #FDA0BAFF; }
raspberry4 { light: #BA066CFF; dark: #FEADC8FF; contrast-light: #940456FF; contrast-dark: #FD81ABFF; }
/* light equals dark. In the other core scales the light of step n is the dark of step 12-n; that would be DF1278. */
raspberry5 { light: #FE83AEFF; dark: #FE83AEFF; contrast-light: #AD0564FF; contrast-dark: #FE6198FF; }
raspberry6 { light: #FA4F96FF; dark: #FA4F96FF; contrast-light: #DD1177FF; contrast-dark: #E2127AFF; }
raspberry7 { light: #FE83AEFF; dark: #DF1278FF; contrast-light: #FD8A8EFF; contrast-dark: #8A0450FF; }
raspberry8 { light: #FEADC8FF; dark: #BA066CFF; contrast-light: #FDAAB1FF; contrast-dark: #6F014AFF; }
raspberry9 { light: #FECBDAFF; dark: #9B015DFF; contrast-light: #FFDBE1FF; contrast-dark: #510136FF; }
raspberry10 { light: #FFDCE8FF; dark: #71014BFF; contrast-light: #FFF0F5FF; contrast-dark: #320021FF; }
raspberry11 { light: #FFF0F5FF; dark: #510136FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
baseWhite { light: #FFFFFFFF; dark: #FFFFFFFF; contrast-light: #FFFFFFFF; contrast-dark: #FFFFFFFF; }
baseBlack { light: #000000FF; dark: #000000FF; contrast-light: #000000FF; contrast-dark: #000000FF; }
base1 { light: #FFFFFFFF; dark: #000000FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
base2 { light: #000000FF; dark: #FFFFFFFF; contrast-light: #000000FF; contrast-dark: #FFFFFFFF; }
accentLabel1 { light: #FFDF72FF; dark: #A93E00FF; contrast-light: #FFF3B8FF; contrast-dark: #702100FF; }
accentLabel2 { light: #FFB2D2FF; dark: #AA0808FF; contrast-light: #FFE0F0FF; contrast-dark: #7F0505FF; }
accentLabel3 { light: #FECBDAFF; dark: #BA066CFF; contrast-light: #FFE5EEFF; contrast-dark: #6F014AFF; }
/* One digit away from pink4 and from the same label in v7, which have A100C2. */
accentLabel4 { light: #FFAFEDFF; dark: #A110C2FF; contrast-light: #FFE0F5FF; contrast-dark: #510080FF; }
accentLabel5 { light: #D3B6FFFF; dark: #470CEDFF; contrast-light: #ECE5FFFF; contrast-dark: #28119CFF; }
accentLabel6 { light: #A6E0FFFF; dark: #0057D2FF; contrast-light: #D1EFFFFF; contrast-dark: #002A85FF; }
accentLabel7 { light: #64EDD2FF; dark: #046C7AFF; contrast-light: #C2FCEEFF; contrast-dark: #02404BFF; }
accentLabel8 { light: #BDE986FF; dark: #256F3AFF; contrast-light: #EAF4C7FF; contrast-dark: #164323FF; }
accentLabel9 { light: #D0B8EAFF; dark: #6C32A9FF; contrast-light: #CDB4E9FF; contrast-dark: #56248FFF; }
accentLabel10 { light: #D5DADDFF; dark: #354A5FFF; contrast-light: #EAECEEFF; contrast-dark: #223548FF; }
accentBackground1 { light: #8D2A00FF; dark: #FFF3B8FF; contrast-light: #853100FF; contrast-dark: #FFE17AFF; }
accentBackground2 { light: #840606FF; dark: #FFD5EAFF; contrast-light: #9C0707FF; contrast-dark: #FFBDD8FF; }
accentBackground3 { light: #9B015DFF; dark: #FFDCE8FF; contrast-light: #8B0450FF; contrast-dark: #FFC2D7FF; }
accentBackground4 { light: #7800A4FF; dark: #FFDCF3FF; contrast-light: #800099FF; contrast-dark: #FFB8EFFF; }
accentBackground5 { light: #2C13ADFF; dark: #E2D8FFFF; contrast-light: #440CE4FF; contrast-dark: #DDC7FFFF; }
accentBackground6 { light: #0040B0FF; dark: #D1EFFFFF; contrast-light: #0046A8FF; contrast-dark: #A3DFFFFF; }
accentBackground7 { light: #035663FF; dark: #C2FCEEFF; contrast-light: #03535EFF; contrast-dark: #83F1DBFF; }
accentBackground8 { light: #1E592FFF; dark: #EBF5CBFF; contrast-light: #1C542CFF; contrast-dark: #B6E779FF; }
accentBackground9 { light: #511F89FF; dark: #DDCCF0FF; contrast-light: #401E67FF; contrast-dark: #D3BEFFFF; }
accentBackground10 { light: #223548FF; dark: #EAECEEFF; contrast-light: #354A5FFF; contrast-dark: #D5DADDFF; }
cardShadow { light: #0000004D; dark: #5B738B14; contrast-light: #0000004D; contrast-dark: #00000014; }
sectionShadow { light: #0000005E; dark: #5B738B3D; contrast-light: #0000005E; contrast-dark: #0000003D; }
primaryBackground { light: #000000FF; dark: #FFFFFFFF; contrast-light: #000000FF; contrast-dark: #FFFFFFFF; elevated-light: #171D23FF; elevated-contrast-light: #192024FF; }
secondaryBackground { light: #161C21FF; dark: #F5F6F7FF; contrast-light: #1D252AFF; contrast-dark: #EAECEEFF; elevated-light: #242D37FF; elevated-contrast-light: #212B30FF; }
tertiaryBackground { light: #242E38FF; dark: #FFFFFFFF; contrast-light: #192024FF; contrast-dark: #FFFFFFFF; elevated-light: #2F3C48FF; elevated-contrast-light: #253136FF; }
primaryGroupedBackground { light: #000000FF; dark: #F5F6F7FF; contrast-light: #000000FF; contrast-dark: #E8EBEDFF; elevated-light: #171D23FF; elevated-contrast-light: #192024FF; }
secondaryGroupedBackground { light: #161C21FF; dark: #FFFFFFFF; contrast-light: #1D252AFF; contrast-dark: #FFFFFFFF; elevated-light: #242D37FF; elevated-contrast-light: #212B30FF; }
tertiaryGroupedBackground { light: #242E38FF; dark: #F5F6F7FF; contrast-light: #192024FF; contrast-dark: #E8ECEEFF; elevated-light: #2F3C48FF; elevated-contrast-light: #253136FF; }
navBarTitleLabel { light: #F5F6F7FF; dark: #223548FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
primaryLabel { light: #F5F6F7FF; dark: #223548FF; contrast-light: #FFFFFFFF; contrast-dark: #000000FF; }
secondaryLabel { light: #D5DADDFF; dark: #475E75FF; contrast-light: #EAECEEFF; contrast-dark: #223548FF; }
tertiaryLabel { light: #A9B4BEFF; dark: #5B738BFF; contrast-light: #D5DADDFF; contrast-dark: #354A5FFF; }
quaternaryLabel { light: #A9B4BE4D; dark: #8396A875; contrast-light: #A9B4BE80; contrast-dark: #354A5F57; }
quinaryLabel { light: #000000FF; dark: #FFFFFFFF; contrast-light: #000000FF; contrast-dark: #FFFFFFFF; }
primaryFill { light: #8396A84D; dark: #8396A83D; contrast-light: #8396A866; contrast-dark: #8799AB57; }
secondaryFill { light: #8396A847; dark: #8396A833; contrast-light: #8396A861; contrast-dark: #8799AB4D; }
tertiaryFill { light: #8396A833; dark: #8396A826; contrast-light: #8396A84D; contrast-dark: #8799AB40; }
quaternaryFill { light: #8396A829; dark: #8396A817; contrast-light: #8396A838; contrast-dark: #8799AB1A; }
tintColor { light: #4DB1FFFF; dark: #0070F2FF; contrast-light: #5CB7FFFF; contrast-dark: #0046A8FF; }
tintColor2 { light: #4DB1FFFF; dark: #0057D2FF; contrast-light: #5CB7FFFF; contrast-dark: #002A85FF; }
tintColor3 { light: #4DB1FF29; dark: #0070F214; contrast-light: #5CB7FF29; contrast-dark: #0070F014; }
tintColorTapState { light: #1B90FFFF; dark: #0040B0FF; contrast-light: #3399FFFF; contrast-dark: #001E70FF; }
negativeLabel { light: #FF5C77FF; dark: #AA0808FF; contrast-light: #FF8CB2FF; contrast-dark: #7F0505FF; }
positiveLabel { light: #5DC122FF; dark: #256F3AFF; contrast-light: #97DD40FF; contrast-dark: #164323FF; }
criticalLabel { light: #FFB300FF; dark: #A93E00FF; contrast-light: #FFC933FF; contrast-dark: #702100FF; }
informativeLabel { light: #4DB1FFFF; dark: #0057D2FF; contrast-light: #89D1FFFF; contrast-dark: #002A85FF; }
neutralLabel { light: #8396A8FF; dark: #354A5FFF; contrast-light: #A9B4BEFF; contrast-dark: #223548FF; }
negativeLabelTapState { light: #EE3939FF; dark: #840606FF; contrast-light: #FF5C77FF; contrast-dark: #4E0303FF; }
positiveLabelTapState { light: #36A41DFF; dark: #1E592FFF; contrast-light: #56B21FFF; contrast-dark: #0E2B16FF; }
criticalLabelTapState { light: #FFB300FF; dark: #8D2A00FF; contrast-light: #F58F00FF; contrast-dark: #450B00FF; }
informativeLabelTapState { light: #1B90FFFF; dark: #0040B0FF; contrast-light: #3399FFFF; contrast-dark: #001E70FF; }
neutralLabelTapState { light: #8396A8FF; dark: #223548FF; contrast-light: #8799ABFF; contrast-dark: #1A2733FF; }
negativeBackground { light: #EE39391F; dark: #EE393914; contrast-light: #FF5C771F; contrast-dark: #D20A0A14; }
positiveBackground { light: #36A41D1F; dark: #36A41D14; contrast-light: #56B21F1F; contrast-dark: #18891814; }
criticalBackground { light: #E765001F; dark: #E7650014; contrast-light: #F58F001F; contrast-dark: #C3550014; }
informationBackground { light: #1B90FF1F; dark: #1B90FF14; contrast-light: #3399FF1F; contrast-dark: #0070F014; }
neutralBackground { light: #5B738B1F; dark: #5B738B14; contrast-light: #8799AB1F; contrast-dark: #5B738B14; }
negativeBackgroundTapState { light: #EE393938; dark: #EE393929; contrast-light: #FF5C7738; contrast-dark: #D20A0A29; }
positiveBackgroundTapState { light: #36A41D38; dark: #36A41D29; contrast-light: #56B21F38; contrast-dark: #18891829; }
criticalBackgroundTapState { light: #E7650038; dark: #E7650029; contrast-light: #F58F0038; contrast-dark: #C3550029; }
informationBackgroundTapState { light: #1B90FF38; dark: #1B90FF29; contrast-light: #3399FF38; contrast-dark: #0070F029; }
neutralBackgroundTapState { light: #5B738B38; dark: #5B738B29; contrast-light: #8799AB38; contrast-dark: #5B738B29; }
separator { light: #8396A85E; dark: #5B738B5E; contrast-light: #A9B4BE5E; contrast-dark: #354A5F5E; }
separatorOpaque { light: #8396A8D4; dark: #5B738BD4; contrast-light: #A9B4BED4; contrast-dark: #354A5FD4; }
header { light: #161C21FF; dark: #FFFFFFFF; contrast-light: #1D252CFF; contrast-dark: #FFFFFFFF; elevated-light: #242E38FF; elevated-contrast-light: #2A3540FF; }
/* The source gives contrast-light nine digits, which its reader paints as opaque black. By its neighbours
   191F26E6 was meant. */
headerBlended { light: #13181DE6; dark: #FFFFFFD9; contrast-light: 191F26DE6; contrast-light-painted: #000000; contrast-dark: #FFFFFFD9; elevated-light: #1F272FE6; elevated-contrast-light: #242E38E6; }
barTransparent { light: #12171CD9; dark: #12171CD9; contrast-light: #000000D9; contrast-dark: #000000D9; }
contrastElement { light: #8396A8FF; dark: #5B738BFF; contrast-light: #96A6B5FF; contrast-dark: #354A5FFF; }
footer { light: #192027FF; dark: #FFFFFFFF; contrast-light: #1C242BFF; contrast-dark: #FFFFFFFF; elevated-light: #1F272FE6; elevated-contrast-light: #2B3641FF; }
cellBackground { light: #22354800; dark: #FFFFFF00; contrast-light: #1A273300; contrast-dark: #FFFFFF00; }
chrome { light: #000000BF; dark: #FFFFFFD9; contrast-light: #000000E6; contrast-dark: #FFFFFFE6; elevated-light: #171D23BF; elevated-contrast-light: #192024E6; }
chromeSecondary { light: #161C21BF; dark: #FFFFFFD9; contrast-light: #1D252AE6; contrast-dark: #FFFFFFE6; elevated-light: #242D37BF; elevated-contrast-light: #212B30E6; }
chart1 { light: #3278BEFF; dark: #168EFFFF; contrast-light: #8BABCBFF; contrast-dark: #446E97FF; }
chart2 { light: #F2A634FF; dark: #C87B00FF; contrast-light: #ED8859FF; contrast-dark: #D74114FF; }
chart3 { light: #B4CE35FF; dark: #75980BFF; contrast-light: #9FB822FF; contrast-dark: #2D6F51FF; }
chart4 { light: #FA4F96FF; dark: #DF1278FF; contrast-light: #FE74AEFF; contrast-dark: #DF1278FF; }
chart5 { light: #8B47D7FF; dark: #8B47D7FF; contrast-light: #C092F6FF; contrast-dark: #7D44CFFF; }
chart6 { light: #049F9AFF; dark: #049F9AFF; contrast-light: #05C0BAFF; contrast-dark: #03778CFF; }
chart7 { light: #0070F2FF; dark: #0070F2FF; contrast-light: #57A5FFFF; contrast-dark: #0070F2FF; }
chart8 { light: #F31DEDFF; dark: #CC00DCFF; contrast-light: #F473F0FF; contrast-dark: #AE478DFF; }
chart9 { light: #8EA18CFF; dark: #798C77FF; contrast-light: #9DAD9BFF; contrast-dark: #667664FF; }
chart10 { light: #F28585FF; dark: #DA6C6CFF; contrast-light: #F28585FF; contrast-dark: #B75757FF; }
chart11 { light: #7858FFFF; dark: #5D36FFFF; contrast-light: #9EA3F6FF; contrast-dark: #4B25E7FF; }
chart12 { light: #A68A5BFF; dark: #A68A5BFF; contrast-light: #B49E78FF; contrast-dark: #816246FF; }
stockUpStroke { light: #30914CFF; dark: #30914CFF; contrast-light: #99CC99FF; contrast-dark: #006362FF; }
stockDownStroke { light: #F83030FF; dark: #F53232FF; contrast-light: #FF7878FF; contrast-dark: #AB0000FF; }
chartBad { light: #F83030FF; dark: #F53232FF; contrast-light: #FF7878FF; contrast-dark: #AB0000FF; }
chartCritical { light: #DD6100FF; dark: #E26300FF; contrast-light: #FFAB1DFF; contrast-dark: #5C5C00FF; }
chartGood { light: #30914CFF; dark: #30914CFF; contrast-light: #99CC99FF; contrast-dark: #006362FF; }
chartNeutral { light: #6F89A1FF; dark: #758CA4FF; contrast-light: #AFAFAFFF; contrast-dark: #525252FF; }
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
jouleBrand { light: #714FFFFF; dark: #5D36FFFF; contrast-light: #5633E1FF; contrast-dark: #5238D6FF; }
jouleAccent1 { light: #D522BFFF; dark: #A100C2FF; contrast-light: #FF70EDFF; contrast-dark: #9505B3FF; }
jouleAccent2 { light: #7458FFFF; dark: #7458FFFF; contrast-light: #5133E6FF; contrast-dark: #5133E6FF; }
jouleAccent3 { light: #9D85FFFF; dark: #7458FFFF; contrast-light: #AD99FFFF; contrast-dark: #5633E1FF; }
jouleGradient1 { light: #714FFFFF; dark: #5D36FFFF; contrast-light: #AD99FFFF; contrast-dark: #5633E1FF; }
jouleGradient2 { light: #D522BFFF; dark: #A100C2FF; contrast-light: #FF70EDFF; contrast-dark: #9505B3FF; }
jouleSelectedFill { light: #9B76FF33; dark: #470CED14; contrast-light: #FF70EDFF; contrast-dark: #9505B3FF; }
jouleSelectedLabel { light: #E2D8FFFF; dark: #470CEDFF; contrast-light: #FF70EDFF; contrast-dark: #9505B3FF; }
