// The rule `comment-after-word`.

import FioriTheme
import NSSSyntax

enum CommentAfterWord {
    static let rule = LintRule(
        "comment-after-word", .syntax, .error, .safe, "a comment that touches the word before it",
        why: """
            In NUI a word may hold a '/', so the '/' of '/*' goes to the word, the '*' stands alone, and the whole sheet is \
            lost.
            """,
        bad: {
            [
                .init("Button {\n    height: 44/* points */;\n}\n"),
                .init("Button/* all of them */ {\n    height: 44;\n}\n"),
                .init("Label { font-size/* points */: 17; }\n", engines: [.nui]),
            ]
        },
        good: {
            [
                .init("Button {\n    height: 44 /* points */;\n}\n"),
                .init("Button /* all of them */ {\n    height: 44;/* points */\n}\n"),
                .init("Label { font-size /* points */: 17; }\n", engines: [.nui]),
            ]
        },
        check: { pass in
            let faults = pass.faults(.commentAfterWord)
            if faults.isEmpty { return }
            let readers = pass.engines(where: "slash-in-word", is: "true").filter { $0.holds("comments", "block") }
            if readers.isEmpty { return }
            let sure = readers.contains { $0.confidence("slash-in-word") > .inferred }
            for fault in faults {
                let word = pass.shown(token: fault.token - 1)
                pass.report(
                    "this comment touches '\(word)'", at: TextRange(fault.range.start, fault.range.start + 2),
                    .sheetLost,
                    engines: readers,
                    notes: [
                        .init(
                            sure
                                ? "NUI takes the '/' for a part of '\(word)/' and drops the whole sheet at the '*'"
                                : "\(readers[0].engine.title) is taken to read '\(word)/', as NUI does, and to drop the whole sheet"
                        )
                    ],
                    help: "write a blank before the comment",
                    fixes: [Fix("insert a blank", .safe, [.insert(" ", at: fault.range.start)])])
            }
        })
}
