/* The class paths and attributes that the page of FUIKPIProgressView lists, with
   values from the palette; the page itself names none. */

fdlFUIKPIProgressView {
    tint-color: @tintColorDark;
    tint-color-disabled: @primary4;
    progress-tint-color: @chart1;
    track-tint-color: @line;
}

fdlFUIKPIProgressView_captionLabel {
    font-color: @primary1;
    font-color-disabled: @primary4;
}
