// The rule `invalid-hex-length`.

import FioriTheme
import NSSSyntax

enum InvalidHexLength {
    static let rule = LintRule(
        "invalid-hex-length", .values, .error, .unsafe, "a hex colour of a number of digits that is not read",
        why: """
            Digits are cut off at the end, or nothing is found: the colour that shows is another one, or none.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #12345; }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #0A6ED1F; }\n"),
                .init("@brand:#0A6E;\nLabel { font-color: @brand; }\n"),
                .init("Label { font-color: #FC0; }\n", engines: [.nui]),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #112233; }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #FC0; }\n"),
                .init("Label { font-color: #FFCC00; }\n", engines: [.nui]),
            ]
        },
        check: { pass in
            for problem in pass.problems(.invalidHexLength) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        guard case .color(.hexLength(let count)) = problem.verdict.detail else { return }
        let isRead = problem.verdict.readings.allSatisfy { !$0.isNone }
        let digits = count == 1 ? "one hex digit" : "\(count) hex digits"
        let message =
            count == 3
            ? "'\(pass.shown(problem))' has three hex digits, which \(problem.verdict.engines[0].engine.title) does not read"
            : "'\(pass.shown(problem))' has \(digits), where a colour has six"
        pass.report(
            problem, message, isRead ? .applied : .valueLost,
            notes: isRead ? cut(problem, pass) : pass.lostColor(problem),
            help: count == 3 ? "write all six digits" : "write six digits: two each for red, green and blue",
            fixes: fixes(problem, count, pass))
    }

    /// Says what is painted instead, by each engine that paints something else.
    private static func cut(_ problem: ValueProblem, _ pass: LintPass) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        var seen: [Color] = []
        for (facts, reading) in zip(problem.verdict.engines, problem.verdict.readings) {
            guard let color = reading.color, !seen.contains(color) else { continue }
            seen.append(color)
            notes += pass.note([facts], "hex-lengths", "read", "it as \(color.plainHex ?? color.inWords)")
        }
        return notes
    }

    /// Three and four digits are the short form; what else is cut is written as it is read.
    private static func fixes(_ problem: ValueProblem, _ count: Int, _ pass: LintPass) -> [Fix] {
        let digits = Array(problem.text.utf8.drop { $0 != UInt8(ascii: "#") }.dropFirst())
        guard digits.count == count else { return [] }
        var texts: [String] = []
        switch count {
        case 3, 4: texts = ["#" + String(decoding: digits[..<3].flatMap { [$0, $0] }, as: UTF8.self)]
        case 7, 9...:
            let readsFunctions = problem.verdict.engines.allSatisfy { $0.list("color-functions").contains("rgba") }
            for color in problem.verdict.readings.compactMap({ $0.color }) {
                // A colour that can be seen through has no six digits, and to a reader of nothing else it has eight.
                let text =
                    color.plainHex
                    ?? (readsFunctions
                        ? color.function(percent: color.percent) : "#" + String(decoding: digits[..<8], as: UTF8.self))
                if !texts.contains(text) { texts.append(text) }
            }
        default: break
        }
        return texts.map { pass.replacement(problem.verdict.range, $0) }
    }
}
