// A palette colour: one value a variant. Must not know names, versions or sheets.

/// The eight values of one palette colour.
public struct PaletteColor: Hashable, Sendable {
    /// In the order of the variants' cases; always eight.
    private var values: [Color]

    /// Completes what was declared: every value that is missing follows from those that are there, as the SDK's
    /// own rule has it (`ColorVariant.reach`; HexColor.swift, the rule since January 2026).
    package init(declared: (ColorVariant) -> Color?) {
        values = []
        for variant in ColorVariant.allCases { values.append(variant.appearance == .dark ? .black : .white) }
        for variant in ColorVariant.allCases {
            guard let color = declared(variant) else { continue }
            for reached in variant.reach { values[reached.rawValue] = color }
        }
    }

    /// The value of a variant.
    public subscript(variant: ColorVariant) -> Color { values[variant.rawValue] }

    /// The value that these traits show.
    public func color(_ appearance: Appearance, _ level: Level = .base, _ contrast: Contrast = .normal) -> Color {
        self[ColorVariant(appearance: appearance, level: level, contrast: contrast)]
    }
}
