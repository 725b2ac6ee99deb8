// The rule `invalid-number`.

import FioriTheme
import NSSSyntax

enum InvalidNumber {
    static let rule = LintRule(
        "invalid-number", .values, .error, .none, "text that is no number",
        why: """
            What does not begin with a digit counts as 0: a font of size 0, a line of width 0.
            """,
        bad: {
            [
                .init("Label { font-size: large; }\n"),
                .init("Label { corner-radius: 1.2.3; }\n"),
                .init("Button { padding: 1 two; }\n"),
            ]
        },
        good: {
            [
                .init("Label { font-size: 17; }\n"),
                .init("Label { corner-radius: .5; }\n"),
                .init("Button { padding: 1 2; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.invalidNumber) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        let text = pass.shown(problem)
        let range = problem.verdict.range
        let number = NumberText(pass.source.bytes[range.start..<range.end])
        let notes =
            number.map { number in
                pass.note(
                    problem.verdict.engines, "unit-in-number", "read",
                    "\(pass.text(TextRange(range.start, range.start + number.length))) and ignore the rest"
                )
            } ?? pass.lostNumber(problem)
        pass.report(
            problem, "'\(text)' is no number", .valueLost, notes: notes, help: "write digits, with a dot for fractions")
    }
}
