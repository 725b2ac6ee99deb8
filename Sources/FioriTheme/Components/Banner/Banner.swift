// The banner of a navigation bar, of whatever kind. Must not know the bar.

/// A banner of one of the three kinds, with what all of them do.
public enum Banner: Sendable {
    /// A plain one.
    case message(BannerMessageView)
    /// One for the offline state.
    case offline(OfflineBannerMessageView)
    /// One with a progress bar.
    case progress(ProgressBannerMessageView)

    /// Shows a message. Without a duration a plain banner stays until it is dismissed and one for the offline state
    /// four seconds; one with a progress bar stays until the work is done, whatever the duration. Throws where the
    /// banner is not attached; nothing changes then.
    public mutating func show(message: String, withDuration duration: Duration? = nil) throws(BannerError) {
        switch self {
        case .message(var view):
            try view.show(message: message, withDuration: duration)
            self = .message(view)
        case .offline(var view):
            try view.show(message: message, withDuration: duration ?? OfflineBannerMessageView.defaultDuration)
            self = .offline(view)
        case .progress(var view):
            try view.show(message: message)
            self = .progress(view)
        }
    }

    /// Moves the progress bar of a banner that has one; see `ProgressBannerMessageView`.
    public mutating func update(
        progress: Float, animated: Bool, completion: (@Sendable () -> Void)? = nil
    ) {
        guard case .progress(var view) = self else { return }
        view.update(progress: progress, animated: animated, completion: completion)
        self = .progress(view)
    }

    /// Takes the banner away. Does nothing where it is not shown.
    public mutating func dismissBanner(animated: Bool) {
        switch self {
        case .message(var view):
            view.dismissBanner(animated: animated)
            self = .message(view)
        case .offline(var view):
            view.banner.dismissBanner(animated: animated)
            self = .offline(view)
        case .progress(var view):
            view.dismissBanner(animated: animated)
            self = .progress(view)
        }
    }

    /// Lets time pass up to the host's instant, counted from the banner's start; going back changes nothing.
    public mutating func advance(to time: Duration) {
        switch self {
        case .message(var view):
            view.advance(to: time)
            self = .message(view)
        case .offline(var view):
            view.banner.advance(to: time)
            self = .offline(view)
        case .progress(var view):
            view.advance(to: time)
            self = .progress(view)
        }
    }

    /// When the host has to call `advance(to:)` at the latest; nil where nothing will happen by itself.
    public var nextDeadline: Duration? {
        switch self {
        case .message(let view): view.nextDeadline
        case .offline(let view): view.banner.nextDeadline
        case .progress(let view): view.nextDeadline
        }
    }

    /// Selects the banner as a tap does: runs its handler, if the banner is shown.
    public func select() {
        switch self {
        case .message(let view): view.select()
        case .offline(let view): view.banner.select()
        case .progress(let view): view.select()
        }
    }

    /// What the banner says; empty before it was shown.
    public var message: String { presentation.message }
    /// True from `show` to the dismissal.
    public var isShown: Bool { presentation.isShown }
    /// True while a finger is on the banner; it cannot be pressed while it is not shown.
    public var isHighlighted: Bool {
        get { presentation.isHighlighted }
        set { presentation.isHighlighted = newValue }
    }

    /// The banner with a progress bar; nil for one of another kind.
    public var progress: ProgressBannerMessageView? {
        if case .progress(let view) = self { view } else { nil }
    }

    var presentation: BannerPresentation {
        get {
            switch self {
            case .message(let view): view.presentation
            case .offline(let view): view.banner.presentation
            case .progress(let view): view.presentation
            }
        }
        set {
            switch self {
            case .message(var view):
                view.presentation = newValue
                self = .message(view)
            case .offline(var view):
                view.banner.presentation = newValue
                self = .offline(view)
            case .progress(var view):
                view.presentation = newValue
                self = .progress(view)
            }
        }
    }
}
