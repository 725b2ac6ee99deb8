/* Odd spellings that SAP's pages print, and names that public sheets have though no list does. An odd spelling is
   taken as it is: nobody knows which form the SDK reads. The layout is described in naming.nss. */

/* printed: what was meant by the rule, then the component. */
odd-class-paths {
    FUISliderFormView: fdlFUISliderFormView, FUISliderFormView;
    FUISliderFormView_footnote: fdlFUISliderFormView_footnote, FUISliderFormView;
    FUISliderFormView_slider: fdlFUISliderFormView_slider, FUISliderFormView;
    FUISliderFormView_subtitle: fdlFUISliderFormView_subtitle, FUISliderFormView;
    FUISliderFormView_title: fdlFUISliderFormView_title, FUISliderFormView;
    fdlFUIActivationScreen.subheadlineLabel: fdlFUIActivationScreen_subheadlineLabel, FUIActivationScreen;
    fdlFUIChartPlotView_numbericAxisLabel: fdlFUIChartPlotView_numericAxisLabel, FUIChartPlotView;
    fdlFUIInlineValidationView_separatorView: fdlFUIInlineValidationView_separator, FUIInlineValidationView;
    fdlFUIRatingControl_leading_label: fdlFUIRatingControl_leadingLabel, FUIRatingControl;
}

odd-attributes {
    font_style: font-style, FUIRatingControl;
    node-background-highlight: node-background-highlighted, FUIStepProgressIndicator;
    scrolledge--background-color: scrolledge-background-color, FUINavigationBar;
    text-lien-clamp: text-line-clamp, MDK;
}

/* Class paths of one component on the page of another. */
foreign-class-paths {
    fdlFUIKeyValueFormCell_valueText: FUINoteFormCell;
    fdlFUINoteFormCell_valueText: FUINoteCollectionViewCell;
    fdlFUISwitchFormCell: FUISwitchCollectionViewCell;
}

/* Names of the SDK's palette and of its code: the names are in colornames.nss. */
odd-color-names {
    _elevatedContrastLightkBackground: _elevatedContrastLightBackground;
    quarternaryFill: quaternaryFill;
    quarternaryLabel: quaternaryLabel;
}

/* How the pages print several names at once. Here they are written out.
   -editable-disabled | -editable-disabled                      FUIRatingControl: one is perhaps -editable
   font { -style | -name | -size }                              FUISwitchFormCell: endings of names, not states
   fdlFUIStepProgressIndicator_normal/completed/error/disabled  FUIStepProgressIndicator: four class paths */

/* Attributes that public sheets have, and that neither SAP's lists nor NUI know: mostly additions of an app. */
attributes-elsewhere {
    badge-bg-color: color;
    badge-text-color: color;
    blur: word;
    border-color-selected: color;
    bottom-shadow-color: color;
    corners-radius: number(0);
    disable-color: color;
    font-name-selected: font-name;
    image-color: color;
    image-color-disabled: color;
    image-color-highlighted: color;
    image-original: image;
    place-holder-font-name: font-name;
    place-holder-font-size: number(above(0));
    place-holder-text-color: color;
    progress-line-width: number(0);
    section-index-color: color;
    selected-image-original: image;
    selection-indicator-image: image;
    text-padding: box;
    text-transform-highlighted: text-transform;
    text-transform-selected: text-transform;
    translucent: boolean;
}

/* Misspellings that public sheets have. */
misspellings {
    backgroud-color: background-color;
    background-olor: background-color;
    border-radius: corner-radius;
    fon-color: font-color;
    font-color-highlited: font-color-highlighted;
}

/* Names that other style languages have for an attribute. */
habits {
    background: background-color;
    background-colour: background-color;
    bg-color: background-color;
    font-colour: font-color;
    font-family: font-name;
    text-color: font-color;
    text-colour: font-color;
}

/* Words that stand for a value in such apps. */
words-elsewhere { words: nui_abort, nui_ignore; }

/* Style roles of metadata-driven apps (MDK), which use the same sheets with classes of their own.
   MDK = https://help.sap.com/doc/3642933ef2e1478fb1578ef2acba4ae9/Latest/en-US/reference/schemadoc/Styles */
roles {
    Background: background-color, padding;
    Caption: background-color, font-color, font-size, font-style, font-typeface, padding, placeholder-color, more;
    RequiredIndicator: color, font-color;
    ValidationMessage: font-color, font-size;
    ValidationView: background-color, border-top-color, more;
    Value: background-color, font-color, font-size, font-style, font-typeface, padding, placeholder-color, text-align,
        text-lien-clamp, tint-color;
}
