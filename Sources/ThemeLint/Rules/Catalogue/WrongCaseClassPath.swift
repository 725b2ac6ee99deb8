// The rule `wrong-case-class-path`.

import FioriTheme
import NSSSyntax

enum WrongCaseClassPath {
    static let rule = LintRule(
        "wrong-case-class-path", .catalogue, .error, .safe, "a class path that is right but for upper and lower case",
        why: """
            Class paths are compared letter by letter, and a small letter is another one than a capital: the block is not read.
            """,
        bad: {
            [
                .init("fdlFUIcontactView { background-color: #E3EAF6; }\n"),
                .init("fdlFUIContactView_headlinelabel { font-color: #1B2A4A; }\n"),
                .init("FDLFUIContactView_headlineLabel { font-color: #1B2A4A; }\n"),
                .init("navigationBar { bar-tint-color: #1B2A4A; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIContactView { background-color: #E3EAF6; }\n"),
                .init("fdlFUIContactView_headlineLabel { font-color: #1B2A4A; }\n"),
                .init("NavigationBar { bar-tint-color: #1B2A4A; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.wrongCase) {
                let range = pass.tree.tokens.range(found.token)
                pass.report(
                    "'\(pass.shown(range))' is spelt with other capitals", at: range, .valueLost,
                    severity: found.issue.severity,
                    engines: engines,
                    notes: [.init("class paths are compared letter by letter: the block is not read")],
                    help: pass.help(found, orElse: "write the capitals as the component has them"),
                    fixes: pass.renaming(found))
            }
        })
}
