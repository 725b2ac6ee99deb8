// The rule `variable-chain`.

import FioriTheme
import NSSSyntax

enum VariableChain {
    static let rule = LintRule(
        "variable-chain", .references, .error, .safe, "a definition whose value is another variable",
        why: """
            NUI looks a variable up once. What stands in the definition is handed on as it is, so a colour gets the text \
            of the second name and is not set. The SwiftUI theme manager looks up no variable at all.
            """,
        bad: {
            [
                .init(
                    "@brandShade:#1B2A4A;\n@bandShade:@brandShade;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n"
                ),
                .init("@bandShade:@tintColor;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n"),
                .init(
                    "@rowHeight:44;\n@fieldHeight:@rowHeight;\n\nTextField { height: @fieldHeight; }\n", engines: [.nui]
                ),
                .init("@brandShade:#1B2A4A;\n@primaryLabel:@brandShade;\n", engines: [.swiftui]),
            ]
        },
        good: {
            [
                .init(
                    "@brandShade:#F4F8FF;\n@bandShade:#1B2A4A;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; tint-color: @brandShade; }\n"
                ),
                .init("fdlFUIObjectHeaderView { background-color: @tintColor; }\n"),
                .init("@rowHeight:44;\n\nTextField { height: @rowHeight; }\n\nButton { height: @rowHeight; }\n"),
            ]
        },
        check: { pass in
            let variables = pass.variables()
            guard variables.uses.contains(where: { $0.isInDefinition && $0.isWholeValue }) else { return }
            let engines = pass.facts.filter { $0.holds("variable-hops", "0") || $0.holds("variable-hops", "1") }
            if engines.isEmpty { return }
            let chains = VariableChains(variables, in: pass.tree)
            for use in variables.uses where use.isInDefinition && use.isWholeValue && !pass.tree.isBroken(use.node) {
                // Cycles and undefined names have rules of their own.
                if chains.isCaught(use.name) || !pass.enginesWithout(use.name, of: variables).isEmpty { continue }
                report(use, variables, chains, engines, &pass)
            }
        })

    private static func report(
        _ use: VariableIndex.Use, _ variables: VariableIndex, _ chains: VariableChains, _ engines: [EngineFacts],
        _ pass: inout LintPass
    ) {
        let tree = pass.tree
        let range = tree.tokens.range(use.token)
        let name = pass.shown(Definition(tree: tree, index: use.node).name)
        let isSure = pass.surest(engines, on: "variable-hops")?.isSure ?? false
        var notes = note(engines, name, pass.shown(range), pass)
        var value: String?
        switch chains.end(of: use.name, in: use.cells) {
        case .definition(let end):
            let node = variables.definitions[end].node
            value = pass.literal(node)
            notes.append(.init("the value stands here", range: Definition(tree: tree, index: node).name))
        case .undefined(let name):
            // A colour of the palette can be named without '@' where its bare name is a value.
            let text = pass.text(variables.names.ranges[name])
            if PaletteConstants.isKnown(text), pass.facts.allSatisfy({ $0.holds("palette-names", "true") }) {
                value = String(text.dropFirst())
            }
        case .cycle, nil: break
        }
        pass.report(
            "'\(name)' is only another name for '\(pass.shown(range))'", at: range, .valueLost,
            severity: isSure ? .error : .warning, engines: engines, notes: notes,
            help: value.map { "write '\($0)' here" } ?? "write the value itself here",
            fixes: value.map { [Fix("replace with '\($0)'", .unsafe, [Edit(range, $0)])] } ?? [])
    }

    private static func note(
        _ engines: [EngineFacts], _ name: String, _ target: String, _ pass: LintPass
    ) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        let oneHop = engines.filter { $0.holds("variable-hops", "1") }
        if let (facts, isSure) = pass.surest(oneHop, on: "variable-hops") {
            notes.append(
                .init(
                    isSure
                        ? "\(facts.engine.title) takes one step only: what uses '\(name)' gets the text '\(target)'"
                        : "\(facts.engine.title) is taken to make one step only, as NUI does: what uses '\(name)' gets the text '\(target)'"
                ))
        }
        let noHop = engines.filter { $0.holds("variable-hops", "0") }
        if let (facts, _) = pass.surest(noHop, on: "variable-hops") {
            notes.append(.init("\(facts.engine.title) looks up no variable: the text '\(target)' is no colour to it"))
        }
        return notes
    }
}
