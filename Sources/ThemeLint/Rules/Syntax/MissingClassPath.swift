// The rule `missing-class-path`.

import NSSSyntax

enum MissingClassPath {
    static let rule = LintRule(
        "missing-class-path", .syntax, .error, .none, "a block with nothing before its '{'",
        why: "A block says how a class looks; without a name it is nobody's. NUI drops the whole sheet.",
        bad: {
            [
                .init("{\n    background-color: red;\n}\n"),
                .init("/* fdlFUIContactView */\n{\n    background-color: red;\n}\n"),
                .init("@media (device:ipad) {\n    { font-size: 20; }\n}\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIContactView {\n    background-color: red;\n}\n"),
                .init("fdlFUIContactView\n{\n    background-color: red;\n}\n"),
                .init("@media (device:ipad) {\n    Label { font-size: 20; }\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.missingClassPath) {
                pass.reportSyntax(
                    "this block has no class path", at: fault.range, help: "write the class path before '{'")
            }
        })
}
