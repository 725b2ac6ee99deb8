// The rule `missing-semicolon`.

import NSSSyntax

enum MissingSemicolon {
    static let rule = LintRule(
        "missing-semicolon", .syntax, .error, .safe, "a declaration or definition without its ';'",
        why: """
            NUI takes what follows for more of the value, meets a ':' or '}' it cannot place, and drops the whole sheet. \
            The SwiftUI reader cuts off the last character of a definition's line, whatever it is: without the ';' a \
            colour loses a digit and becomes another colour.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel {\n    font-size: 18\n    font-color: red;\n}\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-size: 18 }\n"),
                .init("@brand:#0A6ED1\nfdlFUIObjectHeaderView { background-color: @brand; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel {\n    font-size: 18;\n    font-color: red;\n}\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-size: 18; }\n"),
                .init("@brand:#0A6ED1;\nfdlFUIObjectHeaderView { background-color: @brand; }\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.missingSemicolon) {
                let end = fault.range.start
                pass.reportSyntax(
                    "missing ';' after '\(pass.shown(token: fault.token))'", at: fault.range, help: "write ';' here",
                    fixes: [Fix("insert ';'", .safe, [.insert(";", at: end)])])
            }
        })
}
