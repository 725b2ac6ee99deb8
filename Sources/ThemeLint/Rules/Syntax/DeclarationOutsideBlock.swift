// The rule `declaration-outside-block`.

import NSSSyntax

enum DeclarationOutsideBlock {
    static let rule = LintRule(
        "declaration-outside-block", .syntax, .error, .none, "an attribute that stands in no block",
        why: "An attribute belongs to a class; outside a block there is none. NUI drops the whole sheet.",
        bad: {
            [
                .init("corner-radius: 8;\n\nButton {\n    height: 44;\n}\n"),
                .init("fdlFUIObjectHeaderView { background-color: red; }\ntint-color: white;\n"),
                .init("@media (device:ipad) {\n    font-size: 20;\n}\n"),
            ]
        },
        good: {
            [
                .init("Button {\n    corner-radius: 8;\n    height: 44;\n}\n"),
                .init("fdlFUIObjectHeaderView {\n    background-color: red;\n    tint-color: white;\n}\n"),
                .init("@media (device:ipad) {\n    Label { font-size: 20; }\n}\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.declarationOutsideBlock) {
                let name = pass.shown(fault.range)
                pass.reportSyntax(
                    "'\(name)' stands in no block", at: fault.range,
                    help: "write it into the block of a class path; a variable would be '@\(name)'")
            }
        })
}
