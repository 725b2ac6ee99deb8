// The rule `unterminated-comment`.

import NSSSyntax

enum UnterminatedComment {
    static let rule = LintRule(
        "unterminated-comment", .syntax, .error, .unsafe, "'/*' without '*/'",
        why:
            "Everything down to the end of the file belongs to the comment. NUI finds no end and drops the whole sheet.",
        bad: {
            [
                .init("Button { height: 44; }\n\n/* not ready yet\nBarButton { font-size: 17; }\n"),
                .init("/* colours\nfdlFUIObjectHeaderView {\n    background-color: red;\n}\n"),
                .init("Label { font-size: 17; } /* end of the labels"),
            ]
        },
        good: {
            [
                .init("Button { height: 44; }\n\n/* not ready yet */\nBarButton { font-size: 17; }\n"),
                .init("/* colours */\nfdlFUIObjectHeaderView {\n    background-color: red;\n}\n"),
                .init("Label { font-size: 17; } /* end of the labels */"),
            ]
        },
        check: { pass in
            for fault in pass.faults(.unterminatedComment) {
                let end = max(pass.endOfLine(at: fault.range.start), fault.range.end)
                pass.reportSyntax(
                    "this comment is never closed", at: fault.range, help: "write '*/' where it is to end",
                    fixes: [Fix("close the comment at the end of its line", .unsafe, [.insert(" */", at: end)])])
            }
        })
}
