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
        }
    ) { pass in
        let tree = pass.tree
        var index = 0
        while index < tree.count {
            if tree.kinds[index] == .rule { check(index, &pass) }
            index += 1
        }
    }

    private static func check(_ rule: Int, _ pass: inout LintPass) {
        let tree = pass.tree
        let sheet = tree.source.bytes
        let bytes = sheet.span
        let end = Int(tree.endNodes[rule])
        guard end - rule > 2 else { return }
        // A table for the rare long block; the others are compared pair by pair.
        var table = NameTable()
        var declarations: [Int] = []
        var child = rule + 1
        while child < end {
            if tree.kinds[child] == .declaration {
                let name = tree.tokens.range(Int(tree.firstTokens[child]))
                let number = table.intern(name, in: bytes)
                if number < declarations.count {
                    report(declarations[number], child, &pass)
                    declarations[number] = child
                } else {
                    declarations.append(child)
                }
            }
            child = Int(tree.endNodes[child])
        }
    }

    private static func report(_ earlier: Int, _ later: Int, _ pass: inout LintPass) {
        let tree = pass.tree
        let first = Declaration(tree: tree, index: earlier)
        let second = Declaration(tree: tree, index: later)
        let same = first.value.flattened == second.value.flattened
        pass.report(
            "'\(pass.shown(second.name))' stands twice in this block", at: second.name, .applied,
            notes: [
                .init(
                    same ? "the same value stands here" : "this one has no effect: the last one wins", range: first.name
                )
            ],
            help: same ? "remove one of them" : "keep the one that is meant",
            fixes: [Fix("remove the earlier one", .unsafe, [.delete(pass.statement(earlier))])])
    }
}
