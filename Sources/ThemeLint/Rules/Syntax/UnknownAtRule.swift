// The rule `unknown-at-rule`.

import NSSSyntax

enum UnknownAtRule {
    static let rule = LintRule(
        "unknown-at-rule", .syntax, .error, .near, "an '@' word that is neither '@media' nor a definition",
        why: """
            '@media' is the only word of its kind. NUI takes any other for the name of a variable, finds no ':' behind \
            it, and drops the whole sheet.
            """,
        bad: {
            [
                .init("@import colours.nss;\n\nButton {\n    height: 44;\n}\n"),
                .init("@meida (device:ipad) {\n    Label { font-size: 20; }\n}\n"),
                .init("@font-face {\n    font-name: 72-Regular;\n}\n"),
            ]
        },
        good: {
            [
                .init("Button {\n    height: 44;\n}\n"),
                .init("@media (device:ipad) {\n    Label { font-size: 20; }\n}\n"),
                .init("Label {\n    font-name: 72-Regular;\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.unknownAtRule) {
                let name = pass.text(fault.range)
                let near = Spelling.nearest(to: name, among: ["@media"])
                pass.reportSyntax(
                    "'\(pass.shown(fault.range))' is not known", at: fault.range,
                    help: near.isEmpty ? help(name) : "did you mean '@media'?",
                    fixes: near.map { Fix("replace with '\($0)'", .unsafe, [Edit(fault.range, $0)]) })
            }
        })

    private static func help(_ name: String) -> String {
        switch name {
        case "@import", "@use", "@forward", "@include":
            "the app loads the sheets one after the other in code; lint lower sheets with '--base'"
        case "@charset": "delete it: a sheet is always UTF-8"
        case "@font-face": "delete it: fonts are registered in the app"
        default: "a class path has no '@'; only '@media (feature: value)' may stand before a block"
        }
    }
}
