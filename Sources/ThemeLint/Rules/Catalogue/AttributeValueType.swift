// The rule `attribute-value-type`.

import FioriTheme
import NSSSyntax

enum AttributeValueType {
    static let rule = LintRule(
        "attribute-value-type", .catalogue, .error, .none,
        "a well-formed value of another type than the attribute takes",
        why: """
            A colour is no number and a number no colour: the attribute gets nothing, or 0.
            """,
        bad: {
            [
                .init("Label { font-size: red; }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: 12; }\n"),
                .init("Label { text-align: 12; }\n"),
                .init("@size:17;\nLabel { font-size: @size; font-color: @size; }\n"),
            ]
        },
        good: {
            [
                .init("Label { font-size: 17; }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #121212; }\n"),
                .init("Label { text-align: left; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.attributeValueType) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        guard let check = problem.check else { return }
        let shape =
            switch problem.verdict.detail {
            case .value(.otherType(let shape)): shape
            default: ValueShape(problem.readValue()) ?? .keyword
            }
        let isColor = check.facts.type == "color"
        let wanted =
            if case .integer = check.grammar, shape == .number { "a whole number" } else { check.grammar.title }
        let type = pass.catalogue.type(check.facts.type)
        let isNumber = type?.otherwise == "0"
        pass.report(
            problem,
            "\(pass.target(problem)) takes \(wanted), and '\(pass.shown(problem.written.range))' is \(shape.title)",
            .valueLost,
            notes: isColor
                ? pass.lostColor(problem)
                : isNumber && shape != .number ? pass.lostNumber(problem) : pass.titleCrash(problem),
            help: help(problem, shape, wanted, isColor))
    }

    private static func help(_ problem: ValueProblem, _ shape: ValueShape, _ wanted: String, _ isColor: Bool) -> String
    {
        if isColor, isSixDigits(problem) { return "write '#\(problem.text)'" }
        // A comma for the decimal point.
        if shape == .pair, case .number? = problem.check?.grammar {
            let value = problem.readValue()
            return "write '\(value.text(0)).\(value.text(2))', or \(wanted)"
        }
        return "write \(wanted)"
    }

    private static func isSixDigits(_ problem: ValueProblem) -> Bool {
        problem.text.utf8.count == 6 && problem.text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
}
