// The look that a theme gives a progress banner. Must not know where it was declared, nor any default.

/// What a theme declares for the parts of a progress banner: exactly the parts and attributes of SAP's page. Nothing is
/// declared at first.
public struct ProgressBannerStyle: Hashable, Sendable {
    /// A text.
    public struct Label: Hashable, Sendable {
        /// `font-size`, in points.
        public var fontSize: Double?
        /// `font-name`
        public var fontName: String?
        /// `font-color`, of which the title has one for `highlighted`.
        public var fontColor = StateColors()
    }

    /// A line or a background.
    public struct Surface: Hashable, Sendable {
        /// `background-color`
        public var backgroundColor: DynamicColor?
    }

    /// A progress bar.
    public struct Bar: Hashable, Sendable {
        /// `progress-tint-color`: the part that is done.
        public var progressTintColor: DynamicColor?
        /// `track-tint-color`: the rest.
        public var trackTintColor: DynamicColor?
    }

    /// A picture of the SDK's.
    public struct Icon: Hashable, Sendable {
        /// `tint-color`
        public var tintColor: DynamicColor?
    }

    /// A picture that the theme chooses.
    public struct Image: Hashable, Sendable {
        /// `image`: its name.
        public var image: String?
        /// `tint-color`
        public var tintColor: DynamicColor?
    }

    /// `titleLabel`
    public var titleLabel = Label()
    /// `dividerBottom`
    public var dividerBottom = Surface()
    /// `messageBannerDividerTop`
    public var messageBannerDividerTop = Surface()
    /// `progressBar`
    public var progressBar = Bar()
    /// `contentViewTapped`
    public var contentViewTapped = Surface()
    /// `completionLabel`
    public var completionLabel = Label()
    /// `syncIcon`
    public var syncIcon = Icon()
    /// `completionCheckMark`
    public var completionCheckMark = Image()
    /// `closeIcon`
    public var closeIcon = Icon()

    /// A style that declares nothing.
    public init() {}
}
