/* Form cells, text input, notes and attachments. The layout is described in naming.nss. */

@full-text: font-color, font-name, font-size, font-style, text-align, text-line-clamp;
@text: font-color, font-style;

FUIAttachmentsCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUIAttachmentCellView;
    conforms: FUIStateTintable;
    evidence: inferred(25.08);
    states: normal, selected;
}

FUIAttachmentsFormCell {
    superclass: FUIInlineValidationTableViewCell;
    evidence: inferred(25.08);
    states: normal, selected;
}

FUIAttachmentsViewController {
    superclass: UIViewController;
    conforms: QLPreviewControllerDataSource, QLPreviewControllerDelegate;
    evidence: inferred(25.08, Latest/Attachments-Controller);
    paths: truncated;
}

FUIButtonCollectionViewCell {
    superclass: FUIBaseDrawingCollectionViewCell;
    inner: FUIButtonFormView;
    evidence: documented(25.08);
    fdlFUIButtonCollectionViewCell: unlisted;
    fdlFUIButtonCollectionViewCell_button: unlisted;
}

FUIButtonFormCell {
    superclass: FUIInlineValidationTableViewCell;
    evidence: documented(25.08);
    states: disabled, normal, selected;
    fdlFUIButtonFormCell: unlisted;
    fdlFUIButtonFormCell_button: unlisted;
}

FUIInlineValidationTableViewCell {
    superclass: NibDesignableFUIBaseTableViewCell;
    conforms: FUIAccessoryViewDelegate, FUIInlineValidation;
    evidence: inferred(25.08);
}

FUIInlineValidationView {
    superclass: NibDesignable;
    evidence: documented(25.08, 10.0, 9.0);
    stands-on: inferred(fdlFUIInlineValidationView_titleLabel(fdlFUIInlineValidationView_backgroundView));
    fdlFUIInlineValidationView: unlisted;
    fdlFUIInlineValidationView_backgroundView: unlisted;
    fdlFUIInlineValidationView_separatorView: unlisted;
    fdlFUIInlineValidationView_titleLabel: unlisted;
}

FUIKeyValueCollectionViewCell {
    superclass: NibDesignableFUIBaseCollectionViewCell;
    evidence: inferred(25.08);
    paths: none;
}

FUIKeyValueContentView {
    superclass: FUITintableDrawingView;
    conforms: FUITitleMultiLineComponent, FUIValueComponent;
    evidence: documented(25.08);
    fdlFUIKeyValueContentView_title: @full-text;
    fdlFUIKeyValueContentView_valueText: @full-text;
}

FUIKeyValueFormCell {
    superclass: FUINoteFormCell;
    conforms: FUIPropertyFormCell;
    evidence: documented(9.0, 25.08);
    paths: truncated;
    fdlFUIKeyValueFormCell_placeholder: @text;
    fdlFUIKeyValueFormCell_subtitle: @text;
    fdlFUIKeyValueFormCell_title: @text;
    fdlFUIKeyValueFormCell_valueText: @text, more;
}

/* The page names the table cell's paths. */
FUINoteCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUINoteFormCellContentView;
    evidence: documented(10.0, 25.08);
    paths: truncated;
    fdlFUINoteFormCell_placeholder: @text;
    fdlFUINoteFormCell_valueText: @text, more;
}

FUINoteFormCell {
    superclass: FUIAutofittingDrawingTableViewCell;
    inner: FUINoteFormCellContentView;
    conforms: FUIFormCell;
    evidence: documented(9.0, Latest, 25.08);
    fdlFUIKeyValueFormCell_valueText: font-style(disabled), tint-color(disabled);
    fdlFUINoteFormCell_placeholder: @text;
    fdlFUINoteFormCell_valueText: @text;
}

FUIPlaceholderView {
    superclass: FUIDrawingView;
    conforms: FUIPlaceholderComponent;
    evidence: documented(Latest, 25.08);
    unpaired: font-color, font-style, text-align, text-line-clamp;
    fdlFUIPlaceholderView_placeholder: unpaired;
}

FUISimplePropertyCollectionViewCell {
    superclass: NibDesignableFUIBaseCollectionViewCell;
    evidence: documented(25.08, Latest);
    fdlFUISimplePropertyCollectionViewCell: unlisted;
    fdlFUISimplePropertyCollectionViewCell_keyLabel: unlisted;
    fdlFUISimplePropertyCollectionViewCell_valueTextField: unlisted;
}

FUITextField {
    superclass: UITextField;
    conforms: FUIObservableValue;
    evidence: documented(25.08);
    fdlFUITextField: unlisted;
    fdlFUITextField_clearButton: unlisted;
    fdlFUITextField_secureHideButton: unlisted;
    fdlFUITextField_secureShowButton: unlisted;
}

FUITextFieldCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUITextFieldContentView;
    conforms: FUIFormCell;
    evidence: inferred(25.08);
}

FUITextFieldContentView {
    superclass: FUIFormCellContentView;
    conforms: FUIPlaceholderComponent, FUIPropertyFormCell, FUISubtitleComponent, FUITitleComponent,
        FUIValueComponent, UITextFieldDelegate;
    evidence: inferred(Latest);
}

FUITextFieldFormCell {
    superclass: FUIInlineValidationDrawingTableViewCell;
    inner: FUITextFieldContentView;
    conforms: FUIFormCell, FUITintAttributesProvider;
    evidence: inferred(9.0, Latest);
}

FUITextView { superclass: UITextView; conforms: Initializable; evidence: inferred(25.08); paths: none; }

/* In the disabled state tint-color-disabled beats font-color. */
FUITitleFormCell {
    superclass: FUIInlineValidationUIControlTintTableViewCell;
    conforms: FUIFormCell, FUIStateReadOnly, UITextFieldDelegate;
    evidence: inferred(25.08, Latest);
    states: disabled, normal;
    mentioned: font-color, tint-color-disabled;
    overrides: tint-color-disabled(font-color);
}

FUITitleFormCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUITitleFormView;
    conforms: FUITintAttributesProvider;
    evidence: inferred(25.08);
    states: disabled, normal;
    mentioned: font-color, tint-color-disabled;
    overrides: tint-color-disabled(font-color);
}

FUITitleFormView { superclass: FUIFormCellContentView; conforms: UITextFieldDelegate; evidence: inferred(25.08); }
