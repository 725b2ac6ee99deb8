// The rule `missing-fdl-prefix`.

import FioriTheme
import NSSSyntax

enum MissingFDLPrefix {
    static let rule = LintRule(
        "missing-fdl-prefix", .catalogue, .warning, .unsafe, "the class path of a component without the prefix fdl",
        why: """
            A view of the SDK has the class path with the prefix. Without it the name is a custom class, which no view has \
            unless the app gives it to one.
            """,
        bad: {
            [
                .init("FUIContactView { background-color: #E3EAF6; }\n"),
                .init("FUIObjectHeaderView_headlineLabel { font-color: #1B2A4A; }\n"),
                .init("fdFUIContactView_headlineLabel { font-color: #1B2A4A; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIContactView { background-color: #E3EAF6; }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #1B2A4A; }\n"),
                .init("ContactView { background-color: #E3EAF6; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.missingPrefix) {
                let range = pass.tree.tokens.range(found.token)
                pass.report(
                    "'\(pass.shown(range))' lacks the prefix 'fdl'", at: range, .valueLost,
                    severity: found.issue.severity,
                    engines: engines, notes: [.init("no view of the SDK has a class without the prefix")],
                    help: pass.help(found, orElse: "write 'fdl' in front"), fixes: pass.renaming(found))
            }
        })
}
