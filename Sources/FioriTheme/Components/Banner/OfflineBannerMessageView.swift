// The banner that says there is no network. Must not know navigation bars or a clock.

/// A banner for the offline state, shown for four seconds (SDK: `FUIOfflineBannerMessageView`, a subclass of
/// `FUIBannerMessageView`). Source: its class reference.
public struct OfflineBannerMessageView: Sendable {
    /// Its name in the SDK.
    public static let sdkName = "FUIOfflineBannerMessageView"
    /// How long it is shown if nothing else is said.
    public static let defaultDuration = ComponentFacts.offlineBanner.duration("duration")

    /// What it has from its superclass.
    public var banner = BannerMessageView()

    /// Makes a banner that is not shown.
    public init() {}

    /// Shows a message for a time. Throws where the banner is not attached; nothing changes then.
    public mutating func show(
        message: String, withDuration duration: Duration = defaultDuration, animated: Bool = true
    ) throws(BannerError) {
        try banner.show(message: message, withDuration: duration, animated: animated)
    }
}
