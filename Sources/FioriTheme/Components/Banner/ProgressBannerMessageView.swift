// A progress banner without a screen: its phases, its progress and its handlers. Must not know navigation bars or a
// clock.

/// A message with a progress bar on top that lies below a navigation bar until the work is done (SDK:
/// `FUIProgressBannerMessageView`, a subclass of `FUIBannerMessageView`).
///
/// It works only while a `NavigationBar` has it: `bar.progressBannerView?.update(…)` works, what is done to a copy
/// taken out of the bar does not. Times are those of the host, which passes them to `advance(to:)`: the banner has no
/// timer. Source: the page "Progress Banner Message View" of SAP's cloud guide; what it leaves open is marked as
/// inferred.
public struct ProgressBannerMessageView: Sendable {
    /// Its name in the SDK.
    public static let sdkName = "FUIProgressBannerMessageView"

    /// Where a banner is in its life. A dismissal leads from any phase back to the first.
    public enum Phase: String, CaseIterable, Hashable, Sendable {
        /// Not on the screen.
        case hidden
        /// The message and the progress bar are shown.
        case running
        /// The check mark and the completion message are shown, for five seconds.
        case completed
    }

    /// The message shown with the check mark; nil for none.
    public var completionMessage: String?
    /// Whether the banner fades in and out; with false it appears and disappears at once.
    public var isFadedInAndOut = true
    /// Runs on a tap while the banner is shown.
    public var didSelectHandler: (@Sendable () -> Void)?
    /// The colours and fonts that the theme gives.
    public var style = ProgressBannerStyle()
    /// How much of the work is done, 0 to 1. Starts at 0 whenever a hidden banner is shown.
    public private(set) var progress: Float = 0
    /// When the host has to call `advance(to:)` at the latest; nil where nothing will happen by itself.
    public private(set) var nextDeadline: Duration?
    var presentation = BannerPresentation()
    private var bar = LinearMotion.still(0)
    private var completion: (@Sendable () -> Void)?

    private static let completionDuration = ComponentFacts.progressBanner.duration("completion-duration")
    private static let movement = ComponentFacts.banner.duration("animation-duration")

    /// Makes a banner that is hidden.
    public init() {}

    /// Where the banner is in its life.
    public var phase: Phase {
        if !presentation.isShown { return .hidden }
        return nextDeadline == nil ? .running : .completed
    }
    /// The text of the title; empty before it was shown.
    public var message: String { presentation.message }
    /// True while a finger is on the banner; it cannot be pressed while it is hidden.
    public var isHighlighted: Bool {
        get { presentation.isHighlighted }
        set { presentation.isHighlighted = newValue }
    }

    /// Shows a message. On a banner that is shown already it replaces the text and leaves progress and phase as they
    /// are. Throws where the banner is not attached; nothing changes then.
    public mutating func show(message: String) throws(BannerError) {
        guard presentation.isAttached else { throw .notAttached }
        presentation.show(message, isFaded: isFadedInAndOut)
    }

    /// Moves the progress bar. What is beyond 0 and 1 is brought there, what is no number changes nothing, and nothing
    /// does anything unless the banner is running and its progress is below 1.
    ///
    /// At 1 the check mark and the completion message are shown for five seconds, and the banner goes. A `completion`
    /// runs instead, once: the banner then stays as it is until it is dismissed. It may be given with any update; the
    /// last one given counts (inferred). It runs while the banner is being changed: to change the banner, it has to
    /// hand that on.
    public mutating func update(
        progress: Float, animated: Bool, completion: (@Sendable () -> Void)? = nil
    ) {
        guard presentation.isAttached, phase == .running, self.progress < 1, !progress.isNaN else { return }
        if let completion { self.completion = completion }
        self.progress = min(max(progress, 0), 1)
        let now = presentation.now
        bar = LinearMotion(
            from: bar.value(at: now), to: Double(self.progress), start: now, duration: animated ? Self.movement : .zero)
        guard self.progress == 1 else { return }
        if let completion = self.completion {
            completion()
        } else {
            nextDeadline = now + Self.completionDuration
        }
    }

    /// Takes the banner away, whatever it shows. A completion that was given is forgotten. Does nothing where it is
    /// hidden.
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
        if phase != .hidden { didSelectHandler?() }
    }

    /// How much of the progress bar is filled at a time, 0 to 1; an animated update moves it at an even pace
    /// (inferred).
    public func displayedProgress(at time: Duration) -> Double { bar.value(at: time) }

    /// How opaque the banner is at a time, 0 to 1. It fades at an even pace (inferred); while it fades out its phase is
    /// `hidden` already.
    public func opacity(at time: Duration) -> Double { presentation.opacity(at: time) }

    private mutating func hide(at time: Duration, _ isAnimated: Bool) {
        guard presentation.isAttached else { return }
        presentation.hide(at: time, isFaded: isAnimated && isFadedInAndOut)
        progress = 0
        bar = .still(0)
        completion = nil
        nextDeadline = nil
    }
}
