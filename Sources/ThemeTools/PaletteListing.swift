// Colours of a palette version as they are to be listed. Must not know output formats or themes.

package import FioriTheme

/// Some or all colours of a palette version, in the order of the SDK.
package struct PaletteListing: Sendable {
    /// What is painted for a colour in one variant.
    package enum Value: Hashable, Sendable {
        /// This colour.
        case color(Color)
        /// A colour of the system, by name, which follows appearance and contrast.
        case system(String)
        /// Nothing: the name has no colour in this version.
        case none

        /// As reports spell it; nil for nothing.
        package var text: String? {
            switch self {
            case .color(let color): color.hex
            case .system(let name): "system:" + name
            case .none: nil
            }
        }
    }

    /// One colour.
    package struct Entry: Sendable {
        /// Its name.
        package let name: String
        /// Whether the name is still to be used.
        package let status: ColorNames.Status
        /// What the SDK advises to use instead.
        package let successor: String?
        /// The values of the listed variants, in their order.
        package let values: [Value]
    }

    /// The palette.
    package let version: PaletteVersion
    /// The engine whose words for system colours count.
    package let engine: Engine
    /// The variants, light before dark, base before elevated, normal before high contrast.
    package let variants: [ColorVariant]
    /// The colours.
    package private(set) var entries: [Entry] = []
    /// Names that are no colours.
    package private(set) var unknown: [String] = []

    /// Lists the colours of those names, or all that have a value in this version where there are none.
    package init(_ names: [String], version: PaletteVersion, engine: Engine, variants: [ColorVariant]) {
        self.version = version
        self.engine = engine
        self.variants = variants
        let palette = Palette(version)
        let words = EngineFacts(engine).value("color-words") ?? ""
        for name in names.isEmpty ? palette.names : names {
            if let known = ColorNames.sdk.name(name) {
                let color = palette.color(named: name)
                let values = variants.map { variant in color.map { Value.color($0[variant]) } ?? .none }
                entries.append(Entry(name: name, status: known.status, successor: known.successor, values: values))
            } else if let word = ColorNames.sdk.word(name, reading: words) {
                let values = variants.map { _ in Self.value(word) }
                entries.append(Entry(name: name, status: .current, successor: nil, values: values))
            } else {
                unknown.append(name)
            }
        }
    }

    /// The names that somebody may have meant.
    package var knownNames: [String] {
        let words = EngineFacts(engine).value("color-words") ?? ""
        return ColorNames.sdk.names.map { $0.text } + ColorNames.sdk.words(reading: words).map { $0.text }
    }

    /// The variants of the chosen traits; nil stands for both.
    package static func variants(
        _ appearance: Appearance?, _ level: Level?, _ contrast: Contrast?
    ) -> [ColorVariant] {
        var variants: [ColorVariant] = []
        for one in Appearance.allCases where appearance == nil || appearance == one {
            for two in Level.allCases where level == nil || level == two {
                for three in Contrast.allCases where contrast == nil || contrast == three {
                    variants.append(ColorVariant(appearance: one, level: two, contrast: three))
                }
            }
        }
        return variants
    }

    private static func value(_ word: ColorNames.Word) -> Value {
        switch word {
        case .color(let color): .color(color)
        case .system(let name): .system(name)
        case .none: .none
        }
    }
}
