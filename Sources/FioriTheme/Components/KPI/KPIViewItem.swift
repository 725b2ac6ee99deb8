// The items of a key figure, of whatever kind. Must not know how they are laid out or painted.

/// One item of a key figure (SDK: `FUIKPIViewItem`).
public enum KPIViewItem: Hashable, Sendable {
    /// A value.
    case metric(MetricItem)
    /// A value of a fraction.
    case fraction(FractionItem)
    /// A unit.
    case unit(UnitItem)
    /// A picture.
    case icon(IconItem)

    /// The items of `42%`: a metric and a unit.
    public static func percentage(_ metric: MetricItem) -> [KPIViewItem] {
        [.metric(metric), .unit(UnitItem(string: "%"))]
    }

    /// The items of `42/100`: two fraction items and a unit between them.
    public static func ratio(_ part: FractionItem, of whole: FractionItem) -> [KPIViewItem] {
        [.fraction(part), .unit(UnitItem(string: "/")), .fraction(whole)]
    }

    /// True for a metric or a fraction.
    var isValue: Bool {
        switch self {
        case .metric, .fraction: true
        case .unit, .icon: false
        }
    }

    /// True for a unit.
    var isUnit: Bool {
        if case .unit = self { true } else { false }
    }

    /// True for whatever belongs to a fraction, the stroke included.
    var isOfFraction: Bool {
        switch self {
        case .fraction: true
        case .unit(let unit): unit.string == "/"
        case .metric, .icon: false
        }
    }
}
