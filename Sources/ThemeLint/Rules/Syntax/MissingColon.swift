// The rule `missing-colon`.

import NSSSyntax

enum MissingColon {
    static let rule = LintRule(
        "missing-colon", .syntax, .error, .unsafe, "a name and a value with no ':' between",
        why: "A ':' parts the name from the value. NUI drops the whole sheet where it is missing.",
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel {\n    font-style headline;\n}\n"),
                .init("@brand #0A6ED1;\nfdlFUIObjectHeaderView { background-color: @brand; }\n"),
                .init("Button {\n    height = 44;\n}\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel {\n    font-style: headline;\n}\n"),
                .init("@brand:#0A6ED1;\nfdlFUIObjectHeaderView { background-color: @brand; }\n"),
                .init("Button {\n    height : 44;\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.missingColon) {
                let name = pass.shown(token: fault.token)
                let end = fault.range.start
                let equals = fault.repair >= 0
                var replaced = fault.range
                if equals, !pass.holdComment(fault.token..<pass.token(after: fault.token)) {
                    replaced.end = fault.repair
                } else if pass.tree.tokens.kinds[fault.token] == .atWord {
                    // A blank behind the colon would be part of the value for a reader of lines.
                    let part = pass.token(after: fault.token)
                    if !pass.holdComment(fault.token..<part) { replaced.end = pass.tree.tokens.range(part).start }
                }
                pass.reportSyntax(
                    "missing ':' after '\(name)'", at: fault.range,
                    help: equals ? "write ':' instead of '='" : "write ':' here",
                    fixes: [
                        Fix(
                            equals ? "replace '=' with ':'" : "insert ':'", .unsafe,
                            [Edit(TextRange(end, max(replaced.end, end)), ":")])
                    ])
            }
        })
}
