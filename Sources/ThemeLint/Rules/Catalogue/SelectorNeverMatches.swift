// The rule `selector-never-matches`.

import FioriTheme
import NSSSyntax

enum SelectorNeverMatches {
    static let rule = LintRule(
        "selector-never-matches", .catalogue, .warning, .unsafe, "a class path that no class string can equal",
        why: """
            There are no selectors as in CSS: a block is found by the plain name of a class. The point or the hash before it \
            becomes part of the name, and 'none' is the word that switches styling off.
            """,
        bad: {
            [
                .init(".Title { font-size: 13; }\n"),
                .init("#header,\nLabel { font-size: 13; }\n"),
                .init("none { font-size: 13; }\n"),
            ]
        },
        good: {
            [
                .init("Title { font-size: 13; }\n"),
                .init("Header,\nLabel { font-size: 13; }\n"),
                .init("None { font-size: 13; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.neverMatches) {
                let range = pass.tree.tokens.range(found.token)
                let isNone = found.issue.meant.isEmpty
                pass.report(
                    "no view can have the class '\(pass.shown(range))'", at: range, .valueLost,
                    severity: found.issue.severity, engines: engines,
                    notes: [
                        .init(
                            isNone
                                ? "a view of this class is not styled at all"
                                : "the sign is taken for a part of the name: the block is not read")
                    ],
                    help: pass.help(found, orElse: "give the class another name"), fixes: pass.renaming(found))
            }
        })
}
