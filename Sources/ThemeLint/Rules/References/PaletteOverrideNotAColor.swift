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
                guard let what = whatElse(value, pass) else { continue }
                pass.report(
                    "the palette's colour '\(override.text)' is given \(what)", at: value.range, .valueLost,
                    engines: engines, notes: [.init("the SDK's own colour stays as it is")],
                    help: "write a colour, or give the variable another name")
            }
        })

    /// What a value is that surely is no colour; nil where it may be one.
    private static func whatElse(_ value: Value, _ pass: LintPass) -> String? {
        if value.isEmpty { return nil }
        let parts = value.parts
        var numbers = 0
        for part in parts {
            guard case .word = pass.tree.tokens.kinds[part] else { return nil }
            let text = pass.text(pass.tree.tokens.range(part))
            if isNumber(text) { numbers += 1 }
            if parts.count == 1, text == "true" || text == "false" { return "a truth value" }
            if parts.count == 1, FontNames.sdk.system.contains(text) { return "a font" }
        }
        if numbers < parts.count { return nil }
        return numbers == 1 ? "a number" : "several numbers"
    }

    /// Digits with at most one point; six of them and more may be a colour that lacks its sign.
    private static func isNumber(_ text: String) -> Bool {
        var digits = 0
        var points = 0
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "."): points += 1
            case UInt8(ascii: "-") where index == 0: break
            default: return false
            }
        }
        return digits > 0 && digits < 6 && points < 2
    }
}
