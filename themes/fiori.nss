/*
   What the SDK itself gives to the two components this project grew from. A
   theme lies on top of this sheet, so every line here is a starting point that
   a brand may change, and whatever a brand leaves alone looks as written here.

   Taken over from SAP's guide page on the progress banner (its section on
   theming, as of April 2021): class paths, attributes, values and order are the
   page's. The variables are names of the SDK's palette and are not defined
   here. Several are old names, kept because the page uses them.
*/

/* fdltheme-allow-file obsolete-palette-name -- the page prints these names, and the sheet is the page */

/* Progress banner: while it runs */

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

/* Progress banner: while a finger is on it */

fdlFUIProgressBannerMessageView_contentViewTapped {
    background-color: @primary5;
}

/* Progress banner: the five seconds after it is done */

fdlFUIProgressBannerMessageView_completionLabel {
    font-size: 13;
    font-name: mediumSystem;
    font-color: @primary7;
}

/* Progress banner: symbols */

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

/*
   KPI progress view: no declarations. Its reference page names two class paths,
   the view (fdlFUIKPIProgressView) and its caption (fdlFUIKPIProgressView_captionLabel), and six
   attributes: tint-color and font-color, each also -disabled, progress-tint-color
   and track-tint-color. It states no value for any of them. Without a tint colour
   the colour scheme decides, and that is a matter of the palette, not of a sheet.
*/
