// The rule `word-starts-with-keyword`.

import FioriTheme
import NSSSyntax

enum WordStartsWithKeyword {
    static let rule = LintRule(
        "word-starts-with-keyword", .syntax, .error, .none, "a word that begins with 'and' or '@media'",
        why: """
            NUI knows these two words without looking at what follows: 'android.png' is 'and' and 'roid.png' to it. 'and' \
            may not stand there, and the whole sheet is lost.
            """,
        bad: {
            [
                .init("Button {\n    image: android.png;\n}\n"),
                .init("andLabel {\n    font-size: 17;\n}\n"),
                .init("@mediaTint:#0A6ED1;\nfdlFUIObjectHeaderView { background-color: red; }\n"),
            ]
        },
        good: {
            [
                .init("Button {\n    image: robot-android.png;\n}\n"),
                .init("AndLabel {\n    font-size: 17;\n}\n"),
                .init("Button {\n    image: android.png;\n}\n", engines: [.swiftui]),
            ]
        },
        check: { pass in
            let faults = pass.faults(.wordStartsWithKeyword)
            if faults.isEmpty { return }
            let readers = pass.engines(where: "keyword-splits-word", is: "true")
            if readers.isEmpty { return }
            let sure = readers.contains { $0.confidence("keyword-splits-word") > .inferred }
            for fault in faults {
                let keyword = pass.tree.tokens.kinds[fault.token] == .atWord ? "@media" : "and"
                let isWhole = fault.range.length == keyword.utf8.count
                let who = sure ? "NUI splits" : "\(readers[0].engine.title) is taken to split"
                pass.report(
                    isWhole
                        ? "'\(keyword)' is a keyword and may not stand here"
                        : "'\(pass.shown(fault.range))' begins with the keyword '\(keyword)'",
                    at: fault.range, .sheetLost, engines: readers,
                    notes: [
                        .init(
                            isWhole
                                ? "\(sure ? "NUI drops" : "\(readers[0].engine.title) is taken to drop") the whole sheet here"
                                : "\(who) the word behind '\(keyword)' and \(sure ? "drops" : "to drop") the whole sheet"
                        )
                    ],
                    help: keyword == "and"
                        ? "choose a name that does not begin with 'and'; 'And' is fine"
                        : "choose a name that does not begin with '@media'")
            }
        })
}
