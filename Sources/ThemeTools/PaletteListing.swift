// Colours of a palette version as they are to be listed, alone or under a theme. Must not know output formats.

package import FioriTheme
package import NSSSyntax

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
        /// Nothing ever: the theme's definitions lead back to themselves.
        case cycle

        /// As reports spell it; nil for nothing.
        package var text: String? {
            switch self {
            case .color(let color): color.hex
            case .system(let name): "system:" + name
            case .none, .cycle: nil
            }
        }
    }

    /// A definition of the theme that decides over one value.
    package struct Override: Sendable {
        /// What it comes to.
        package enum Effect: Hashable, Sendable {
            /// The value is the theme's.
            case shown
            /// Its value is no colour: the palette's stays.
            case noColor
            /// The palette's version lacks the colour: the theme is not asked.
            case unknownColor
            /// It leads back to itself.
            case cycle
        }

        /// Number of the value.
        package let value: Int
        /// The definition's name, without `@`.
        package let key: String
        /// The sheet it stands in.
        package let file: String
        /// Where it starts there.
        package let position: Position
        /// What it comes to.
        package let effect: Effect
        /// The colours of the palette that its value leads to, one after the other.
        package let path: [String]
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
        package fileprivate(set) var values: [Value]
        /// The definitions that decide over them, in their order.
        package fileprivate(set) var overrides: [Override] = []
    }

    /// The palette.
    package let version: PaletteVersion
    /// How the engine reads the theme, and whose words for system colours count.
    package let facts: EngineFacts
    /// The engine.
    package var engine: Engine { facts.engine }
    /// Names of the theme's sheets, in load order; empty without a theme.
    package let sheets: [String]
    /// The variants, light before dark, base before elevated, normal before high contrast.
    package let variants: [ColorVariant]
    /// The colours.
    package private(set) var entries: [Entry] = []
    /// Names that are no colours.
    package private(set) var unknown: [String] = []

    /// Lists the colours of those names, or all that have a value in this version where there are none: as the theme's
    /// sheets, in load order, make them where these traits hold, or as the palette has them where there is no theme.
    package init(
        _ names: [String], version: PaletteVersion, facts: EngineFacts, variants: [ColorVariant],
        theme: [Theme] = [], in cells: MediaCells = MediaCells(.iphone, .portrait)
    ) {
        self.version = version
        self.facts = facts
        self.variants = variants
        sheets = theme.map { $0.source.name }
        let palette = Palette.shared(version)
        let themed = ThemePalette(theme, facts: facts, palette: palette)
        let lines = theme.map { SourceLines($0.source) }
        for name in names.isEmpty ? palette.names : names {
            if let known = ColorNames.sdk.name(name) {
                let color = palette.color(named: name)
                var entry = Entry(name: name, status: known.status, successor: known.successor, values: [])
                for variant in variants {
                    let answer = theme.isEmpty ? nil : themed.color(named: name, variant, in: cells)
                    if let override = answer.flatMap({ Self.override($0, entry.values.count, lines) }) {
                        entry.overrides.append(override)
                    }
                    entry.values.append(
                        answer.map { Self.value($0.value) } ?? color.map { .color($0[variant]) } ?? .none)
                }
                entries.append(entry)
            } else if let word = ColorNames.sdk.word(name, reading: facts.value("color-words") ?? "") {
                let values = variants.map { _ in Self.value(word) }
                entries.append(Entry(name: name, status: .current, successor: nil, values: values))
            } else {
                unknown.append(name)
            }
        }
    }

    /// The names that somebody may have meant.
    package var knownNames: [String] {
        let words = facts.value("color-words") ?? ""
        return ColorNames.sdk.names.map { $0.text } + ColorNames.sdk.words(reading: words).map { $0.text }
    }

    /// The variants of the chosen traits; nil stands for both.
    package static func variants(
        _ appearance: Appearance?, _ level: Level?, _ contrast: Contrast?
    ) -> [ColorVariant] {
        ColorVariant.shown.filter {
            (appearance ?? $0.appearance) == $0.appearance && (level ?? $0.level) == $0.level
                && (contrast ?? $0.contrast) == $0.contrast
        }
    }

    private static func value(_ value: PaletteAnswer.Value) -> Value {
        switch value {
        case .color(let color): .color(color)
        case .system(let name): .system(name)
        case .none: .none
        case .cycle: .cycle
        }
    }

    /// The definition that decides, or would if the palette had the colour; nil where there is none.
    private static func override(_ answer: PaletteAnswer, _ value: Int, _ lines: [SourceLines]) -> Override? {
        for candidate in answer.steps[0].candidates {
            guard let definition = candidate.definition else { continue }
            let effect: Override.Effect
            switch candidate.outcome {
            case .wins: effect = answer.value == .cycle ? .cycle : .shown
            case .noColor: effect = .noColor
            case .unheeded: effect = .unknownColor
            case .outranked, .replaced, .elsewhere, .missing: continue
            }
            let sheet = lines[definition.sheet]
            return Override(
                value: value, key: definition.key, file: sheet.source.name,
                position: sheet.position(at: definition.name.start), effect: effect,
                path: answer.steps.dropFirst().map { $0.name })
        }
        return nil
    }

    private static func value(_ word: ColorNames.Word) -> Value {
        switch word {
        case .color(let color): .color(color)
        case .system(let name): .system(name)
        case .none: .none
        }
    }
}
