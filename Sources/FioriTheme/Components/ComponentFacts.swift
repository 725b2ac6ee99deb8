// Sizes, times and colour names of the modelled components, looked up in components.nss. Must not hold any fact itself.

/// The rows of one modelled component.
struct ComponentFacts: Sendable {
    /// FUIKPIProgressView
    static let kpiProgressView = ComponentFacts("FUIKPIProgressView")
    /// FUIBannerMessageView
    static let banner = ComponentFacts("FUIBannerMessageView")
    /// FUIOfflineBannerMessageView
    static let offlineBanner = ComponentFacts("FUIOfflineBannerMessageView")
    /// FUIProgressBannerMessageView
    static let progressBanner = ComponentFacts("FUIProgressBannerMessageView")

    /// What stands behind and beside the components.
    static let screen = ComponentFacts("UIScreen")

    private static let sheet = ScannedSheet(.components)
    private let rows: ScannedSheet.Rows

    /// The rows of the component of that name in the SDK.
    init(_ component: String) { rows = Self.sheet.block(component) ?? [] }

    /// A length or type size in points, a factor or a count; 0 where there is no such row.
    func number(_ fact: String) -> Double { NumberText(Array(name(fact).utf8)[...])?.value ?? 0 }

    /// A time, to the millisecond.
    func duration(_ fact: String) -> Duration {
        // Rounding by a function would need a library that is not there everywhere.
        .milliseconds(Int64(number(fact) * 1000 + 0.5))
    }

    /// A name; empty where there is no such row.
    func name(_ fact: String) -> String { Self.sheet.row(fact, in: rows).map { Self.sheet.word($0) } ?? "" }
}
