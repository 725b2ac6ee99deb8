// The rule `variable-from-another-file`.

import FioriTheme
import NSSSyntax

enum VariableFromAnotherFile {
    static let rule = LintRule(
        "variable-from-another-file", .references, .error, .safe, "the use of a variable that another sheet defines",
        why: """
            NUI reads each sheet by itself: the variables of the sheets below are unknown in it, and an unknown variable \
            crashes the app at launch. SAPFiori is taken to do the same.
            """,
        bad: {
            [
                .init("Label { font-color: @brand; }\n", base: ["@brand:#5B35C8;\n\nButton { font-color: @brand; }\n"]),
                .init(
                    "TextField { height: @rowHeight; }\n", engines: [.nui],
                    base: ["@rowHeight:44;\n\nButton { height: @rowHeight; }\n"]),
                .init(
                    "/* On top. */\nLabel { font-color: @ink; }\n",
                    base: ["@ink:#1B2A4A;\n", "Label { font-size: 17; }\n"]),
            ]
        },
        good: {
            [
                .init(
                    "@brand:#5B35C8;\n\nLabel { font-color: @brand; }\n",
                    base: ["@brand:#321086;\n\nButton { font-color: @brand; }\n"]),
                .init("Label { font-color: @tintColor; }\n", base: ["Label { font-size: 17; }\n"]),
                .init(
                    "Label { font-color: #5B35C8; }\n", base: ["@brand:#5B35C8;\n\nButton { font-color: @brand; }\n"]),
            ]
        },
        check: { pass in
            if pass.base.isEmpty { return }
            let engines = pass.engines(where: "variables", is: "file")
            if engines.isEmpty { return }
            let variables = pass.variables()
            for use in variables.uses where !variables.isDefined(use.name) && !variables.isInUnread[use.name] {
                let range = pass.tree.tokens.range(use.token)
                let text = pass.text(range)
                if !pass.isDefinedInBase(text) { continue }
                let losing =
                    PaletteConstants.isKnown(text) ? engines.filter { !$0.holds("palette-constants", "true") } : engines
                let readers = pass.readers(of: use, among: losing)
                if !readers.isEmpty { report(use, text, readers, &pass) }
            }
        })

    private static func report(
        _ use: VariableIndex.Use, _ text: String, _ engines: [EngineFacts], _ pass: inout LintPass
    ) {
        guard let (tree, node) = definition(of: text, in: pass.base) else { return }
        let range = pass.tree.tokens.range(use.token)
        let (surest, isSure) = pass.surest(engines, on: "variables") ?? (engines[0], false)
        let isCrash = engines.contains { $0.holds("undefined-variable", "crash") } && !use.isInDefinition
        let value = tree.value(ofStatement: node)
        var fixes: [Fix] = []
        if !value.isEmpty, !value.parts.contains(where: { tree.tokens.kinds[$0] == .atWord }) {
            let start = pass.tree.count > 0 ? pass.tree.range(0).start : 0
            fixes = [
                Fix(
                    "copy the definition into this sheet", .unsafe,
                    [.insert("\(text):\(value.flattened);\n\n", at: start)])
            ]
        }
        pass.report(
            "'\(pass.shown(range))' is defined in another sheet only", at: range, isCrash ? .crash : .valueLost,
            severity: isSure ? .error : .warning, engines: engines,
            notes: [
                .init(
                    isSure
                        ? "\(surest.engine.title) knows the variables of a sheet in that sheet only"
                        : "\(surest.engine.title) is taken to know the variables of a sheet in that sheet only, as NUI does"
                ),
                .init("it is defined here", range: tree.range(node), source: tree.source),
            ],
            help: "define it in this sheet as well", fixes: fixes)
    }

    /// The topmost definition in the lower sheets.
    private static func definition(of text: String, in base: [SyntaxTree]) -> (tree: SyntaxTree, node: Int)? {
        for tree in base.reversed() {
            for node in (0..<tree.count).reversed() where tree.kinds[node] == .definition {
                if tree.source.text(in: tree.tokens.range(Int(tree.firstTokens[node]))) == text { return (tree, node) }
            }
        }
        return nil
    }
}
