// The rule `block-ignored`.

import FioriTheme
import NSSSyntax

enum BlockIgnored {
    static let rule = LintRule(
        "block-ignored", .engines, .warning, .none, "blocks in a sheet for the SwiftUI theme manager",
        why: """
            It reads definitions that replace colours of the palette, and nothing else. A colour in a block of a class \
            path is not applied there; the sheet may hold it for another run-time all the same.
            """,
        bad: {
            [
                .init("Label { font-color: #1B2A4A; }\n", engines: [.swiftui]),
                .init(
                    "Button { height: 44; }\n\nLabel { font-color: #1B2A4A; }\n\nTextField { font-color: #1B2A4A; }\n",
                    engines: [.swiftui]),
                .init(
                    "@media (device:ipad) {\n    fdlFUIContactView { background-color: #E3EAF6; }\n}\n",
                    engines: [.uikit, .swiftui]),
            ]
        },
        good: {
            [
                .init("Label { font-color: #1B2A4A; }\n"),
                .init("Button { height: 44; }\n", engines: [.swiftui]),
                .init("Label { font-color: #1B2A4A; }\n", engines: [.uikit, .nui]),
            ]
        },
        check: { pass in
            let engines = pass.engines(where: "blocks", is: "ignored")
            if engines.isEmpty { return }
            let attributes = pass.attributes()
            let tree = pass.tree
            for rule in pass.classPaths().rules {
                var node = rule.node + 1
                while node < Int(tree.endNodes[rule.node]) {
                    if tree.kinds[node] == .declaration, !tree.isBroken(node),
                        pass.memory.attributes.facts(Int(attributes[node]))?.type == "color"
                    {
                        return report(rule.node, node, engines, &pass)
                    }
                    node = Int(tree.endNodes[node])
                }
            }
        })

    private static func report(_ rule: Int, _ node: Int, _ engines: [EngineFacts], _ pass: inout LintPass) {
        let path = pass.tree.tokens.range(Int(pass.tree.firstTokens[rule]))
        let name = pass.shown(Declaration(tree: pass.tree, index: node).name)
        pass.report(
            "\(engines[0].engine.title) does not read blocks: '\(name)' of '\(pass.shown(path))' is not applied",
            at: path, .valueLost, engines: engines,
            notes: [.init("so it is with every block of the sheet; only definitions like '@tintColor:…;' count")],
            help: "override the palette's colour by a definition, or set the colour in code")
    }
}
