// The rule `unknown-part`.

import FioriTheme
import NSSSyntax

enum UnknownPart {
    static let rule = LintRule(
        "unknown-part", .catalogue, .error, .near, "a known component with a part that it does not have",
        why: """
            The part behind the underscore is a name of its own, often not that of the property in Swift. A part that the \
            component does not have styles nothing.
            """,
        bad: {
            [
                .init("fdlFUIContactView_headLabel { font-color: #1B2A4A; }\n"),
                .init("fdlFUIObjectHeaderView_subHeadlineLable { font-color: #1B2A4A; }\n"),
                .init("fdlFUIContactView_watermark { font-color: #1B2A4A; }\n"),
                .init("fdlFUIContactCollectionViewCell_headlineLabel { font-color: #1B2A4A; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIContactView_headlineLabel { font-color: #1B2A4A; }\n"),
                .init("fdlFUIObjectHeaderView_subheadlineLabel { font-color: #1B2A4A; }\n"),
                .init("fdlFUIDataTableCardView_textItem_row2 { font-color: #1B2A4A; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.unknownPart) {
                let range = pass.tree.tokens.range(found.token)
                pass.report(
                    "no part of the component is called '\(pass.shown(range))'", at: range, .valueLost,
                    severity: found.issue.severity,
                    engines: engines, notes: [.init("the SDK gives no view this class: the block is not read")],
                    help: pass.help(found, orElse: "see which parts the component's page lists"),
                    fixes: pass.renaming(found))
            }
        })
}
