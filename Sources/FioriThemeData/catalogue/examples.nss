/* What SAP prints as examples, declaration by declaration: the values are whatever the example has. Which attributes
   these paths take is said in the families; a value that was cut off is not here. Sources: those of the component. */

BarButton { font-color: #3A835B; }
NavigationBar {
    background-color: @primary1_darkBackground;
    background-tint-color: @tintColorDark;
    bar-tint-color: #B0D450;
}
fdlFUIChartFloorplanViewController_categoryAxisTitle { font-color: #3A835B; }
fdlFUIChartFloorplanViewController_seriesTitles { font-color: #3A835B; }
fdlFUIChartFloorplanViewController_title { font-color: #3A835B; }
fdlFUIChartFloorplanViewController_valuesAxisTitle { font-color: #3A835B; }
fdlFUIEULAView_cancelButton { background-tint-color: @tintColorDark; }
fdlFUIEULAView_confirmButton { background-tint-color: @tintColorDark; }
fdlFUIEULAView_headlineLabel {
    font-color: @primary1;
    font-name: thinSystem;
    font-size: 28;
}
fdlFUIEULAView_rejectButton { background-tint-color: @tintColorDark; }
fdlFUIInfoViewScreen_informationTextView { font-color: @primary1; placeholder-color: green; }
fdlFUIInfoViewScreen_primaryButton { font-color: @primary1; }
fdlFUIInfoViewScreen_secondaryButton { font-color: @primary1; }
fdlFUIInfoViewScreen_titleTextView { font-color: @primary1; placeholder-color: green; }
fdlFUILoadingIndicatorView_textLabel {
    background-color: red;
    border-color: green;
    border-width: 2;
    corner-radius: 2;
    font-color: blue;
    font-color-highlighted: yellow;
}
fdlFUIObjectTableViewCell { background-color-selected: negative_darkBackground; }
fdlFUIObjectView_headlineLabel { font-color: #1EE68A00; font-style: subheadline; }
fdlFUIOfflineBannerMessageView_dividerBottom { background-color: @line; }
fdlFUIOfflineBannerMessageView_titleLabel {
    font-color: @primary7;
    font-color-highlighted: @tintColorDark;
    font-name: mediumSystem;
    font-size: 13;
}
fdlFUIProgressBannerMessageView_closeIcon { tint-color: @primary2_lightBackground; }
fdlFUIProgressBannerMessageView_completionCheckMark { image: green-check-mark1; tint-color: @primary7; }
fdlFUIProgressBannerMessageView_completionLabel {
    font-color: @primary7;
    font-name: mediumSystem;
    font-size: 13;
}
fdlFUIProgressBannerMessageView_contentViewTapped { background-color: @primary5; }
fdlFUIProgressBannerMessageView_dividerBottom { background-color: @line; }
fdlFUIProgressBannerMessageView_messageBannerDividerTop { background-color: @chart1; }
fdlFUIProgressBannerMessageView_progressBar { progress-tint-color: @chart2; track-tint-color: @line; }
fdlFUIProgressBannerMessageView_syncIcon { tint-color: @tintColorDark; }
fdlFUIProgressBannerMessageView_titleLabel {
    font-color: @tintColorDark;
    font-color-highlighted: @tintColorTapStateDark;
    font-name: mediumSystem;
    font-size: 13;
}
fdlFUIStepProgressIndicator_normal {
    node-background: white;
    node-background-highlight: white;
    node-foreground: white;
    node-foreground-highlighted: black;
    node-foreground-selected: black;
}
fdlFUITimelineCell { background-color: #E0F0B9; }
fdlFUITimelineCell_timelineBackground { background-color: #E0F0B9; }
fdlFUITimelineCollectionViewCell_footnoteLabel { font-color: primary3; font-style: footnote; }
fdlFUITimelineCollectionViewCell_titleLabel { font-color: primary1; font-style: subheadline; }
fdlFUITimelineMarkerCell { background-color: #E0F0B9; }
fdlFUITimelineMarkerCell_cardBackground { background-color: #E0F0B9; }
fdlFUITimelineMarkerCell_timelineBackground { background-color: #E0F0B9; }
fdlFUIWelcomeScreen_headlineLabel { font-color: #3A835B; }
fdlFUIWelcomeScreen_primaryActionButton { background-color-highlighted: #B0D450; background-color-normal: #3A835B; }
fdlFontStyle_subheadline { font-color: #3A835B; font-style: subheadline; }
