// The rule `invalid-color`.

import FioriTheme
import NSSSyntax

enum InvalidColor {
    static let rule = LintRule(
        "invalid-color", .values, .error, .none, "text that is no colour in the chosen engine",
        why: """
            A colour that cannot be read is no colour: the attribute is set to nothing, or the palette's own colour stays. In the \
            title of a bar NUI ends with an exception when it draws.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: FF0000; }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #12G456; }\n"),
                .init("Label { font-color: rgb(a, 0, 0); }\n"),
                .init("@brand:#GG0000;\nLabel { font-color: @brand; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #FF0000; }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: red; }\n"),
                .init("Label { font-color: rgb(10, 0, 0); }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: tintColor; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.invalidColor) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        let isRead = problem.verdict.readings.allSatisfy { !$0.isNone }
        pass.report(
            problem, message(problem, pass), isRead ? .applied : .valueLost, severity: isRead ? .warning : nil,
            notes: isRead ? [] : pass.lostColor(problem), help: help(problem))
    }

    private static func message(_ problem: ValueProblem, _ pass: LintPass) -> String {
        let text = pass.shown(problem)
        guard case .color(let issue) = problem.verdict.detail else { return "'\(text)' is no colour" }
        let whole = pass.shown(problem.written.range)
        return switch issue {
        case .hexDigit:
            text == whole
                ? "'\(whole)' holds a character that is no hex digit" : "'\(text)' in '\(whole)' is no hex digit"
        case .missingHash: "'\(text)' is no colour without a '#'"
        case .aroundHex: "'\(whole)' holds more than a colour; what stands around the digits has no effect"
        case .component: "'\(text)' in '\(whole)' is no number"
        default: "'\(text)' is no colour"
        }
    }

    private static func help(_ problem: ValueProblem) -> String {
        guard case .color(let issue) = problem.verdict.detail else { return "write '#' and six hex digits" }
        return switch issue {
        case .missingHash: "write '#\(problem.text)'"
        case .component: "write numbers from 0 to 255, or from 0.0 to 1.0 with a dot"
        default: "write '#' and six hex digits, or the name of a colour"
        }
    }
}
