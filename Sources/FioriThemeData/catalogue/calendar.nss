/* Calendars. The layout is described in naming.nss. */

FUICalendarFloorplanViewController {
    superclass: UIViewController;
    conforms: FUICalendarInternalFloorplanDelegate;
    evidence: inferred(25.08);
}

FUICalendarItemCollectionViewCell {
    superclass: FUIBaseDrawingCalendarItemCollectionViewCell;
    inner: FUICalendarItemView;
    evidence: inferred(25.08);
}

FUICalendarView {
    superclass: FUIBaseDrawingView;
    conforms: FUIAttributesProvider, FUIEventViewComponent, FUISelectionRangeComponent;
    evidence: inferred(Latest, 25.08);
}
