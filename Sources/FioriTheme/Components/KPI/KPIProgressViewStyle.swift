// The colours that a theme gives a KPI progress view. Must not know where they were declared, nor which one is painted.

/// What a theme declares for a KPI progress view: for each attribute and control state a colour, or none. A state
/// without a declaration of its own stays empty; which value stands in for it is the view's business.
public struct KPIProgressViewStyle: Hashable, Sendable {
    /// `progress-tint-color` on the view.
    public var progressTintColor = StateColors()
    /// `tint-color` on the view.
    public var tintColor = StateColors()
    /// `track-tint-color` on the view.
    public var trackTintColor = StateColors()
    /// `font-color` on the view.
    public var fontColor = StateColors()
    /// `font-color` on the part `captionLabel`.
    public var captionFontColor = StateColors()
    /// What is painted where nothing is declared.
    public var defaults: Defaults

    /// A style without declarations, over a palette's colours.
    public init(palette: Palette) {
        defaults = Defaults { name in palette.color(named: name).map { DynamicColor($0) } }
    }

    /// A style without declarations, over the latest palette.
    public init() { defaults = .latest }

    /// The palette's colours that are painted as a last resort. Inferred: they are those of the SwiftUI component.
    public struct Defaults: Hashable, Sendable {
        /// The arc and the texts: `tintColor`.
        public var tint: DynamicColor?
        /// The same under a finger: `tintColorTapState`.
        public var tintHighlighted: DynamicColor?
        /// The track: `primaryFill`.
        public var track: DynamicColor?
        /// The texts of a disabled view: `primaryLabel`.
        public var textDisabled: DynamicColor?

        /// Those of the latest palette.
        static let latest = KPIProgressViewStyle(palette: .latest).defaults

        /// Asks for each colour by its name in the palette, so that a theme's override of that name is painted. Where
        /// the answer is nil, nothing is.
        package init(colorNamed: (String) -> DynamicColor?) {
            let facts = ComponentFacts.kpiProgressView
            tint = colorNamed(facts.name("tint"))
            tintHighlighted = colorNamed(facts.name("tint-highlighted"))
            track = colorNamed(facts.name("track"))
            textDisabled = colorNamed(facts.name("text-disabled"))
        }
    }
}
