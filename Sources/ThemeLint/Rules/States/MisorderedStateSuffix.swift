// The rule `misordered-state-suffix`.

import FioriTheme
import NSSSyntax

enum MisorderedStateSuffix {
    static let rule = LintRule(
        "misordered-state-suffix", .states, .error, .safe, "combined states in an order that is not looked up",
        why: """
            Two states at once have one name, with its parts in one order, and insets stand behind the state. In any other order \
            it is a name that nothing asks for.
            """,
        bad: {
            [
                .init("Button { font-color: #1B2A4A; font-color-highlighted-selected: #8899AA; }\n"),
                .init("Button { background-image: card; background-image-disabled-selected: card-dim; }\n"),
                .init(
                    "Button { background-image: plain; background-image-selected: card; background-image-insets-selected: 4 4 4 4; }\n"
                ),
            ]
        },
        good: {
            [
                .init("Button { font-color: #1B2A4A; font-color-selected-highlighted: #8899AA; }\n"),
                .init("Button { background-image: card; background-image-selected-disabled: card-dim; }\n"),
                .init(
                    "Button { background-image: plain; background-image-selected: card; background-image-selected-insets: 4 4 4 4; }\n"
                ),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.misorderedState) {
                let range = pass.tree.tokens.range(found.token)
                pass.report(
                    "the endings of '\(pass.shown(range))' stand in the wrong order", at: range, .valueLost,
                    severity: found.issue.severity,
                    engines: engines, notes: [.init("this name is never looked up: the value is not applied")],
                    help: pass.help(found, orElse: "change the order"), fixes: pass.renaming(found))
            }
        })
}
