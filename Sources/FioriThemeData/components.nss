/* Component models: the sizes, times and last-resort colours of the components that are modelled. One block a component,
   under its name in the SDK; one row a fact:

       fact: value, evidence(source);

   Lengths and type sizes are in points, times in seconds. Evidence is documented (a page says so), example (only seen in
   an example) or inferred (concluded; the source is where from). What is inferred from CS is how the SwiftUI sibling of
   the component looks: the pages of the UIKit component are silent there.

   Sources
   SEED1  the class reference of FUIKPIProgressView
   SEED2  the page Progress Banner Message View of SAP's cloud guide (April 2021)
   OFF    https://help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/25.08/en-US/Documents/Frameworks/SAPFiori/Classes/FUIOfflineBannerMessageView.html
   CS     https://github.com/SAP/cloud-sdk-ios-fiori at 098daf087d725281ebcfc1e0cefdc60b68023173, Sources/FioriSwiftUICore:
          KPIProgressItemStyle, _KPIProgressItem+View, BannerMessageStyle, LinearProgressIndicatorStyle
   UIKIT  what an animation of UIKit takes where no time is given */

/* A chart. The colours are names of the palette, for where neither code nor theme has one. */
FUIKPIProgressView {
    diameter-large: 130, documented(SEED1);
    diameter-small: 104, documented(SEED1);
    /* Up to this width a caption is inside the circle. */
    caption-inside-large: 94, documented(SEED1);
    caption-inside-small: 86, documented(SEED1);
    /* Below the circle a caption wraps at this width. */
    caption-below-large: 216, documented(SEED1);
    caption-below-small: 122, documented(SEED1);
    caption-lines: 2, documented(SEED1);
    animation-duration: 0.5, documented(SEED1);
    units-per-side: 2, documented(SEED1);

    line-width: 2, inferred(CS);
    /* What is inside a small circle is drawn as for a large one and made smaller. */
    scale-small: 0.8, inferred(CS);
    metric-size: 48, inferred(CS);
    /* Digits, as soon as there is a fraction. */
    fraction-size: 36, inferred(CS);
    unit-size: 24, inferred(CS);
    caption-size: 15, inferred(CS);
    /* Between a unit and its neighbour that is none. */
    kerning: 2, inferred(CS);
    /* Wider items are drawn smaller, down to a part of their size. */
    items-width: 108, inferred(CS);
    least-scale: 0.3, inferred(CS);
    caption-gap-inside: 2, inferred(CS);
    caption-gap-below: 12, inferred(CS);

    tint: tintColor, inferred(CS);
    tint-highlighted: tintColorTapState, inferred(CS);
    track: primaryFill, inferred(CS);
    text-disabled: primaryLabel, inferred(CS);
}

/* What every banner has. */
FUIBannerMessageView {
    title-size: 13, inferred(SEED2, CS);
    row-height: 39, inferred(CS);
    side-padding: 44, inferred(CS);
    divider-height: 0.33, inferred(CS);
    animation-duration: 0.25, inferred(UIKIT);
}

FUIOfflineBannerMessageView {
    duration: 4, documented(OFF);
}

FUIProgressBannerMessageView {
    completion-duration: 5, documented(SEED2);
    progress-bar-height: 4, inferred(CS);
}

/* What a picture of a component stands on. Names of the palette, taken by their names: no page says what an app has there. */
UIScreen {
    background: primaryBackground, inferred(CS);
    label: primaryLabel, inferred(CS);
}
