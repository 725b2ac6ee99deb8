// What a gallery is made of: cards with their findings, and with what they looked like before. Must not write anything.

package import FioriTheme
package import NSSSyntax

/// A theme in pictures, ready to be written as a page.
package struct Gallery: Sendable {
    /// A card, and the same under the older theme.
    package struct Entry: Sendable {
        /// The card; of one that the newer theme lacks its older form.
        package let card: Card
        /// What it looked like; nil without an older theme, and for what that one lacks.
        package let before: Card?
        /// How the two differ.
        package let change: Change
        /// On which devices and in which orientations it is so, of those that are looked at.
        package internal(set) var cells: MediaCells
    }

    /// What became of a card.
    package enum Change: Sendable {
        /// There is no older theme.
        case none
        /// The older theme lacks it.
        case added
        /// The newer theme lacks it.
        case removed
        /// It looks different, or says something else.
        case changed
    }

    /// The theme.
    package let stack: ThemeStack
    /// The older theme; nil where nothing is compared.
    package let before: ThemeStack?
    /// Where the theme is looked at, one device in one orientation each. In the first place everything is shown, in each
    /// further one what looks different there.
    package let places: [Traits]
    /// Which variants are shown.
    package let variants: GalleryVariants
    /// The cards, in order. With an older theme only those that differ.
    package let entries: [Entry]
    /// What was found outside the blocks of any card.
    package let findings: [Card.Finding]
    /// What the reader has to know first, such as that an engine loses a sheet.
    package let alerts: [String]

    /// Makes the gallery of a theme. With an older one it has what changed. `findings` are those of each of the theme's
    /// sheets, in their order.
    package init(
        _ stack: ThemeStack, before: ThemeStack? = nil, places: [Traits] = [Traits()],
        variants: [ColorVariant] = ColorVariant.shown, findings: [[Diagnostic]] = [],
        alerts: [String] = []
    ) {
        self.stack = stack
        self.before = before
        self.places = places
        self.variants = GalleryVariants(variants)
        self.alerts = alerts
        let cards = places.map { CardMaker.cards(stack, on: $0) }
        var once = CardsByTitle(cards)
        self.findings = FindingPlaces.place(findings, of: stack, on: &once.cards)
        var found = GalleryEntries()
        for (place, cards) in zip(places, cards) {
            let old = before.map { CardMaker.cards($0, on: place) }
            for entry in Self.entries(cards, old, place.cell) { found.add(entry) }
        }
        entries = found.together(findings: once)
    }

    /// The first place.
    var place: Traits { places[0] }

    /// All places.
    var cells: MediaCells { places.reduce(.none) { $0.union($1.cell) } }

    /// The answers to a question about the places, each once, with where it is the answer.
    func answers<Answer: Equatable>(_ ask: (Traits) -> Answer) -> [(answer: Answer, place: Traits, cells: MediaCells)] {
        var result: [(answer: Answer, place: Traits, cells: MediaCells)] = []
        for place in places {
            let answer = ask(place)
            if let same = result.firstIndex(where: { $0.answer == answer }) {
                result[same].cells.formUnion(place.cell)
            } else {
                result.append((answer, place, place.cell))
            }
        }
        return result
    }

    /// Where something is so, in words; nil for all that is looked at.
    func words(_ cells: MediaCells) -> String? { cells == self.cells ? nil : cells.description }

    private static func entries(_ cards: [Card], _ old: [Card]?, _ cells: MediaCells) -> [Entry] {
        guard let old else { return cards.map { Entry(card: $0, before: nil, change: .none, cells: cells) } }
        var places: [String: Int] = [:]
        for (index, card) in old.enumerated() { places[card.title] = index }
        var entries: [Entry] = []
        for card in cards {
            guard let index = places.removeValue(forKey: card.title) else {
                entries.append(Entry(card: card, before: nil, change: .added, cells: cells))
                continue
            }
            let changed = card.keepingStates { state in
                !(old[index].states.first { $0.name == state.name }?.looks(like: state) ?? false)
            }
            if !changed.states.isEmpty || card.states.count < old[index].states.count {
                entries.append(Entry(card: changed, before: old[index], change: .changed, cells: cells))
            }
        }
        for card in old where places[card.title] != nil {
            entries.append(Entry(card: card, before: nil, change: .removed, cells: cells))
        }
        return entries
    }
}

extension Traits {
    /// The combination of device and orientation.
    var cell: MediaCells { MediaCells(device, orientation) }
}

extension Card {
    /// The same with fewer states.
    fileprivate func keepingStates(_ isWanted: (State) -> Bool) -> Card {
        Card(kind: kind, title: title, component: component, states: states.filter(isWanted), findings: findings)
    }
}

/// Which of the eight variants a page shows, as the switches of the page have them.
package struct GalleryVariants: Sendable {
    /// Light, dark or both.
    package let appearances: [Appearance]
    /// Base, elevated or both.
    package let levels: [Level]
    /// Normal contrast, high or both.
    package let contrasts: [Contrast]

    /// All that are shown.
    package var all: [ColorVariant] {
        ColorVariant.shown.filter {
            appearances.contains($0.appearance) && levels.contains($0.level) && contrasts.contains($0.contrast)
        }
    }

    init(_ variants: [ColorVariant]) {
        appearances = Appearance.allCases.filter { appearance in variants.contains { $0.appearance == appearance } }
        levels = Level.allCases.filter { level in variants.contains { $0.level == level } }
        contrasts = Contrast.allCases.filter { contrast in variants.contains { $0.contrast == contrast } }
    }

    /// The variants of one appearance that the switches choose from, each with the letter that the page has for it: `a`
    /// is the one at first, `b` the other level, `c` the other contrast, `d` both.
    func cells(_ appearance: Appearance) -> [(letter: String, variant: ColorVariant)] {
        var cells: [(letter: String, variant: ColorVariant)] = []
        for (row, contrast) in contrasts.enumerated() {
            for (column, level) in levels.enumerated() {
                let letter = ["a", "b", "c", "d"][row * 2 + column]
                let variant = ColorVariant(appearance: appearance, level: level, contrast: contrast)
                cells.append((letter, variant))
            }
        }
        return cells
    }
}
