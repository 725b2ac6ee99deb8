// The rule `unknown-color-name`.

import FioriTheme
import NSSSyntax

enum UnknownColorName {
    static let rule = LintRule(
        "unknown-color-name", .values, .error, .near, "a word that is neither a system colour nor a palette colour",
        why: """
            NUI asks UIColor for a colour of that name, so its list is open, but a name that does not exist is no colour; the SwiftUI \
            theme manager knows fifteen words and the palette.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: bleu; }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: tintColour; }\n"),
                .init("@brand:lightgray;\nLabel { font-color: @brand; }\n"),
                .init("Label { font-color: blakc; }\n", engines: [.nui]),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: blue; }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: tintColor; }\n"),
                .init("fdlFUIObjectHeaderView_headlineLabel { font-color: negativeLabel_darkBackground; }\n"),
                .init("Label { font-color: systemBlue; }\n", engines: [.nui]),
            ]
        },
        check: { pass in
            for problem in pass.problems(.unknownColorName) { report(problem, &pass) }
        })

    private static func report(_ problem: ValueProblem, _ pass: inout LintPass) {
        let engines = problem.verdict.engines
        let names = names(engines)
        let isClosed = engines.contains { $0.holds("color-words", "swiftui") }
        let text = pass.shown(problem)
        let isNothing = if case .color(.wordForNothing) = problem.verdict.detail { true } else { false }
        // In place of no colour at all, the word does what it says.
        let isMeant = isNothing && !isClosed && problem.name != nil && problem.crashing.isEmpty
        pass.report(
            problem, "'\(text)' is the name of no colour", .valueLost,
            severity: isClosed ? .error : isMeant ? .advice : .warning, notes: notes(problem, isClosed, names, pass),
            help: isNothing ? "write 'clear'" : pass.question(problem, among: names) ?? "write '#' and six hex digits",
            fixes: isNothing
                ? [pass.replacement(problem.verdict.range, "clear")] : pass.nearest(problem, among: names))
    }

    private static func notes(
        _ problem: ValueProblem, _ isClosed: Bool, _ names: [String], _ pass: LintPass
    ) -> [Diagnostic.Note] {
        let lost = pass.lostColor(problem)
        if case .color(.nameWithoutColor) = problem.verdict.detail {
            return [.init("the word is known there, and gives no colour")] + lost
        }
        if case .color(.wordForNothing) = problem.verdict.detail { return lost }
        // Where a known name is near, that one is meant.
        if pass.question(problem, among: names) != nil { return lost }
        return isClosed ? lost : lost + [.init("an app that adds '\(problem.text)Color' to UIColor has such a colour")]
    }

    /// What may stand there: the words of the engines, and the palette where they read it.
    private static func names(_ engines: [EngineFacts]) -> [String] {
        var names: [String] = []
        for facts in engines {
            for (text, word) in ColorNames.sdk.words(reading: facts.value("color-words") ?? "")
            where word != .none && !names.contains(text) {
                names.append(text)
            }
        }
        if engines.contains(where: { $0.holds("palette-names", "true") }) {
            for name in ColorNames.sdk.names where name.status == .current { names.append(name.text) }
        }
        return names
    }
}
