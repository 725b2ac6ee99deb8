// The rule `variable-cycle`.

import FioriTheme
import NSSSyntax

enum VariableCycle {
    static let rule = LintRule(
        "variable-cycle", .references, .error, .none, "definitions that refer to each other",
        why: """
            Nowhere in the circle is a value named, so none of them has one. NUI takes one step and hands the next name \
            on as if it were a colour: the property is not set.
            """,
        bad: {
            [
                .init(
                    "@bandShade:@cardShade;\n@cardShade:@bandShade;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n"
                ),
                .init("@bandShade:@bandShade;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n"),
                .init(
                    "@inkA:@inkB;\n@inkB:@inkC;\n@inkC:@inkA;\n\nfdlFUIObjectHeaderView_headlineLabel { font-color: @inkB; }\n"
                ),
            ]
        },
        good: {
            [
                .init("@bandShade:#1B2A4A;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n"),
                .init(
                    "@bandShade:#1B2A4A;\n@cardShade:#E3EAF6;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n\nfdlFUIContactView { background-color: @cardShade; }\n"
                ),
                .init("@rowHeight:44;\n\nButton { height: @rowHeight; }\n\nTextField { height: @rowHeight; }\n"),
            ]
        },
        check: { pass in
            checkColors(&pass)
            let variables = pass.variables()
            guard variables.uses.contains(where: { $0.isInDefinition && $0.isWholeValue }) else { return }
            let chains = VariableChains(variables, in: pass.tree)
            for cycle in chains.cycles { report(cycle.map { variables.definitions[$0].node }, &pass) }
        })

    // MARK: Colours of the palette

    /// Definitions that replace colours of the palette and name each other by the bare names.
    private static func checkColors(_ pass: inout LintPass) {
        let overrides = pass.paletteOverrides().filter { override in
            let value = ValueText(Definition(tree: pass.tree, index: override.node).value)
            return value.word.map { ColorNames.sdk.key($0) != nil } ?? false
        }
        if overrides.isEmpty { return }
        var said: Set<String> = []
        for override in overrides where !said.contains(override.text) {
            var engines: [EngineFacts] = []
            var circle: [PaletteAnswer.Step] = []
            for facts in pass.engines(where: "palette-overrides", is: "true") {
                let palette = pass.theme(for: facts).colorsOfPalette
                guard let found = self.circle(override, palette) else { continue }
                engines.append(facts)
                circle = found
            }
            if engines.isEmpty { continue }
            for step in circle { said.insert(step.override?.key ?? "") }
            report(override, circle, engines, &pass)
        }
    }

    /// The steps from an override back to itself; nil where looking its colour up ends, or never comes back to it.
    private static func circle(_ override: PaletteOverride, _ palette: ThemePalette) -> [PaletteAnswer.Step]? {
        for cell in MediaCells.each {
            guard let answer = palette.color(named: override.target, override.variant, in: cell),
                answer.value == .cycle, let last = answer.steps.last,
                let start = answer.steps.firstIndex(where: { $0.name == last.name && $0.variant == last.variant })
            else { continue }
            // Under an old name a look-up begins outside of its circle.
            let circle = answer.steps[start..<(answer.steps.count - 1)]
            guard let own = circle.firstIndex(where: { $0.override?.key == override.text }) else { continue }
            return Array(circle[own...] + circle[..<own])
        }
        return nil
    }

    private static func report(
        _ override: PaletteOverride, _ circle: [PaletteAnswer.Step], _ engines: [EngineFacts], _ pass: inout LintPass
    ) {
        let range = Definition(tree: pass.tree, index: override.node).name
        let name = pass.shown(range)
        let crashing = engines.filter { $0.holds("palette-cycle", "crash") }
        var notes: [Diagnostic.Note] = []
        if !crashing.isEmpty {
            notes += pass.note(
                crashing, "palette-cycle", "look", "the colour up without end: the app crashes when it is asked for")
        }
        let others = circle.dropFirst().compactMap { $0.override }
        if let next = others.first { notes.append(.init("from here it goes on", range: next.name)) }
        pass.report(
            others.isEmpty
                ? "'\(name)' is given its own colour" : "'\(name)' leads back to itself through '@\(others[0].key)'",
            at: range, crashing.isEmpty ? .valueLost : .crash, engines: engines, notes: notes,
            help: "write a colour in its place")
    }

    // MARK: Variables

    private static func report(_ nodes: [Int], _ pass: inout LintPass) {
        let tree = pass.tree
        let first = Definition(tree: tree, index: nodes[0]).name
        let name = pass.shown(first)
        let message =
            switch nodes.count {
            case 1: "'\(name)' refers to itself"
            case 2: "'\(name)' and '\(pass.shown(Definition(tree: tree, index: nodes[1]).name))' refer to each other"
            default: "'\(name)' leads back to itself through \(nodes.count - 1) other definitions"
            }
        var notes: [Diagnostic.Note] = [.init("no value is ever named: what uses one of them is not set")]
        for (place, node) in nodes.enumerated().dropFirst().prefix(8) {
            let isLast = place == nodes.count - 1
            notes.append(
                .init(
                    isLast ? "from here it goes back to '\(name)'" : "from here it goes on",
                    range: Definition(tree: tree, index: node).name))
        }
        pass.report(
            message, at: first, .valueLost, notes: notes,
            help: nodes.count == 1
                ? "write a value in its place"
                : "write a value in place of one of the names, and that value in the others")
    }
}
