// What variables came to for the slots before, in a walk over many. Must not read anything itself.

import NSSSyntax

/// Readings of one stack for one device in one orientation, those of a variable kept for the next use of it.
///
/// Most values of a theme are a few variables, and whatever attribute a colour is for, it is the same colour.
struct KnownReadings {
    private let stack: ThemeStack
    private let cell: MediaCells
    /// For each declaration of the stack its variable, by its place in `latest`, or one of the two below.
    private var uses: [UInt32] = []
    /// A value that begins with no variable.
    private static let noVariable = UInt32.max
    /// A variable that is not defined, or that something stands behind.
    private static let unknownVariable = UInt32.max - 1
    /// For each variable of the stack, sheet after sheet, the place of its latest reading, plus one; 0 for none.
    private var latest: [UInt32] = []
    private var readings: [Reading] = []
    /// Which attributes read it so, for each reading: see `AttributeReader.kind`.
    private var kinds: [Int] = []

    init(_ stack: ThemeStack, in cell: MediaCells) {
        self.stack = stack
        self.cell = cell
        uses.reserveCapacity(stack.nodes.count)
        for theme in stack.sheets { addUses(of: theme.table) }
    }

    /// Says what a declaration comes to.
    @inline(__always)
    mutating func read(_ candidate: Candidate, _ visit: (Reading) -> Void) {
        let variable = uses[candidate.declaration]
        if variable == Self.noVariable { return visit(stack.convert(candidate, in: cell)) }
        if variable == Self.unknownVariable { return visit(stack.reading(of: candidate, in: cell)) }
        let kind = stack.readers[Int(stack.slots[candidate.declaration] >> 3)].kind
        var place = Int(latest[Int(variable)]) - 1
        if place < 0 || kinds[place] != kind {
            let reading = stack.reading(of: candidate, in: cell)
            if place < 0 {
                place = readings.count
                readings.append(reading)
                kinds.append(kind)
                latest[Int(variable)] = UInt32(place + 1)
            } else {
                readings[place] = reading
                kinds[place] = kind
            }
        }
        visit(readings[place])
    }

    /// Looks at a sheet's declarations all at once: one by one, each look into its tree would count references.
    private mutating func addUses(of table: SheetTable) {
        let firstTokens = table.tree.firstTokens
        let endTokens = table.tree.endTokens
        let tokens = table.tree.tokens
        let source = table.tree.source
        let bytes = source.bytes.span
        let first = latest.count
        // For names of one length and two equal bytes the last one.
        var guesses = [Int](repeating: -1, count: 256)
        for declaration in table.declarations {
            let node = Int(declaration.node)
            let end = Int(endTokens[node])
            guard let token = SheetTable.firstAtWord(tokens.kinds, Int(firstTokens[node]) + 1, end) else {
                uses.append(Self.noVariable)
                continue
            }
            let range = tokens.range(token)
            let guess =
                (range.length &* 37 &+ Int(bytes[range.end - 1]) &* 5 &+ Int(bytes[range.start + range.length / 2]))
                & 255
            guard SheetTable.isNothing(tokens.kinds, token + 1, end),
                let name = table.variables.find(range, in: bytes, guess: guesses[guess])
            else {
                uses.append(Self.unknownVariable)
                continue
            }
            guesses[guess] = name
            uses.append(UInt32(first + name))
        }
        latest.append(contentsOf: repeatElement(0, count: table.variables.count))
    }
}
