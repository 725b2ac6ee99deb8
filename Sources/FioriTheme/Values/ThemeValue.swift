// A value of an attribute with its type. Must not know attributes or engines.

/// What an attribute is set to.
public enum ThemeValue: Hashable, Sendable {
    /// A colour, which may follow the surroundings.
    case color(DynamicColor)
    /// A number; for sizes in points.
    case number(Double)
    /// Several numbers: a box as top, right, bottom, left; an offset as horizontal, vertical; a size as width, height.
    case numbers([Double])
    /// Yes or no.
    case boolean(Bool)
    /// A word or several: the name of a font, a text style, an image, a class, a keyword.
    case text(String)

    /// The colour; nil for any other value.
    public var color: DynamicColor? {
        if case .color(let color) = self { return color }
        return nil
    }

    /// The number; nil for any other value.
    public var number: Double? {
        if case .number(let number) = self { return number }
        return nil
    }

    /// The several numbers; nil for any other value.
    public var numbers: [Double]? {
        if case .numbers(let numbers) = self { return numbers }
        return nil
    }

    /// Yes or no; nil for any other value.
    public var boolean: Bool? {
        if case .boolean(let boolean) = self { return boolean }
        return nil
    }

    /// The text; nil for any other value.
    public var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// What reports call its type.
    public var typeName: String {
        switch self {
        case .color: "color"
        case .number: "number"
        case .numbers: "numbers"
        case .boolean: "boolean"
        case .text: "text"
        }
    }
}
