// The rule `trailing-comma`.

import NSSSyntax

enum TrailingComma {
    static let rule = LintRule(
        "trailing-comma", .syntax, .error, .safe, "a list of class paths that ends in a comma",
        why: "After a comma NUI wants another class path. It finds '{' and drops the whole sheet.",
        bad: {
            [
                .init("fdlFUITimelineCell, {\n    background-color: red;\n}\n"),
                .init("Button,\nBarButton,\n{\n    font-size: 17;\n}\n"),
                .init("@media (device:ipad) {\n    Label, { font-size: 20; }\n}\n"),
            ]
        },
        good: {
            [
                .init("fdlFUITimelineCell {\n    background-color: red;\n}\n"),
                .init("Button,\nBarButton\n{\n    font-size: 17;\n}\n"),
                .init("@media (device:ipad) {\n    Label, Button { font-size: 20; }\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.trailingComma) {
                let last = pass.token(before: fault.token) ?? fault.token
                pass.reportSyntax(
                    "',' after the last class path '\(pass.shown(token: last))'", at: fault.range, help: "delete it",
                    fixes: [Fix("delete ','", .safe, [Edit(fault.range, pass.gap(insteadOf: fault.token))])])
            }
        })
}
