/* Charts. The layout is described in naming.nss. */

@clamped-text: font-color, font-style, text-align, text-line-clamp;

FUIChartFloorplanTableViewCell {
    superclass: FUIBaseDrawingTableViewCell;
    inner: FUIChartFloorplanView;
    evidence: documented(Latest);
    unpaired: @clamped-text;
    fdlFUIChartFloorplanTableViewCell_categoryAxisTitle: unpaired;
    fdlFUIChartFloorplanTableViewCell_secondaryValuesAxisTitle: unpaired;
    fdlFUIChartFloorplanTableViewCell_seriesTitles: unpaired;
    fdlFUIChartFloorplanTableViewCell_status: unpaired;
    fdlFUIChartFloorplanTableViewCell_subtitle: unpaired;
    fdlFUIChartFloorplanTableViewCell_title: unpaired;
    fdlFUIChartFloorplanTableViewCell_valuesAxisTitle: unpaired;
}

FUIChartFloorplanView {
    superclass: FUIDrawingView;
    conforms: FUIAxisLabelComponent, FUIAxisTitleComponent, FUISeriesTitleComponent, FUIStatusMultilineComponent,
        FUISubtitleMultiLineComponent, FUITitleMultiLineComponent;
    evidence: inferred(25.08);
}

FUIChartFloorplanViewController {
    superclass: FUIBaseDrawingViewController;
    inner: FUIChartFloorplanView;
    conforms: FUIBackgroundSchemeSupporting;
    evidence: example(SILOS, 25.08);
    paths: truncated;
    fdlFUIChartFloorplanViewController_categoryAxisTitle: example(font-color);
    fdlFUIChartFloorplanViewController_seriesTitles: example(font-color);
    fdlFUIChartFloorplanViewController_title: example(font-color);
    fdlFUIChartFloorplanViewController_valuesAxisTitle: example(font-color);
}

FUIChartLegendTableViewCell {
    superclass: FUIBaseDrawingTableViewCell;
    inner: FUIChartLegendView;
    evidence: documented(Latest);
    unpaired: @clamped-text;
    fdlFUIChartLegendTableViewCell_seriesTitles: unpaired;
}

FUIChartLegendView {
    superclass: FUIDrawingView;
    conforms: ChartObserver, FUISeriesTitleComponent, UIGestureRecognizerDelegate;
    evidence: documented(Latest);
    unpaired: @clamped-text;
    fdlFUIChartLegendView_seriesTitles: unpaired;
}

FUIChartPlotTableViewCell {
    superclass: FUIBaseDrawingTableViewCell;
    inner: FUIChartPlotView;
    evidence: documented(9.0, 25.08);
    arrived: 9.0, 25.08, fdlFUIChartPlotTableViewCell_categoryAxisLabel,
        fdlFUIChartPlotTableViewCell_numericAxisLabel;
    unpaired: @clamped-text;
    fdlFUIChartPlotTableViewCell_categoryAxisLabel: unpaired;
    fdlFUIChartPlotTableViewCell_categoryAxisTitle: unpaired;
    fdlFUIChartPlotTableViewCell_numericAxisLabel: unpaired;
    fdlFUIChartPlotTableViewCell_secondaryValuesAxisTitle: unpaired;
    fdlFUIChartPlotTableViewCell_valuesAxisTitle: unpaired;
}

FUIChartPlotView {
    superclass: FUIDrawingView;
    conforms: ChartObserver, FUIAxisLabelComponent, FUIAxisTitleComponent;
    evidence: documented(25.08, Latest);
    arrived: Latest, 25.08, fdlFUIChartPlotView_categoryAxisLabel, fdlFUIChartPlotView_numbericAxisLabel;
    unpaired: @clamped-text;
    fdlFUIChartPlotView_categoryAxisLabel: unpaired;
    fdlFUIChartPlotView_categoryAxisTitle: unpaired;
    fdlFUIChartPlotView_numbericAxisLabel: unpaired;
    fdlFUIChartPlotView_secondaryValuesAxisTitle: unpaired;
    fdlFUIChartPlotView_valuesAxisTitle: unpaired;
}

FUIChartSummaryItemView {
    superclass: FUIChartSummaryItemBaseView;
    conforms: FUITitleComponent, FUIValuesComponent;
    evidence: inferred(25.08);
}

FUIChartSummaryTableViewCell {
    superclass: FUIBaseDrawingTableViewCell;
    inner: FUIChartSummaryView;
    evidence: inferred(25.08);
    paths: none;
}

FUIChartSummaryView { superclass: FUIDrawingView; conforms: ChartObserver; evidence: inferred(25.08); }

FUIChartTitleTableViewCell {
    superclass: FUIBaseDrawingTableViewCell;
    inner: FUIChartTitleView;
    evidence: documented(25.08, Latest);
    unpaired: @clamped-text;
    fdlFUIChartTitleTableViewCell_status: unpaired;
    fdlFUIChartTitleTableViewCell_subtitle: unpaired;
    fdlFUIChartTitleTableViewCell_title: unpaired;
}

FUIChartTitleView {
    superclass: FUIDrawingView;
    conforms: FUIStatusMultilineComponent, FUISubtitleMultiLineComponent, FUITitleMultiLineComponent;
    evidence: documented(Latest);
    unpaired: @clamped-text;
    fdlFUIChartTitleView_status: unpaired;
    fdlFUIChartTitleView_subtitle: unpaired;
    fdlFUIChartTitleView_title: unpaired;
}

FUIObjectHeaderChartView {
    superclass: FUITintableDrawingView;
    conforms: FUIKPIAttributesConsumer, FUIKPIAttributesProvider, FUIKPIComponent, FUISubtitleComponent,
        FUITitleComponent, FUITrendComponent;
    evidence: inferred(Latest);
    paths: none;
}
