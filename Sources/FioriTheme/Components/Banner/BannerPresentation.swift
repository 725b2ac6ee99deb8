// What all banners have in common: whether and how they are on the screen. Must not know progress, deadlines or styles.

/// The presence of a banner: attached or not, shown or not, pressed or not, and how far it has faded.
struct BannerPresentation: Sendable {
    /// True while a navigation bar has the banner.
    var isAttached = false
    /// The time as the host last gave it.
    private(set) var now = Duration.zero
    /// What the banner says; empty before it was shown.
    private(set) var message = ""
    /// False once the banner is dismissed, also while it fades out.
    private(set) var isShown = false
    private var isPressed = false
    private var opacity = LinearMotion.still(0)

    private static let fading = ComponentFacts.banner.duration("animation-duration")

    /// True while a finger is on the banner. A banner that is not shown cannot be pressed.
    var isHighlighted: Bool {
        get { isPressed }
        set { isPressed = newValue && isShown }
    }

    /// Lets time pass; it never goes back.
    mutating func advance(to time: Duration) { now = max(now, time) }

    /// Shows a message, or replaces that of a banner that is shown.
    mutating func show(_ message: String, isFaded: Bool) {
        self.message = message
        guard !isShown else { return }
        isShown = true
        fade(to: 1, at: now, isFaded)
    }

    /// Takes the banner away; `time` may lie before the host's.
    mutating func hide(at time: Duration, isFaded: Bool) {
        guard isShown else { return }
        isShown = false
        isPressed = false
        fade(to: 0, at: time, isFaded)
    }

    private mutating func fade(to end: Double, at time: Duration, _ isFaded: Bool) {
        opacity = LinearMotion(
            from: opacity.value(at: time), to: end, start: time, duration: isFaded ? Self.fading : .zero)
    }

    /// How opaque the banner is, 0 to 1.
    func opacity(at time: Duration) -> Double { opacity.value(at: time) }
}
