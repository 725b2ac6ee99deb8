// Brings the cards of several devices and orientations together: what looks the same is shown once. Must not draw, nor write
// anything.

import FioriTheme

/// The entries of one place after another, those that look the same as one.
struct GalleryEntries {
    private var entries: [Gallery.Entry] = []
    /// The titles in order of first sight, and the entries of each.
    private var titles: [String] = []
    private var numbers: [String: [Int]] = [:]

    /// Adds an entry of the next place, or its place to one that is there.
    mutating func add(_ entry: Gallery.Entry) {
        let title = entry.card.title
        if numbers[title] == nil { titles.append(title) }
        for number in numbers[title] ?? [] where entries[number].looks(like: entry) {
            entries[number].cells.formUnion(entry.cells)
            return
        }
        numbers[title, default: []].append(entries.count)
        entries.append(entry)
    }

    /// Those of one title together, with what was found on its card at the first of them.
    func together(findings cards: CardsByTitle) -> [Gallery.Entry] {
        var result: [Gallery.Entry] = []
        for title in titles {
            var findings = cards.findings(of: title)
            for number in numbers[title] ?? [] {
                result.append(entries[number].with(findings))
                findings = []
            }
        }
        return result
    }
}

/// The first card of each title, of the cards of one place after another.
struct CardsByTitle {
    /// In order of first sight.
    var cards: [Card] = []
    private var numbers: [String: Int] = [:]

    /// Takes the cards of each place.
    init(_ places: [[Card]]) {
        for place in places {
            for card in place where numbers[card.title] == nil {
                numbers[card.title] = cards.count
                cards.append(card)
            }
        }
    }

    /// What was found on the card of a title.
    func findings(of title: String) -> [Card.Finding] { numbers[title].map { cards[$0].findings } ?? [] }
}

extension Gallery.Entry {
    /// True where it shows the same, wherever that is.
    fileprivate func looks(like other: Self) -> Bool {
        guard change == other.change, card.looks(like: other.card) else { return false }
        guard let before, let otherBefore = other.before else { return self.before == nil && other.before == nil }
        return before.states.count == otherBefore.states.count
            && card.states.allSatisfy { state in
                let old = before.states.first { $0.name == state.name }
                let otherOld = otherBefore.states.first { $0.name == state.name }
                guard let old, let otherOld else { return old == nil && otherOld == nil }
                return old.looks(like: otherOld)
            }
    }

    fileprivate func with(_ findings: [Card.Finding]) -> Self {
        var card = card
        card.findings = findings
        return Self(card: card, before: before, change: change, cells: cells)
    }
}

extension Card {
    /// True where it shows the same in the same states.
    fileprivate func looks(like other: Card) -> Bool {
        states.count == other.states.count
            && zip(states, other.states).allSatisfy { $0.name == $1.name && $0.looks(like: $1) }
    }
}
