// A colour that follows the surroundings, as the colours of an app do. Must not know where it comes from.

/// A colour with a value for each of the eight variants, which may all be the same.
public struct DynamicColor: Hashable, Sendable {
    /// What is shown in one variant.
    public enum Shade: Hashable, Sendable {
        /// This colour.
        case color(Color)
        /// A colour of the system, by its name; what it looks like is the system's business.
        case system(String)
        /// Nothing.
        case none

        /// The colour; nil for nothing, and for a colour of the system.
        public var color: Color? {
            if case .color(let color) = self { return color }
            return nil
        }

        /// As reports print it: `#RRGGBBAA`, `system:red`; nil for nothing.
        public var text: String? {
            switch self {
            case .color(let color): color.hex
            case .system(let name): "system:" + name
            case .none: nil
            }
        }
    }

    // Most colours are the same everywhere, and then nothing is allocated.
    private enum Shades: Hashable, Sendable {
        case same(Shade)
        case each([Shade])
    }

    private let shades: Shades

    /// The same everywhere.
    public init(_ shade: Shade) { shades = .same(shade) }

    /// The same colour everywhere.
    public init(_ color: Color) { self.init(.color(color)) }

    /// A colour of the palette.
    public init(_ color: PaletteColor) { self.init { .color(color[$0]) } }

    /// What each variant shows.
    public init(_ shade: (ColorVariant) -> Shade) {
        let each = ColorVariant.allCases.map { shade($0) }
        shades = each.allSatisfy { $0 == each[0] } ? .same(each[0]) : .each(each)
    }

    /// What a variant shows.
    public subscript(variant: ColorVariant) -> Shade {
        switch shades {
        case .same(let shade): shade
        case .each(let each): each[variant.rawValue]
        }
    }

    /// What is shown in these surroundings.
    public func shade(in traits: Traits) -> Shade {
        self[ColorVariant(appearance: traits.appearance, level: traits.level, contrast: traits.contrast)]
    }

    /// The colour that is shown in these surroundings on a background as the scheme names it; nil for nothing, and for a
    /// colour of the system.
    public func color(for traits: Traits, on scheme: BackgroundColorScheme = .device) -> Color? {
        self[scheme.variant(for: traits)].color
    }

    /// True where it is the same everywhere.
    public var isConstant: Bool {
        if case .same = shades { return true }
        return false
    }
}
