// The rule `unknown-font-name`.

import FioriTheme
import NSSSyntax

enum UnknownFontName {
    static let rule = LintRule(
        "unknown-font-name", .values, .warning, .near, "a font name one slip away from a system font or a face of 72",
        why: """
            A font that is not found is no font: the view keeps its own, or the title of a bar ends the app with an exception. The \
            names of an app's own fonts are left alone.
            """,
        bad: {
            [
                .init("Label { font-name: boldsystem; }\n"),
                .init("Label { font-name: 72-Black; }\n"),
                .init("@strong:semiboldSytem;\nButton { font-name: @strong; }\n"),
            ]
        },
        good: {
            [
                .init("Label { font-name: boldSystem; }\n"),
                .init("Label { font-name: HelveticaNeue-Light; }\n"),
                .init("Button { font-name: 72Black; }\n"),
            ]
        },
        check: { pass in
            for problem in pass.problems(.unknownFontName) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        guard case .value(.fontName(let meant)) = problem.verdict.detail else { return }
        pass.report(
            problem, "'\(pass.shown(problem))' is no font of the system and no face of 72", .valueLost,
            notes: [.init("unless the app has a font of that name, none is found")] + pass.titleCrash(problem),
            help: "did you mean '\(meant)'?",
            fixes: [pass.replacement(problem.verdict.range, meant)])
    }
}
