/* Signatures. The layout is described in naming.nss. */

@bar-button: font-color(disabled), font-style(disabled), image(disabled);
@text: font-color, font-style;

FUIInlineSignatureCollectionViewCell {
    superclass: FUIInlineValidationDrawingCollectionViewCell;
    inner: FUIInlineSignatureFormView;
    conforms: FUITableAndCollectionCellUpdate;
    evidence: documented(Latest);
    paths: none;
    attributes-of: FUIInlineSignatureFormView;
}

FUIInlineSignatureFormCell {
    superclass: FUIInlineValidationDrawingTableViewCell;
    inner: FUIInlineSignatureFormView;
    conforms: FUITableAndCollectionCellUpdate;
    evidence: documented(25.08);
    paths: none;
    attributes-of: FUIInlineSignatureFormView;
}

FUIInlineSignatureFormView {
    superclass: FUIBaseDrawingView;
    conforms: FUICancelActionComponent, FUIClearActionComponent, FUIRestartActionComponent, FUISaveActionComponent,
        FUISignatureDrawingPadComponent, FUIStartActionComponent, FUITitleComponent, FUIWatermarkTextComponent;
    evidence: documented(Latest, 25.08);
    fdlFUIInlineSignatureFormView:
        drawing-area-background-color, signature-line-color, stroke-color, stroke-width, xmark-color;
    fdlFUIInlineSignatureFormView_cancelActionTitle: @text;
    fdlFUIInlineSignatureFormView_clearActionTitle: @text;
    fdlFUIInlineSignatureFormView_restartActionTitle: @text;
    fdlFUIInlineSignatureFormView_saveActionTitle: @text;
    fdlFUIInlineSignatureFormView_startActionTitle: @text;
    fdlFUIInlineSignatureFormView_title: @text;
    fdlFUIInlineSignatureFormView_watermarkText: @text;
}

FUISignatureCaptureController {
    superclass: UIViewController;
    evidence: documented(25.08, Latest/Signature-Capture);
    fdlFUISignatureCaptureController_cancelButtonItem: @bar-button;
    fdlFUISignatureCaptureController_clearButtonItem: @bar-button;
    fdlFUISignatureCaptureController_closeButtonItem: @bar-button;
    fdlFUISignatureCaptureController_doneButtonItem: @bar-button;
    fdlFUISignatureCaptureController_navigationBar: background-color;
    fdlFUISignatureCaptureController_reenterSignatureButtonItem: @bar-button;
    fdlFUISignatureCaptureController_title: @text;
    fdlFUISignatureCaptureController_toolBar: background-color;
}

FUISignatureCaptureView {
    superclass: UIView;
    conforms: FUIStrokeComponent;
    evidence: documented(Latest);
    fdlFUISignatureCaptureView: background-color, stroke-color, stroke-width;
    fdlFUISignatureCaptureView_footnote: @text;
    fdlFUISignatureCaptureView_signatureLineView: background-color;
    fdlFUISignatureCaptureView_xImageView: tint-color;
}
