/* A small brand: one colour, on the progress banner and on the KPI view. */

@brand:#5B35C8;

fdlFUIProgressBannerMessageView_titleLabel {
    font-color: @brand;
}

fdlFUIKPIProgressView {
    tint-color: @brand;
    track-tint-color: tintColor;
}
