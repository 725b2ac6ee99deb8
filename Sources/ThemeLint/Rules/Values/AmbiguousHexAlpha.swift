// The rule `ambiguous-hex-alpha`.

import FioriTheme
import NSSSyntax

enum AmbiguousHexAlpha {
    static let rule = LintRule(
        "ambiguous-hex-alpha", .values, .warning, .unsafe,
        "eight hex digits, which the engines read from opposite ends",
        why: """
            SAPFiori takes the first two of eight digits as alpha in percent, the SwiftUI theme manager takes the last two as alpha \
            of 255, NUI drops the last two. The same line is three colours.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #1EE68A00; }\n", engines: [.uikit, .nui]),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #50FF0000; }\n", engines: [.uikit, .nui]),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #1EE68A00; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #E68A00; }\n", engines: [.uikit, .nui]),
                .init("Label { background-color: #00000000; }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: rgba(230, 138, 0, 0.3); }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.ambiguousHexAlpha) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        let engines = problem.verdict.engines
        let isSeveral = engines.count > 1
        var notes: [Diagnostic.Note] = []
        for (facts, reading) in zip(engines, problem.verdict.readings) {
            guard let color = reading.color else { continue }
            notes += pass.note([facts], "hex-eight", "read", "it as \(color.inWords)")
        }
        if !isSeveral { notes.append(.init("another run-time reads the same digits in another order")) }
        pass.report(
            problem, "'\(pass.shown(problem))' has eight digits, which run-times read in different orders", .applied,
            severity: isSeveral ? nil : .advice, notes: notes,
            help: help(problem), fixes: fixes(problem, pass))
    }

    private static func help(_ problem: ValueProblem) -> String {
        let readsFunctions = problem.verdict.engines.allSatisfy { $0.list("color-functions").contains("rgba") }
        // In front the pair is a percentage, and at the end it counts of 255. More than 100 percent was meant to count of
        // 255 in front as well.
        guard readsFunctions, let color = Color(hex: problem.text) else { return "write six digits" }
        let behind = Color(red: color.green, green: color.blue, blue: color.alpha, alpha: color.red)
        let front = behind.function(percent: color.red > 100 ? behind.percent : Int(color.red))
        let back = color.function(percent: color.percent)
        return "write six digits; with opacity '\(front)' if the first two are it, '\(back)' if the last two are"
    }

    /// The colour without its alpha, as each engine reads it.
    private static func fixes(_ problem: ValueProblem, _ pass: LintPass) -> [Fix] {
        var fixes: [Fix] = []
        for reading in problem.verdict.readings {
            guard let color = reading.color else { continue }
            let fix = pass.replacement(problem.verdict.range, String(color.hex.dropLast(2)))
            if !fixes.contains(fix) { fixes.append(fix) }
        }
        return fixes
    }
}
