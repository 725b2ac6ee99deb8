// The texts of the files that `init` writes. Must not know where they go.

/// A theme and settings to begin with.
enum Starter {
    /// A small theme that explains itself.
    static let theme = """
        /*
            A theme for an app with SAP Fiori for iOS: what it sets lies over the SDK's own look.
            Comments look like this one; there are no others. Each statement ends with ';'.
            What there is to be set:         fdltheme catalogue
            What a colour's name stands for: fdltheme palette
            What is wrong with this sheet:   fdltheme lint theme.nss
            What a control shows under it:   fdltheme resolve theme.nss
        */

        /* A variable is defined once and used by its name, as often as it is needed. */
        @brand: #5B35C8;

        /* A class path of a component, and one of its attributes. The value is a colour of one's own, … */
        fdlFUIKPIProgressView {
            tint-color: @brand;
        }

        /* … or one of the SDK's palette, which brings its dark and its high-contrast variant along. */
        fdlFUIProgressBannerMessageView_titleLabel {
            font-color: primaryLabel;
            font-size: 15;
        }

        /* Some attributes have a value for each state: 'fdltheme catalogue' lists them. */
        fdlFUIKPIProgressView_captionLabel {
            font-color: secondaryLabel;
            font-color-disabled: quaternaryLabel;
        }

        /* What holds on one kind of device only. */
        @media (device: ipad) {
            fdlFUIProgressBannerMessageView_titleLabel {
                font-size: 17;
            }
        }

        """

    /// The project's settings with the defaults, and what else there is.
    static let settings = """
        /*
            What 'fdltheme' always asks for in this folder and below. The command line wins; 'fdltheme settings' shows
            what holds. Paths lead from this file.
        */
        settings {
            /* The engines that read the sheets: uikit (SAPFiori), swiftui, nui. */
            engines: uikit;
            /* The palette of the app's SDK, such as v8. */
            palette: latest;
            /* The mildest finding that fails a run: error, warning or advice. */
            fail-on: error;
            /*
                Also: base (sheets that the app loads before), catalogue (your own components), exclude (folders),
                baseline (known findings), sdk (such as 25.8), external (variables defined elsewhere).
            */
        }

        /* A rule or a group of rules: off, advice, warning or error. 'fdltheme rules' lists them. */
        rules {
            low-text-contrast: warning;
        }

        """
}
