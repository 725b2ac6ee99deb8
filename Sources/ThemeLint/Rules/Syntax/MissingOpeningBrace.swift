// The rule `missing-opening-brace`.

import NSSSyntax

enum MissingOpeningBrace {
    static let rule = LintRule(
        "missing-opening-brace", .syntax, .error, .unsafe, "a class path followed by declarations, with no '{' between",
        why: "NUI meets a ':' it cannot place and drops the whole sheet.",
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel\n    font-size: 18;\n}\n"),
                .init("Button\n    height: 44;\n    corner-radius: 8;\n}\n\nLabel { font-size: 17; }\n"),
                .init("Label font-size: 17; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel {\n    font-size: 18;\n}\n"),
                .init("Button\n{\n    height: 44;\n    corner-radius: 8;\n}\n\nLabel { font-size: 17; }\n"),
                .init("Label { font-size: 17; }\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.missingOpeningBrace) {
                // A comma there was to be followed by another class path: the brace takes its place.
                let isComma = pass.tree.tokens.kinds[fault.token] == .comma
                let name = isComma ? pass.token(before: fault.token) ?? fault.token : fault.token
                let edit =
                    isComma ? Edit(pass.tree.tokens.range(fault.token), " {") : .insert(" {", at: fault.range.start)
                pass.reportSyntax(
                    "missing '{' after '\(pass.shown(token: name))'", at: fault.range, help: "write '{' here",
                    fixes: [Fix("insert '{'", .unsafe, [edit])])
            }
        })
}
