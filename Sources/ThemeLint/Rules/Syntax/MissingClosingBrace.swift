// The rule `missing-closing-brace`.

import NSSSyntax

enum MissingClosingBrace {
    static let rule = LintRule(
        "missing-closing-brace", .syntax, .error, .unsafe, "a block that never ends",
        why: """
            Everything up to the next '}' counts as part of the block. NUI finds a block inside a block, or the end of \
            the file, and drops the whole sheet.
            """,
        bad: {
            [
                .init(
                    "fdlFUIObjectHeaderView {\n    background-color: red;\n\nfdlFUIContactView {\n    background-color: blue;\n}\n"
                ),
                .init("fdlFUIObjectHeaderView {\n    background-color: red;\n"),
                .init(
                    "@media (device:ipad) {\n    Label { font-size: 20; }\n\n@media (device:iphone) {\n    Label { font-size: 18; }\n}\n"
                ),
            ]
        },
        good: {
            [
                .init(
                    "fdlFUIObjectHeaderView {\n    background-color: red;\n}\n\nfdlFUIContactView {\n    background-color: blue;\n}\n"
                ),
                .init("fdlFUIObjectHeaderView { background-color: red; }\n"),
                .init("@media (device:ipad) {\nLabel { font-size: 20; }\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.missingClosingBrace) {
                let braces = String(repeating: "\n}", count: fault.count)
                let line = pass.line(at: fault.repair)
                pass.reportSyntax(
                    "the block of '\(pass.shown(fault.range))' is never closed", at: fault.range,
                    notes: [.init("it is taken to end here", range: TextRange(fault.repair, fault.repair))],
                    help: "write '}' after line \(line)",
                    fixes: [Fix("close the block after line \(line)", .unsafe, [.insert(braces, at: fault.repair)])])
            }
        })
}
