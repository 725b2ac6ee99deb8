// The names of attributes that a run has met, by number, and what is known of each. Must not hold anything of a sheet.

import FioriTheme
import NSSSyntax

/// Attributes by number: each name, state included, is taken apart, looked up and judged once, in whatever sheet it is
/// met first.
struct KnownAttributes {
    /// What is known of a name on a class of the app's own.
    enum OnCustom: UInt8 {
        case unknown
        case right
        case wrong
    }

    private let catalogue: Catalogue
    private var store = NameStore()
    private var baseStore = NameStore()
    /// The names taken apart.
    private(set) var names: [AttributeName] = []
    /// For each name the number of its base, which is counted apart.
    private(set) var bases: [Int] = []
    /// Attributes mostly stand in the same order in one block as in the last: for each, which one came behind it.
    private var followers: [Int] = []
    /// For each base the place of what is known of it, -1 where that is nothing, -2 where nobody has asked yet.
    private var places: [Int] = []
    private var facts: [AttributeFacts] = []
    /// Verdicts on the names by themselves, and for each name its place among them, -1 where nobody has asked yet.
    private var verdicts: [JudgedAttribute] = []
    private var verdictPlaces: [Int] = []
    /// The same in short: a walk over a sheet asks for each declaration.
    var onCustom: [OnCustom] = []

    /// Makes an empty table.
    init(_ catalogue: Catalogue) { self.catalogue = catalogue }

    /// Number of names.
    var count: Int { names.count }

    /// For each node of a sheet that is a declaration the number of its attribute; 0 for other nodes.
    mutating func numbers(of tree: SyntaxTree) -> [UInt32] {
        let sheet = tree.source.bytes
        let bytes = sheet.span
        let kinds = tree.kinds
        let firsts = tree.firstTokens
        let starts = tree.tokens.starts
        var numbers = [UInt32](repeating: 0, count: kinds.count)
        var last = -1
        var node = 0
        while node < kinds.count {
            // A pattern, not ==: across modules that is a call for each node.
            if case .declaration = kinds[node] {
                let token = Int(firsts[node])
                let range = TextRange(Int(starts[token]), Int(starts[token + 1]))
                let guess = last < 0 ? -1 : followers[last]
                var number = guess
                if guess < 0 || !store.holds(guess, at: range, in: bytes) {
                    number = self.number(of: range, in: bytes)
                    if last >= 0 { followers[last] = number }
                }
                numbers[node] = UInt32(number)
                last = number
            }
            node += 1
        }
        return numbers
    }

    /// The number of the name in a range of a sheet.
    mutating func number(of range: TextRange, in sheet: Span<UInt8>) -> Int {
        let number = store.intern(range, in: sheet)
        if number == names.count { add(number) }
        return number
    }

    private mutating func add(_ number: Int) {
        let name = catalogue.split(store.text(number))
        bases.append(base(name.base))
        names.append(name)
        followers.append(-1)
        verdictPlaces.append(-1)
        onCustom.append(.unknown)
    }

    private mutating func base(_ name: String) -> Int {
        let bytes = Array(name.utf8)
        let base = baseStore.intern(TextRange(0, bytes.count), in: bytes.span)
        if base == places.count { places.append(-2) }
        return base
    }

    /// The verdict on a name by itself; nil where nobody has asked yet.
    func verdict(_ number: Int) -> JudgedAttribute? {
        verdictPlaces[number] < 0 ? nil : verdicts[verdictPlaces[number]]
    }

    /// Keeps the verdict on a name by itself.
    mutating func keep(_ verdict: JudgedAttribute, _ number: Int) {
        verdictPlaces[number] = verdicts.count
        verdicts.append(verdict)
    }

    /// True for an attribute that is written in the normal state.
    func isExplicitNormal(_ number: Int) -> Bool { names[number].isKnown && names[number].state == .normal }

    /// What is known of an attribute, its state aside; nil where that is nothing.
    mutating func facts(_ number: Int) -> AttributeFacts? {
        let place = place(of: names[number].base, bases[number])
        return place < 0 ? nil : facts[place]
    }

    /// The same by the name of the base.
    mutating func facts(of base: String) -> AttributeFacts? {
        let place = place(of: base, self.base(base))
        return place < 0 ? nil : facts[place]
    }

    /// The name of an attribute's value type; nil where nothing is known of the attribute.
    mutating func type(_ number: Int) -> String? {
        let place = place(of: names[number].base, bases[number])
        return place < 0 ? nil : facts[place].type
    }

    /// The attribute, in the same state, without which one has no effect; nil where there is none.
    mutating func companion(_ number: Int) -> String? {
        let place = place(of: names[number].base, bases[number])
        guard place >= 0, let other = facts[place].needs else { return nil }
        return catalogue.spell(other, in: names[number].state)
    }

    private mutating func place(of name: String, _ base: Int) -> Int {
        if places[base] == -2 {
            let made = catalogue.attribute(name)
            places[base] = made == nil ? -1 : facts.count
            if let made { facts.append(made) }
        }
        return places[base]
    }
}
