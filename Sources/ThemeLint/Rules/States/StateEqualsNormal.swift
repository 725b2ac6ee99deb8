// The rule `state-equals-normal`.

import FioriTheme
import NSSSyntax

enum StateEqualsNormal {
    static let rule = LintRule(
        "state-equals-normal", .states, .warning, .safe, "a value for a state that is the normal value",
        why: """
            A state without a value of its own shows the normal one. The same value again changes nothing, and the state \
            that somebody meant to tell apart cannot be told apart.
            """,
        bad: {
            [
                .init("Button {\n    font-color: #1B2A4A;\n    font-color-highlighted: #1B2A4A;\n}\n"),
                .init("@ink:red;\n\nLabel {\n    font-color: @ink;\n    font-color-highlighted: #ff0000;\n}\n"),
                .init(
                    "Label,\nButton { font-color: red; }\n\nButton { font-color-selected: #FF0000; }\n",
                    engines: [.uikit, .nui]),
            ]
        },
        good: {
            [
                .init("Button { font-color: #1B2A4A; font-color-highlighted: #8899AA; }\n"),
                .init(
                    "Button { font-color: #1B2A4A; font-color-highlighted: #1B2A4A; }\n\nLargeButton { font-color: #8899AA; }\n"
                ),
                .init("TabBarItem { font-color: #1B2A4A; font-color-selected: #1B2A4A; }\n"),
                .init("fdlFUIKPIProgressView { tint-color: #1B2A4A; tint-color-disabled: #1B2A4A; }\n"),
                .init("PriceTag { font-color: #1B2A4A; font-color-highlighted: #1B2A4A; }\n"),
            ]
        },
        check: { pass in
            for issue in pass.stateIssues(.stateEqualsNormal) {
                pass.reportNeedless(
                    issue, "is the normal value", note: { _ in "'\(issue.state.name)' shows this without it" },
                    help: "remove it, or write the value that is meant for the state")
            }
        })
}
