/*
   High contrast: for sun, for tired eyes and for people who see little. Not a
   brand; lay it over a brand's sheet, or use it alone.

   The measure is seven to one for words and four and a half for lines and
   symbols, in every appearance, before the system's own switch for increased
   contrast is touched. That switch then goes further still.

   Surfaces of ours stop a step short of pure black and pure white. Between those
   two, strokes seem to bleed for readers with astigmatism, and the step costs
   next to nothing of the ratio.
*/

/* Words of the second and the third rank. The first is strong enough as it is.
   Each list goes from base to raised surfaces, then the same with increased
   contrast; on light paper first, on dark after it. */

@secondaryLabel_lightBackground:#373F49;
@secondaryLabel_elevatedLightBackground:#303841;
@secondaryLabel_contrastLightBackground:#252C34;
@secondaryLabel_elevatedContrastLightBackground:#1F252C;
@secondaryLabel_darkBackground:#E5E9EE;
@secondaryLabel_elevatedDarkBackground:#ECF1F6;
@secondaryLabel_contrastDarkBackground:#F4F8FA;
@secondaryLabel_elevatedContrastDarkBackground:#FDFFFF;

@tertiaryLabel_lightBackground:#4B535D;
@tertiaryLabel_elevatedLightBackground:#444C56;
@tertiaryLabel_contrastLightBackground:#3D454F;
@tertiaryLabel_elevatedContrastLightBackground:#2A323C;
@tertiaryLabel_darkBackground:#C0C6CE;
@tertiaryLabel_elevatedDarkBackground:#C8CED5;
@tertiaryLabel_contrastDarkBackground:#D5DAE0;
@tertiaryLabel_elevatedContrastDarkBackground:#DDE1E6;

/* What can be tapped. Blue, the hue that the common kinds of colour blindness
   leave alone. */

@tintColor_lightBackground:#0B3B9C;
@tintColor_elevatedLightBackground:#09328A;
@tintColor_contrastLightBackground:#062874;
@tintColor_elevatedContrastLightBackground:#041E5E;
@tintColor_darkBackground:#A3C6FF;
@tintColor_elevatedDarkBackground:#B1CFFF;
@tintColor_contrastDarkBackground:#C2DAFF;
@tintColor_elevatedContrastDarkBackground:#D3E5FF;

/* What is being tapped. Yellow is the other end of the scale that blue is on, and
   a press is darker on light and lighter on dark besides. */

@tintColorTapState_lightBackground:#3A2600;
@tintColorTapState_elevatedLightBackground:#312000;
@tintColorTapState_contrastLightBackground:#251800;
@tintColorTapState_elevatedContrastLightBackground:#1A1000;
@tintColorTapState_darkBackground:#FFE27A;
@tintColorTapState_elevatedDarkBackground:#FFE998;
@tintColorTapState_contrastDarkBackground:#FFF0B8;
@tintColorTapState_elevatedContrastDarkBackground:#FFF7D6;

/* Surfaces that stay as they are in both appearances, and their ink. */

@coalPlate:#0D1624;
@paperPlate:#F9F4E3;
@signalYellow:#FFD84A;

@boldFont:boldSystem;
@largeSize:20;
@largeTarget:56;

/* Bars and controls: dark plates with pale words, fields of paper with an outline.
   A press turns a plate over instead of shading it. */

NavigationBar {
    background-color: @coalPlate;
    font-color: @paperPlate;
    font-name: @boldFont;
    font-size: @largeSize;
}

BarButton {
    font-color: @signalYellow;
    font-name: @boldFont;
    font-size: @largeSize;
}

Button {
    background-color-normal: @coalPlate;
    background-color-highlighted: @signalYellow;
    corner-radius: 6;
    font-color: @paperPlate;
    font-color-highlighted: @coalPlate;
    font-name: @boldFont;
    font-size: @largeSize;
    height: @largeTarget;
}

TextField {
    background-color: @paperPlate;
    border-color: @coalPlate;
    border-width: 2;
    font-color: @coalPlate;
    font-size: @largeSize;
    height: @largeTarget;
    padding: 6 12 6 12;
}

/* Selection by lightness: whoever sees no hue sees which segment is on. */
SegmentedControl {
    background-color: @coalPlate;
    background-color-selected: @paperPlate;
    font-color: @paperPlate;
    font-color-selected: @coalPlate;
    font-name: @boldFont;
    font-size: 18;
}

fdlFUIObjectHeaderView {
    background-color: @coalPlate;
    tint-color: @signalYellow;
}

fdlFUIObjectHeaderView_headlineLabel,
fdlFUIObjectHeaderView_subheadlineLabel,
fdlFUIObjectHeaderView_bodyLabel,
fdlFUIObjectHeaderView_descriptionLabel,
fdlFUIObjectHeaderView_footnoteLabel {
    font-color: @paperPlate;
}

fdlFUIObjectHeaderView_statusLabel,
fdlFUIObjectHeaderView_substatusLabel {
    font-color: @signalYellow;
}

fdlFUISignatureCaptureView {
    background-color: @paperPlate;
    stroke-color: @coalPlate;
    stroke-width: 4;
}

fdlFUISignatureCaptureView_footnote {
    font-color: @coalPlate;
}
