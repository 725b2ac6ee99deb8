// The rule `color-component-out-of-range`.

import FioriTheme
import NSSSyntax

enum ColorComponentOutOfRange {
    static let rule = LintRule(
        "color-component-out-of-range", .values, .error, .safe,
        "a number of a colour function that is read unscaled or lies beyond its range",
        why: """
            A number with a dot is taken as it is, so that 128.0 is far beyond full; one without is divided by 255, alpha and hue \
            included. What lies beyond the range comes out as full or as another colour.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: rgb(128.0, 0, 0); }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: rgb(300, 0, 0); }\n"),
                .init("Label { font-color: rgba(255, 0, 0, 2.0); }\n"),
                .init("Label { font-color: rgb(-1, 0, 0); }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: rgb(128, 0, 0); }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: rgb(0.5, 0.0, 0.0); }\n"),
                .init("Label { font-color: rgba(255, 0, 0, 1.0); }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.colorComponentOutOfRange) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        let isLost = problem.verdict.readings.contains { $0.isNone }
        let text = problem.text
        let hasDot = text.utf8.contains(UInt8(ascii: "."))
        let notes =
            isLost
            ? pass.lostColor(problem)
            : pass.note(
                problem.verdict.engines, "function-component", "take",
                hasDot ? "a number with a dot as it is: 1.0 is full" : "it for \(text) of 255")
        pass.report(
            problem, "'\(pass.shown(problem))' in '\(pass.shown(problem.written.range))' is out of range",
            isLost ? .valueLost : .applied, notes: notes,
            help: "write 0 to 255 without a dot, or 0.0 to 1.0 with one",
            fixes: [pass.replacement(problem.verdict.range, wanted(text, hasDot))])
    }

    /// 128.0 was meant as 128; what is too much is full, what is below nothing is nothing.
    private static func wanted(_ text: String, _ hasDot: Bool) -> String {
        guard let number = NumberText(Array(text.utf8)[...])?.value, number > 0 else { return "0" }
        if !hasDot { return "255" }
        return number > 2 && number <= 255 ? NumberText.shown(Double(Int(number + 0.5))) : "1.0"
    }
}
