// The words that generated sheets are made of: names, attributes and values in the proportions real themes have.

/// Which side of a pair of colours a value stands on.
///
/// A clean sheet never puts text of one side over a background of the same side, so that nothing in it is hard to read.
enum Tone {
    case dark
    case light
}

/// What an attribute takes.
enum ValueKind {
    case color(Tone)
    case number(ClosedRange<Int>)
    case fraction
    case font
    case box
    case pair
    case image
    case align
    case boolean
}

/// An attribute of a generated block.
struct Attribute {
    let name: String
    /// A property of CSS that takes the same kind of value; no two attributes share one.
    let property: String
    let kind: ValueKind
    /// How often it is drawn, against the others.
    let weight: Int
    /// Whether it may carry a control state.
    let takesState: Bool
    /// The attribute without which this one does nothing.
    let companion: String?

    init(
        _ name: String, _ property: String, _ kind: ValueKind, weight: Int, states: Bool = false,
        with companion: String? = nil
    ) {
        self.name = name
        self.property = property
        self.kind = kind
        self.weight = weight
        self.takesState = states
        self.companion = companion
    }
}

enum Vocabulary {
    static let attributes = [
        Attribute("font-color", "color", .color(.light), weight: 18, states: true),
        Attribute("tint-color", "accent-color", .color(.light), weight: 10, states: true),
        Attribute("background-color", "background-color", .color(.dark), weight: 14, states: true),
        Attribute("progress-tint-color", "caret-color", .color(.light), weight: 3, states: true),
        Attribute("track-tint-color", "outline-color", .color(.dark), weight: 3, states: true),
        Attribute("border-color", "border-color", .color(.light), weight: 5, states: true, with: "border-width"),
        Attribute(
            "text-shadow-color", "text-decoration-color", .color(.dark), weight: 3, states: true,
            with: "text-shadow-offset"),
        Attribute("background-color-top", "fill", .color(.dark), weight: 3, with: "background-color-bottom"),
        Attribute("background-color-bottom", "stroke", .color(.dark), weight: 3, with: "background-color-top"),
        Attribute("font-size", "font-size", .number(12...34), weight: 14),
        Attribute("font-name", "font-family", .font, weight: 12),
        Attribute("corner-radius", "border-radius", .number(2...24), weight: 4),
        Attribute("border-width", "border-width", .number(1...4), weight: 4, with: "border-color"),
        Attribute("opacity", "opacity", .fraction, weight: 2),
        Attribute("height", "height", .number(20...60), weight: 2),
        Attribute("content-insets", "margin", .box, weight: 4),
        Attribute("padding", "padding", .box, weight: 3),
        Attribute("text-offset", "translate", .pair, weight: 2),
        Attribute("text-shadow-offset", "text-underline-offset", .pair, weight: 1, with: "text-shadow-color"),
        Attribute("image", "animation-name", .image, weight: 3, states: true),
        Attribute("text-align", "text-align", .align, weight: 3),
        Attribute("text-auto-fit", "grid-area", .boolean, weight: 2),
    ]

    /// The attributes, each as often as its weight says.
    static let weighted = attributes.flatMap { Array(repeating: $0, count: $0.weight) }

    /// The property of CSS for each attribute without a state.
    static let properties = Dictionary(uniqueKeysWithValues: attributes.map { ($0.name, $0.property) })

    static let states = [
        "", "", "", "", "-highlighted", "-disabled", "-selected", "-selected-highlighted", "-selected-disabled",
    ]

    static let conditions = [
        "(device: ipad)", "(device: iphone)", "(orientation: landscape)", "(orientation: portrait)",
        "(device: ipad) and (orientation: landscape)", "(device: iphone) and (orientation: portrait)",
    ]

    static let components = words(
        """
        KPIProgressView KPIHeader ObjectHeader ObjectTableViewCell ContactCell TimelineCell TimelineMarker \
        TextFieldFormCell NoteFormCell SwitchFormCell SliderFormCell DatePickerFormCell ValuePickerFormCell \
        ListPickerFormCell SegmentedControlFormCell AttachmentsFormCell ButtonFormCell BannerMessageView NavigationBar \
        TabBar ToolBar SearchBar SideBar ProfileHeader ChartView ChartLegend DataTable MapDetailPanel EmptyStateView \
        FilterFeedbackBar SignatureCapture OnboardingWelcome PasscodeInput UserConsent ActivityItem Rating Tag InfoView \
        SkeletonLoading StepProgress AvatarStack Card CardHeader ToastMessage HierarchyView OrderPicker CalendarView
        """)

    static let parts = words(
        """
        titleLabel subtitleLabel bodyLabel footnoteLabel headlineLabel statusLabel captionLabel descriptionLabel tagLabel \
        valueLabel unitLabel placeholderLabel helperLabel errorLabel detailImage iconImage accessoryImage backgroundView \
        contentView headerView dividerTop dividerBottom progressBar progressTrack closeButton actionButton \
        primaryButton secondaryButton completionLabel messageLabel textField switchControl sliderThumb segment marker
        """)

    static let roles = words(
        """
        TintColor TintDark TintLight TapState Primary1 Primary2 Primary3 Primary4 Primary5 Primary6 Line Line2 Chart1 \
        Chart2 Chart3 Chart4 Negative Positive Critical Information Neutral Accent1 Accent2 Accent3 Header \
        HeaderBlended BaseBackground CellBackground FooterBackground Contrast Shadow Mango1 Mango2 Pink1 Indigo1 Teal1
        """)

    static let fonts = words(
        """
        mediumSystem boldSystem lightSystem italicSystem system HelveticaNeue HelveticaNeue-Light HelveticaNeue-Medium \
        AvenirNext-DemiBold AppleGothic 72-Regular 72-Bold
        """)

    static let images = words(
        "green-check-mark1 close-icon sync-icon chevron-right background_image badge-new.png status/ok.png")

    static let commentWords = words(
        """
        the a theme for of this colour state cell bar label when user taps control background tint default applied on \
        dark light mode overrides base palette header footer see also spacing in points kept as it was reviewed by design
        """)

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
