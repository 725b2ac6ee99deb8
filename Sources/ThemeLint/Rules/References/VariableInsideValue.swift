// The rule `variable-inside-value`.

import FioriTheme
import NSSSyntax

enum VariableInsideValue {
    static let rule = LintRule(
        "variable-inside-value", .references, .error, .unsafe, "a variable as part of a longer value",
        why: """
            NUI replaces a variable only where the value is nothing but its name. Anywhere else the name is handed on as \
            text. A value that begins with a variable and goes on is looked up as a whole: no definition has such a \
            name, and the app crashes at launch.
            """,
        bad: {
            [
                .init("@sideGap:16;\n\nTextField { padding: 8 @sideGap 8 12; height: @sideGap; }\n"),
                .init("@topGap:8;\n\nTextField { padding: @topGap 16 8 16; }\n"),
                .init(
                    "@red:27;\n\nfdlFUIContactView { background-color: rgba(@red, 42, 74, 0.9); }\n", engines: [.nui]),
                .init("@gap:8;\n@boxPadding:8 @gap 8 @gap;\n\nTextField { padding: @boxPadding; height: @gap; }\n"),
            ]
        },
        good: {
            [
                .init("@sideGap:16;\n\nTextField { padding: 8 16 8 12; height: @sideGap; }\n"),
                .init("@boxPadding:8 16 8 16;\n\nTextField { padding: @boxPadding; }\n"),
                .init("@shade:rgba(27, 42, 74, 0.9);\n\nfdlFUIContactView { background-color: @shade; }\n"),
            ]
        },
        check: { pass in
            let variables = pass.variables()
            guard variables.uses.contains(where: { !$0.isWholeValue }) else { return }
            let chains = VariableChains(variables, in: pass.tree)
            var index = 0
            while index < variables.uses.count {
                // All uses in one value; its rule is `undefined-variable` for those that nothing defines.
                let node = variables.uses[index].node
                var end = index + 1
                while end < variables.uses.count, variables.uses[end].node == node { end += 1 }
                if !variables.uses[index].isWholeValue, !pass.tree.isBroken(node) {
                    var first = index
                    while first < end, !pass.enginesWithout(variables.uses[first].name, of: variables).isEmpty {
                        first += 1
                    }
                    if first < end { report(first, variables.uses[index..<end], variables, chains, &pass) }
                }
                index = end
            }
        })

    private static func report(
        _ first: Int, _ uses: ArraySlice<VariableIndex.Use>, _ variables: VariableIndex, _ chains: VariableChains,
        _ pass: inout LintPass
    ) {
        let use = uses[first]
        let range = pass.tree.tokens.range(use.token)
        let engines = pass.readers(of: use, among: pass.facts).filter {
            $0.holds("variable-use", "whole-value") || $0.holds("variable-use", "none")
        }
        if engines.isEmpty { return }
        let isLookedUp = !use.isInDefinition && !use.cells.isEmpty && pass.beginsWithVariable(use.node)
        let crashing =
            isLookedUp
            ? engines.filter { $0.holds("undefined-variable", "crash") && $0.holds("variable-use", "whole-value") } : []
        let fixes = inlining(uses, variables, chains, pass)
        pass.report(
            "'\(pass.shown(range))' is only a part of this value", at: range, crashing.isEmpty ? .valueLost : .crash,
            engines: engines, notes: notes(engines, crashing, use, pass),
            help: fixes.isEmpty
                ? "write the value itself, or define a variable for the value as a whole"
                : "write the value itself: '\(inlined(uses, variables, chains, pass))'",
            fixes: fixes)
    }

    private static func notes(
        _ engines: [EngineFacts], _ crashing: [EngineFacts], _ use: VariableIndex.Use, _ pass: LintPass
    ) -> [Diagnostic.Note] {
        if let (facts, isSure) = pass.surest(crashing, on: "undefined-variable") {
            let text = pass.shown(pass.tree.value(ofStatement: use.node).range)
            return [
                .init(
                    isSure
                        ? "\(facts.engine.title) looks for a variable named '\(text)' and raises an exception: the app crashes at launch"
                        : "\(facts.engine.title) is taken to look for a variable named '\(text)', as NUI does: the app crashes at launch"
                )
            ]
        }
        let whole = engines.filter { $0.holds("variable-use", "whole-value") }
        if let (facts, isSure) = pass.surest(whole, on: "variable-use") {
            return [
                .init(
                    isSure
                        ? "\(facts.engine.title) replaces a variable only where it is the whole value: here it stays text"
                        : "\(facts.engine.title) is taken to replace a variable only where it is the whole value, as NUI does: here it stays text"
                )
            ]
        }
        guard let facts = engines.first else { return [] }
        return [.init("\(facts.engine.title) looks up no variable")]
    }

    /// The text of the variable a use stands for, where it is one and the same wherever the use holds.
    private static func text(
        _ use: VariableIndex.Use, _ variables: VariableIndex, _ chains: VariableChains, _ pass: LintPass
    ) -> String? {
        guard case .definition(let end) = chains.end(of: use.name, in: use.cells) else { return nil }
        return pass.literal(variables.definitions[end].node)
    }

    private static func inlining(
        _ uses: ArraySlice<VariableIndex.Use>, _ variables: VariableIndex, _ chains: VariableChains, _ pass: LintPass
    ) -> [Fix] {
        var edits: [Edit] = []
        for use in uses {
            guard let text = text(use, variables, chains, pass) else { return [] }
            edits.append(Edit(pass.tree.tokens.range(use.token), text))
        }
        return [Fix("write the values in place of the names", .unsafe, edits)]
    }

    /// The value with the variables' values in place of their names, for the help.
    private static func inlined(
        _ uses: ArraySlice<VariableIndex.Use>, _ variables: VariableIndex, _ chains: VariableChains, _ pass: LintPass
    ) -> String {
        guard let first = uses.first else { return "" }
        let range = pass.tree.value(ofStatement: first.node).range
        if range.length > 120 { return "…" }
        var result = ""
        var place = range.start
        for use in uses {
            let token = pass.tree.tokens.range(use.token)
            result += pass.text(TextRange(place, token.start)) + (text(use, variables, chains, pass) ?? "")
            place = token.end
        }
        result += pass.text(TextRange(place, range.end))
        return result
    }
}
