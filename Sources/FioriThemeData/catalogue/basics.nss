/* Labels, images and what belongs to no other family. The layout is described in naming.nss. */

@avatar: background-color, content-mode, font-color, image-name, tint-color;

/* avatar_0 and avatar_1 are the first two images, avatar all others. */
FUIAvatarStack {
    superclass: FUITintableDrawingView;
    conforms: FUITitleMultiLineComponent;
    evidence: documented(Latest);
    fdlFUIAvatarStack_avatar: @avatar;
    fdlFUIAvatarStack_avatar_0: @avatar;
    fdlFUIAvatarStack_avatar_1: @avatar;
    fdlFUIAvatarStack_title: font-color, font-name, font-size, font-style;
}

FUIBaseTableViewCell {
    superclass: UITableViewCell;
    conforms: FUIStateSelectable, FUIStateTintable, FUIViewBorderDrawing;
    evidence: documented(25.08/Supporting-Base-Views, Latest/Supporting-Base-Views);
    fdlFUIBaseTableViewCell: unlisted;
    fdlFUIBaseTableViewCell_selectedBackgroundView: unlisted;
}

FUIImageView {
    superclass: UIImageView;
    conforms: FUIAttributedGlyphImage, FUIGlyphImage, FUIObservableValue, InnerViewContainer;
    evidence: inferred(25.08, Latest);
}

FUILabel {
    superclass: UILabel;
    conforms: FUIContentCopyable;
    evidence: documented(25.08/Supporting-Types);
    fdlFUILabel: font-color, font-name, font-size, font-style, text-align, text-line-clamp;
}

FUILabelItem { superclass: FUIDrawingView; evidence: inferred(25.08); paths: none; }
FUITagView { superclass: UIView; evidence: inferred(25.08); }

/* Not a component: style classes for text anywhere. One member is printed, the others follow the rule. */
FontStyle {
    kind: pseudo;
    evidence: documented(TUTD, Latest/FDLFontStyle, TUT);
    fdlFontStyle_body: derived, unlisted;
    fdlFontStyle_callout: derived, unlisted;
    fdlFontStyle_caption1: derived, unlisted;
    fdlFontStyle_caption2: derived, unlisted;
    fdlFontStyle_footnote: derived, unlisted;
    fdlFontStyle_headline: derived, unlisted;
    fdlFontStyle_kpiNumber: derived, unlisted;
    fdlFontStyle_kpiNumber2: derived, unlisted;
    fdlFontStyle_subheadline: example(font-color, font-style);
    fdlFontStyle_title1: derived, unlisted;
    fdlFontStyle_title2: derived, unlisted;
    fdlFontStyle_title3: derived, unlisted;
}
