// Finds states that look like the normal one to a reader who lacks a kind of cone. Must not word anything.

import FioriTheme
import NSSSyntax

/// A state that merges with the normal one.
struct MergedState {
    /// The class path.
    let path: String
    /// The state.
    let state: ControlState
    /// The value that is meant to make the difference.
    let range: TextRange
    /// What it shows, and what the normal state shows.
    let color: Color
    let normal: Color
    /// Whose eyes take them for one.
    let vision: ColorVision
    /// The engines it holds for.
    var engines: [EngineFacts]
}

/// Compares the states of the sheet's catalogued class paths.
struct StateMerger {
    private let pass: LintPass
    private let lineages: Lineages
    private let stack: ThemeStack
    private let cell = MediaCells(.iphone, .portrait)
    private let slots: [(attribute: String, state: ControlState)]

    /// The merged states of the sheet, by class path and state.
    static func merged(_ pass: inout LintPass) -> [MergedState] {
        if !pass.tree.faults.isEmpty { return [] }
        let engines = pass.engines(where: "blocks", is: "read")
        let hasState = pass.names().attributes.contains { number in
            (pass.memory.attributes.names[number].state ?? .normal) != .normal
        }
        if engines.isEmpty || !hasState { return [] }
        let paths = pass.cataloguedPaths()
        if paths.isEmpty { return [] }
        var found: [MergedState] = []
        var places: [String: Int] = [:]
        for facts in engines {
            let lineages = pass.lineages(for: facts)
            if !lineages.isOfSheet { continue }
            let merger = StateMerger(
                pass: pass, lineages: lineages, stack: lineages.stack, slots: lineages.stack.declaredSlots)
            for merged in merger.merged(paths) {
                let key = merged.state.name + " " + merged.path
                if let place = places[key], found[place].range == merged.range {
                    found[place].engines.append(facts)
                } else {
                    places[key] = found.count
                    found.append(merged)
                }
            }
        }
        return found
    }

    private func merged(_ paths: [String]) -> [MergedState] {
        let states = ControlState.allCases.filter { state in state != .normal && slots.contains { $0.state == state } }
        var result: [MergedState] = []
        // One declaration may serve many class paths: it is spoken of once.
        var met: Set<TextRange> = []
        for path in paths {
            guard let lineage = lineages.lineage(of: path) else { break }
            for state in states {
                guard let merged = merged(lineage, state), met.insert(merged.range).inserted else { continue }
                result.append(merged)
            }
        }
        return result
    }

    /// The state, where all that sets it apart is a hue that some readers do not see.
    private func merged(_ lineage: ClassLineage, _ state: ControlState) -> MergedState? {
        var visions = ColorVision.allCases
        var widest: (difference: Double, candidate: Candidate, color: Color, normal: Color)?
        for (attribute, slot) in slots where slot == state {
            guard let number = stack.number(ofAttribute: attribute),
                let candidate = stack.winner(lineage, number, state, cell), candidate.state == state
            else { continue }
            // What is not set for normal, is a picture, or lets something through, may look like anything.
            guard let plain = stack.winner(lineage, number, .normal, cell),
                let color = constant(candidate), let normal = constant(plain)
            else { return nil }
            let difference = color.difference(from: normal)
            if difference < pass.options.visibleDifference { continue }
            visions.removeAll { vision in
                color.seen(with: vision).difference(from: normal.seen(with: vision)) >= pass.options.visibleDifference
            }
            if visions.isEmpty { return nil }
            if difference > widest?.difference ?? 0 { widest = (difference, candidate, color, normal) }
        }
        guard let widest, widest.difference >= pass.options.clearDifference, widest.candidate.sheet == lineages.own,
            areRead(state, on: lineage)
        else { return nil }
        let range = pass.tree.value(ofStatement: stack.node(of: widest.candidate)).range
        return MergedState(
            path: lineage.text, state: state, range: range, color: widest.color, normal: widest.normal,
            vision: visions[0], engines: [stack.facts])
    }

    /// False where a list says that the state is none for some attribute.
    private func areRead(_ state: ControlState, on lineage: ClassLineage) -> Bool {
        for (attribute, slot) in slots where slot == state {
            guard let number = stack.number(ofAttribute: attribute),
                stack.winner(lineage, number, state, cell)?.state == state
            else { continue }
            if !pass.memory.known.mayRead(attribute, state, on: lineage.text) { return false }
        }
        return true
    }

    private func constant(_ candidate: Candidate) -> Color? {
        guard case .color(let color)? = stack.reading(of: candidate, in: cell).value, color.isConstant,
            let shown = color[.dark].color, shown.alpha == 255
        else { return nil }
        return shown
    }
}
