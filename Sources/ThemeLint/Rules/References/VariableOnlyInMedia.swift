// The rule `variable-only-in-media`.

import FioriTheme
import NSSSyntax

enum VariableOnlyInMedia {
    static let rule = LintRule(
        "variable-only-in-media", .references, .error, .none, "a name defined in some conditions and used in others",
        why: """
            A definition in '@media' exists only where its condition holds. Elsewhere the name is undefined, and NUI \
            raises an exception while it loads the sheet: a theme that was tried on an iPad crashes on every iPhone.
            """,
        bad: {
            [
                .init("@media (device:ipad) {\n    @roomyHeight:52;\n}\n\nButton { height: @roomyHeight; }\n"),
                .init(
                    "@media (orientation:landscape) {\n    @rowHeight:36;\n}\n\n@media (device:iphone) {\n    Button { height: @rowHeight; }\n}\n"
                ),
                .init(
                    "@media (device:ipad) {\n    @tintColor:#4B3FC4;\n}\n\nButton { font-color: @tintColor; }\n",
                    engines: [.nui]),
            ]
        },
        good: {
            [
                .init(
                    "@rowHeight:44;\n\n@media (device:ipad) {\n    @rowHeight:52;\n}\n\nButton { height: @rowHeight; }\n"
                ),
                .init(
                    "@media (device:ipad) {\n    @rowHeight:52;\n}\n@media (device:iphone) {\n    @rowHeight:44;\n}\n\nButton { height: @rowHeight; }\n"
                ),
                .init(
                    "@media (device:ipad) {\n    @roomyHeight:52;\n    Button { height: @roomyHeight; }\n}\n"
                ),
            ]
        },
        check: { pass in
            let variables = pass.variables()
            guard variables.definitions.contains(where: { $0.cells != .all }) else { return }
            let reading = pass.engines(where: "media", is: "grammar")
            if reading.isEmpty { return }
            let covered = covered(variables)
            // What is missing of each name, where, and how many of its uses miss it.
            var missing = [MediaCells](repeating: .none, count: variables.names.count)
            var first = [Int](repeating: -1, count: variables.names.count)
            var count = [Int](repeating: 0, count: variables.names.count)
            var order: [Int] = []
            // A variable in a definition, or in a longer value, is not looked up: other rules speak of it.
            for (index, use) in variables.uses.enumerated()
            where !use.isInDefinition && use.isWholeValue && !use.cells.isSubset(of: covered[use.name]) {
                missing[use.name].formUnion(use.cells.subtracting(covered[use.name]))
                count[use.name] += 1
                if first[use.name] < 0 {
                    first[use.name] = index
                    order.append(use.name)
                }
            }
            for name in order {
                report(variables.uses[first[name]], missing[name], count[name], variables, reading, &pass)
            }
        })

    /// Where each name is defined; everywhere for names of which other rules speak: those without a definition, and
    /// those in a block whose condition never holds.
    private static func covered(_ variables: VariableIndex) -> [MediaCells] {
        var covered = [MediaCells](repeating: .none, count: variables.names.count)
        for definition in variables.definitions {
            covered[definition.name].formUnion(definition.cells.isEmpty ? .all : definition.cells)
        }
        for name in covered.indices where covered[name].isEmpty || variables.isInUnread[name] { covered[name] = .all }
        return covered
    }

    private static func report(
        _ use: VariableIndex.Use, _ missing: MediaCells, _ count: Int, _ variables: VariableIndex,
        _ reading: [EngineFacts], _ pass: inout LintPass
    ) {
        let range = pass.tree.tokens.range(use.token)
        let name = pass.text(range)
        if pass.isDefinedInBase(name) { return }
        let isPalette = PaletteConstants.isKnown(name)
        let engines = reading.filter { !(isPalette && $0.holds("palette-constants", "true")) }
        if engines.isEmpty { return }
        let crashing = engines.filter { $0.holds("undefined-variable", "crash") }
        var notes: [Diagnostic.Note] = []
        if let (facts, isSure) = pass.surest(crashing, on: "undefined-variable") {
            let place = missing.description
            notes.append(
                .init(
                    isSure
                        ? "\(facts.engine.title) raises an exception \(place): the app crashes at launch"
                        : "\(facts.engine.title) is taken to raise an exception \(place), as NUI does: the app crashes at launch"
                ))
        }
        for definition in variables.definitions(of: use.name).prefix(8) {
            notes.append(
                .init(
                    "this definition holds \(definition.cells.description) only",
                    range: Definition(tree: pass.tree, index: definition.node).name))
        }
        if count > 1 { notes.append(.init("it is used so in \(count - 1) more \(count == 2 ? "place" : "places")")) }
        pass.report(
            "'\(pass.shown(range))' is not defined \(missing.description)", at: range,
            crashing.isEmpty ? .valueLost : .crash, engines: engines, notes: notes,
            help: "define '\(pass.shown(range))' outside '@media' as well")
    }
}
