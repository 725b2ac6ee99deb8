// The rule `stray-closing-brace`.

import NSSSyntax

enum StrayClosingBrace {
    static let rule = LintRule(
        "stray-closing-brace", .syntax, .error, .unsafe, "a '}' with no block to close",
        why: "NUI finds a '}' where a block, a definition or the end should come, and drops the whole sheet.",
        bad: {
            [
                .init("Button {\n    height: 52;\n}\n}\n\nBarButton { font-size: 17; }\n"),
                .init("fdlFUIObjectHeaderView { background-color: red; }}\n"),
                .init("@media (device:ipad) {\n    Label { font-size: 20; }\n}\n}\n"),
            ]
        },
        good: {
            [
                .init("Button {\n    height: 52;\n}\n\nBarButton { font-size: 17; }\n"),
                .init("fdlFUIObjectHeaderView { background-color: red; }\n"),
                .init("@media (device:ipad) {\n    Label { font-size: 20; }\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.strayClosingBrace) {
                pass.reportSyntax(
                    "this '}' closes no block", at: fault.range, help: "delete it, or write the '{' that it belongs to",
                    fixes: [Fix("delete '}'", .unsafe, [.delete(pass.wholeLines(fault.range))])])
            }
        })
}
