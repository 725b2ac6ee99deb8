// The rule `states-differ-only-by-hue`.

import FioriTheme
import NSSSyntax

enum StatesDifferOnlyByHue {
    static let rule = LintRule(
        "states-differ-only-by-hue", .accessibility, .warning, .none,
        "two states that are one for a colour-blind reader",
        why: """
            One man in twelve does not see red and green as others do. Two states that differ in hue alone are the same \
            to him: what is selected, pressed or disabled cannot be told.
            """,
        bad: {
            [
                .init("TabBarItem { font-color: #306020; font-color-selected: #E02020; }\n"),
                .init(
                    "@off:#B02020;\nButton { font-color: @off; font-color-highlighted: #307820; }\n"
                ),
                .init("fdlFUIKPIProgressView { tint-color: #306020; tint-color-disabled: #E02020; }\n"),
            ]
        },
        good: {
            [
                .init("TabBarItem { font-color: #306020; font-color-selected: #FF9A9A; }\n"),
                .init(
                    "TabBarItem { font-color: #306020; font-color-selected: #E02020; finished-image-selected: star; }\n"
                ),
                .init("Button { font-color: #306020; font-color-highlighted: #306820; }\n"),
                .init("fdlFUIKPIProgressView { tint-color-disabled: #E02020; }\n"),
            ]
        },
        check: { pass in
            for merged in StateMerger.merged(&pass) {
                pass.report(
                    "'\(merged.path)' looks the same \(merged.state.title) and normal to a reader with"
                        + " \(merged.vision.name)", at: merged.range, .applied, engines: merged.engines,
                    notes: [
                        .init("\(merged.color.shown) is seen as \(merged.color.seen(with: merged.vision).shown)"),
                        .init("\(merged.normal.shown) is seen as \(merged.normal.seen(with: merged.vision).shown)"),
                    ],
                    help: "let the two differ in lightness, too, or in more than colour")
            }
        })
}
