// The rule `unlisted-attribute`.

import FioriTheme
import NSSSyntax

enum UnlistedAttribute {
    static let rule = LintRule(
        "unlisted-attribute", .catalogue, .warning, .near,
        "a known attribute that the component's complete list does not have",
        why: """
            The component's page lists what can be set on each of its class paths. What is not in that list is known elsewhere \
            and, as far as the page goes, not read here.
            """,
        bad: {
            [
                .init("fdlFUIContactView { separator-color: #1B2A4A; }\n"),
                .init("fdlFUIContactView_headlineLabel { thumb-color: #1B2A4A; }\n"),
                .init("fdlFUIKPIProgressView { on-tint-color: #1B2A4A; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIContactView { background-color: #E3EAF6; }\n"),
                .init("Table { separator-color: #1B2A4A; }\n"),
                .init("fdlFUIKeyValueFormCell_valueText { text-align: left; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.unlistedAttribute) {
                let range = pass.tree.tokens.range(found.token)
                pass.report(
                    "'\(pass.shown(range))' is not in the list of '\(found.path)'", at: range, .applied,
                    severity: found.issue.severity,
                    engines: engines,
                    notes: [.init("the page's list of this class path is complete without it: it is hardly read here")],
                    help: pass.help(found, orElse: "set one of the attributes that are listed there"),
                    fixes: pass.renaming(found))
            }
        })
}
