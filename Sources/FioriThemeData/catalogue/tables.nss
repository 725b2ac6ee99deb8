/* Data tables and grids. The layout is described in naming.nss. */

FUIDataTable {
    superclass: UIView;
    evidence: documented(Latest/Data-Table, Latest);
    paths: truncated;
    fdlFUIDataTable_textItem: more;
    indexed: fdlFUIDataTable_textItem_row(n), inferred(fdlFUIDataTable_textItem_column(n)),
        inferred(fdlFUIDataTable_textItem_row(n)_column(n));
}

FUIGridRowHeaderItem {
    superclass: FUIGridRowTextItem;
    evidence: documented(Latest);
    fdlFUIGridRowHeaderItem_label: unlisted;
}

FUIGridRowImageItem {
    superclass: FUIImageView;
    conforms: FUIGridRowItem, FUIGridRowItemBinding;
    evidence: documented(25.08);
    fdlFUIGridRowImageItem: unlisted;
}

FUIGridRowTextItem {
    conforms: FUIGridRowItem, FUIGridRowItemBinding;
    evidence: documented(Latest, 25.08);
    fdlFUIGridRowTextItem_font_firstTextItem: unlisted;
    fdlFUIGridRowTextItem_label: unlisted;
}

FUIGridTableViewCell {
    superclass: FUIBaseDrawingTableViewCell;
    inner: FUIObjectView;
    conforms: FUIAccessoryViewDelegate, FUIContentCopyable;
    evidence: inferred(25.08);
}

FUIGridTableViewHeaderFooterView {
    superclass: FUIBaseTableViewHeaderFooterView;
    conforms: FUIContentCopyable;
    evidence: inferred(25.08);
}
