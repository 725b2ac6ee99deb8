// The rule `variable-from-later-layer`.

import FioriTheme
import NSSSyntax

enum VariableFromLaterLayer {
    static let rule = LintRule(
        "variable-from-later-layer", .references, .warning, .none,
        "a definition that only a lower sheet has been waiting for",
        why: """
            Sheets are loaded from below. When the lower one is read its variable is not there yet, whatever a later sheet \
            defines: NUI crashes at that place.
            """,
        bad: {
            [
                .init("@brand:#5B35C8;\n\nLabel { font-color: @brand; }\n", base: ["Button { font-color: @brand; }\n"]),
                .init("@rowHeight:44;\n\nLabel { font-size: 17; }\n", base: ["Button { height: @rowHeight; }\n"]),
                .init(
                    "@ink:#1B2A4A;\n\nLabel { font-color: @ink; }\n", engines: [.nui],
                    base: ["Button { font-size: 13; }\n", "TextField { font-color: @ink; }\n"]),
            ]
        },
        good: {
            [
                .init(
                    "@brand:#5B35C8;\n\nLabel { font-color: @brand; }\n",
                    base: ["@brand:#321086;\n\nButton { font-color: @brand; }\n"]),
                .init("@brand:#5B35C8;\n\nLabel { font-color: @brand; }\n", base: ["Button { font-size: 13; }\n"]),
                .init(
                    "@brand:#5B35C8;\n\nLabel { font-color: @brand; }\n",
                    base: ["@brand:#321086;\n", "Button { font-color: @brand; }\n"]),
            ]
        },
        check: { pass in
            if pass.base.isEmpty { return }
            let engines = pass.engines(where: "blocks", is: "read")
            if engines.isEmpty { return }
            let variables = pass.variables()
            if variables.definitions.isEmpty { return }
            var defined: Set<String> = []
            var isWaiting: Set<String> = []
            var waiting: [(text: String, tree: SyntaxTree, token: Int)] = []
            for tree in pass.base {
                let index = VariableIndex(tree)
                for definition in index.definitions {
                    defined.insert(tree.source.text(in: index.names.ranges[definition.name]))
                }
                for use in index.uses {
                    let text = tree.source.text(in: tree.tokens.range(use.token))
                    if !defined.contains(text), !PaletteConstants.isKnown(text),
                        isWaiting.insert(text).inserted
                    {
                        waiting.append((text, tree, use.token))
                    }
                }
            }
            if waiting.isEmpty { return }
            var nodes: [String: Int] = [:]
            for definition in variables.definitions.reversed() {
                nodes[pass.text(variables.names.ranges[definition.name])] = definition.node
            }
            for (text, tree, token) in waiting {
                guard let node = nodes[text] else { continue }
                pass.report(
                    "'\(text)' comes too late for a lower sheet",
                    at: Definition(tree: pass.tree, index: node).name,
                    .none, engines: engines,
                    notes: [
                        .init(
                            "it is used here, before this sheet is loaded", range: tree.tokens.range(token),
                            source: tree.source)
                    ],
                    help: "define it in the lower sheet")
            }
        })
}
