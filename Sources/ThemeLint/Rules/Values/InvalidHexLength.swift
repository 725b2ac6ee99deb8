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

    /// Says what is painted instead.
    private static func cut(_ problem: ValueProblem, _ pass: LintPass) -> [Diagnostic.Note] {
        guard let hex = problem.verdict.readings.first?.color?.plainHex else { return [] }
        return pass.note(problem.verdict.engines, "hex-lengths", "read", "it as \(hex)")
    }

    /// Three and four digits are the short form; what else is cut is written as it is read.
    private static func fixes(_ problem: ValueProblem, _ count: Int, _ pass: LintPass) -> [Fix] {
        let digits = Array(problem.text.utf8.drop { $0 != UInt8(ascii: "#") }.dropFirst())
        guard digits.count == count else { return [] }
        let wanted: [UInt8] =
            switch count {
            case 3, 4: digits[..<3].flatMap { [$0, $0] }
            case 7, 9...: Array(digits[..<6])
            default: []
            }
        return wanted.isEmpty
            ? [] : [pass.replacement(problem.verdict.range, "#" + String(decoding: wanted, as: UTF8.self))]
    }
}
