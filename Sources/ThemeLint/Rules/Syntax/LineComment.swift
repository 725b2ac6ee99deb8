// The rule `line-comment`.

import NSSSyntax

enum LineComment {
    static let rule = LintRule(
        "line-comment", .syntax, .error, .safe, "'//', which is no comment here",
        why: "Only '/* … */' is a comment. NUI cannot place a '/' at the start of a word and drops the whole sheet.",
        bad: {
            [
                .init("// Header\nfdlFUIObjectHeaderView { background-color: red; }\n"),
                .init("Label {\n    font-size: 17; // points\n}\n"),
                .init("//////////\n// buttons\nButton { height: 44; }\n"),
            ]
        },
        good: {
            [
                .init("/* Header */\nfdlFUIObjectHeaderView { background-color: red; }\n"),
                .init("Label {\n    font-size: 17; /* points */\n}\n"),
                .init("/* see // the notes */\nButton { height: 44; }\n"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.lineComment) {
                let before = fault.token > 0 ? pass.tree.tokens.kinds[fault.token - 1] : .whiteSpace
                let gap = before == .word || before == .atWord ? [UInt8(ascii: " ")] : []
                let text = gap + pass.blockComment(of: fault.range)
                pass.reportSyntax(
                    "'//' does not begin a comment", at: TextRange(fault.range.start, fault.range.start + 2),
                    help: "write '/* … */'",
                    fixes: [Fix("write it as '/* … */'", .safe, [Edit(fault.range, bytes: text)])])
            }
        })
}
