// The rule `hex-alpha-over-full`.

import FioriTheme
import NSSSyntax

enum HexAlphaOverFull {
    static let rule = LintRule(
        "hex-alpha-over-full", .values, .warning, .safe, "alpha above 100 percent in an eight-digit colour",
        why: """
            SAPFiori reads the first two of eight digits as percent: 64 is 100 percent, and anything above counts as that. A value \
            above it means that alpha was thought to run to FF, or to stand at the end.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #80FF0000; }\n"),
                .init("@brand:#C80A6ED1;\nLabel { font-color: @brand; }\n"),
                .init("Label { font-color: #65112233; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #FF0000; }\n"),
                .init("Label { font-color: #112233; }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: rgba(255, 0, 0, 0.5); }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.hexAlphaOverFull) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        let text = pass.shown(problem)
        let whole = problem.written.range
        pass.report(
            problem, "alpha '\(text)' in '\(pass.shown(whole))' is above 100 percent, which is 64", .applied,
            notes: pass.note(problem.verdict.engines, "hex-eight", "take", "it as 100 percent: the colour is opaque"),
            help: "write the six digits of the opaque colour, or alpha from 00 to 64", fixes: fixes(problem, pass))
    }

    private static func fixes(_ problem: ValueProblem, _ pass: LintPass) -> [Fix] {
        guard let hex = problem.verdict.readings.first?.color?.plainHex else { return [] }
        return [pass.replacement(problem.written.range, hex)]
    }
}
