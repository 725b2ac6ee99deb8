// A colour that may differ from one set of surroundings to the next. Must not know where it was declared.

/// A colour as UIKit has them: one value for each variant, any of which may be missing.
///
/// A missing value is that of a system colour that has no fixed one, or of something that is no colour.
public struct DynamicColor: Hashable, Sendable {
    /// In the order of the variants' cases; always eight.
    private let values: [Color?]

    /// Makes a colour of its values.
    public init(variants: (ColorVariant) -> Color?) {
        var values: [Color?] = []
        for variant in ColorVariant.allCases { values.append(variants(variant)) }
        self.values = values
    }

    /// A colour that is the same everywhere.
    public init(_ color: Color) {
        self.init(variants: { _ in color })
    }

    /// A colour of the palette.
    public init(_ color: PaletteColor) {
        self.init(variants: { color[$0] })
    }

    /// The value of a variant; nil where there is no fixed one.
    public subscript(variant: ColorVariant) -> Color? { values[variant.rawValue] }

    /// The value that is shown with these traits, on a background as the scheme names it; nil where there is no fixed
    /// one.
    public func color(for traits: Traits, on scheme: BackgroundColorScheme = .device) -> Color? {
        self[scheme.variant(for: traits)]
    }
}
