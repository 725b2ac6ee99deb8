// What the items of a key figure hold. Must not know how they are laid out or painted.

/// The value of a key figure: the `42` of `42%` (SDK: `FUIKPIMetricItem`).
public struct MetricItem: Hashable, Sendable {
    /// What it holds.
    public var value: KPIItemValue

    /// Makes an item of a text, as the SDK does.
    public init(string: String) { value = .text(string) }
    /// Makes an item of a number.
    public init(number: Double) { value = .number(number) }
}

/// One of the two values of a fraction: the `42` or the `100` of `42/100` (SDK: `FUIKPIFractionItem`).
public struct FractionItem: Hashable, Sendable {
    /// What it holds.
    public var value: KPIItemValue

    /// Makes an item of a text, as the SDK does.
    public init(string: String) { value = .text(string) }
    /// Makes an item of a number.
    public init(number: Double) { value = .number(number) }
}

/// A unit, or the stroke of a fraction: the `%` of `42%` (SDK: `FUIKPIUnitItem`).
public struct UnitItem: Hashable, Sendable {
    /// The text.
    public var string: String

    /// Makes an item of a text.
    public init(string: String) { self.string = string }
}

/// A picture to the left of a key figure (SDK: `FUIKPIIconItem`), for KPI views; a KPI progress view has no room for
/// one.
public struct IconItem: Hashable, Sendable {
    /// The picture's name.
    public var image: String
    /// Its size in points.
    public var size: Size

    /// Makes an item; an icon is 32 × 32 points if nothing else is said. Source: the class reference of the item.
    public init(image: String, size: Size = Size(width: 32, height: 32)) {
        self.image = image
        self.size = size
    }
}
