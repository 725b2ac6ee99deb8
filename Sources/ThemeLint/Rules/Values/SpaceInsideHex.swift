// The rule `space-inside-hex`.

import FioriTheme
import NSSSyntax

enum SpaceInsideHex {
    static let rule = LintRule(
        "space-inside-hex", .values, .warning, .safe, "blanks among the digits of a hex colour",
        why: """
            Readers take blanks out before they look for digits, so the colour is found, but a tool or a person sees two words.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: # FF0000; }\n"),
                .init("Label { font-color: #FF 00 00; }\n"),
                .init("@brand:#0A6E D1;\nLabel { font-color: @brand; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: #FF0000; }\n"),
                .init("Label { font-color: #FF0000; }\n"),
                .init("@brand:#0A6ED1;\nLabel { font-color: @brand; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.spaceInsideHex) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        let value = problem.readValue()
        let text = (0..<value.count).map(value.text).joined()
        pass.report(
            problem, "'\(pass.shown(problem))' has blanks among its digits", .applied,
            notes: pass.note(problem.verdict.engines, "hex-blanks", "join", "the digits again"),
            help: "write '\(text)'",
            fixes: [pass.replacement(problem.verdict.range, text)])
    }
}
