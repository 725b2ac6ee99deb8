// The rule `undocumented-class-path`.

import FioriTheme
import NSSSyntax

enum UndocumentedClassPath {
    static let rule = LintRule(
        "undocumented-class-path", .catalogue, .advice, .none,
        "a class path that no page prints, or one that a page prints oddly",
        why: """
            What follows from the rule for class paths alone may hold or not: SAP's pages have many exceptions. Try it on a device before \
            you rely on it.
            """,
        bad: {
            [
                .init("fdlFontStyle_callout { font-color: #1B2A4A; }\n"),
                .init("fdlFUISliderFormView_title { font-color: #1B2A4A; }\n"),
                .init("fdlFUIDataTable_textItem_column4 { font-color: #1B2A4A; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFontStyle_subheadline { font-color: #1B2A4A; }\n"),
                .init("fdlFUIContactView { background-color: #E3EAF6; }\n"),
                .init("fdlFUIDataTableCardView_textItem_row1 { font-color: #1B2A4A; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.undocumentedPath) {
                let range = pass.tree.tokens.range(found.token)
                var message = "no page prints the class path '\(pass.shown(range))'"
                var note = "it follows from the rule for class paths: it may be read or not"
                var help = "see on a device whether it has an effect"
                switch found.issue.detail {
                case .odd(let other):
                    message = "'\(pass.shown(range))' has two spellings: a page has one, the rule gives the other"
                    note = "the other one is '\(other)'; nobody knows which of the two is read"
                    help = "style both, until a device shows which one counts"
                case .sibling(let above): note = "'\(above)' is printed, for the class above; it may hold here as well"
                default: break
                }
                pass.report(
                    message, at: range, .applied, severity: found.issue.severity, engines: engines,
                    notes: [.init(note)], help: help)
            }
        })
}
