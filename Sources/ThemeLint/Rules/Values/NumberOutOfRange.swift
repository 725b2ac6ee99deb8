// The rule `number-out-of-range`.

import FioriTheme
import NSSSyntax

enum NumberOutOfRange {
    static let rule = LintRule(
        "number-out-of-range", .values, .error, .none, "a number that makes no sense for its attribute",
        why: """
            A negative size, an opacity above 1: UIKit clamps it, ignores it, or draws nothing.
            """,
        bad: {
            [
                .init("Label { font-size: -12; }\n"),
                .init("Label { text-alpha: 50; }\n"),
                .init("@line:-1;\nButton { border-width: @line; }\n"),
            ]
        },
        good: {
            [
                .init("Label { font-size: 12; }\n"),
                .init("Label { text-alpha: 0.5; }\n"),
                .init("Button { border-width: 0; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.numberOutOfRange) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        guard let check = problem.check else { return }
        let isShare = problem.text.utf8.first != UInt8(ascii: "-") && check.facts.notation.arguments.count == 2
        pass.report(
            problem, "'\(pass.shown(problem))' is out of range for \(pass.target(problem))", .valueLost,
            notes: isShare ? [.init("1 is all there is: a percentage is written as a fraction")] : [],
            help: "write \(check.grammar.title)")
    }
}
