// The rule `empty-block`.

import FioriTheme
import NSSSyntax

enum EmptyBlock {
    static let rule = LintRule(
        "empty-block", .cascade, .warning, .safe, "a block without declarations",
        why: """
            It styles nothing. Mostly its declarations went elsewhere and the shell stayed behind, or somebody took it for \
            a way to reset a style: that needs the values themselves.
            """,
        bad: {
            [
                .init("fdlFUIContactView {\n}\n"),
                .init("Label { font-size: 17; }\n\nTextField, Button {\n    /* waiting for the designers */\n}\n"),
                .init("Label { font-size: 17; }\n\n@media (device:ipad) {\n}\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIContactView { background-color: #E3EAF6; }\n"),
                .init("Label { font-size: 17; }\n\n/* TextField waits for the designers. */\n"),
                .init("@media (device:ipad) {\n    Label { font-size: 20; }\n}\n"),
            ]
        },
        check: { pass in
            if pass.blockReaders.isEmpty { return }
            let tree = pass.tree
            let kinds = tree.kinds
            let ends = tree.endNodes
            var faults: [Int]?
            var node = 0
            while node < kinds.count {
                // Patterns, not ==: across modules that is a call for each node.
                switch kinds[node] {
                case .rule where Int(ends[node]) > node + 1: node = Int(ends[node])
                case .rule, .media:
                    if Int(ends[node]) == node + 1, !tree.isBroken(node) {
                        let places = faults ?? pass.faultPlaces()
                        faults = places
                        if !pass.holdsFault(node, among: places) { report(node, &pass) }
                    }
                    node += 1
                default: node += 1
                }
            }
        })

    private static func report(_ node: Int, _ pass: inout LintPass) {
        let tree = pass.tree
        let isMedia = if case .media = tree.kinds[node] { true } else { false }
        let range = tree.tokens.range(Int(tree.firstTokens[node]))
        let fixes = pass.removal("remove the block", of: [node])
        pass.report(
            isMedia ? "this '@media' block is empty" : "the block of '\(pass.shown(range))' is empty", at: range, .none,
            engines: pass.blockReaders,
            notes: [.init(isMedia ? "it changes nothing in its condition" : "it styles nothing")],
            help: fixes.isEmpty
                ? "write its declarations, or make it a comment" : "write its declarations, or remove it",
            fixes: fixes)
    }
}
