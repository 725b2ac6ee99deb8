// The rule `unsupported-state`.

import FioriTheme
import NSSSyntax

enum UnsupportedState {
    static let rule = LintRule(
        "unsupported-state", .states, .warning, .none,
        "a state that the component never enters, or that the attribute does not have",
        why: """
            A value for a state that never comes has no effect, and a font or a border mostly has no form for states at all: the plain \
            value counts in each of them.
            """,
        bad: {
            [
                .init("SegmentedControl { font-name: Avenir; font-name-selected: Avenir; }\n"),
                .init("Button { font-size: 13; font-size-highlighted: 15; }\n"),
                .init("fdlFUINoteFormCell_valueText { font-color: #1B2A4A; font-color-highlighted: #8899AA; }\n"),
                .init("Label { font-color: #1B2A4A; font-color-normal: #8899AA; }\n", engines: [.nui]),
            ]
        },
        good: {
            [
                .init("SegmentedControl { font-color: #1B2A4A; font-color-selected: #8899AA; }\n"),
                .init("Button { font-color: #1B2A4A; font-color-highlighted: #8899AA; }\n"),
                .init("fdlFUIKPIProgressView { font-color: #1B2A4A; font-color-highlighted: #8899AA; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.unsupportedState) {
                let range = pass.tree.tokens.range(found.token)
                pass.report(
                    "'\(pass.shown(range))' is for a state that is not to be had here", at: range, .valueLost,
                    severity: found.issue.severity,
                    engines: engines, notes: [.init(pass.states(found.issue.detail))],
                    help: help(pass.text(range), pass))
            }
        })

    private static func help(_ attribute: String, _ pass: LintPass) -> String {
        let name = pass.catalogue.split(attribute)
        if name.state == .normal { return "write '\(name.base)', which is for the normal state" }
        return "remove it: the plain value counts in this state"
    }
}
