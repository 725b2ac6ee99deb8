// Why a banner cannot be shown. Must not know which banner.

/// What keeps a banner from being shown.
public enum BannerError: Error, Hashable, Sendable {
    /// No navigation bar has the banner: it was never set as one's `bannerView`, or this is a copy of one that was.
    case notAttached
}
