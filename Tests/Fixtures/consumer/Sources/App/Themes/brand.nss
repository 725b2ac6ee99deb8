/* The sheet of an app: it loads, and one definition is left over, which is worth a warning. */
@brand: #0A6ED1;
@leftOver: #123456;

fdlFUIKPIProgressView {
    tint-color: @brand;
}

fdlFUIProgressBannerMessageView_titleLabel {
    font-color: @brand;
}
