/* Timelines. The layout is described in naming.nss. */

FUITimelineCell {
    superclass: NibDesignableFUIBaseTableViewCell;
    conforms: FUIStyleSheetAttributesApplying;
    evidence: example(25.08, SILOS);
    paths: examples;
    fdlFUITimelineCell: example(background-color);
    fdlFUITimelineCell_timelineBackground: example(background-color);
}

FUITimelineCollectionViewCell {
    superclass: NibDesignableCollectionViewCell;
    evidence: example(Latest, 25.08);
    paths: examples;
    fdlFUITimelineCollectionViewCell_footnoteLabel: example(font-color, font-style);
    fdlFUITimelineCollectionViewCell_titleLabel: example(font-color, font-style);
}

FUITimelineMarkerCell {
    superclass: NibDesignableFUIBaseTableViewCell;
    conforms: FUIStyleSheetAttributesApplying;
    evidence: example(SILOS, 25.08);
    paths: examples;
    fdlFUITimelineMarkerCell: example(background-color);
    fdlFUITimelineMarkerCell_cardBackground: example(background-color);
    fdlFUITimelineMarkerCell_timelineBackground: example(background-color);
}

FUITimelineNowIndicatorCell {
    superclass: NibDesignableFUIBaseTableViewCell;
    conforms: FUIStyleSheetAttributesApplying;
    evidence: documented(25.08, Latest);
    fdlFUITimelineNowIndicatorCell: unlisted;
    fdlFUITimelineNowIndicatorCell_indicatorLine: unlisted;
    fdlFUITimelineNowIndicatorCell_nodeImageView: unlisted;
}

FUITimelinePreviewCollectionViewCell { superclass: FUIBaseCollectionViewCell; evidence: inferred(Latest); }
FUITimelinePreviewTableViewCell { superclass: NibDesignableFUIBaseTableViewCell; evidence: inferred(Latest); }
FUITimelinePreviewView { superclass: UIView; conforms: UICollectionViewDataSource; evidence: inferred(Latest); }
