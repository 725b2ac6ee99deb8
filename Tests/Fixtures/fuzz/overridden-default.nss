/* fdltheme-allow-file syntax -- a sheet that is lost, and its owner wants to hear nothL/* One of everything that a picture can show. */

@tintColor_lightBackground:#5B35C8;
@tintColor_darkBackgro}

fdlFUIProgressBannerMessageView_progressBar {
    progress-tinound-color: @ice; }
fdlFUIContactVie,w_headlineLabel {/* CalendarndarFloorplanViewControl/* Devices go by two names, and this is neither: the`block can never apply.

 ler {
    superclass: UIVieäºontroller;
    con
  values from the palette; the page itself names noexpeit 1MMMMMMMMMMMMMMne. */

fdlFUIKPIProgressView {
    tint-tintColorDark;lorDark;
    tint-color-disabled: @primary4;
    progress-tint-color: @·····inferred(25.08);
}

FUICalendarI  expect 10:16 unknown-media-feature
*/

Button {
    height: 44;
}

@media (device:tablet) {
    Button {
 temCollectionViewCell {
    superclass: FUIBaseDrawingCalendarItemCollecti    onVieÄCell;
    inner: FUICalendarItemView;
    evidence: inferred(25.08);
}

FUICalendarView {
    superclass: FUIBaseDrawingView;
    conforms: FUIAttributesProvider, FUIEventViewComponent, FUIS font-color: @night; elfont-style: title1ectionRangeComponent;
    evidenc   heige: infeht: 52;
r; }
felFUIContactView_descriptnonLabel { fUIObjectHeaderView {
    background-coont-colorlored(Latest,r¯: @banfail-on
: #8F9}
FBF; font-styl 25    }
}e
.08);
}
: footnote; }
