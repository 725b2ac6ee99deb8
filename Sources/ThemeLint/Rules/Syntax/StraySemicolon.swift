// The rule `stray-semicolon`.

import NSSSyntax

enum StraySemicolon {
    static let rule = LintRule(
        "stray-semicolon", .syntax, .error, .safe, "a ';' that ends nothing",
        why:
            "Only a declaration or a definition ends in ';', and in one of them. NUI drops the whole sheet for one more.",
        bad: {
            [
                .init("Button {\n    height: 44;\n};\n"),
                .init("Label {\n    font-size: 17;;\n}\n"),
                .init("@media (device:ipad) {\n    Label { font-size: 20; };\n}\n"),
            ]
        },
        good: {
            [
                .init("Button {\n    height: 44;\n}\n"),
                .init("Label {\n    font-size: 17;\n}\n"),
                .init("@media (device:ipad) {\n    Label { font-size: 20; }\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.straySemicolon) {
                let before = pass.token(before: fault.token).map { pass.tree.tokens.kinds[$0] }
                pass.reportSyntax(
                    before == .rightBrace ? "';' after '}'" : "this ';' ends nothing", at: fault.range,
                    help: "delete it",
                    fixes: [Fix("delete ';'", .safe, [.delete(pass.wholeLines(fault.range))])])
            }
        })
}
