/* Onboarding, consent, passcodes, scanning and paged screens. The layout is described in naming.nss. */

@bar-button: font-color(disabled), font-style(disabled), image(disabled);
@text: font-color, font-style;

/* One path is printed with a dot. */
FUIActivationScreen {
    superclass: FUIWelcomeController;
    conforms: FUISolidNavigationBarProtocol, UIScrollViewDelegate, UITextFieldDelegate;
    evidence: documented(25.08, Latest);
    fdlFUIActivationScreen: unlisted;
    fdlFUIActivationScreen.subheadlineLabel: unlisted;
    fdlFUIActivationScreen_detailLabel: unlisted;
    fdlFUIActivationScreen_headlineLabel: unlisted;
    fdlFUIActivationScreen_navigationBar: unlisted;
    fdlFUIActivationScreen_primaryActionButton: unlisted;
    fdlFUIActivationScreen_secondaryActionButton: unlisted;
}

FUIBarcodeScanViewController {
    superclass: UIViewController;
    conforms: FUIBarcodeScannerDelegate;
    evidence: inferred(25.08);
}

FUIBasicAuthenticationScreen {
    superclass: FUIWelcomeController;
    conforms: FUISolidNavigationBarProtocol, UIScrollViewDelegate, UITextFieldDelegate;
    evidence: inferred(25.08);
}

/* The paths have the name of the view. The navigation bar's attribute is cut off inside its name. */
FUIEULAViewController {
    superclass: FUIWelcomeController;
    conforms: FUISolidNavigationBarProtocol, UIScrollViewDelegate;
    evidence: example(25.08, Latest);
    paths: truncated;
    fdlFUIEULAView_cancelButton: example(background-tint-color);
    fdlFUIEULAView_confirmButton: example(background-tint-color);
    fdlFUIEULAView_headlineLabel: example(font-color, font-name, font-size);
    fdlFUIEULAView_navigationBar: mentioned(background-color);
    fdlFUIEULAView_rejectButton: example(background-tint-color);
}

/* The paths have the name of the screen. */
FUIInfoViewController {
    superclass: UIViewController;
    conforms: ASWebAuthenticationPresentationContextProviding;
    evidence: example(Latest, 25.08);
    paths: examples;
    fdlFUIInfoViewScreen_informationTextView: example(font-color, placeholder-color);
    fdlFUIInfoViewScreen_primaryButton: example(font-color);
    fdlFUIInfoViewScreen_secondaryButton: example(font-color);
    fdlFUIInfoViewScreen_titleTextView: example(font-color, placeholder-color);
}

FUIMultiUserPasscodeController {
    superclass: FUIPasscodeController;
    conforms: FUIListPickerDataSource, FUIListPickerSearchResultsUpdating, UITextFieldDelegate;
    evidence: documented(Latest, 25.08);
    paths: truncated;
    fdlFUIMultiUserPasscodeController_titleLabel: more;
    fdlFUIMultiUserPasscodeController_userInfoLabel: more;
    fdlFUIMultiUserPasscodeController_userNameLabel: more;
}

FUIOnboardingScanConfirmView {
    superclass: NibDesignable;
    evidence: documented(Latest, 25.08);
    state-parts: fdlFUIOnboardingScanConfirmView_continueButton_touchDown(highlighted);
    fdlFUIOnboardingScanConfirmView: unlisted;
    fdlFUIOnboardingScanConfirmView_continueButton: unlisted;
    fdlFUIOnboardingScanConfirmView_continueButton_touchDown: unlisted;
    fdlFUIOnboardingScanConfirmView_hcpServerLabel: unlisted;
    fdlFUIOnboardingScanConfirmView_successMessageLabel: unlisted;
    fdlFUIOnboardingScanConfirmView_titleLabel: unlisted;
}

FUIOnboardingScanViewController {
    superclass: UIViewController;
    conforms: FUIBlurNavigationBarViewController, PHPhotoLibraryChangeObserver, UICollectionViewDataSource,
        UICollectionViewDelegate;
    evidence: documented(25.08, Latest);
    fdlFUIOnboardingScanViewController: unlisted;
    fdlFUIOnboardingScanViewController_arrowButton: unlisted;
    fdlFUIOnboardingScanViewController_cancelButton: unlisted;
    fdlFUIOnboardingScanViewController_choosePhotoButton: unlisted;
    fdlFUIOnboardingScanViewController_flashButton: unlisted;
    fdlFUIOnboardingScanViewController_photoPicker_navigationBar: unlisted;
    fdlFUIOnboardingScanViewController_scanGuidesImageView: unlisted;
}

FUIPageViewController {
    superclass: UIPageViewController;
    conforms: UIPageViewControllerDataSource, UIPageViewControllerDelegate;
    evidence: documented(Latest/Page-View);
    fdlFUIPageViewController_nextButtonItem: @bar-button;
    fdlFUIPageViewController_previousButtonItem: @bar-button;
    fdlFUIPageViewController_subtitle: @text;
    fdlFUIPageViewController_title: @text;
}

FUIPasscodeChangeController { superclass: UINavigationController; evidence: inferred(25.08); }

FUIPasscodeController {
    superclass: UIViewController;
    conforms: FUIPrivateEncryptionKeyGenerator, FUISolidNavigationBarProtocol, UIScrollViewDelegate;
    evidence: inferred(25.08);
}

FUIPasscodeCreateController {
    superclass: FUIPasscodeController;
    conforms: FUIPasscodeViewDelegate, FUITouchIDViewDelegate, UITextFieldDelegate;
    evidence: inferred(25.08);
}

FUIPasscodeInputController {
    superclass: FUIPasscodeController;
    conforms: FUIPasscodeViewDelegate, UITextFieldDelegate;
    evidence: inferred(25.08);
}

FUIPrivacyNoticeDetailSettingViewController {
    superclass: UITableViewController;
    evidence: inferred(25.08);
    paths: none;
}

/* The paths have an older name of the class. */
FUIPrivacyNoticeSettingsTableViewCell {
    superclass: FUIBaseDrawingTableViewCell;
    inner: FUISettingsContentView;
    evidence: documented(Latest, 25.08);
    fdlFUIPrivacyNoticeSettingsCell: unlisted;
    fdlFUIPrivacyNoticeSettingsCell_detailImageView: unlisted;
    fdlFUIPrivacyNoticeSettingsCell_status: unlisted;
    fdlFUIPrivacyNoticeSettingsCell_statusImageView: unlisted;
    fdlFUIPrivacyNoticeSettingsCell_title: unlisted;
}

FUIPrivacyNoticeSettingsTableViewController {
    superclass: UITableViewController;
    evidence: documented(25.08, Latest);
    fdlFUIPrivacyNoticeSettingsCell: background-color(selected), tint-color;
    fdlFUIPrivacyNoticeSettingsCell_detailImageView: unlisted;
    fdlFUIPrivacyNoticeSettingsCell_status: unlisted;
    fdlFUIPrivacyNoticeSettingsCell_statusImageView: unlisted;
    fdlFUIPrivacyNoticeSettingsCell_statusLabel: unlisted;
    fdlFUIPrivacyNoticeSettingsCell_title: unlisted;
}

FUIPrivacyNoticeView {
    superclass: FUIDrawingView;
    conforms: FUIDetailImageViewComponent, FUIPrimaryActionComponent, FUISecondaryActionComponent,
        FUISubtitleMultiLineComponent, FUITitleMultiLineComponent;
    evidence: documented(25.08);
    fdlFUIPrivacyNoticeView: unlisted;
    fdlFUIPrivacyNoticeView_imageView: unlisted;
    fdlFUIPrivacyNoticeView_primaryAction: unlisted;
    fdlFUIPrivacyNoticeView_secondaryAction: unlisted;
    fdlFUIPrivacyNoticeView_subtitleView: unlisted;
    fdlFUIPrivacyNoticeView_titleView: unlisted;
}

/* The paths are those of the view inside. */
FUIPrivacyNoticeViewController {
    superclass: FUIBaseDrawingViewController;
    inner: FUIPrivacyNoticeView;
    conforms: CLLocationManagerDelegate;
    evidence: documented(Latest, 25.08);
    arrived: Latest, 25.08, fdlFUIPrivacyNoticeView_secondaryAction;
    fdlFUIPrivacyNoticeView: unlisted;
    fdlFUIPrivacyNoticeView_imageView: unlisted;
    fdlFUIPrivacyNoticeView_primaryAction: unlisted;
    fdlFUIPrivacyNoticeView_secondaryAction: unlisted;
    fdlFUIPrivacyNoticeView_subtitleView: unlisted;
    fdlFUIPrivacyNoticeView_titleView: unlisted;
}

FUIUserConsentPage { conforms: FUIUserConsentPageComponent; evidence: inferred(Latest); paths: none; }

FUIUserConsentPageViewController {
    superclass: FUIBaseDrawingViewController;
    inner: FUIUserConsentPageView;
    conforms: FUISolidNavigationBarProtocol, UIScrollViewDelegate;
    evidence: inferred(25.08);
}

FUIUserConsentViewController {
    superclass: UIViewController;
    conforms: ConsentPageDisplayDelegate, FUIUserConsentPageViewControllerDelegate;
    evidence: inferred(25.08);
}

FUIWelcomeController { superclass: UIViewController; evidence: inferred(9.0); paths: none; }

FUIWelcomeScreen {
    superclass: FUIWelcomeController;
    conforms: FUISolidNavigationBarProtocol, UIScrollViewDelegate, UITextFieldDelegate;
    evidence: example(TUTD, SILOS, 25.08, 9.0, TUT);
    paths: examples;
    fdlFUIWelcomeScreen_headlineLabel: example(font-color);
    fdlFUIWelcomeScreen_primaryActionButton: example(background-color-highlighted, background-color-normal);
}

FUIWhatsNewCollectionViewCell {
    superclass: FUIBaseDrawingCollectionViewCell;
    inner: FUIWhatsNewCollectionItemView;
    evidence: documented(25.08);
    fdlFUIWhatsNewCollectionViewCell_descriptionLabel: unlisted;
    fdlFUIWhatsNewCollectionViewCell_footnoteLabel: unlisted;
    fdlFUIWhatsNewCollectionViewCell_headlineLabel: unlisted;
    fdlFUIWhatsNewCollectionViewCell_statusLabel: unlisted;
    fdlFUIWhatsNewCollectionViewCell_subheadlineLabel: unlisted;
    fdlFUIWhatsNewCollectionViewCell_substatusLabel: unlisted;
}

FUIWhatsNewDetailPageController { superclass: UIViewController; evidence: inferred(25.08); }

FUIWhatsNewViewController {
    superclass: UIViewController;
    conforms: UIPageViewControllerDataSource, UIPageViewControllerDelegate;
    evidence: inferred(Latest);
}
