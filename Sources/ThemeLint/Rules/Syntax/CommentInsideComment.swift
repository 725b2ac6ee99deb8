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
                .init("/*\nButton { /* tall */ height: 56; }\n*/\nLabel { font-size: 17; }\n"),
            ]
        },
        good: {
            [
                .init("Label {\n    /* was larger once, see the audit */\n    font-size: 17;\n}\n"),
                .init("/** Header **/\nfdlFUIObjectHeaderView { background-color: red; }\n"),
                .init("/* Button (tall) */ /* height 56 */\nLabel { font-size: 17; }\n"),
            ]
        }
    ) { pass in
        for fault in pass.faults(.commentInsideComment) {
            let message = "'/*' inside a comment: the first '*/' ends both"
            guard fault.repair >= 0 else {
                pass.report(
                    message, at: fault.range, .applied,
                    notes: [.init("comments do not nest; what follows the first '*/' is read")],
                    help: "leave out the inner '/*'")
                continue
            }
            // What is left over is no character of a theme: the consequences are those of a breach of the grammar.
            let losing = pass.engines(where: "syntax-error", is: "sheet-lost")
            let leftOver = TextRange(fault.repair, fault.repair + 2)
            pass.report(
                message, at: fault.range, losing.isEmpty ? .valueLost : .sheetLost, severity: .error,
                notes: [.init("this '*/' is left over", range: leftOver)] + LintPass.lossNote(losing),
                help: "leave out the inner '/*' and its '*/'")
        }
    }
}
