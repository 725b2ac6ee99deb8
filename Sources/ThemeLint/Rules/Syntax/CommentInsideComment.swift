// The rule `comment-inside-comment`.

import NSSSyntax

enum CommentInsideComment {
    static let rule = LintRule(
        "comment-inside-comment", .syntax, .warning, .none, "'/*' inside a comment, which ends earlier than it looks",
        why: """
            Comments do not nest: the first '*/' ends them all. Where another one follows, what stands between the two is \
            read as part of the sheet, and the '*/' that is left over costs NUI the whole sheet.
            """,
        bad: {
            [
                .init("Label {\n    /* was larger once, /* see the audit */\n    font-size: 17;\n}\n"),
                .init("/* /* Header */\nfdlFUIObjectHeaderView { background-color: red; }\n"),
                .init("/*\nButton { height: 56; } /* tall */\nLabel { font-size: 17; }\n"),
            ]
        },
        good: {
            [
                .init("Label {\n    /* was larger once, see the audit */\n    font-size: 17;\n}\n"),
                .init("/** Header **/\nfdlFUIObjectHeaderView { background-color: red; }\n"),
                .init("/* Button (tall) */ /* height 56 */\nLabel { font-size: 17; }\n"),
            ]
        },
        check: { pass in
            // Where a '*/' is left over, the sheet is broken there: `unexpected-character` says it, with this as the cause.
            for fault in pass.faults(.commentInsideComment) where fault.repair < 0 {
                pass.report(
                    "'/*' inside a comment: the first '*/' ends both", at: fault.range, .applied,
                    notes: [.init("comments do not nest; what follows the first '*/' is read")],
                    help: "leave out the inner '/*'")
            }
        })
}
