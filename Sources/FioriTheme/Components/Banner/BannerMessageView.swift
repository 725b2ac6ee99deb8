// A plain banner without a screen. Must not know progress, navigation bars or a clock.

/// A message that lies below a navigation bar for a while (SDK: `FUIBannerMessageView`).
///
/// Times are those of the host, which passes them to `advance(to:)`: the banner has no timer. Source: the class
/// reference of `FUIBannerMessageView`; what is not marked as inferred stands there.
public struct BannerMessageView: Sendable {
    /// Its name in the SDK.
    public static let sdkName = "FUIBannerMessageView"

    /// False to keep the banner until it is dismissed, whatever the duration.
    public var isFading = true
    /// Runs on a tap while the banner is shown (inferred from the progress banner).
    public var didSelectHandler: (@Sendable () -> Void)?
    /// When the host has to call `advance(to:)` at the latest; nil where nothing will happen by itself.
    public private(set) var nextDeadline: Duration?
    var presentation = BannerPresentation()

    /// Makes a banner that is not shown.
    public init() {}

    /// What the banner says; empty before it was shown.
    public var message: String { presentation.message }
    /// True from `show` to the dismissal.
    public var isShown: Bool { presentation.isShown }
    /// True while a finger is on the banner; it cannot be pressed while it is not shown.
    public var isHighlighted: Bool {
        get { presentation.isHighlighted }
        set { presentation.isHighlighted = newValue }
    }

    /// Shows a message for a time, or without one until it is dismissed. Showing again replaces the text and starts the
    /// time anew (inferred). Throws where the banner is not attached; nothing changes then.
    public mutating func show(
        message: String, withDuration duration: Duration? = nil, animated: Bool = true
    ) throws(BannerError) {
        guard presentation.isAttached else { throw .notAttached }
        presentation.show(message, isFaded: animated)
        nextDeadline = isFading ? duration.map { presentation.now + $0 } : nil
    }

    /// Takes the banner away. Does nothing where it is not shown.
    public mutating func dismissBanner(animated: Bool) { hide(at: presentation.now, animated) }

    /// Lets time pass up to the host's instant, counted from the banner's start; going back changes nothing.
    public mutating func advance(to time: Duration) {
        guard presentation.isAttached else { return }
        presentation.advance(to: time)
        if let deadline = nextDeadline, deadline <= presentation.now { hide(at: deadline, true) }
    }

    /// Selects the banner as a tap does: runs the handler, if the banner is shown. Changes nothing, so the handler may
    /// change whatever holds the banner.
    public func select() {
        if isShown { didSelectHandler?() }
    }

    /// How opaque the banner is at a time, 0 to 1.
    public func opacity(at time: Duration) -> Double { presentation.opacity(at: time) }

    private mutating func hide(at time: Duration, _ isFaded: Bool) {
        guard presentation.isAttached else { return }
        presentation.hide(at: time, isFaded: isFaded)
        nextDeadline = nil
    }
}
