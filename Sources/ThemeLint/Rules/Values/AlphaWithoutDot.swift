// The rule `alpha-without-dot`.

import FioriTheme
import NSSSyntax

enum AlphaWithoutDot {
    static let rule = LintRule(
        "alpha-without-dot", .values, .warning, .unsafe, "a number without a dot that counts as a 255th",
        why: """
            A number without a dot is divided by 255, alpha and hue included: 'rgba(255, 0, 0, 1)' is all but invisible, and a hue \
            of 120 is no green.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: rgba(255, 0, 0, 1); }\n"),
                .init("Label { font-color: hsl(120, 1.0, 1.0); }\n"),
                .init("Label { font-color: rgb(0.5, 1, 0.5); }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: rgba(255, 0, 0, 1.0); }\n"),
                .init("Label { font-color: hsl(0.333, 1.0, 1.0); }\n"),
                .init("Label { font-color: rgba(255, 255, 255, 230); }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.alphaWithoutDot) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        let text = problem.text
        let value = problem.readValue()
        let isHue = value.function.map { value.bytes[$0.name.start] | 0x20 == UInt8(ascii: "h") } ?? false
        pass.report(
            problem, "'\(pass.shown(problem))' in '\(pass.shown(value.range))' counts as \(text) of 255", .applied,
            notes: pass.note(problem.verdict.engines, "function-component", "divide", "numbers without a dot by 255"),
            help: isHue ? "write hue, saturation and brightness from 0.0 to 1.0" : "write '\(text).0'",
            fixes: fixes(problem, value, isHue, pass))
    }

    /// One is full; a hue was meant in degrees, what stands beside it in percent.
    private static func fixes(
        _ problem: ValueProblem, _ value: ValueText, _ isHue: Bool, _ pass: LintPass
    ) -> [Fix] {
        let range = problem.verdict.range
        if problem.text == "1" { return [pass.replacement(range, "1.0")] }
        guard isHue, let function = value.function,
            let number = NumberText(Array(problem.text.utf8)[...])?.value
        else { return [] }
        let isFirst = value.ranges[function.arguments.lowerBound] == range
        let share = isFirst ? number / 360 : number / 100
        guard share <= 1 else { return [] }
        let text = NumberText.shown(share)
        return [pass.replacement(range, text.utf8.contains(UInt8(ascii: ".")) ? text : text + ".0")]
    }
}
