/* Cards and card headers. The layout is described in naming.nss. */

@aligned-text: font-color, font-style, text-align;
@clamped-text: font-color, font-style, text-align, text-line-clamp;
@full-text: font-color, font-name, font-size, font-style, text-align, text-line-clamp;
@image: image-name, tint-color;

FUICardBaseContainer {
    superclass: FUITintableDrawingView;
    conforms: FUIPrimaryActionComponent, FUISecondaryActionComponent, InnerViewContainerEventHandling,
        InnerViewContainerProtocols;
    evidence: documented(Latest);
    paths: none;
    attributes-of: FUIObjectCardView;
}

FUICardBaseView {
    superclass: FUIKPITitleBaseView;
    conforms: FUIStatusComponent;
    evidence: documented(25.08, Latest);
    fdlFUICardBaseView_kpiFractionItem: @clamped-text;
    fdlFUICardBaseView_kpiIconItem: tint-color;
    fdlFUICardBaseView_kpiMetricItem: @clamped-text;
    fdlFUICardBaseView_kpiUnitItem: @clamped-text;
    fdlFUICardBaseView_status: @clamped-text;
    fdlFUICardBaseView_title: @clamped-text;
}

/* The list goes on with a path that begins fdlFUICardExtHeaderView_labelItem_im. */
FUICardExtHeaderView {
    superclass: FUITintableDrawingView;
    conforms: FUIKPIAttributesConsumer, FUIKPIAttributesProvider, FUIKPIComponent, FUIKPIFootnoteMultiLineComponent;
    evidence: documented(25.08);
    paths: truncated;
    fdlFUICardExtHeaderView_kpiFootnote: @full-text;
    fdlFUICardExtHeaderView_label: @full-text;
    fdlFUICardExtHeaderView_labelItem_label: @full-text;
}

FUICardHeaderView {
    superclass: FUITintableDrawingView;
    conforms: FUICardHeaderViewComponent;
    evidence: documented(Latest);
    fdlFUICardHeaderView_detailImageView: tint-color;
    fdlFUICardHeaderView_overflowAction: @aligned-text;
    fdlFUICardHeaderView_title: @aligned-text;
}

FUICardMainHeaderView {
    superclass: FUITintableDrawingView;
    conforms: FUICounterComponent, FUIDetailImageViewComponent, FUIIconsComponent, FUIOverflowActionComponent,
        FUISubtitleMultiLineComponent, FUITitleMultiLineComponent;
    evidence: documented(25.08);
    fdlFUICardMainHeaderView_counter: @full-text;
    fdlFUICardMainHeaderView_detailImageView: @image;
    fdlFUICardMainHeaderView_overflowAction: @full-text;
    fdlFUICardMainHeaderView_subtitle: @full-text;
    fdlFUICardMainHeaderView_title: @full-text;
}

FUICardMediaView {
    superclass: FUITintableDrawingView;
    conforms: FUIDetailImageViewComponent, FUITitleMultiLineComponent;
    evidence: documented(25.08);
    fdlFUICardMediaView_detailImageView: @image;
    fdlFUICardMediaView_title: @full-text;
}

FUICardTableViewCell { superclass: FUIBaseDrawingTableViewCell; inner: FUICardView; evidence: inferred(25.08); }
FUICardView { superclass: FUICardBaseDrawingView; evidence: inferred(25.08, 10.0); }

FUIChartCardCollectionViewCell {
    superclass: FUIBaseDrawingCollectionViewCell;
    inner: FUIChartCardView;
    conforms: FUIAttributesConsumer;
    evidence: inferred(25.08, Latest);
    paths: truncated;
}

FUIChartCardView {
    superclass: FUICardBaseView;
    conforms: FUISeriesTitleComponent, FUISubtitleComponent, FUITrendComponent;
    evidence: documented(25.08, Latest);
    paths: truncated;
    fdlFUIChartCardView_kpiFractionItem: more;
    fdlFUIChartCardView_kpiMetricItem: more;
    fdlFUIChartCardView_kpiUnitItem: more;
    fdlFUIChartCardView_title: more;
}

FUIDataTableCardCollectionViewCell {
    superclass: FUIBaseDrawingCollectionViewCell;
    inner: FUIDataTableCardView;
    evidence: documented(Latest/Other-Classes);
    paths: truncated;
    fdlFUIDataTableCardCollectionViewCell_footnote: more;
    fdlFUIDataTableCardCollectionViewCell_status: more;
    fdlFUIDataTableCardCollectionViewCell_subtitle: more;
    fdlFUIDataTableCardCollectionViewCell_textItem: more;
    fdlFUIDataTableCardCollectionViewCell_title: more;
    indexed:
        fdlFUIDataTableCardCollectionViewCell_textItem_row(n),
        fdlFUIDataTableCardCollectionViewCell_textItem_column(n),
        inferred(fdlFUIDataTableCardCollectionViewCell_textItem_row(n)_column(n));
}

/* Row 0 is the header, if there is one. The page has the words row and column the wrong way round. */
FUIDataTableCardView {
    superclass: FUICardBaseView;
    conforms: FUIDetailImageViewComponent, FUIFootnoteComponent, FUISubtitleMultiLineComponent;
    evidence: documented(Latest, 10.0);
    paths: truncated;
    fdlFUIDataTableCardView_footnote: more;
    fdlFUIDataTableCardView_status: more;
    fdlFUIDataTableCardView_subtitle: more;
    fdlFUIDataTableCardView_textItem: more;
    fdlFUIDataTableCardView_title: more;
    indexed: fdlFUIDataTableCardView_textItem_row(n), fdlFUIDataTableCardView_textItem_column(n),
        fdlFUIDataTableCardView_textItem_row(n)_column(n);
}

FUIKPICardCollectionViewCell {
    superclass: FUIBaseDrawingCollectionViewCell;
    inner: FUIKPICardView;
    evidence: documented(25.08);
    fdlFUIKPICardCollectionViewCell_kpiFractionItem: @clamped-text;
    fdlFUIKPICardCollectionViewCell_kpiIconItem: tint-color;
    fdlFUIKPICardCollectionViewCell_kpiMetricItem: @clamped-text;
    fdlFUIKPICardCollectionViewCell_kpiUnitItem: @clamped-text;
    fdlFUIKPICardCollectionViewCell_status: @clamped-text;
    fdlFUIKPICardCollectionViewCell_title: @clamped-text;
}

FUIKPICardView {
    superclass: FUICardBaseView;
    evidence: documented(25.08);
    fdlFUIKPICardView_kpiFractionItem: @clamped-text;
    fdlFUIKPICardView_kpiIconItem: tint-color;
    fdlFUIKPICardView_kpiMetricItem: @clamped-text;
    fdlFUIKPICardView_kpiUnitItem: @clamped-text;
    fdlFUIKPICardView_status: @clamped-text;
    fdlFUIKPICardView_title: @clamped-text;
}

FUIListCardCollectionViewCell {
    superclass: FUIBaseDrawingCollectionViewCell;
    inner: FUIListCardView;
    evidence: inferred(25.08);
    paths: none;
}

FUIListCardTableViewCell {
    superclass: FUIBaseDrawingTableViewCell;
    inner: FUIListCardView;
    evidence: inferred(25.08);
    paths: none;
}

FUIListCardView {
    superclass: FUICardBaseContainer;
    inner: FUICardHeaderView, FUIListCardContentView;
    conforms: FUICardHeaderViewComponent, FUIListCardComponent;
    evidence: documented(25.08);
    fdlFUICardHeaderView_title: @aligned-text;
    fdlFUIListCardView_detailImageView: more;
    fdlFUIListCardView_overflowAction: @aligned-text;
    fdlFUIListCardView_primaryAction: @aligned-text;
    fdlFUIListCardView_secondaryAction: @aligned-text;
}

FUIObjectCard {
    superclass: FUIBaseAccessoryDrawingCollectionViewCell;
    inner: FUIObjectCardContentView;
    conforms: FUIContentCopyableView, InnerViewContainerEventHandling;
    evidence: inferred(Latest);
}

FUIObjectCardCollectionViewCell {
    superclass: FUIBaseDrawingCollectionViewCell;
    inner: FUIObjectCardView;
    evidence: inferred(25.08);
    paths: none;
}

FUIObjectCardContentView {
    superclass: FUIObjectViewBase;
    conforms: FUIObjectCardComponent;
    evidence: documented(25.08, Latest);
    fdlFUIObjectCardContentView_body: @aligned-text;
    fdlFUIObjectCardContentView_detailImageView: tint-color;
    fdlFUIObjectCardContentView_footnote: @aligned-text;
    fdlFUIObjectCardContentView_overflowAction: @aligned-text;
    fdlFUIObjectCardContentView_status: @aligned-text;
    fdlFUIObjectCardContentView_subtitle: @aligned-text;
    fdlFUIObjectCardContentView_title: @aligned-text;
}

FUIObjectCardView {
    superclass: FUICardBaseContainer;
    inner: FUIBaseDrawingView, FUIObjectCardContentView;
    conforms: FUIObjectCardViewComponent;
    evidence: documented(Latest);
    fdlFUIObjectCardView: unlisted;
    fdlFUIObjectCardView_body: unlisted;
    fdlFUIObjectCardView_footnote: unlisted;
    fdlFUIObjectCardView_overflowAction: unlisted;
    fdlFUIObjectCardView_primaryAction: unlisted;
    fdlFUIObjectCardView_secondaryAction: unlisted;
    fdlFUIObjectCardView_status: unlisted;
    fdlFUIObjectCardView_subtitle: unlisted;
    fdlFUIObjectCardView_title: unlisted;
}
