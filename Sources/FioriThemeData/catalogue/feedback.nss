/* Banners, indicators and messages. The layout is described in naming.nss. */

FUIAINoticeView {
    superclass: UIView;
    evidence: documented(25.08);
    fdlFUIAINoticeView: unlisted;
    fdlFUIAINoticeView_aiNoticeActionLabel: unlisted;
    fdlFUIAINoticeView_aiNoticeMessage: unlisted;
}

FUIActivityControl { superclass: NibDesignable; conforms: FUIBackgroundSchemeSupporting; evidence: inferred(Latest); }
FUIBannerMessageView { superclass: NibDesignable; evidence: inferred(25.08, 10.0); }

FUICheckoutIndicatorView {
    superclass: NibDesignable;
    evidence: documented(Latest, 25.08, 9.0);
    fdlFUICheckoutIndicatorView: unlisted;
}

FUIIllustratedMessage {
    superclass: FUIBaseDrawingView;
    conforms: FUIBodyMultiLineComponent, FUIDetailImageViewComponent, FUIPrimaryActionComponent,
        FUISecondaryActionComponent, FUITitleMultiLineComponent, UIContentView;
    evidence: inferred(Latest);
}

/* Superclass NibDesignable up to 9.0. */
FUILoadingIndicatorView {
    superclass: UIStackView;
    evidence: documented(25.08, Latest, 9.0);
    fdlFUILoadingIndicatorView: unlisted;
    fdlFUILoadingIndicatorView_textLabel:
        example(background-color, border-color, border-width, corner-radius, font-color(highlighted)),
        mentioned(font-name), more;
}

FUIModalLoadingIndicatorView { superclass: NibDesignable; evidence: inferred(25.08); }
FUIModalProcessingIndicatorView { superclass: NibDesignable; evidence: inferred(25.08); }

FUIOfflineBannerMessageView {
    superclass: FUIBannerMessageView;
    evidence: example(Latest, 25.08);
    paths: examples;
    fdlFUIOfflineBannerMessageView_dividerBottom: example(background-color);
    fdlFUIOfflineBannerMessageView_titleLabel: example(font-color(highlighted), font-name, font-size);
}

FUIProcessingIndicatorView {
    superclass: NibDesignable;
    evidence: documented(Latest);
    fdlFUIProcessingIndicatorView: unlisted;
    fdlFUIProcessingIndicatorView_textLabel: unlisted;
}

/* Known from the declarations of one guide page only; contentViewTapped is the look while pressed. */
FUIProgressBannerMessageView {
    superclass: FUIBannerMessageView;
    evidence: example(SEED2);
    paths: examples;
    state-parts: fdlFUIProgressBannerMessageView_contentViewTapped(highlighted);
    stands-on:
        inferred(fdlFUIProgressBannerMessageView_completionLabel(fdlFUIProgressBannerMessageView_contentViewTapped),
        fdlFUIProgressBannerMessageView_titleLabel(fdlFUIProgressBannerMessageView_contentViewTapped));
    fdlFUIProgressBannerMessageView_closeIcon: example(tint-color);
    fdlFUIProgressBannerMessageView_completionCheckMark: example(image, tint-color);
    fdlFUIProgressBannerMessageView_completionLabel: example(font-color, font-name, font-size);
    fdlFUIProgressBannerMessageView_contentViewTapped: example(background-color);
    fdlFUIProgressBannerMessageView_dividerBottom: example(background-color);
    fdlFUIProgressBannerMessageView_messageBannerDividerTop: example(background-color);
    fdlFUIProgressBannerMessageView_progressBar: example(progress-tint-color, track-tint-color);
    fdlFUIProgressBannerMessageView_syncIcon: example(tint-color);
    fdlFUIProgressBannerMessageView_titleLabel: example(font-color(highlighted), font-name, font-size);
}

FUIProgressIndicatorControl { superclass: NibDesignableControl; evidence: inferred(25.08); }
FUISingleActionProgressIndicator { superclass: FUIProgressIndicatorControl; evidence: inferred(Latest); paths: none; }

FUIStepProgressIndicator {
    superclass: FUITintableDrawingView;
    conforms: FUIStepProgressIndicatorComponent;
    evidence: documented(25.08);
    fdlFUIStepProgressIndicator: unlisted;
    fdlFUIStepProgressIndicator_completed: derived, more;
    fdlFUIStepProgressIndicator_disabled: derived, more;
    fdlFUIStepProgressIndicator_error: derived, more;
    fdlFUIStepProgressIndicator_normal:
        example(node-background, node-background-highlight, node-foreground(highlighted, selected)), more;
    fdlFUIStepProgressIndicator_primaryAction:
        background-color-highlighted, background-color-normal, font-color, font-style;
    fdlFUIStepProgressIndicator_title: font-color, font-name, font-size, font-style;
}

FUIToastMessage { evidence: inferred(Latest/Feedback-Indicators); }
