/* KPI: key figures, their items and headers. The layout is described in naming.nss. */

@clamped-text: font-color, font-style, text-align, text-line-clamp;

FUIKPIFractionItem { conforms: FUIKPIViewItem; evidence: inferred(25.08/FUIKPIProgressView); paths: none; }

FUIKPIHeader {
    superclass: FUIDrawingView;
    conforms: FUIBannerMessageView.FUIBannerHeaderContainerDelegate;
    evidence: inferred(25.08, Latest);
}

FUIKPIIconItem { conforms: FUIKPIViewItem; evidence: inferred(25.08); paths: none; }
FUIKPIMetricItem { conforms: FUIKPIViewItem; evidence: inferred(25.08); paths: none; }

/* The page does not say which attribute is for which path. It names the highlighted state, but no attribute for it. */
FUIKPIProgressView {
    superclass: NibDesignableControl;
    conforms: FUIContentCopyableView, FUIKPIContainer, FUIStateSelectable, FUIStateTintable,
        FUIStateTintableImplementation;
    evidence: documented(SEED1, 25.08);
    states: disabled, highlighted, normal;
    unpaired: font-color(disabled), progress-tint-color, tint-color(disabled), track-tint-color;
    handed-down: inferred(font-color, tint-color);
    palette-defaults: inferred(tint-color(tintColor, highlighted(tintColorTapState)), track-tint-color(primaryFill));
    fdlFUIKPIProgressView: unpaired;
    fdlFUIKPIProgressView_captionLabel: unpaired;
}

FUIKPITitleBaseView {
    superclass: FUITitleBaseView;
    conforms: FUIKPIAttributesProvider, FUIKPIComponent;
    evidence: documented(25.08);
    fdlFUIKPITitleBaseView_kpiFractionItem: @clamped-text;
    fdlFUIKPITitleBaseView_kpiIconItem: tint-color;
    fdlFUIKPITitleBaseView_kpiMetricItem: @clamped-text;
    fdlFUIKPITitleBaseView_kpiUnitItem: @clamped-text;
    fdlFUIKPITitleBaseView_title: @clamped-text;
}

FUIKPIUnitItem { conforms: FUIKPIViewItem; evidence: inferred(25.08); paths: none; }

FUIKPIView {
    superclass: NibDesignableControl;
    conforms: FUIContentCopyableView, FUIKPIContainer, FUIStateSelectable, FUIStateTintable,
        FUIStateTintableImplementation;
    evidence: inferred(25.08, Latest, 3.0);
    states: disabled, highlighted, normal;
}
