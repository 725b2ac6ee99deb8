// The rule `invisible-foreground`.

import FioriTheme
import NSSSyntax

enum InvisibleForeground {
    static let rule = LintRule(
        "invisible-foreground", .accessibility, .warning, .unsafe, "a colour all but equal to what it stands on",
        why: """
            Text or a symbol in the colour of its background is there and cannot be seen; who tests with another theme \
            never notices.
            """,
        bad: {
            [
                .init("Label { background-color: #FFFFFF; font-color: #FEFEFE; font-size: 15; }\n"),
                .init("@paper:#1B2A4A;\nNavigationBar { background-color: @paper; font-color: #1B2A4B; }\n"),
                .init(
                    "fdlFUIContactView { background-color: #E4EDF6; }\n\nfdlFUIContactView_headlineLabel { font-color: #E4EDF6; }\n"
                ),
                .init(
                    "Button { background-color: #1B2A4A; background-color-highlighted: #FFFFFF; font-color: #FFFFFF; }\n"
                ),
            ]
        },
        good: {
            [
                .init("Label { background-color: #FFFFFF; font-color: #1B2A4A; font-size: 15; }\n"),
                .init("@paper:#1B2A4A;\nNavigationBar { background-color: @paper; font-color: #FFFFFF; }\n"),
                .init("Button { background-color: #1B2A4A; border-color: #1B2A4A; border-width: 1; }\n"),
                .init("MyLabel { background-color: #FFFFFF; font-color: #FEFEFE; }\n"),
            ]
        },
        check: { pass in
            for pair in pass.colorPairs() where pair.verdict == .invisible && pair.kind != .border {
                if pair.isDisabled { continue }
                pass.report(
                    pair, "the two are not told apart, contrast \(pass.shown(ratio: pair.worst.ratio))",
                    help: "give it a colour with a contrast of \(NumberText.shown(pair.needed))")
            }
        })
}
