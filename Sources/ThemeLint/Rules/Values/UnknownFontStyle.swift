// The rule `unknown-font-style`.

import FioriTheme
import NSSSyntax

enum UnknownFontStyle {
    static let rule = LintRule(
        "unknown-font-style", .values, .error, .near, "a text style that does not exist",
        why: """
            A style that is not known gives no font: the text keeps its own size and does not follow the reader's.
            """,
        bad: {
            [
                .init("fdlFUILabel { font-style: headlin; }\n"),
                .init("fdlFUILabel { font-style: Body; }\n"),
                .init("@style:subheadlne;\nfdlFUILabel { font-style: @style; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUILabel { font-style: headline; }\n"),
                .init("fdlFUILabel { font-style: body; }\n"),
                .init("@style:title1;\nfdlFUILabel { font-style: @style; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.unknownFontStyle) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        let names = FontNames.sdk.styleNames
        let fixes = pass.nearest(problem, among: names)
        // SAP's list of styles is not printed in full: a word that is near none may be one.
        let isOpen = fixes.isEmpty
        pass.report(
            problem, "'\(pass.shown(problem))' is no known text style", .valueLost, severity: isOpen ? .warning : nil,
            notes: [.init("a style that is not known leaves the text as it is")],
            help: pass.question(problem, among: names) ?? "write one of the text styles, such as 'body' or 'headline'",
            fixes: fixes)
    }
}
