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
    /// The name that was seen last in each place of a small table: few names come again and again, and a look at one's
    /// length and last bytes finds it sooner than its hash.
    private var recent = [Int](repeating: -1, count: 256)
    /// For each base the place of what is known of it, -1 where that is nothing, -2 where nobody has asked yet.
    private var places: [Int] = []
    private var facts: [AttributeFacts] = []
    /// For each name the number of the one without which it has no effect, -1 where there is none, -2 where nobody has
    /// asked yet.
    private var companions: [Int] = []
    /// For each name the number of its last word, -1 where nobody has asked yet.
    private var endings: [Int] = []
    private var endingStore = NameStore()
    /// For each name, of those that were asked for, whether its values are fonts.
    private var isFont: [Bool] = []
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
        for node in 0..<kinds.count {
            // A pattern, not ==: across modules that is a call for each node.
            guard case .declaration = kinds[node] else { continue }
            let token = Int(firsts[node])
            let range = TextRange(Int(starts[token]), Int(starts[token + 1]))
            numbers[node] = UInt32(number(of: range, in: bytes))
        }
        return numbers
    }

    private static func place(of range: TextRange, in bytes: Span<UInt8>) -> Int {
        // Names that end alike, as `-color` and `-selected` do, differ in length or further to the front.
        let raw = unsafe bytes.bytes
        var mixed = UInt64(truncatingIfNeeded: range.length)
        if range.length >= 12 {
            mixed ^= unsafe raw.unsafeLoadUnaligned(fromByteOffset: range.end - 12, as: UInt64.self)
        } else if !range.isEmpty {
            mixed ^= UInt64(bytes[range.start]) << 8 | UInt64(bytes[range.end - 1]) << 16
        }
        return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }

    /// The number of the name in a range of a sheet.
    @inline(__always)
    mutating func number(of range: TextRange, in sheet: Span<UInt8>) -> Int {
        let place = Self.place(of: range, in: sheet)
        let seen = recent[place]
        if seen >= 0, store.holds(seen, at: range, in: sheet) { return seen }
        let number = store.intern(range, in: sheet)
        if number == names.count { add(number) }
        recent[place] = number
        return number
    }

    /// The number of a name.
    mutating func number(of name: String) -> Int {
        let bytes = Array(name.utf8)
        return number(of: TextRange(0, bytes.count), in: bytes.span)
    }

    private mutating func add(_ number: Int) {
        let name = catalogue.split(store.text(number))
        bases.append(base(name.base))
        names.append(name)
        companions.append(-2)
        endings.append(-1)
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

    /// For each name whether its values are fonts.
    mutating func fonts() -> [Bool] {
        for number in isFont.count..<count { isFont.append(type(number) == "font-name") }
        return isFont
    }

    /// The attributes of some that have no effect without another one, each with that.
    mutating func withCompanions(_ attributes: [Int]) -> [(attribute: Int, companion: Int)] {
        var found: [(attribute: Int, companion: Int)] = []
        for attribute in attributes {
            if let companion = companion(attribute) { found.append((attribute, companion)) }
        }
        return found
    }

    /// The number of the attribute, in the same state, without which one has no effect; nil where there is none.
    private mutating func companion(_ number: Int) -> Int? {
        if companions[number] == -2 {
            let place = place(of: names[number].base, bases[number])
            let other = place < 0 ? nil : facts[place].needs
            let name = other.map { catalogue.spell($0, in: names[number].state) }
            companions[number] = name.map { self.number(of: $0) } ?? -1
        }
        return companions[number] < 0 ? nil : companions[number]
    }

    /// The number of the last word of a name, with the dash before it; that of the whole name where it has no dash.
    mutating func ending(_ number: Int) -> Int {
        if endings[number] < 0 {
            let range = store.range(number)
            let bytes = store.allBytes
            var start = range.end
            while start > range.start, start == range.end || bytes[start] != UInt8(ascii: "-") { start -= 1 }
            endings[number] = endingStore.intern(TextRange(start, range.end), in: bytes.span)
        }
        return endings[number]
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
