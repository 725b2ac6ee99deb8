/* Objects, contacts, headers, collection and table cells. The layout is described in naming.nss. */

@clamped-text: font-color, font-style, text-align, text-line-clamp;
@full-text: font-color, font-name, font-size, font-style, text-align, text-line-clamp;
@image: image-name, tint-color;

FUIBaseDrawingTableViewCell {
    superclass: FUIBaseTableViewCell;
    conforms: FUIStyleByStringAttributes, InnerViewContainer;
    evidence: inferred(25.08);
}

FUIBaseItemCollectionViewCell {
    superclass: FUIBaseDrawingCollectionViewCell;
    evidence: documented(25.08, Latest);
    fdlFUIBaseItemCollectionViewCell: unlisted;
    fdlFUIBaseItemCollectionViewCell_detailImageView: tint-color;
    fdlFUIBaseItemCollectionViewCell_placeholder: @clamped-text;
    fdlFUIBaseItemCollectionViewCell_status: @clamped-text;
    fdlFUIBaseItemCollectionViewCell_subtitle: @clamped-text;
    fdlFUIBaseItemCollectionViewCell_title: @clamped-text;
}

FUICollectionItemView {
    superclass: FUIImageCollectionItemView;
    conforms: FUIContentCopyable, FUISecondaryButtonControlComponent, FUIStatusComponent, FUISubtitleComponent,
        FUITitleComponent;
    evidence: documented(25.08);
    fdlFUICollectionItemView: unlisted;
    fdlFUICollectionItemView_detailImageView: tint-color;
    fdlFUICollectionItemView_placeholder: @clamped-text;
    fdlFUICollectionItemView_status: @clamped-text;
    fdlFUICollectionItemView_subtitle: @clamped-text;
    fdlFUICollectionItemView_title: @clamped-text;
}

FUICollectionSectionHeaderFooterView { superclass: NibDesignableCollectionReusableView; evidence: inferred(Latest); }
FUICollectionViewTableViewCell { superclass: NibDesignableFUIBaseTableViewCell; evidence: inferred(25.08); }

FUIContactCell {
    superclass: NibDesignableFUIBaseTableViewCell;
    conforms: FUIActivityControlDelegate, FUIContentCopyable;
    evidence: inferred(25.08);
}

FUIContactCollectionViewCell {
    superclass: FUIBaseDrawingCollectionViewCell;
    inner: FUIContactView;
    evidence: inferred(Latest);
    paths: none;
}

FUIContactView {
    conforms: FUIContactComponent;
    evidence: documented(Latest);
    fdlFUIContactView: background-color;
    fdlFUIContactView_descriptionLabel: @full-text;
    fdlFUIContactView_detailImageView: @image;
    fdlFUIContactView_headlineLabel: @full-text;
    fdlFUIContactView_subheadlineLabel: @full-text;
}

FUIImageCollectionItemView {
    superclass: FUIDrawingView;
    conforms: FUIDetailImageViewComponent;
    evidence: documented(25.08);
    fdlFUIImageCollectionItemView: unlisted;
    fdlFUIImageCollectionItemView_detailImageView: tint-color;
}

FUIItemCollectionViewCell {
    superclass: FUIBaseItemCollectionViewCell;
    inner: FUICollectionItemView;
    conforms: FUIContentCopyable;
    evidence: documented(25.08);
    fdlFUIItemCollectionViewCell: unlisted;
    fdlFUIItemCollectionViewCell_detailImageView: tint-color;
    fdlFUIItemCollectionViewCell_placeholder: @clamped-text;
    fdlFUIItemCollectionViewCell_status: @clamped-text;
    fdlFUIItemCollectionViewCell_subtitle: @clamped-text;
    fdlFUIItemCollectionViewCell_title: @clamped-text;
}

FUIListFloorplan { superclass: UITableViewController; conforms: UISearchResultsUpdating; evidence: inferred(Latest); }

FUIObjectBaseTableViewCell {
    superclass: FUIBaseDrawingTableViewCell;
    conforms: FUIContentCopyable;
    evidence: inferred(25.08/FUIObjectTableViewCell);
    paths: none;
}

FUIObjectCollectionViewCell {
    superclass: FUITableViewAccessoryDrawingCollectionViewCell;
    inner: FUIObjectView;
    conforms: FUIContentCopyable;
    evidence: inferred(25.08);
}

FUIObjectHeader {
    superclass: FUIBaseHeaderView;
    inner: FUIObjectHeaderView;
    conforms: FUIContentCopyable;
    evidence: inferred(25.08);
}

/* The plain View stands beside the path of its own. */
FUIObjectHeaderView {
    superclass: FUIDrawingView;
    conforms: FUIContentCopyable, FUIObjectComponent, FUIObjectHeaderViewComponent, FUITagsComponent;
    evidence: documented(Latest, 25.08);
    View: background-color, tint-color;
    fdlFUIObjectHeaderView: background-color, tint-color;
    fdlFUIObjectHeaderView_bodyLabel: @full-text;
    fdlFUIObjectHeaderView_descriptionLabel: @full-text;
    fdlFUIObjectHeaderView_detailImageView: @image;
    fdlFUIObjectHeaderView_footnoteLabel: @full-text;
    fdlFUIObjectHeaderView_headlineLabel: @full-text;
    fdlFUIObjectHeaderView_labelItem_imageView: @image;
    fdlFUIObjectHeaderView_labelItem_label: @full-text;
    fdlFUIObjectHeaderView_statusImageView: @image;
    fdlFUIObjectHeaderView_statusLabel: @full-text;
    fdlFUIObjectHeaderView_subheadlineLabel: @full-text;
    fdlFUIObjectHeaderView_substatusImageView: @image;
    fdlFUIObjectHeaderView_substatusLabel: @full-text;
}

/* The headline's path is that of the view inside. */
FUIObjectTableViewCell {
    superclass: FUIObjectBaseTableViewCell;
    inner: FUIObjectView;
    evidence: example(25.08/branding-and-theming, 25.08);
    paths: examples;
    fdlFUIObjectTableViewCell: example(background-color-selected);
    fdlFUIObjectView_headlineLabel: example(font-color, font-style);
}

FUIObjectView {
    superclass: FUIObjectViewBase;
    conforms: FUIFootnoteIconsComponent, FUIHorizontalIconsComponent, FUIIconsComponent, FUIObjectComponent,
        FUIObjectViewComponent, FUITagsComponent;
    evidence: example(Latest, 25.08/branding-and-theming);
    paths: examples;
    fdlFUIObjectView_headlineLabel: example(font-color, font-style);
}

FUIProfileHeader {
    superclass: NibDesignable;
    conforms: FUIBannerMessageView.FUIBannerHeaderContainerDelegate;
    evidence: inferred(25.08);
}

FUITableViewHeaderFooterView {
    superclass: NibDesignableTableViewHeaderFooterView;
    evidence: inferred(Latest/Overview-patterns);
}
