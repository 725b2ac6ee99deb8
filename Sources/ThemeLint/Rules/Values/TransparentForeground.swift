// The rule `transparent-foreground`.

import FioriTheme
import NSSSyntax

enum TransparentForeground {
    static let rule = LintRule(
        "transparent-foreground", .values, .warning, .none, "text or tint that is fully transparent",
        why: """
            What has alpha 0 is there and cannot be seen: a label without text, a button without its title.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: clear; }\n"),
                .init("Label { font-color: rgba(0, 0, 0, 0.0); }\n"),
                .init("@brand:#00FF0000;\nButton { font-color: @brand; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: black; }\n"),
                .init("Label { background-color: clear; }\n"),
                .init("Label { text-shadow-color: clear; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.transparentForeground) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        pass.report(
            problem, "\(pass.target(problem)) is fully transparent, so nothing of it is seen", .applied,
            notes: alphaFirst(problem), help: "write a colour that shows, or hide the view in code")
    }

    private static func alphaFirst(_ problem: ValueProblem) -> [Diagnostic.Note] {
        let text = problem.text
        guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count == 9 else { return [] }
        return [.init("two of the eight digits are alpha, and they are 00")]
    }
}
