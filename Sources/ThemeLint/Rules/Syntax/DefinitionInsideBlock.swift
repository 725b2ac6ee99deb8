// The rule `definition-inside-block`.

import NSSSyntax

enum DefinitionInsideBlock {
    static let rule = LintRule(
        "definition-inside-block", .syntax, .error, .unsafe, "the definition of a variable inside a rule",
        why: """
            A variable is known in the whole sheet and is defined at the top level or directly in '@media'. In a rule \
            NUI finds an '@' where an attribute should be, and drops the whole sheet.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView {\n    @shade:#1B2A4A;\n    background-color: @shade;\n}\n"),
                .init("Label { @size: 17; font-size: @size; }\n"),
                .init("@media (device:ipad) {\n    Label {\n        @size:20;\n        font-size: @size;\n    }\n}\n"),
            ]
        },
        good: {
            [
                .init("@shade:#1B2A4A;\nfdlFUIObjectHeaderView {\n    background-color: @shade;\n}\n"),
                .init("@size: 17;\nLabel { font-size: @size; }\n"),
                .init("Label { font-size: 17; }\n"),
            ]
        },
        check: { pass in
            let faults = pass.faults(.definitionInsideBlock)
            if faults.isEmpty { return }
            let found = pass.nodes(beginningAt: faults.map { $0.token })
            var fixes: [Int: [Fix]] = [:]
            let lineEnd = Array(pass.lineEnd.utf8)
            var index = 0
            while index < found.count {
                let rule = home(found[index].around, pass)
                var end = index + 1
                // Definitions of one rule go to one place: each alone would stand in the others' way.
                while end < found.count, end - index < 32, home(found[end].around, pass) == rule { end += 1 }
                let fix = fix(found[index..<end].map { $0.node }, before: rule, lineEnd, pass)
                for moved in index..<end { fixes[Int(pass.tree.firstTokens[found[moved].node])] = fix }
                index = end
            }
            for fault in faults {
                pass.reportSyntax(
                    "'\(pass.shown(fault.range))' is defined inside a block", at: fault.range,
                    help: "define it at the top level; it holds for the whole sheet", fixes: fixes[fault.token] ?? [])
            }
        })

    /// The outermost rule around a node.
    private static func home(_ around: [Int], _ pass: LintPass) -> Int {
        around.first { pass.tree.kinds[$0] == .rule } ?? -1
    }

    private static func fix(_ definitions: [Int], before rule: Int, _ lineEnd: [UInt8], _ pass: LintPass) -> [Fix] {
        guard rule >= 0 else { return [] }
        let tree = pass.tree
        var edits: [Edit] = []
        var moved: [UInt8] = []
        for node in definitions {
            let range = tree.range(node)
            // Two on one line share the blanks between them.
            let lines = pass.wholeLines(range)
            edits.append(.delete(TextRange(max(lines.start, edits.last?.range.end ?? 0), lines.end)))
            moved += pass.source.bytes[range.start..<range.end]
            if tree.tokens.kinds[Int(tree.endTokens[node]) - 1] != .semicolon { moved.append(UInt8(ascii: ";")) }
            moved += lineEnd
        }
        let start = tree.range(rule).start
        if pass.isFirstOnLine(start) {
            let line = pass.withBlanksBefore(start)
            edits.append(Edit(TextRange(line, line), bytes: moved))
        } else {
            edits.append(Edit(TextRange(start, start), bytes: lineEnd + moved))
        }
        let what = definitions.count > 1 ? "the definitions" : "the definition"
        return [Fix("move \(what) before the block", .unsafe, edits)]
    }
}
