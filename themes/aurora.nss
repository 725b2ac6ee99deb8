/*
   Aurora: a complete brand theme, and a worked example of a sheet that no two
   readers take differently. One of them reads less of it than the others (the
   reader for SwiftUI stops at the definitions), but what it reads, it reads alike.

   The palette carries the brand. Colours that must follow the appearance (words,
   links, whatever stands on a background of the system) are overridden once, in
   all eight variants, and reach every component that asks the palette. A block
   names a colour only for what stands on a surface of ours, and then names the
   surface too: a variable has one value in light and in dark. The other blocks
   are type, alignment and pictures.

   What keeps the readers together: definitions start at the margin, one to a
   line, no blank around the colon, nothing behind the semicolon; no variable
   refers to another or is part of a longer value; colours have six digits,
   since eight mean something else in each reader; nothing is used that is not
   defined here.
*/

/* Palette: the brand colour, as ink on light paper and as light on dark. Raised
   surfaces (sheets, popovers) are a step stronger than the base, and increased
   contrast is a step stronger again. The reader for SwiftUI asks for the last of
   the four light variants under a slip of its own and keeps the stock colour. */

@tintColor_lightBackground:#5B35C8;
@tintColor_elevatedLightBackground:#5329BA;
@tintColor_contrastLightBackground:#3E1B9C;
@tintColor_elevatedContrastLightBackground:#321086;
@tintColor_darkBackground:#B5A0FF;
@tintColor_elevatedDarkBackground:#C1B0FF;
@tintColor_contrastDarkBackground:#D0C3FF;
@tintColor_elevatedContrastDarkBackground:#E0D8FF;

/* Under a finger: nearly black ink, nearly white light. A press has to show in
   lightness, since not everybody tells one violet from another. */

@tintColorTapState_lightBackground:#3B1150;
@tintColorTapState_elevatedLightBackground:#300B43;
@tintColorTapState_contrastLightBackground:#250636;
@tintColorTapState_elevatedContrastLightBackground:#1A0229;
@tintColorTapState_darkBackground:#F0C2FF;
@tintColorTapState_elevatedDarkBackground:#F4CFFF;
@tintColorTapState_contrastDarkBackground:#F8DCFF;
@tintColorTapState_elevatedContrastDarkBackground:#FCE9FF;

/* Dark surfaces, for bands and bars. On them snowField for words, driftBlue for
   lesser words, lowSun for a status. */

@nightSky:#0B1B3A;
@nightSkyLit:#21407A;
@snowField:#F4F8FF;
@driftBlue:#B4C6E2;
@lowSun:#FFC670;

/* Pale surfaces, for cards and writing. On them nightSky for words, basalt for
   lesser words. */

@iceSheet:#E4EDF6;
@basalt:#33435F;

/* The accent. Of middle lightness on purpose: three to one on white and on the
   dark surfaces of the system, which is enough for a line or a symbol and not
   enough for words. */

@auroraGlow:#109785;

/* Type */

@titleStyle:headline;
@sideStyle:subheadline;
@textStyle:body;
@noteStyle:footnote;

@strongFont:semiboldSystem;
@plainFont:mediumSystem;
@controlSize:17;

/* Bars: night sky at the top and at the bottom of every screen */

NavigationBar {
    background-color: @nightSky;
    font-color: @snowField;
    font-name: @strongFont;
    font-size: 18;
}

/* A turned phone has little height to spare. */
@media (device: iphone) and (orientation: landscape) {
    NavigationBar {
        font-size: 16;
    }
}

/* Bar buttons stand on the bar and have no plate of their own. */
BarButton {
    font-color: @snowField;
    font-name: @plainFont;
    font-size: @controlSize;
}

TabBar {
    background-color: @nightSky;
}

TabBarItem {
    font-color: @driftBlue;
    font-color-selected: @snowField;
    font-name: @plainFont;
    font-size: 11;
    text-offset: 0, -2;
}

/* Controls. Shades of the palette may be pinned: these stay as on light paper in
   both appearances, because the label on them does. */

Button {
    background-color-normal: @tintColor_lightBackground;
    background-color-highlighted: @tintColor_elevatedContrastLightBackground;
    background-color-disabled: @basalt;
    font-color: @snowField;
    font-color-disabled: @driftBlue;
    font-name: @strongFont;
    font-size: @controlSize;
    height: 48;
    corner-radius: 10;
    padding: 8 20 8 20;
}

/* The app asks for Button:QuietButton; what is not said here comes from Button. */
QuietButton {
    background-color-normal: @iceSheet;
    background-color-highlighted: @driftBlue;
    font-color: @nightSky;
    border-color: @basalt;
    border-width: 1;
}

/* Button:SyncButton has a picture, moved away from the words. */
SyncButton {
    image: aurora-sync;
    image-disabled: aurora-sync-off;
    image-insets: 0 12 0 0;
}

@media (device: ipad) {
    /* A hand at a desk is exact, an arm at a wall is not. */
    Button,
    QuietButton {
        height: 52;
        padding: 10 28 10 28;
    }
}

/* Label:RibbonLabel, the corner flag of a new entry. */
RibbonLabel {
    background-color: @tintColor_lightBackground;
    corner-radius: 4;
    font-color: @snowField;
    font-name: @strongFont;
    font-size: 12;
    text-align: center;
    text-transform: uppercase;
}

/* Object header: a band of night sky across the top of a detail screen */

fdlFUIObjectHeaderView {
    background-color: @nightSky;
    tint-color: @snowField;
}

fdlFUIObjectHeaderView_headlineLabel {
    font-color: @snowField;
    font-style: title2;
    text-align: left;
    text-line-clamp: 2;
}

fdlFUIObjectHeaderView_subheadlineLabel,
fdlFUIObjectHeaderView_bodyLabel,
fdlFUIObjectHeaderView_descriptionLabel {
    font-color: @snowField;
    font-style: @sideStyle;
}

fdlFUIObjectHeaderView_footnoteLabel,
fdlFUIObjectHeaderView_labelItem_label {
    font-color: @driftBlue;
    font-style: @noteStyle;
}

fdlFUIObjectHeaderView_statusLabel,
fdlFUIObjectHeaderView_substatusLabel {
    font-color: @lowSun;
    font-style: @sideStyle;
    text-align: right;
}

fdlFUIObjectHeaderView_detailImageView {
    image-name: aurora-object;
    tint-color: @driftBlue;
}

/* People: a card of ice, in both appearances */

fdlFUIContactView {
    background-color: @iceSheet;
}

fdlFUIContactView_headlineLabel {
    font-color: @nightSky;
    font-style: @titleStyle;
}

fdlFUIContactView_subheadlineLabel,
fdlFUIContactView_descriptionLabel {
    font-color: @basalt;
    font-style: @sideStyle;
    text-line-clamp: 3;
}

/* The first two faces of a stack have numbers, the others have not. */
fdlFUIAvatarStack_avatar,
fdlFUIAvatarStack_avatar_0,
fdlFUIAvatarStack_avatar_1 {
    background-color: @nightSkyLit;
    font-color: @snowField;
    tint-color: @snowField;
}

/* Figures and progress. Words and digits keep the colours of the palette, which
   change with the appearance; only lines and symbols take the accent. */

fdlFUIProgressBannerMessageView_progressBar,
fdlFUIKPIProgressView,
Progress {
    progress-tint-color: @auroraGlow;
    track-tint-color: @iceSheet;
}

fdlFUIProgressBannerMessageView_titleLabel,
fdlFUIProgressBannerMessageView_completionLabel {
    font-name: @strongFont;
}

fdlFUIProgressBannerMessageView_messageBannerDividerTop {
    background-color: @auroraGlow;
}

fdlFUIProgressBannerMessageView_syncIcon,
fdlFUIProgressBannerMessageView_closeIcon {
    tint-color: @auroraGlow;
}

fdlFUIProgressBannerMessageView_completionCheckMark {
    image: aurora-check;
    tint-color: @auroraGlow;
}

/* Cards, charts and lists: type only */

fdlFUICardMainHeaderView_title,
fdlFUIKPICardView_title,
fdlFUIObjectCardContentView_title,
fdlFUIChartTitleView_title {
    font-style: @titleStyle;
    text-align: left;
}

fdlFUIChartPlotView_categoryAxisLabel,
fdlFUIChartLegendView_seriesTitles {
    font-style: @noteStyle;
    text-line-clamp: 1;
}

/* Signatures: dark ink on ice, whatever the room is like */

fdlFUISignatureCaptureView {
    background-color: @iceSheet;
    stroke-color: @nightSky;
    stroke-width: 2.5;
}

fdlFUISignatureCaptureView_xImageView {
    tint-color: @basalt;
}

fdlFUISignatureCaptureView_signatureLineView {
    background-color: @basalt;
}

fdlFUISignatureCaptureView_footnote {
    font-color: @basalt;
    font-style: @noteStyle;
}

fdlFUISignatureCaptureController_navigationBar,
fdlFUISignatureCaptureController_toolBar {
    background-color: @nightSky;
}

fdlFUISignatureCaptureController_title {
    font-color: @snowField;
    font-style: @titleStyle;
}

fdlFUISignatureCaptureController_cancelButtonItem,
fdlFUISignatureCaptureController_clearButtonItem,
fdlFUISignatureCaptureController_doneButtonItem {
    font-color: @snowField;
    font-color-disabled: @driftBlue;
    font-style: @textStyle;
}
