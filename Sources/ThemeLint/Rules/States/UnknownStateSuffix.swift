// The rule `unknown-state-suffix`.

import FioriTheme
import NSSSyntax

enum UnknownStateSuffix {
    static let rule = LintRule(
        "unknown-state-suffix", .states, .error, .near, "an ending that looks like a state and is none",
        why: """
            A state is an ending of the attribute's name, out of a fixed list. Any other ending makes a name that nothing asks for: \
            the control keeps its plain value in that state.
            """,
        bad: {
            [
                .init("Button { font-color: #1B2A4A; font-color-pressed: #8899AA; }\n"),
                .init("fdlFUIKPIProgressView { tint-color-disabeld: #8899AA; }\n"),
                .init("PriceTag { background-color-highlited: #E3EAF6; }\n"),
                .init("Button { font-color: #1B2A4A; font-color-focused: #8899AA; }\n"),
            ]
        },
        good: {
            [
                .init("Button { font-color: #1B2A4A; font-color-highlighted: #8899AA; }\n"),
                .init("fdlFUIKPIProgressView { tint-color-disabled: #8899AA; }\n"),
                .init("fdlFUIRatingControl { on-color-standard: #1B2A4A; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.unknownState) {
                let range = pass.tree.tokens.range(found.token)
                pass.report(
                    "the ending of '\(pass.shown(range))' is no state", at: range, .valueLost,
                    severity: found.issue.severity,
                    engines: engines, notes: [.init(pass.states(found.issue.detail))],
                    help: pass.help(found, orElse: "set it in code: a sheet has no such state"),
                    fixes: pass.renaming(found))
            }
        })
}
