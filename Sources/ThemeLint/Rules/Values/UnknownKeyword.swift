// The rule `unknown-keyword`.

import FioriTheme
import NSSSyntax

enum UnknownKeyword {
    static let rule = LintRule(
        "unknown-keyword", .values, .error, .near, "a word that is none of those the attribute takes",
        why: """
            A word that is not known counts as the plainest choice, without a message: text stays left, letters stay as they are.
            """,
        bad: {
            [
                .init("Label { text-align: centre; }\n"),
                .init("Label { text-transform: upercase; }\n"),
                .init("@side:rihgt;\nLabel { text-align: @side; }\n"),
            ]
        },
        good: {
            [
                .init("Label { text-align: center; }\n"),
                .init("Label { text-transform: uppercase; }\n"),
                .init("Button { text-align: fill; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.unknownKeyword) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        guard case .value(.keyword(let words)) = problem.verdict.detail, let check = problem.check else { return }
        let type = pass.catalogue.type(check.facts.type)
        var notes: [Diagnostic.Note] = []
        if let otherwise = type?.otherwise {
            notes = pass.note(problem.verdict.engines, "unknown-keyword", "read", "it as '\(otherwise)'")
        }
        pass.report(
            problem, "\(pass.target(problem)) takes no '\(pass.shown(problem))'", .valueLost, notes: notes,
            help: pass.question(problem, among: words) ?? "write \(check.grammar.title)",
            fixes: pass.nearest(problem, among: words))
    }
}
