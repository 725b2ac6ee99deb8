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
            let variables = pass.variables()
            guard variables.uses.contains(where: { $0.isInDefinition && $0.isWholeValue }) else { return }
            let chains = VariableChains(variables, in: pass.tree)
            for cycle in chains.cycles { report(cycle.map { variables.definitions[$0].node }, &pass) }
        })

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
