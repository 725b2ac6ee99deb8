/* Palette watch_v1: Fiori Next on Apple Watch. SDK 9.2, watchOS.

   light rows are light ink for dark mode, dark rows dark ink for light mode; contrast- with increased contrast,
   elevated- on sheets and popovers, elevated-contrast- both. Values are as the source writes them, alpha last. The
   head of v8.nss says how missing rows follow from the others.

   Every colour here has a light row only, so it is the same everywhere; the source calls the palette unfinished.

   Evidence: code. Source CS = https://github.com/SAP/cloud-sdk-ios-fiori at commit
   098daf087d725281ebcfc1e0cefdc60b68023173, WatchPaletteV1.swift. */

palette {
    version: watch_v1;
    type: WatchPaletteV1;
    sdk: 9.2;
    design: Fiori Next;
    platforms: watchOS;
    colors: 26;
    evidence: code(CS);
}

primaryLabel { light: #F5F6F7FF; }
secondaryLabel { light: #D5DADDFF; }
tertiaryLabel { light: #A9B4BEFF; }
quaternaryLabel { light: #8396A8FF; }
primaryBackground { light: #000000FF; }
secondaryBackground { light: #F2F4FC24; }
tertiaryBackground { light: #F2F4FC33; }
tintColor { light: #89D1FFFF; }
tintColorTapState { light: #4DB1FFFF; }
negativeLabel { light: #FF5C77FF; }
negativeLabelTapState { light: #EE3939FF; }
criticalLabel { light: #FFC933FF; }
criticalLabelTapState { light: #FFB300FF; }
positiveLabel { light: #BDE986FF; }
positiveLabelTapState { light: #5DC122FF; }
separator { light: #5B738B80; }
separatorOpaque { light: #8396A8FF; }
accent1 { light: #FFC933FF; }
accent2 { light: #FF5C77FF; }
accent3 { light: #B894FFFF; }
accent4 { light: #4DB1FFFF; }
accent5 { light: #64EDD2FF; }
accent6 { light: #BDE986FF; }
accent7 { light: #FF8AF0FF; }
accent8 { light: #FEADC8FF; }
accent9 { light: #A9B4BEFF; }
