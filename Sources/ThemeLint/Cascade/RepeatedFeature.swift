// A feature that one condition of `@media` names twice. Must not know which rule speaks of it.

import FioriTheme
import NSSSyntax

/// Two tests of one feature that are joined by `and`.
struct RepeatedFeature {
    /// The block.
    let media: Int
    /// All tests of the condition.
    let conditions: [MediaBlock.Condition]
    /// The places of the two among them.
    let places: (earlier: Int, later: Int)
    /// Where the block applies.
    let cells: MediaCells
    /// The engines that keep the later one and forget the other.
    let engines: [EngineFacts]

    /// The test that comes first.
    var earlier: MediaBlock.Condition { conditions[places.earlier] }
    /// The test that comes last.
    var later: MediaBlock.Condition { conditions[places.later] }

    /// Every one in a sheet's well-formed conditions, in order of place: of three tests of one feature, each but the
    /// first with the one before it. Left out are values and features that no engine knows: these have findings.
    static func all(_ pass: LintPass) -> [RepeatedFeature] {
        let readers = pass.engines(where: "repeated-media-feature", is: "last")
        if readers.isEmpty { return [] }
        var result: [RepeatedFeature] = []
        var faults: [Int]?
        for node in 0..<pass.tree.count {
            // A pattern, not ==: across modules that is a call for each node.
            guard case .media = pass.tree.kinds[node], hasSeveralTests(node, pass.tree) else { continue }
            let block = MediaBlock(tree: pass.tree, index: node)
            let conditions = block.conditions
            for feature in MediaCells.features {
                let tests = conditions.indices.filter { pass.text(conditions[$0].feature) == feature }
                guard let last = tests.last, tests.count > 1,
                    tests.allSatisfy({ isKnown(feature, pass.text(conditions[$0].value), readers) })
                else { continue }
                let places = faults ?? pass.faultPlaces()
                faults = places
                let head = TextRange(pass.tree.range(node).start, conditions[last].value.end)
                let next = places.firstPlace { $0 >= head.start }
                if next < places.count, places[next] <= head.end { continue }
                let cells = MediaCells(block)
                for index in 1..<tests.count {
                    result.append(
                        RepeatedFeature(
                            media: node, conditions: conditions, places: (tests[index - 1], tests[index]), cells: cells,
                            engines: readers))
                }
            }
        }
        return result
    }

    private static func hasSeveralTests(_ node: Int, _ tree: SyntaxTree) -> Bool {
        var tests = 0
        for token in Int(tree.firstTokens[node])..<Int(tree.endTokens[node]) {
            switch tree.tokens.kinds[token] {
            case .leftBrace: return tests > 1
            case .leftParenthesis: tests += 1
            default: break
            }
        }
        return false
    }

    private static func isKnown(_ feature: String, _ value: String, _ readers: [EngineFacts]) -> Bool {
        readers.allSatisfy { $0.list("media-" + feature).contains(value) }
    }

    /// What the engines make of it, as far as that is known.
    func note(_ pass: LintPass) -> Diagnostic.Note {
        let (facts, isSure) = pass.surest(engines, on: "repeated-media-feature") ?? (engines[0], false)
        let verb = isSure ? "forgets" : "is taken to forget"
        return .init("\(facts.engine.title) \(verb) the earlier one: the block applies \(cells.description)")
    }

    /// Deletes one of the tests: the first of all with the `and` behind it, any other with the one before.
    func removal(of place: Int) -> [Edit] {
        let range = conditions[place].range
        if place > 0 { return [.delete(TextRange(conditions[place - 1].range.end, range.end))] }
        return [.delete(TextRange(range.start, conditions[1].range.start))]
    }
}
