// The rule `unlikely-value`.

import FioriTheme
import NSSSyntax

enum UnlikelyValue {
    static let rule = LintRule(
        "unlikely-value", .values, .advice, .none, "a number far from what themes use for the attribute",
        why: """
            It is applied, and it is likely a digit too many or too few.
            """,
        bad: {
            [
                .init("Label { font-size: 1700; }\n"),
                .init("Button { border-width: 100; }\n"),
                .init("@size:2;\nLabel { font-size: @size; }\n"),
            ]
        },
        good: {
            [
                .init("Label { font-size: 96; }\n"),
                .init("Button { border-width: 10; }\n"),
                .init("Button { corner-radius: 0; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.unlikelyValue) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        guard let usual = problem.check?.facts.usual else { return }
        let (least, most) = (NumberText.shown(usual.least), NumberText.shown(usual.most))
        pass.report(
            problem, "'\(pass.shown(problem))' is an unlikely value for \(pass.target(problem))", .applied,
            notes: [.init("themes use \(least) to \(most)")], help: "check the number")
    }
}
