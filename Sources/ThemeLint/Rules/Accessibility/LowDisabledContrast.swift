// The rule `low-disabled-contrast`.

import FioriTheme
import NSSSyntax

enum LowDisabledContrast {
    static let rule = LintRule(
        "low-disabled-contrast", .accessibility, .advice, .unsafe, "a disabled control that stands out too little",
        isOptIn: true,
        why: """
            A control that cannot be used may be pale, and no norm asks for more. But whoever cannot read it does not learn \
            what is there and could be enabled.
            """,
        bad: {
            [
                .init("Button { background-color: #FFFFFF; font-color: #1B2A4A; font-color-disabled: #C0C0C0; }\n"),
                .init(
                    "@pale:#DDDDDD;\nButton { background-color: #FFFFFF; font-color: #1B2A4A; font-color-disabled: @pale; }\n"
                ),
                .init(
                    "Button { background-color: #1B2A4A; background-color-disabled: #E0E0E0; font-color: #FFFFFF; }\n"),
            ]
        },
        good: {
            [
                .init("Button { background-color: #FFFFFF; font-color: #1B2A4A; font-color-disabled: #8E8E93; }\n"),
                .init(
                    "Button { background-color: #1B2A4A; background-color-disabled: #8E8E93; font-color: #FFFFFF; }\n"),
                .init("Button { font-color: #1B2A4A; font-color-disabled: #C0C0C0; }\n"),
            ]
        },
        check: { pass in
            for pair in pass.colorPairs() where pair.isDisabled && pair.kind != .border {
                pass.report(pair, pass.ratio(pair), help: "give it a shade that can be read")
            }
        })
}
