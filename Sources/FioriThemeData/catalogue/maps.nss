/* Maps. The layout is described in naming.nss. */

FUIMapDetailPanel { superclass: UIView; evidence: inferred(25.08); }

FUIMapDetailTagObjectTableViewCell {
    superclass: FUIBaseDrawingTableViewCell;
    inner: FUIMapDetailTagObjectView;
    evidence: inferred(25.08);
    paths: none;
}

FUIMapFloorplanViewController {
    superclass: FUIBaseDrawingViewController;
    conforms: FUIMapFloorplanComponent;
    evidence: inferred(Latest);
}

FUIMapLegend { superclass: FUIResizablePopoverContainer; evidence: inferred(25.08); }

FUIMapSnapshotFormCell {
    superclass: FUIBaseDrawingTableViewCell;
    inner: FUIMapSnapshotContentView;
    evidence: inferred(Latest);
}

/* Superclass UIView in the stored Latest page. */
FUIMapToolbar { superclass: FUIDrawingView; evidence: inferred(25.08); }
FUIMapToolbarButton { superclass: FUIButton; evidence: inferred(Latest); }
