// The rule `duplicate-attribute`.

import NSSSyntax

enum DuplicateAttribute {
    static let rule = LintRule(
        "duplicate-attribute", .cascade, .warning, .safe, "an attribute twice in one block",
        why: "The last one wins without a word; the other has no effect and misleads the next reader.",
        bad: {
            [
                .init("Label {\n    font-size: 12;\n    font-size: 14;\n}\n"),
                .init("Label { font-color: red; font-size: 12; font-color: red; }\n"),
                .init("@media (device:ipad) { Label { font-size: 12; font-size: 12; } }\n"),
            ]
        },
        good: {
            [
                .init("Label { font-size: 12; }\n"),
                .init("Button { font-color: red; font-color-highlighted: blue; }\n"),
                .init("Label { font-size: 12; }\n@media (device:ipad) { Label { font-size: 14; } }\n"),
            ]
        },
        check: { pass in
            if pass.blockReaders.isEmpty { return }
            let tree = pass.tree
            let kinds = tree.kinds
            let ends = tree.endNodes
            let attributes = pass.attributes()
            // For each attribute the last declaration that has it, and the rule in which that is.
            var latest = [(rule: Int, declaration: Int)](
                repeating: (-1, -1), count: pass.memory.attributes.count)
            var node = 0
            while node < kinds.count {
                // Patterns, not ==: across modules that is a call for each node.
                if case .rule = kinds[node] {
                    let end = Int(ends[node])
                    var child = node + 1
                    while child < end {
                        if case .declaration = kinds[child], !tree.isBroken(child) {
                            let attribute = Int(attributes[child])
                            if latest[attribute].rule == node { report(latest[attribute].declaration, child, &pass) }
                            latest[attribute] = (node, child)
                        }
                        child = Int(ends[child])
                    }
                }
                // A block inside a block is looked at for itself.
                node += 1
            }
        })

    private static func report(_ earlier: Int, _ later: Int, _ pass: inout LintPass) {
        let tree = pass.tree
        let first = Declaration(tree: tree, index: earlier)
        let second = Declaration(tree: tree, index: later)
        let isSame = first.value.flattened == second.value.flattened
        pass.report(
            "'\(pass.shown(second.name))' stands twice in this block", at: second.name, isSame ? .none : .applied,
            engines: pass.blockReaders,
            notes: [
                .init(
                    isSame ? "the same value stands here" : "this one has no effect: the last one wins",
                    range: first.name)
            ],
            help: isSame ? "remove one of them" : "keep the one that is meant",
            fixes: pass.removal("remove the earlier one", of: [earlier]))
    }
}
