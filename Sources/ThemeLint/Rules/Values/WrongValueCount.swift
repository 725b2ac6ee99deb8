// The rule `wrong-value-count`.

import FioriTheme
import NSSSyntax

enum WrongValueCount {
    static let rule = LintRule(
        "wrong-value-count", .values, .error, .none, "insets, offsets or sizes with the wrong number of parts",
        why: """
            Insets are one to four numbers with blanks between them; any other number makes all four sides 0. An offset is two \
            numbers with a comma between them; without the comma NUI ends with an exception.
            """,
        bad: {
            [
                .init("Button { padding: 1 2 3 4 5; }\n"),
                .init("Button { padding: 1, 2; }\n"),
                .init("Label { shadow-offset: 1 2; }\n"),
                .init("Label { shadow-offset: 1, 2, 3; }\n"),
            ]
        },
        good: {
            [
                .init("Button { padding: 1 2 3 4; }\n"),
                .init("Button { padding: 1; }\n"),
                .init("Label { shadow-offset: 1, 2; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.wrongValueCount) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        guard case .value(let kind) = problem.verdict.detail, let check = problem.check else { return }
        let engines = problem.verdict.engines
        let target = pass.target(problem)
        let isPair = check.facts.type == "offset"
        switch kind {
        case .missingComma where isPair:
            pass.report(
                problem,
                problem.readValue().count == 1
                    ? "\(target) takes two numbers, not 1" : "\(target) needs a comma between its two numbers",
                crash(engines),
                notes: pass.note(
                    engines, "pair-without-comma", "raise", "an exception without a comma: the app crashes"),
                help: pair(problem, check))
        case .missingComma:
            pass.report(
                problem, "\(target) needs commas between the names", .valueLost,
                notes: [.init("without commas it is one name, which matches nothing")],
                help: "write '\(parts(problem, ", "))'")
        case .commas:
            pass.report(
                problem, "\(target) takes blanks between its numbers, not commas", .valueLost,
                notes: [.init("each comma counts as one more number, which is 0")],
                help: "write '\(parts(problem, " "))'")
        case .count(let count) where isPair:
            pass.report(
                problem, "\(target) takes two numbers, not \(count)", .applied,
                notes: [.init("an empty part counts as 0, and a third one has no effect")],
                help: "write \(check.grammar.title)")
        case .count(let count):
            pass.report(
                problem,
                check.facts.type == "class-list"
                    ? "\(target) has an empty place in its list" : "\(target) takes one to four numbers, not \(count)",
                .valueLost,
                notes: check.facts.type == "box"
                    ? pass.note(engines, "box-wrong-count", "make", "all four sides 0") : [],
                help: "write \(check.grammar.title)")
        default: break
        }
    }

    /// How to write numbers without a comma as a pair. One alone may be meant for both directions, or for the first.
    private static func pair(_ problem: ValueProblem, _ check: ValueCheck) -> String {
        let text = parts(problem, ", ")
        return switch problem.readValue().count {
        case 1: "write '\(text), \(text)' or '\(text), 0'"
        case 2: "write '\(text)'"
        default: "write \(check.grammar.title)"
        }
    }

    /// The parts of the value, joined as they should be.
    private static func parts(_ problem: ValueProblem, _ separator: String) -> String {
        let value = problem.readValue()
        return (0..<value.count).filter { !value.isComma($0) }.map { value.text($0) }.joined(separator: separator)
    }

    private static func crash(_ engines: [EngineFacts]) -> Diagnostic.Consequence {
        engines.contains { $0.holds("pair-without-comma", "crash") } ? .crash : .valueLost
    }
}
