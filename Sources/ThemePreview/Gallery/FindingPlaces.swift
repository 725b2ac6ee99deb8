// Which findings belong to which card. Must not know rules.

import FioriTheme
import NSSSyntax

/// Puts findings on the cards whose class paths they are about.
enum FindingPlaces {
    /// Adds each finding to the cards of the blocks that it lies in, or of the values that lead to the definition that it
    /// lies in. The result is what belongs to none.
    static func place(_ findings: [[Diagnostic]], of stack: ThemeStack, on cards: inout [Card]) -> [Card.Finding] {
        var places: [String: Int] = [:]
        for (index, card) in cards.enumerated() { places[card.title] = index }
        var others: [Card.Finding] = []
        let uses = uses(cards)
        for (sheet, theme) in stack.themes.enumerated() where sheet < findings.count {
            let blocks = blocks(of: theme, stack, places)
            for diagnostic in findings[sheet] {
                let finding = Card.Finding(diagnostic: diagnostic, sheet: sheet)
                let range = diagnostic.range
                var found = blocks.first { $0.range.start <= range.start && range.start < $0.range.end }?.cards ?? []
                if let variable = variable(at: range, in: theme) { found += uses[variable] ?? [] }
                for card in found { cards[card].findings.append(finding) }
                if found.isEmpty { others.append(finding) }
            }
        }
        return others
    }

    /// The blocks of a sheet, and the cards that show what they declare.
    private static func blocks(
        of theme: Theme, _ stack: ThemeStack, _ places: [String: Int]
    ) -> [(range: TextRange, cards: [Int])] {
        let table = theme.table
        return table.rules.map { rule in
            var cards: [Int] = []
            for selector in rule.selectors {
                let path = theme.source.text(in: table.paths.ranges[Int(table.selectors[selector].name)])
                guard let card = places[CardMaker.title(ofCardFor: path, stack)], !cards.contains(card) else {
                    continue
                }
                cards.append(card)
            }
            return (table.tree.range(Int(rule.node)), cards)
        }
    }

    /// The variable, `@` included, in whose definition a place lies; nil for any other place.
    private static func variable(at range: TextRange, in theme: Theme) -> String? {
        let table = theme.table
        for definition in table.definitions {
            let whole = table.tree.range(Int(definition.node))
            if whole.start <= range.start, range.start < whole.end {
                return theme.source.text(in: table.variables.ranges[Int(definition.name)])
            }
        }
        return nil
    }

    /// For each variable the cards with a value that goes through it.
    private static func uses(_ cards: [Card]) -> [String: [Int]] {
        var uses: [String: [Int]] = [:]
        for (index, card) in cards.enumerated() {
            for state in card.states {
                for attribute in state.attributes {
                    for hop in attribute.hops where uses[hop.name]?.last != index {
                        uses[hop.name, default: []].append(index)
                    }
                }
            }
        }
        return uses
    }
}
