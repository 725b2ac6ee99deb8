// The rule `unsupported-color-function`.

import FioriTheme
import NSSSyntax

enum UnsupportedColorFunction {
    static let rule = LintRule(
        "unsupported-color-function", .values, .error, .safe, "a colour function in a form that is not read",
        why: """
            'rgb' and 'hsl' take three numbers, 'rgba' and 'hsla' four, with commas between them. Other functions are not known, and \
            the SwiftUI theme manager reads none at all.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: rgba(255, 0, 0); }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: rgb(255, 0, 0, 0.5); }\n"),
                .init("Label { font-color: hsv(0.1, 1.0, 1.0); }\n"),
                .init("Label { font-color: rgb(255 0 0); }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: rgb(255, 0, 0); }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: rgba(255, 0, 0, 0.5); }\n"),
                .init("Label { font-color: hsl(0.1, 1.0, 1.0); }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.unsupportedColorFunction) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        guard case .color(let issue) = problem.verdict.detail else { return }
        let engines = problem.verdict.engines
        let isRead = problem.verdict.readings.allSatisfy { !$0.isNone }
        let value = problem.readValue()
        let name = value.function.map { value.text(in: $0.name) } ?? problem.text
        let message =
            switch issue {
            case .functionCount(let count, let expected):
                "'\(name)' takes \(expected) numbers, not \(count)"
            case .functionForm: "the numbers of '\(name)' need commas between them, and nothing else"
            default: "\(engines[0].engine.title) does not read '\(name)(…)'"
            }
        pass.report(
            problem, message, isRead ? .applied : .valueLost,
            notes: isRead
                ? pass.note(engines, "color-functions", "ignore", "the fourth number: the colour is opaque")
                : pass.lostColor(problem),
            help: help(value, issue, name), fixes: fixes(problem, value, issue, name, pass))
    }

    private static func help(_ value: ValueText, _ issue: ColorReading.Issue, _ name: String) -> String {
        switch issue {
        case .functionCount(let count, _):
            count == 4 ? "write '\(name)a'" : count == 3 ? "leave out the 'a', or give alpha" : "give all of them"
        case .functionForm: "write '\(name)(\(plainArguments(value) ?? "1, 2, 3"))'"
        default: "write '#' and six hex digits"
        }
    }

    /// Three numbers that stand side by side, as they should be written; nil for anything else.
    private static func plainArguments(_ value: ValueText) -> String? {
        guard let tokens = value.function?.arguments, tokens.count == 3,
            tokens.allSatisfy({ value.isWord($0) })
        else { return nil }
        return tokens.map { value.text($0) }.joined(separator: ", ")
    }

    /// The function of the other name where only the number of arguments is wrong, or the hex digits of an opaque
    /// colour that other engines read there.
    private static func fixes(
        _ problem: ValueProblem, _ value: ValueText, _ issue: ColorReading.Issue, _ name: String, _ pass: LintPass
    ) -> [Fix] {
        guard let function = value.function else { return [] }
        switch issue {
        case .functionCount(4, _): return [pass.replacement(function.name, name + "a")]
        case .functionCount(3, _): return [pass.replacement(function.name, String(name.dropLast()))]
        case .functionForm:
            return plainArguments(value).map { [pass.replacement(problem.verdict.range, $0)] } ?? []
        case .unsupportedFunction:
            let reading = ColorReader(EngineFacts(.nui)).read(value)
            guard reading.issues.isEmpty, let hex = reading.color?.plainHex else { return [] }
            return [pass.replacement(value.range, hex)]
        default: return []
        }
    }
}
