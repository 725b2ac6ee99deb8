// The rule `missing-opening-brace`.

import NSSSyntax

enum MissingOpeningBrace {
    static let rule = LintRule(
        "missing-opening-brace", .syntax, .error, .unsafe, "a class path followed by declarations, with no '{' between",
        why: "NUI meets a ':' it cannot place and drops the whole sheet.",
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel\n    font-size: 17;\n}\n"),
                .init("Button\n    height: 44;\n    corner-radius: 8;\n}\n\nLabel { font-size: 17; }\n"),
                .init("Label font-size: 17; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel {\n    font-size: 17;\n}\n"),
                .init("Button\n{\n    height: 44;\n    corner-radius: 8;\n}\n\nLabel { font-size: 17; }\n"),
                .init("Label { font-size: 17; }\n"),
            ]
        }
    ) { pass in
        for fault in pass.faults(.missingOpeningBrace) {
            pass.reportSyntax(
                "missing '{' after '\(pass.shown(token: fault.token))'", at: fault.range, help: "write '{' here",
                fixes: [Fix("insert '{'", .unsafe, [.insert(" {", at: fault.range.start)])])
        }
    }
}
