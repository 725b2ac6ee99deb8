// The rule `unit-in-number`.

import FioriTheme
import NSSSyntax

enum UnitInNumber {
    static let rule = LintRule(
        "unit-in-number", .values, .warning, .safe, "a unit behind a number",
        why: """
            Numbers are points and have no unit. NUI ignores what follows the digits; other readers may find no number at all.
            """,
        bad: {
            [
                .init("Label { font-size: 13px; }\n"),
                .init("Button { padding: 4pt 8pt; }\n"),
                .init("@radius:4co;\nButton { corner-radius: @radius; }\n"),
            ]
        },
        good: {
            [
                .init("Label { font-size: 13; }\n"),
                .init("Button { padding: 4 8; }\n"),
                .init("Label { corner-radius: 4; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.unitInNumber) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        let number = problem.written.range
        let known = ["px", "pt", "pts", "dp", "sp", "em", "rem", "ex", "in", "mm", "cm", "vh", "vw"].contains(
            problem.text)
        let whole = pass.shown(number)
        pass.report(
            problem,
            known
                ? "numbers have no unit: '\(pass.shown(problem))' in '\(whole)'"
                : "'\(pass.shown(problem))' in '\(whole)' is no part of a number", .applied,
            notes: pass.note(problem.verdict.engines, "unit-in-number", "read", "the digits in front and nothing else"),
            help: "leave out '\(pass.shown(problem))': numbers are points",
            fixes: [Fix("remove '\(pass.shown(problem))'", .unsafe, units(problem).map { Edit.delete($0) })])
    }

    /// What stands behind each number of the value.
    private static func units(_ problem: ValueProblem) -> [TextRange] {
        let value = problem.readValue()
        var ranges: [TextRange] = []
        for (token, range) in value.ranges.enumerated() where value.isWord(token) {
            guard let number = NumberText(value.bytes[range.start..<range.end]), !number.isWhole else { continue }
            ranges.append(TextRange(range.start + number.length, range.end))
        }
        return ranges
    }
}
