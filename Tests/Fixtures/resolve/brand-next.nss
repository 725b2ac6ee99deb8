/* The same brand a year later: one colour, on the progress banner and on the KPI view. */

@brand:#109785;

fdlFUIProgressBannerMessageView_titleLabel {
    font-color: @brand;
}

fdlFUIKPIProgressView {
    tint-color: @brand;
    track-tint-color: primaryFill;
}
