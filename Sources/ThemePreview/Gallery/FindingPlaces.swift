// Which findings belong to which card. Must not know rules.

import FioriTheme
import NSSSyntax

/// Puts findings on the cards whose class paths they are about.
enum FindingPlaces {
    /// What is about more cards than this is no card's own, and stands with what belongs to none.
    private static let mostCards = 32

    /// Adds each finding to the cards of the blocks that it lies in, or of the values that lead to the definition that it
    /// lies in. The result is what belongs to none.
    static func place(_ findings: [[Diagnostic]], of stack: ThemeStack, on cards: inout [Card]) -> [Card.Finding] {
        var places: [String: Int] = [:]
        for (index, card) in cards.enumerated() { places[card.title] = index }
        var others: [Card.Finding] = []
        let uses = uses(cards)
        for (sheet, theme) in stack.themes.enumerated() where sheet < findings.count {
            let blocks = blocks(of: theme, stack, places)
            let definitions = definitions(of: theme)
            for diagnostic in findings[sheet] {
                let finding = Card.Finding(diagnostic: diagnostic, sheet: sheet)
                let range = diagnostic.range
                var found = index(of: range.start, in: blocks.ranges).map { blocks.cards[$0] } ?? []
                if let definition = index(of: range.start, in: definitions.ranges) {
                    found += uses[definitions.names[definition]] ?? []
                }
                if found.count > mostCards { found = [] }
                for card in found { cards[card].findings.append(finding) }
                if found.isEmpty { others.append(finding) }
            }
        }
        return others
    }

    /// The blocks of a sheet in order of place, and the cards that show what they declare.
    private static func blocks(
        of theme: Theme, _ stack: ThemeStack, _ places: [String: Int]
    ) -> (ranges: [TextRange], cards: [[Int]]) {
        let table = theme.table
        let ranges = table.rules.map { table.tree.range(Int($0.node)) }
        let cards = table.rules.map { rule -> [Int] in
            var cards: [Int] = []
            for selector in rule.selectors {
                let path = theme.source.text(in: table.paths.ranges[Int(table.selectors[selector].name)])
                guard let card = places[CardMaker.title(ofCardFor: path, stack)], !cards.contains(card) else {
                    continue
                }
                cards.append(card)
                if cards.count > mostCards { return [] }
            }
            return cards
        }
        return (ranges, cards)
    }

    /// The definitions of a sheet in order of place, and their variables' names, `@` included.
    private static func definitions(of theme: Theme) -> (ranges: [TextRange], names: [String]) {
        let table = theme.table
        let ranges = table.definitions.map { table.tree.range(Int($0.node)) }
        let names = table.definitions.map { theme.source.text(in: table.variables.ranges[Int($0.name)]) }
        return (ranges, names)
    }

    /// The one of some ranges, which are in order and apart, that a place lies in.
    private static func index(of place: Int, in ranges: [TextRange]) -> Int? {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].end <= place { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].start <= place ? low : nil
    }

    /// For each variable the cards with a value that goes through it.
    private static func uses(_ cards: [Card]) -> [String: [Int]] {
        var uses: [String: [Int]] = [:]
        for (index, card) in cards.enumerated() {
            for state in card.states {
                for attribute in state.attributes {
                    for hop in attribute.hops
                    where uses[hop.name]?.last != index && uses[hop.name]?.count ?? 0 <= mostCards {
                        uses[hop.name, default: []].append(index)
                    }
                }
            }
        }
        return uses
    }
}
