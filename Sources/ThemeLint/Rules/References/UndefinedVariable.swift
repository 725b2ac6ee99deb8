// The rule `undefined-variable`.

import FioriTheme
import NSSSyntax

enum UndefinedVariable {
    static let rule = LintRule(
        "undefined-variable", .references, .error, .near, "the use of a name that no layer defines",
        why: """
            NUI raises an exception while it loads the sheet: the app crashes at launch, before it shows anything. \
            In SAPFiori the names of the palette's colours are defined already; in NUI they are not.
            """,
        bad: {
            [
                .init("@brand:#0A6ED1;\nfdlFUIObjectHeaderView { background-color: @brand; tint-color: @brnad; }\n"),
                .init("fdlFUIContactView { background-color: @tintColour; }\n"),
                .init("Label { font-color: @tintColor; }\n", engines: [.nui]),
            ]
        },
        good: {
            [
                .init("@brand:#0A6ED1;\nfdlFUIObjectHeaderView { background-color: @brand; }\n"),
                .init("fdlFUIContactView { background-color: @tintColor; }\n"),
                .init("fdlFUIContactView { background-color: @primary2_lightBackground; }\n"),
            ]
        }
    ) { pass in
        let variables = pass.variables()
        for use in variables.uses where !variables.isDefined(use.name) && !variables.isInUnread[use.name] {
            report(use, &pass)
        }
    }

    private static func report(_ use: VariableIndex.Use, _ pass: inout LintPass) {
        let range = pass.tree.tokens.range(use.token)
        let name = pass.text(range)
        if pass.isDefinedInBase(name) { return }
        let engines = pass.facts.filter { !($0.holds("palette-constants", "true") && PaletteConstants.isKnown(name)) }
        if engines.isEmpty { return }
        var crashing = engines.filter { $0.holds("undefined-variable", "crash") }
        if use.isInDefinition || !use.isWholeValue { crashing = [] }
        let near = Spelling.nearest(to: name, among: pass.variableCandidates(for: engines))
        pass.report(
            "undefined variable '\(pass.shown(range))'", at: range, crashing.isEmpty ? .valueLost : .crash,
            engines: engines, notes: note(crashing),
            help: near.isEmpty ? "define '\(name): …;', or write the value itself" : "did you mean '\(near[0])'?",
            fixes: near.map { Fix("replace with '\($0)'", .unsafe, [Edit(range, $0)]) })
    }

    private static func note(_ crashing: [EngineFacts]) -> [Diagnostic.Note] {
        guard
            let facts = crashing.max(by: { $0.confidence("undefined-variable") < $1.confidence("undefined-variable") })
        else { return [] }
        let sure = facts.confidence("undefined-variable") > .inferred
        return [
            .init(
                sure
                    ? "\(facts.engine.title) raises an exception here: the app crashes at launch"
                    : "\(facts.engine.title) is taken to raise an exception here, as NUI does: the app crashes at launch"
            )
        ]
    }
}
