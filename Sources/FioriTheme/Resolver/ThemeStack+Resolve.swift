// Questions to a theme. Must not decide anything by itself: who wins is the cascade's business.

public import NSSSyntax

extension ThemeStack {
    /// What an attribute of a class path is, where that comes from, and why no other declaration decides.
    ///
    /// `classPath` may be a class list of an app: in `Button:LargeButton` the last class is the strongest. `attribute` is
    /// the name without its state, or with it, which then stands for the state.
    public func resolve(
        _ classPath: String, _ attribute: String, state: ControlState = .normal, traits: Traits = Traits()
    ) -> Resolution {
        let name = self.attribute(attribute)
        return resolve(lineage(of: classPath), name.base, name.state ?? state, traits)
    }

    /// The position of a declared value, found in time linear in its sheet.
    public func position(of origin: Resolution.Origin) -> Position {
        LineTable(sheets[origin.sheet].source).position(at: origin.range.start)
    }

    /// A colour of the SDK's palette as the theme has it: what is painted wherever the SDK asks for that name. To the
    /// SwiftUI theme manager a theme says nothing else.
    ///
    /// nil where the palette's version has no such colour, and for an engine without a palette. The colour follows
    /// appearance, level and contrast by itself; of `traits` only device and orientation count.
    public func color(named name: String, traits: Traits = Traits()) -> DynamicColor? {
        guard facts.holds("palette-names", "true") else { return nil }
        return colorsOfPalette.color(named: name, in: MediaCells(traits.device, traits.orientation))
    }

    /// The same for a lineage that is asked more often, with the trace or without.
    package func resolve(
        _ lineage: ClassLineage, _ base: String, _ state: ControlState, _ traits: Traits, tracing: Bool = true
    ) -> Resolution {
        let cell = MediaCells(traits.device, traits.orientation)
        guard let number = bases.number(of: base), let winner = winner(lineage, number, state, cell) else {
            return unset(lineage, base, state, traits, cell, tracing)
        }
        let reading = reading(of: winner, in: cell)
        let overrides = reading.paletteName.map { paletteOverrides(of: $0, reading.paletteSuffix, traits) } ?? []
        return Resolution(
            classPath: lineage.text, attribute: base, state: state, traits: traits, value: reading.value,
            failure: reading.failure, text: text(ofNode: Int(nodes[winner.declaration]), winner.sheet),
            origin: origin(ofNode: Int(nodes[winner.declaration]), winner.sheet), paletteColor: nil,
            slot: winner.state, isDefault: isDefault(winner) && overrides.isEmpty,
            hops: hops(of: winner, in: cell).compactMap { hop($0, overrides.first) } + overrides,
            trace: tracing ? trace(lineage, number, state, cell, winner) : [])
    }

    /// What stands where no sheet has a say: nothing, or what the SDK's palette gives.
    private func unset(
        _ lineage: ClassLineage, _ base: String, _ state: ControlState, _ traits: Traits, _ cell: MediaCells,
        _ tracing: Bool
    ) -> Resolution {
        let number = tracing ? bases.number(of: base) : nil
        let contenders = number.map { trace(lineage, $0, state, cell, nil) } ?? []
        let shown = paletteDefault(lineage, base, state, cell)
        let overrides = shown.map { paletteOverrides(of: $0.name, nil, traits) } ?? []
        return Resolution(
            classPath: lineage.text, attribute: base, state: state, traits: traits,
            value: shown.map { .color($0.color) }, failure: nil, text: overrides.first?.text,
            origin: overrides.first?.origin, paletteColor: shown?.name, slot: shown?.slot ?? state,
            isDefault: overrides.isEmpty, hops: overrides, trace: contenders)
    }

    /// What the palette would give where an answer's declaration is; nil where nothing is known of that.
    package func paletteDefault(behind resolution: Resolution) -> ThemeValue? {
        let traits = resolution.traits
        let shown = paletteDefault(
            lineage(of: resolution.classPath), resolution.attribute, resolution.state,
            MediaCells(traits.device, traits.orientation))
        return shown.map { .color($0.color) }
    }

    /// What the palette gives where nothing is declared, as the theme has the palette.
    private func paletteDefault(
        _ lineage: ClassLineage, _ base: String, _ state: ControlState, _ cell: MediaCells
    ) -> (name: String, color: DynamicColor, slot: ControlState)? {
        guard facts.holds("palette-names", "true") else { return nil }
        for entry in lineage.entries where entry.relation == .own {
            for row in catalogue.paletteDefaults(of: entry.path) where row.base == base {
                let own = row.states.first { $0.0 == state }?.1
                let name = own ?? row.color
                let color = colorsOfPalette.color(named: name, in: cell)
                return color.map { (name, $0, own == nil ? .normal : state) }
            }
        }
        return nil
    }

    /// True where a declaration stands in the SDK's own sheet.
    package func isDefault(_ candidate: Candidate) -> Bool { hasDefaults && candidate.sheet == 0 }

    func text(ofNode node: Int, _ sheet: Int) -> String {
        let tree = sheets[sheet].table.tree
        return tree.source.text(in: tree.value(ofStatement: node).range)
    }

    func origin(ofNode node: Int, _ sheet: Int) -> Resolution.Origin {
        let tree = sheets[sheet].table.tree
        let range = tree.value(ofStatement: node).range
        return Resolution.Origin(file: tree.source.name, range: range, sheet: sheet)
    }

    /// A definition as the answer has it; nil where it is the one that overrides the palette's colour, which follows.
    private func hop(_ hop: Hop, _ override: Resolution.Hop?) -> Resolution.Hop? {
        guard let sheet = hop.sheet, let node = hop.node else {
            if hop.name == override?.name { return nil }
            let text = override?.name ?? "palette " + palette.name
            return Resolution.Hop(name: hop.name, text: text, origin: nil, overrides: nil)
        }
        return Resolution.Hop(
            name: hop.name, text: text(ofNode: node, sheet), origin: origin(ofNode: node, sheet), overrides: nil)
    }

    /// A value without the blanks around it, which belong to it for a reader of lines.
    private static func withoutBlanks(_ range: TextRange, in source: Source) -> TextRange {
        func isBlank(_ index: Int) -> Bool {
            let byte = source.bytes[index]
            return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
        }
        var (start, end) = (range.start, range.end)
        while start < end, isBlank(start) { start += 1 }
        while end > start, isBlank(end - 1) { end -= 1 }
        return TextRange(start, end)
    }

    /// The theme's definitions that decide what a colour of the palette shows in these surroundings: that of the colour,
    /// of the one it is given the name of, and so on.
    private func paletteOverrides(of name: String, _ suffix: String?, _ traits: Traits) -> [Resolution.Hop] {
        paletteSteps(of: name, suffix, traits).compactMap { step in step.override.map { hop($0, step) } }
    }

    /// The definition that was to replace the palette's colour which an answer shows, and is no colour; nil where there
    /// is none.
    package func unusableOverride(behind resolution: Resolution) -> Resolution.Hop? {
        guard let name = resolution.paletteColor, resolution.origin == nil,
            let step = paletteSteps(of: name, nil, resolution.traits).first
        else { return nil }
        for candidate in step.candidates where candidate.outcome == .noColor {
            return candidate.definition.map { hop($0, step) }
        }
        return nil
    }

    /// What is asked for on the way to a colour of the palette; nothing where no definition can replace it.
    private func paletteSteps(of name: String, _ suffix: String?, _ traits: Traits) -> [PaletteAnswer.Step] {
        guard colorsOfPalette.mayReplace(name) else { return [] }
        let shown = ColorVariant(appearance: traits.appearance, level: traits.level, contrast: traits.contrast)
        let cell = MediaCells(traits.device, traits.orientation)
        return colorsOfPalette.color(named: name, colorsOfPalette.variant(shown, suffix: suffix), in: cell)?.steps ?? []
    }

    private func hop(_ definition: PaletteDefinition, _ step: PaletteAnswer.Step) -> Resolution.Hop {
        let source = sheets[definition.sheet].source
        let range = Self.withoutBlanks(definition.value, in: source)
        let origin = Resolution.Origin(file: source.name, range: range, sheet: definition.sheet)
        return Resolution.Hop(
            name: "@" + definition.key, text: source.text(in: range), origin: origin, overrides: step.name)
    }
}
