/* Form cells that choose: pickers, filters, switches, sliders, ratings. The layout is described in naming.nss. */

@state-text: font-color(disabled), font-style(disabled);
@text: font-color, font-style;

FUIDatePickerCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUIDatePickerContentView;
    evidence: inferred(Latest);
}

FUIDatePickerContentView {
    superclass: FUITintableDrawingView;
    conforms: FUIDatePickerComponent, FUITitleMultiLineComponent, FUIValueComponent;
    evidence: inferred(Latest);
}

FUIDatePickerFormCell {
    superclass: FUIInlineValidationTableViewCell;
    conforms: FUIPropertyFormCell;
    evidence: inferred(25.08);
    states: disabled, normal, selected;
}

FUIDateRangePickerCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUIDateRangePickerContentView;
    evidence: inferred(Latest);
}

FUIDurationPickerCollectionViewCell {
    superclass: FUIBaseDrawingCollectionViewCell;
    inner: FUIDurationPickerContentView;
    evidence: inferred(Latest);
    states: disabled, normal, selected;
}

FUIDurationPickerContentView {
    superclass: FUITintableDrawingView;
    conforms: FUIDurationPickerComponent, FUIMandatoryFieldComponent, FUITitleMultiLineComponent, FUIValueComponent;
    evidence: inferred(25.08);
    paths: none;
}

FUIDurationPickerFormCell {
    superclass: FUIInlineValidationTableViewCell;
    conforms: FUIPropertyFormCell, UIPickerViewDataSource, UIPickerViewDelegate;
    evidence: inferred(Latest);
    states: disabled, normal, selected;
}

FUIFilterFormCell {
    superclass: FUIInlineValidationDrawingTableViewCell;
    inner: FUIFilterFormView;
    conforms: FUIFormCell;
    evidence: inferred(25.08);
    states: disabled, normal, selected;
}

FUIFilterFormCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUIFilterFormView;
    conforms: FUIFormCell;
    evidence: inferred(25.08);
}

FUIFilterFormView {
    superclass: FUIFormCellContentView;
    inner: FUIFilterValueView;
    conforms: FUIPropertyFormCell, FUITitleMultiLineComponent;
    evidence: inferred(Latest);
}

FUIFilterValueView {
    superclass: UIControl;
    conforms: Initializable, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout;
    evidence: inferred(25.08);
}

FUIListPickerFormCell {
    superclass: FUIInlineValidationTableViewCell;
    conforms: FUIPickerFormCell;
    evidence: inferred(Latest);
}

FUIListPickerFormView {
    superclass: FUIDrawingView;
    conforms: FUIMandatoryFieldComponent, FUITitleMultiLineComponent, FUIValueComponent;
    evidence: inferred(25.08);
    attributes-of: FUIListPickerCollectionViewCell;
}

FUIListPickerHeaderView {
    superclass: UITableViewHeaderFooterView;
    evidence: documented(25.08);
    fdlFUIListPickerHeaderView: unlisted;
    fdlFUIListPickerHeaderView_titleLabel: unlisted;
}

FUIListPickerTableViewController {
    superclass: UITableViewController;
    conforms: UISearchBarDelegate, UISearchResultsUpdating;
    evidence: inferred(25.08);
}

/* The paths are those of the view inside. */
FUIOrderPickerFormItemCell {
    superclass: FUIBaseDrawingTableViewCell;
    inner: FUIOrderPickerFormItemView;
    conforms: FUIContentCopyable;
    evidence: documented(Latest, 9.0);
    fdlFUIOrderPickerFormItemView_leadingImageView: font-style, image-name, tint-color;
    fdlFUIOrderPickerFormItemView_subtitle: @text;
    fdlFUIOrderPickerFormItemView_title: @text;
}

FUIOrderPickerFormView {
    superclass: FUITintableDrawingView;
    conforms: FUIContentCopyable, FUITitleComponent, UITableViewDataSource, UITableViewDelegate;
    evidence: inferred(25.08);
    paths: none;
}

FUIRangeSliderContentView {
    superclass: FUIFormCellContentView;
    conforms: FUISubtitleComponent, FUITitleComponent, UITextFieldDelegate;
    evidence: inferred(Latest);
}

FUIRangeSliderFormCell {
    superclass: FUIInlineValidationDrawingTableViewCell;
    inner: FUIRangeSliderContentView;
    evidence: inferred(Latest);
}

/* The endings are styles of the control, not states. The page prints -editable-disabled twice, once for -editable? */
FUIRatingControl {
    superclass: UIControl;
    conforms: FUIAttributedStringDrawing, Initializable;
    evidence: documented(25.08, Latest, 9.0);
    paths: truncated;
    arrived: 9.0, 25.08, fdlFUIRatingControl_leading_label, half-color-accented, half-color-standard,
        half-image-editable, half-image-standard;
    fdlFUIRatingControl: half-color-accented, half-color-standard, half-image-editable, half-image-standard,
        off-color-accented, off-color-editable-disabled, off-color-standard, off-image-editable, off-image-standard,
        on-color-accented, on-color-editable-disabled, on-color-standard, on-image-editable, on-image-standard;
    fdlFUIRatingControl_leading_label: font-color, font-name, font-size, font_style, more;
}

FUIRatingControlCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUIRatingControlContentView;
    evidence: documented(Latest, 25.08);
    fdlFUIRatingControlCollectionViewCell: unlisted;
    fdlFUIRatingControlCollectionViewCell_ratingControl: on-color-accented, on-color-standard, more;
    fdlFUIRatingControlCollectionViewCell_title: @text;
}

FUIRatingControlContentView {
    superclass: FUIFormCellContentView;
    conforms: FUIPropertyFormCell, FUISubtitleComponent, FUITitleComponent;
    evidence: inferred(Latest);
}

FUIRatingControlFormCell {
    superclass: FUIInlineValidationDrawingTableViewCell;
    inner: FUIRatingControlContentView;
    evidence: documented(Latest, 9.0);
    fdlFUIRatingControlFormCell: unlisted;
    fdlFUIRatingControlFormCell_ratingControl:
        off-color-accented, off-color-editable-disabled, off-color-standard, on-color-accented,
        on-color-editable-disabled, on-color-standard, on-image-editable, on-image-standard, more;
    fdlFUIRatingControlFormCell_title: @text;
}

FUISegmentedControlCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUISegmentedControlFormView;
    conforms: FUIFormCell;
    evidence: inferred(25.08);
}

FUISegmentedControlFormCell {
    superclass: FUIInlineValidationDrawingTableViewCell;
    inner: FUISegmentedControlFormView;
    evidence: inferred(25.08);
    states: disabled, normal, selected;
    deprecated: FUIFilterFormCell;
}

FUISegmentedControlFormView {
    superclass: FUIBaseDrawingView;
    conforms: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout;
    evidence: inferred(25.08);
    states: disabled, normal, selected;
}

FUISliderCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUISliderFormView;
    conforms: FUIFormCell;
    evidence: inferred(25.08);
}

FUISliderFormCell {
    superclass: FUIInlineValidationTableViewCell;
    conforms: FUIPropertyFormCell;
    evidence: inferred(25.08);
    states: disabled, normal;
}

/* Printed without fdl. */
FUISliderFormView {
    superclass: FUIFormCellContentView;
    conforms: FUISliderComponent, FUISubtitleMultiLineComponent;
    evidence: documented(Latest);
    handed-down: inferred(font-color, font-style);
    FUISliderFormView: @state-text;
    FUISliderFormView_footnote: @state-text;
    FUISliderFormView_slider:
        maximum-track-color(disabled), minimum-track-color(disabled), thumb-color(disabled),
        view-alpha-value(disabled);
    FUISliderFormView_subtitle: @state-text;
    FUISliderFormView_title: @state-text;
}

FUIStepperCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUIStepperView;
    conforms: FUIFormCell, FUITintAttributesProvider;
    evidence: inferred(25.08);
}

FUIStepperFormCell {
    superclass: FUIInlineValidationDrawingTableViewCell;
    inner: FUIStepperView;
    conforms: FUIFormCell, FUITintAttributesProvider;
    evidence: inferred(25.08);
}

/* The page names the table cell's path. */
FUISwitchCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUISwitchFormView;
    evidence: documented(Latest);
    paths: truncated;
    fdlFUISwitchFormCell: unlisted;
}

FUISwitchFormCell {
    superclass: FUIInlineValidationDrawingTableViewCell;
    inner: FUISwitchFormView;
    evidence: documented(Latest);
    paths: truncated;
    fdlFUISwitchFormCell: unlisted;
    fdlFUISwitchFormCell_title: font-color, font-name, font-size, font-style, text-line-clamp, more;
}

FUIValuePickerCollectionViewCell {
    superclass: FUIBaseDrawingCollectionViewCell;
    inner: FUIValuePickerContentView;
    evidence: documented(Latest);
    fdlFUIValuePickerCollectionViewCell_title: @text;
    fdlFUIValuePickerCollectionViewCell_valueText: font-color(selected), font-style;
}

FUIValuePickerContentView {
    superclass: FUITintableDrawingView;
    conforms: FUITitleMultiLineComponent, FUIValueComponent, FUIValuePickerComponent;
    evidence: inferred(10.0);
}

FUIValuePickerFormCell {
    superclass: FUIInlineValidationTableViewCell;
    conforms: FUIPropertyFormCell, UIPickerViewDataSource, UIPickerViewDelegate;
    evidence: inferred(Latest);
    states: disabled, normal, selected;
}
