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
                .init("TextField { padding: 8 @sideGap 8 12; }\n"),
            ]
        },
        good: {
            [
                .init("@brand:#0A6ED1;\nfdlFUIObjectHeaderView { background-color: @brand; }\n"),
                .init("fdlFUIContactView { background-color: @tintColor; }\n"),
                .init("fdlFUIContactView { background-color: @secondaryLabel_lightBackground; }\n"),
            ]
        },
        check: { pass in
            let variables = pass.variables()
            var suggestions = Suggestions()
            for use in variables.uses where !variables.isDefined(use.name) && !variables.isInUnread[use.name] {
                let engines = pass.readers(of: use, among: pass.enginesWithout(use.name, of: variables))
                if !engines.isEmpty { report(use, engines, &suggestions, &pass) }
            }
        })

    private static func report(
        _ use: VariableIndex.Use, _ engines: [EngineFacts], _ suggestions: inout Suggestions, _ pass: inout LintPass
    ) {
        let range = pass.tree.tokens.range(use.token)
        let name = pass.text(range)
        // Only a value that begins with '@' is looked up, and only in a declaration whose condition can hold.
        let isLookedUp =
            !use.isInDefinition && !use.cells.isEmpty
            && pass.tree.value(ofStatement: use.node).firstToken == use.token
        let crashing = isLookedUp ? engines.filter { $0.holds("undefined-variable", "crash") } : []
        let near =
            bareName(name, engines).map { [$0] }
            ?? suggestions.near(to: name, number: use.name, for: engines, &pass)
        pass.report(
            "undefined variable '\(pass.shown(range))'", at: range, crashing.isEmpty ? .valueLost : .crash,
            engines: engines, notes: note(crashing, engines, pass),
            help: near.isEmpty
                ? "define '\(pass.shown(range)): …;', or write the value itself" : "did you mean '\(near[0])'?",
            fixes: near.map { Fix("replace with '\($0)'", .unsafe, [Edit(range, $0)]) })
    }

    /// The palette's colour that was meant where an engine looks up no variables but reads colours by their bare names.
    private static func bareName(_ name: String, _ engines: [EngineFacts]) -> String? {
        guard engines.allSatisfy({ $0.holds("variable-use", "none") && $0.holds("palette-names", "true") }),
            PaletteConstants.isKnown(name)
        else { return nil }
        return String(name.dropFirst())
    }

    private static func note(
        _ crashing: [EngineFacts], _ engines: [EngineFacts], _ pass: LintPass
    ) -> [Diagnostic.Note] {
        if let (facts, isSure) = pass.surest(crashing, on: "undefined-variable") {
            return [
                .init(
                    isSure
                        ? "\(facts.engine.title) raises an exception here: the app crashes at launch"
                        : "\(facts.engine.title) is taken to raise an exception here, as NUI does: the app crashes at launch"
                )
            ]
        }
        let isRead = engines.contains { !$0.holds("variable-use", "none") }
        return [.init(isRead ? "the name stays in the value as text" : "no variable is looked up here by this engine")]
    }

    /// The names near each undefined one, looked for once a name. A sheet full of undefined names gets them for the
    /// first ones only: the search is as long as the number of names that are defined.
    private struct Suggestions {
        private var withPalette: SpellingList?
        private var withoutPalette: SpellingList?
        private var known: [Int: [String]] = [:]
        private var budget = 1_000_000

        mutating func near(
            to name: String, number: Int, for engines: [EngineFacts], _ pass: inout LintPass
        ) -> [String] {
            if let found = known[number] { return found }
            let names = candidates(for: engines, &pass)
            guard budget > 0 else { return [] }
            budget -= names.names.count
            var found = names.nearest(to: name)
            if found.isEmpty, engines.allSatisfy({ $0.holds("palette-constants", "true") }) {
                // A colour of the palette with a suffix, where one of the two has a slip.
                if let key = pass.misspeltPaletteKey(name) {
                    found = [key]
                } else {
                    found = pass.unknownVariant(String(name.dropFirst())) ?? []
                }
            }
            known[number] = found
            return found
        }

        private mutating func candidates(for engines: [EngineFacts], _ pass: inout LintPass) -> SpellingList {
            // A palette's name helps only where each of the engines knows it.
            if engines.allSatisfy({ $0.holds("palette-constants", "true") }) {
                let names = withPalette ?? SpellingList(pass.variableCandidates(withPalette: true))
                withPalette = names
                return names
            }
            let names = withoutPalette ?? SpellingList(pass.variableCandidates(withPalette: false))
            withoutPalette = names
            return names
        }
    }
}
