// The rule `palette-override-not-a-color`.

import FioriTheme
import NSSSyntax

enum PaletteOverrideNotAColor {
    static let rule = LintRule(
        "palette-override-not-a-color", .references, .error, .none, "a palette's colour defined as something else",
        why: """
            A definition named like a colour of the palette is meant to replace it. Where its value is a number or a font, \
            the colour stays as it is.
            """,
        bad: {
            [
                .init("@tintColor:17;\n\nLabel { font-size: 17; }\n"),
                .init("@primaryLabel_darkBackground:true;\n\nLabel { font-size: 17; }\n"),
                .init("@header:4 8 4 8;\n", engines: [.swiftui]),
            ]
        },
        good: {
            [
                .init("@header:44;\n\nButton { height: @header; }\n"),
                .init("@headerHeight:44;\n\nButton { height: @headerHeight; }\n"),
                .init("@brand:#5B35C8;\n\nLabel { font-color: @brand; }\n"),
            ]
        },
        check: { pass in
            let engines = pass.engines(where: "palette-overrides", is: "true")
            if engines.isEmpty { return }
            for override in pass.paletteOverrides() where !override.isUsed {
                let value = pass.tree.value(ofStatement: override.node)
                guard let what = pass.whatElse(override.node) else { continue }
                pass.report(
                    "the palette's colour '\(override.text)' is given \(what)", at: value.range, .valueLost,
                    engines: engines, notes: [.init("the SDK's own colour stays as it is")],
                    help: "write a colour, or give the variable another name")
            }
        })
}
