// The navigation bar as the owner of a banner. Must not know what a banner does, nor the rest of a bar's look.

/// A navigation bar that can have a banner below it (SDK: `FUINavigationBar`).
///
/// The bar owns the state of its banner: `bar.bannerView?.show(message: "…")` shows it. A copy taken out of the bar is
/// detached: it answers as the banner was, and showing it throws. (What `swap` or `take()` moves out of the bar in one
/// step cannot tell that it left.)
public struct NavigationBar: Sendable {
    /// Its name in the SDK.
    public static let sdkName = "FUINavigationBar"

    /// The bar's place on the screen.
    public var frame: Rect
    private var attached: Banner?

    /// Makes a bar without a banner.
    public init(frame: Rect = Rect()) { self.frame = frame }

    /// The one banner of the bar. Setting another one, of whatever kind, detaches the former.
    public var bannerView: Banner? {
        get {
            var copy = attached
            copy?.presentation.isAttached = false
            return copy
        }
        _modify {
            // In a defer, since a banner that throws ends the access at the yield.
            defer { attached?.presentation.isAttached = true }
            yield &attached
        }
    }

    /// The banner, if it is one with a progress bar. Setting it is setting `bannerView`; nil takes away only such a
    /// one.
    public var progressBannerView: ProgressBannerMessageView? {
        get { bannerView?.progress }
        _modify {
            var view = attached?.progress
            defer {
                if var view {
                    view.presentation.isAttached = true
                    attached = .progress(view)
                } else if attached?.progress != nil {
                    attached = nil
                }
            }
            yield &view
        }
    }
}
