fdlFUIProgressBannerMessageView_titleLabel {
    font-size: 13;
    font-name: mediumSystem;
    font-color: @tintColorDark;
    font-color-highlighted: @tintColorTapStateDark;
}

fdlFUIProgressBannerMessageView_dividerBottom {
    background-color: @line;
}

fdlFUIProgressBannerMessageView_messageBannerDividerTop {
    background-color: @chart1;
}

fdlFUIProgressBannerMessageView_progressBar {
    progress-tint-color: @chart2;
    track-tint-color: @line;
}

fdlFUIProgressBannerMessageView_contentViewTapped {
    background-color: @primary5;
}

fdlFUIProgressBannerMessageView_completionLabel {
    font-size: 13;
    font-name: mediumSystem;
    font-color: @primary7;
}

fdlFUIProgressBannerMessageView_syncIcon {
    tint-color: @tintColorDark;
}

fdlFUIProgressBannerMessageView_completionCheckMark {
    image: green-check-mark1;
    tint-color: @primary7;
}

fdlFUIProgressBannerMessageView_closeIcon {
    tint-color: @primary2_lightBackground;
}

