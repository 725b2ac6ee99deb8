// A KPI progress view without a screen: what it holds and how it answers. Must not know UIKit, themes or a clock.

/// A key figure in a circle that fills up (SDK: `FUIKPIProgressView`).
///
/// Source of what is not marked otherwise: the class reference of `FUIKPIProgressView`. Where it is silent, the model
/// does what users of UIKit expect; such behaviour is marked as inferred.
public struct KPIProgressView: Sendable {
    /// Its name in the SDK.
    public static let sdkName = "FUIKPIProgressView"

    /// The place given to the view. In a direction in which it has no size, the content decides.
    public var frame: Rect
    /// The size of the circle.
    public var chartSize = KPIProgressViewSize.large
    /// The items. A value: changing an array after it was set changes nothing here.
    public var items: [KPIViewItem] = []
    /// The caption; empty for none.
    public var captionLabelText = ""
    /// True to show the caption below the circle whatever its width.
    public var isDisplayingCaptionOutsideCircle = false
    /// How much of the circle is filled, 0 to 1: what is set beyond is brought there, and what is no number is 0.
    public var progress: Float = 0 {
        didSet { progress = progress.isNaN ? 0 : min(max(progress, 0), 1) }
    }
    /// How long the arc takes to grow when the view is loaded: half a second. Zero or less for no animation.
    public var animationDuration = ComponentFacts.kpiProgressView.duration("animation-duration")
    /// Writes the metrics that are numbers.
    public var metricFormatter: (@Sendable (Double) -> String)?
    /// Writes the values of fractions that are numbers.
    public var fractionFormatter: (@Sendable (Double) -> String)?
    /// What measures the texts.
    public var textMeasurer = TextMeasurer.builtIn

    /// The colours that the theme gives.
    public var style: KPIProgressViewStyle
    /// The background that the palette's colours are chosen for. Setting it takes back all tint colours that code has
    /// set, so set the scheme first. Source: the class reference of `FUIKPIHeader`.
    public var colorScheme = BackgroundColorScheme.device {
        didSet { tintColors = StateColors() }
    }
    private(set) var tintColors = StateColors()
    private(set) var textColors = StateColors()

    /// False takes the view out of use.
    public var isEnabled = true {
        didSet { paintedState = state }
    }
    /// True while a finger is on it.
    public var isHighlighted = false {
        didSet { paintedState = state }
    }
    /// True while it is selected; that has no colours of its own here.
    public var isSelected = false {
        didSet { paintedState = state }
    }
    /// The state whose colours are drawn: the control's own, until `applyTintColor(forState:)` names another one.
    public private(set) var paintedState = ControlState.normal
    /// Runs when the view is selected while it is enabled.
    public var didSelectHandler: (@Sendable () -> Void)?
    /// Whether a user may copy the content.
    public var isContentCopyable = true
    private var ownAccessibilityLabel: String?

    /// Makes a view. A frame without size lets the content decide.
    public init(frame: Rect = Rect(), style: KPIProgressViewStyle = KPIProgressViewStyle()) {
        self.frame = frame
        self.style = style
    }

    /// True for a large circle.
    public var isLarge: Bool {
        get { chartSize == .large }
        set { chartSize = newValue ? .large : .small }
    }

    /// The control's state: disabled beats highlighted beats selected.
    public var state: ControlState {
        if !isEnabled { return .disabled }
        if isHighlighted { return .highlighted }
        return isSelected ? .selected : .normal
    }

    /// The tint colour that code has set for the normal state; nil where it has set none.
    public var tintColor: DynamicColor? {
        get { tintColors[.normal] }
        set { tintColors[.normal] = newValue }
    }

    /// Sets the colour of the arc in a state, or takes it back. Drawn are those of normal, disabled and highlighted.
    public mutating func setTintColor(_ color: DynamicColor?, for state: ControlState) { tintColors[state] = color }

    /// The tint colour that code has set for a state; nil where it has set none.
    public func tintColor(for state: ControlState) -> DynamicColor? { tintColors[state] }

    /// Sets the colour of items and caption in a state, or takes it back. Drawn are those of normal, disabled and
    /// highlighted.
    public mutating func setTextColor(_ color: DynamicColor?, for state: ControlState) { textColors[state] = color }

    /// The text colour that code has set for a state; nil where it has set none.
    public func textColor(for state: ControlState) -> DynamicColor? { textColors[state] }

    /// Draws the colours of a state, until the control's own state changes.
    public mutating func applyTintColor(forState state: ControlState) { paintedState = state }

    /// Selects the view as a tap does: runs the handler, if the view is enabled. Changes nothing, so the handler may
    /// change whatever holds the view.
    public func select() {
        if isEnabled { didSelectHandler?() }
    }

    /// Where everything stands.
    public func layout() -> KPILayout { KPILayout(self) }

    /// What circle and caption need, in points.
    public var intrinsicContentSize: Size { layout().intrinsicSize }

    /// How much of the circle is drawn, 0 to 1, at a time after the view was loaded: grows at an even pace (inferred
    /// from the SwiftUI component). Later changes of the progress are not animated.
    public func arcFraction(at elapsed: Duration) -> Double {
        LinearMotion(from: 0, to: Double(progress), start: .zero, duration: animationDuration).value(at: elapsed)
    }

    /// The arc at a time after the view was loaded.
    public func arc(at elapsed: Duration) -> ProgressArc {
        ProgressArc(
            in: layout().circle, lineWidth: KPIMetrics.of(chartSize).lineWidth, fraction: arcFraction(at: elapsed))
    }

    /// What assistive technology reads: what was set, or else items and caption.
    public var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? reading }
        set { ownAccessibilityLabel = newValue }
    }

    /// What a user copies: items and caption as they are read; nil where there is nothing, or copying is off.
    public var copiedText: String? { isContentCopyable ? reading : nil }

    /// `33%, Complete`
    private var reading: String? {
        var parts = [items.compactMap { text(of: $0) }.joined(), captionLabelText]
        parts.removeAll { $0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// What is drawn for an item; nil for an icon.
    func text(of item: KPIViewItem) -> String? {
        switch item {
        case .metric(let metric): metric.value.text(formattedBy: metricFormatter)
        case .fraction(let fraction): fraction.value.text(formattedBy: fractionFormatter)
        case .unit(let unit): unit.string
        case .icon: nil
        }
    }
}
