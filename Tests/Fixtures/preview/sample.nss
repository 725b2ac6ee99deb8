/* One of everything that a picture can show. */

@tintColor_lightBackground:#5B35C8;
@tintColor_darkBackground:#B5A0FF;
@ice:#E4EDF6;
@night:#0B1B3A;
@glow:#109785;

NavigationBar {
    background-color: @night;
    font-color: @ice;
    font-name: semiboldSystem;
}

Button {
    background-color: @night;
    background-color-highlighted: @glow;
    font-color: @ice;
    font-color-disabled: #6A7A94;
    font-name: boldSystem;
    font-size: 15;
    border-color: @glow;
    border-width: 2;
    corner-radius: 12;
    text-align: center;
    text-transform: uppercase;
}

fdlFUIKPIProgressView {
    progress-tint-color: @glow;
    track-tint-color: @ice;
}

fdlFUIProgressBannerMessageView_progressBar {
    progress-tint-color: @glow;
}

fdlFUIContactView { background-color: @ice; }
fdlFUIContactView_headlineLabel { font-color: @night; font-style: title2; }
fdlFUIContactView_descriptionLabel { font-color: #7F9FBF; font-style: footnote; }
