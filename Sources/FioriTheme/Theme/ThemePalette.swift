// What each palette colour shows under a theme, as one engine looks it up. Must not know how a sheet or a value is read.

import NSSSyntax

/// The palette with a theme's definitions over it.
///
/// Source: cloud-sdk-ios-fiori, ThemeManager.swift 186-303. Where engines differ, their rows decide.
package struct ThemePalette: Sendable {
    /// The colours below the theme's.
    package let palette: Palette
    /// The engine that reads the sheets.
    package let facts: EngineFacts
    /// By key, the strongest first.
    private let definitions: [String: [PaletteDefinition]]
    /// The colours that some definition may replace, by their numbers: the order of the SDK.
    private let replaced: Set<Int>
    private let hasNames: Bool
    private let order: ColorNames.KeyOrder

    /// True where no definition replaces a colour.
    package var isPlain: Bool { definitions.isEmpty }

    /// The colours that some definition may replace, in the order of the SDK.
    package var replacedNames: [String] { replaced.sorted().map { ColorNames.sdk.text($0) } }

    /// True where some definition may replace that colour.
    package func mayReplace(_ name: String) -> Bool {
        !replaced.isEmpty && ColorNames.sdk.number(of: name).map { replaced.contains($0) } ?? false
    }

    /// What a colour shows in all variants, with what stands behind its name in a value; nil where there is no such colour.
    package func color(named name: String, suffix: String? = nil, in cells: MediaCells) -> DynamicColor? {
        guard let own = palette.color(named: name) else { return nil }
        if suffix == nil, hasNames, !mayReplace(name) { return DynamicColor(own) }
        return DynamicColor { shown in
            color(named: name, variant(shown, suffix: suffix), in: cells)?.value.shade ?? .none
        }
    }

    /// The colours that may show something else under another theme, which the same engine reads over the same palette:
    /// those whose definitions differ, and those that are defined by another colour's name.
    package func namesThatMayDiffer(from other: ThemePalette) -> [String] {
        var numbers: Set<Int> = []
        for (key, own) in definitions where !Self.isSame(own, other.definitions[key] ?? []) {
            numbers.formUnion(Self.numbers(of: key))
        }
        for key in other.definitions.keys where definitions[key] == nil { numbers.formUnion(Self.numbers(of: key)) }
        if numbers.isEmpty { return [] }
        for definitions in [definitions, other.definitions] {
            for (key, own) in definitions where own.contains(where: { $0.reading.namesColor }) {
                numbers.formUnion(Self.numbers(of: key))
            }
        }
        return numbers.sorted().map { ColorNames.sdk.text($0) }
    }

    private static func isSame(_ left: [PaletteDefinition], _ right: [PaletteDefinition]) -> Bool {
        left.elementsEqual(right) { $0.cells == $1.cells && $0.reading == $1.reading }
    }

    /// The colours that a key may replace: the one whose name it begins with, and what that is an old name of.
    private static func numbers(of key: String) -> [Int] {
        let sdk = ColorNames.sdk
        let name = key.prefix { $0 != "_" }
        let names = [String(name)] + sdk.aliases.filter { $0.text == key }.map { $0.standsFor }
        return names.compactMap { sdk.number(of: $0) }
    }

    /// Reads the sheets of a theme, in load order. Linear in their size.
    package init(_ themes: [Theme], facts: EngineFacts, palette: Palette) {
        self.palette = palette
        self.facts = facts
        hasNames = facts.holds("palette-names", "true")
        order = ColorNames.KeyOrder(reading: facts.value("palette-keys") ?? "common")
        var definitions: [String: [PaletteDefinition]] = [:]
        if facts.holds("palette-overrides", "true") {
            // A later sheet's definition counts before an earlier one's (`layer-wins` is last for every engine).
            for (number, theme) in themes.enumerated().reversed() {
                var own = PaletteDefinition.all(in: theme.table, sheet: number, facts: facts)
                if !facts.holds("definition-wins", "first") { own.reverse() }
                for definition in own { definitions[definition.key, default: []].append(definition) }
            }
        }
        self.definitions = definitions
        var replaced: Set<Int> = []
        for key in definitions.keys { replaced.formUnion(Self.numbers(of: key)) }
        self.replaced = replaced
    }

    /// What a colour shows where those traits are; nil where the engine has no palette, or the palette no such name.
    ///
    /// `cells` is one combination of device and orientation; only engines that read `@media` care for it.
    package func color(named name: String, _ variant: ColorVariant, in cells: MediaCells) -> PaletteAnswer? {
        guard hasNames, ColorNames.sdk.number(of: name) != nil else { return nil }
        var steps: [PaletteAnswer.Step] = []
        var name = name
        var asked = variant
        var seen: Set<Shade> = []
        while true {
            let step = self.step(name, asked, cells)
            steps.append(step)
            guard seen.insert(Shade(name: name, variant: asked)).inserted else {
                return PaletteAnswer(value: .cycle, steps: steps)
            }
            switch step.override?.reading {
            case .color(let color): return PaletteAnswer(value: .color(color), steps: steps)
            case .system(let word): return PaletteAnswer(value: .system(word), steps: steps)
            case .palette(let next, let suffix):
                // Suffixes count from the traits, however the colour before was shown.
                name = next
                asked = self.variant(variant, suffix: suffix)
            case .some(.none), nil:
                let color = palette.color(named: name)
                return PaletteAnswer(value: color.map { .color($0[asked]) } ?? .none, steps: steps)
            }
        }
    }

    /// The variant that a value means which names a colour with something behind it, underscore included, where the
    /// traits show `shown`.
    ///
    /// A background's suffix sets the appearance, and level and contrast where it speaks of them; what the engine does
    /// not honour has no effect.
    package func variant(_ shown: ColorVariant, suffix: String?) -> ColorVariant {
        guard let suffix else { return shown }
        if facts.holds("palette-name-scheme", "honored"), let scheme = ColorNames.sdk.scheme(suffix) {
            let appearance: Appearance =
                switch scheme {
                case .same: shown.appearance
                case .inverse: shown.appearance == .light ? .dark : .light
                case .constant(let appearance): appearance
                }
            return ColorVariant(appearance: appearance, level: shown.level, contrast: shown.contrast)
        }
        if facts.holds("palette-name-suffix", "honored"),
            let meant = ColorNames.sdk.suffixes.first(where: { $0.text == suffix })?.variant
        {
            return ColorVariant(
                appearance: meant.appearance, level: meant.level == .elevated ? .elevated : shown.level,
                contrast: meant.contrast == .high ? .high : shown.contrast)
        }
        return shown
    }

    private struct Shade: Hashable {
        let name: String
        let variant: ColorVariant
    }

    /// Asks for a colour's definitions: the first key that is defined decides, even if its value is no colour.
    private func step(_ name: String, _ variant: ColorVariant, _ cells: MediaCells) -> PaletteAnswer.Step {
        let origin = palette.origin(of: name)
        var candidates: [PaletteAnswer.Candidate] = []
        var isDecided = false
        for key in order.keys(for: name, variant) {
            var isTaken = false
            for definition in definitions[key] ?? [] {
                let outcome: PaletteAnswer.Candidate.Outcome
                if definition.cells.isDisjoint(with: cells) {
                    outcome = .elsewhere
                } else if origin == nil {
                    outcome = .unheeded
                } else if isTaken {
                    outcome = .replaced
                } else {
                    isTaken = true
                    outcome = isDecided ? .outranked : definition.reading == .none ? .noColor : .wins
                }
                candidates.append(PaletteAnswer.Candidate(key: key, definition: definition, outcome: outcome))
            }
            if isTaken { isDecided = true }
            if definitions[key] == nil {
                candidates.append(PaletteAnswer.Candidate(key: key, definition: nil, outcome: .missing))
            }
        }
        return PaletteAnswer.Step(name: name, variant: variant, candidates: candidates, origin: origin)
    }
}
