// A feature that one condition of `@media` names twice. Must not know which rule speaks of it.

import FioriTheme
import NSSSyntax

/// Two tests of one feature that are joined by `and`.
struct RepeatedFeature {
    /// The block.
    let media: Int
    /// The tests, in order of place.
    let earlier: MediaBlock.Condition
    let later: MediaBlock.Condition
    /// The engines that keep the later one and forget the other.
    let engines: [EngineFacts]

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
            let conditions = MediaBlock(tree: pass.tree, index: node).conditions
            for feature in MediaCells.features {
                let tests = conditions.filter { pass.text($0.feature) == feature }
                guard tests.count > 1, tests.allSatisfy({ isKnown(feature, pass.text($0.value), readers) }) else {
                    continue
                }
                let places = faults ?? pass.faultPlaces()
                faults = places
                let head = TextRange(pass.tree.range(node).start, tests[tests.count - 1].value.end)
                if places.contains(where: { $0 >= head.start && $0 <= head.end }) { continue }
                for index in 1..<tests.count {
                    result.append(
                        RepeatedFeature(media: node, earlier: tests[index - 1], later: tests[index], engines: readers))
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
        let cells = MediaCells(MediaBlock(tree: pass.tree, index: media))
        let (facts, isSure) = pass.surest(engines, on: "repeated-media-feature") ?? (engines[0], false)
        let verb = isSure ? "forgets" : "is taken to forget"
        return .init("\(facts.engine.title) \(verb) the earlier one: the block applies \(cells.description)")
    }

    /// Deletes one of the tests with the `and` beside it.
    func removal(of condition: MediaBlock.Condition, _ pass: LintPass) -> [Edit] {
        let tokens = pass.tree.tokens
        var left = Int(pass.tree.firstTokens[media])
        var previousEnd = -1
        while left < tokens.count, tokens.kinds[left] != .leftBrace {
            var right = left
            if tokens.kinds[left] == .leftParenthesis {
                while right < tokens.count, tokens.kinds[right] != .rightParenthesis { right += 1 }
                if tokens.range(left).start < condition.feature.start, condition.value.end <= tokens.range(right).start
                {
                    // The first test goes with the `and` behind it, any other with the one before.
                    if previousEnd >= 0 { return [.delete(TextRange(previousEnd, tokens.range(right).end))] }
                    var next = right + 1
                    while next < tokens.count, tokens.kinds[next] != .leftParenthesis { next += 1 }
                    return [.delete(TextRange(tokens.range(left).start, tokens.range(next).start))]
                }
                previousEnd = tokens.range(right).end
            }
            left = right + 1
        }
        return []
    }
}
