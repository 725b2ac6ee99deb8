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
        return Resolution(
            classPath: lineage.text, attribute: base, state: state, traits: traits, value: reading.value,
            failure: reading.failure, text: text(ofNode: Int(nodes[winner.declaration]), winner.sheet),
            origin: origin(ofNode: Int(nodes[winner.declaration]), winner.sheet), slot: winner.state,
            isDefault: isDefault(winner), hops: hops(of: winner, in: cell).map { hop($0) },
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
        return Resolution(
            classPath: lineage.text, attribute: base, state: state, traits: traits,
            value: shown.map { .color($0.color) }, failure: nil, text: nil,
            origin: nil, slot: shown?.slot ?? state, isDefault: true, hops: [], trace: contenders)
    }

    /// What the palette gives where nothing is declared, as the theme has the palette.
    private func paletteDefault(
        _ lineage: ClassLineage, _ base: String, _ state: ControlState, _ cell: MediaCells
    ) -> (color: DynamicColor, slot: ControlState)? {
        guard facts.holds("palette-names", "true") else { return nil }
        for entry in lineage.entries where entry.relation == .own {
            for row in catalogue.paletteDefaults(of: entry.path) where row.base == base {
                let own = row.states.first { $0.0 == state }?.1
                let color = colorsOfPalette.color(named: own ?? row.color, in: cell)
                return color.map { ($0, own == nil ? .normal : state) }
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

    private func hop(_ hop: Hop) -> Resolution.Hop {
        guard let sheet = hop.sheet, let node = hop.node else {
            return Resolution.Hop(name: hop.name, text: "palette " + palette.name, origin: nil)
        }
        return Resolution.Hop(name: hop.name, text: text(ofNode: node, sheet), origin: origin(ofNode: node, sheet))
    }
}
