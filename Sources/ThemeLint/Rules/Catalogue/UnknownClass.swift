// The rule `unknown-class`.

import FioriTheme
import NSSSyntax

enum UnknownClass {
    static let rule = LintRule(
        "unknown-class", .catalogue, .warning, .near, "a class one slip away from a class of NUI",
        why: """
            A class of your own may have any name, so nobody complains of a slip: the block becomes a custom class that no view has, \
            and the controls keep the system's look.
            """,
        bad: {
            [
                .init("Buton { font-size: 18; }\n"),
                .init("Lable,\nTextField { font-size: 17; }\n"),
                .init("NavigatonBar { bar-tint-color: #1B2A4A; }\n"),
            ]
        },
        good: {
            [
                .init("Button { font-size: 18; }\n"),
                .init("LargeButton { font-size: 18; }\n"),
                .init("Label2,\nTextField { font-size: 17; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.unknownClass) {
                let range = pass.tree.tokens.range(found.token)
                pass.report(
                    "'\(pass.shown(range))' is no class of NUI", at: range, .valueLost, severity: found.issue.severity,
                    engines: engines,
                    notes: [.init("as a class of your own it is read only by views that the app gives it to")],
                    help: pass.help(found, orElse: "write the class that was meant"), fixes: pass.renaming(found))
            }
        })
}
