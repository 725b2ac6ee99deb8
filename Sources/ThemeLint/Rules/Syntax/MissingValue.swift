// The rule `missing-value`.

import NSSSyntax

enum MissingValue {
    static let rule = LintRule(
        "missing-value", .syntax, .error, .none, "nothing between ':' and ';'",
        why:
            "A value has at least one word. NUI drops the whole sheet where it has none; nothing is reset by leaving it out.",
        bad: {
            [
                .init("fdlFUIObjectHeaderView {\n    background-color: ;\n}\n"),
                .init("Label {\n    font-size;\n}\n"),
                .init("Label {\n    font-size:\n}\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView {\n    background-color: clear;\n}\n"),
                .init("Label {\n    font-size: 17;\n}\n"),
                .init("Label {\n    font-size:\n        17;\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.missingValue) {
                let isColon = pass.tree.tokens.kinds[fault.token] == .colon
                let name = isColon ? pass.token(before: fault.token) ?? fault.token : fault.token
                pass.reportSyntax(
                    "'\(pass.shown(token: name))' has no value", at: fault.range,
                    help: isColon
                        ? "write the value before ';', or delete the line" : "write ':' and a value, or delete it"
                )
            }
        })
}
