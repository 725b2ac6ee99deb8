// What variables came to for the slots before, in a walk over many. Must not read anything itself.

import NSSSyntax

/// Readings of one stack for one device in one orientation, those of a variable kept for the next use of it.
///
/// Most values of a theme are a few variables, and whatever attribute a colour is for, it is the same colour.
struct KnownReadings {
    private struct Known {
        /// Which attributes read it so: see `AttributeReader.kind`.
        let kind: Int
        let reading: Reading
    }

    private let stack: ThemeStack
    private let cell: MediaCells
    private var sheets: [SheetUses]
    private var all: [Known] = []

    init(_ stack: ThemeStack, in cell: MediaCells) {
        self.stack = stack
        self.cell = cell
        sheets = stack.sheets.map { SheetUses($0.table) }
    }

    /// Says what a declaration comes to.
    mutating func read(_ candidate: Candidate, _ visit: (Reading) -> Void) {
        let node = Int(stack.nodes[candidate.declaration])
        let reader = stack.readers[Int(stack.slots[candidate.declaration] >> 3)]
        switch sheets[candidate.sheet].use(in: node) {
        case .none: visit(stack.convert(node, candidate.sheet, reader, cell))
        case .unknown: visit(stack.reading(of: candidate, in: cell))
        case .variable(let name):
            let place = Int(sheets[candidate.sheet].places[name]) - 1
            if place >= 0, all[place].kind == reader.kind { return visit(all[place].reading) }
            let known = Known(kind: reader.kind, reading: stack.reading(of: candidate, in: cell))
            if place >= 0 {
                all[place] = known
            } else {
                all.append(known)
                sheets[candidate.sheet].places[name] = UInt32(all.count)
            }
            visit(known.reading)
        }
    }
}

/// The variables that one sheet's declarations use.
private struct SheetUses {
    enum Use {
        /// The value begins with no variable.
        case none
        /// It is the variable of this number.
        case variable(Int)
        /// It begins with a variable that is not defined, or that something stands behind.
        case unknown
    }

    private let table: SheetTable
    // Held here: each look into the tree would count references.
    private let firstTokens: [UInt32]
    private let endTokens: [UInt32]
    private let tokens: Tokens
    private let bytes: [UInt8]
    /// For names of one length and one end the last one.
    private var guesses = [Int](repeating: -1, count: 256)
    /// For each variable a place that the caller keeps; 0 at first.
    var places: [UInt32]

    init(_ table: SheetTable) {
        self.table = table
        firstTokens = table.tree.firstTokens
        endTokens = table.tree.endTokens
        tokens = table.tree.tokens
        bytes = table.tree.source.bytes
        places = [UInt32](repeating: 0, count: table.variables.count)
    }

    mutating func use(in node: Int) -> Use {
        let end = Int(endTokens[node])
        guard let token = SheetTable.firstAtWord(tokens.kinds, Int(firstTokens[node]) + 1, end) else { return .none }
        guard SheetTable.isNothing(tokens.kinds, token + 1, end) else { return .unknown }
        let range = tokens.range(token)
        let place =
            (range.length &* 37 &+ Int(bytes[range.end - 1]) &* 5 &+ Int(bytes[range.start + range.length / 2])) & 255
        guard let name = table.variables.find(range, in: bytes.span, guess: guesses[place]) else { return .unknown }
        guesses[place] = name
        return .variable(name)
    }
}
