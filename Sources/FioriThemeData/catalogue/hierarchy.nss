/* Hierarchies. The layout is described in naming.nss. */

@aligned-text: font-color, font-style, text-align;

FUIHierarchyCollectionItem {
    superclass: FUITableViewAccessoryDrawingCollectionViewCell;
    inner: FUIHierarchyItemView;
    conforms: FUIContentCopyable, InnerViewContainerEventHandling;
    evidence: inferred(25.08);
}

FUIHierarchyIndicator {
    superclass: FUITintableDrawingView;
    conforms: FUITitleComponent;
    evidence: documented(25.08, Latest);
    fdlFUIHierarchyIndicator_title: @aligned-text;
}

FUIHierarchyItemTableViewCell {
    superclass: FUIObjectBaseTableViewCell;
    inner: FUIHierarchyItemView;
    evidence: inferred(25.08);
}

FUIHierarchyItemView {
    superclass: FUIObjectViewBase;
    conforms: FUIHierarchyItemComponent;
    evidence: documented(25.08, Latest);
    fdlFUIHierarchyItemView_detailImageView: tint-color;
    fdlFUIHierarchyItemView_footnote: @aligned-text;
    fdlFUIHierarchyItemView_status: @aligned-text;
    fdlFUIHierarchyItemView_subtitle: @aligned-text;
    fdlFUIHierarchyItemView_title: @aligned-text;
}

FUIHierarchyView { superclass: UIView; conforms: FUIContentCopyable; evidence: inferred(25.08); }

FUIHierarchyViewController {
    superclass: UIViewController;
    conforms: FUIHierarchyViewDataSource, FUIHierarchyViewDelegate;
    evidence: inferred(25.08);
}

FUIHierarchyViewHeader {
    superclass: UIView;
    conforms: FUIViewBorderDrawing;
    evidence: documented(25.08);
    attributes-of: FUIButton;
    fdlFUIHierarchyViewHeader: unlisted;
    fdlFUIHierarchyViewHeader_leftButton: unlisted;
    fdlFUIHierarchyViewHeader_rightButton: unlisted;
    fdlFUIHierarchyViewHeader_title: unlisted;
}
