// Where each name of the embedded sheets stands, found by running over their bytes once, without a parser: a run that
// names three components reads three sheets. Must not read any value; a test compares it with what the parser finds.

package import NSSSyntax

/// The names of the embedded sheets.
package struct CatalogueIndex: Sendable {
    /// What a name is.
    package enum Kind: UInt8, Sendable {
        case component
        case path
        case attribute
        case type
        /// The row of class paths with an index.
        case indexed
        /// The row of what needs another attribute: of an attribute, or of a class some of whose attributes do.
        case need
        /// A table of odd names, and a row in it.
        case table, odd
    }

    /// One name at one place.
    package struct Entry: Sendable {
        package let kind: Kind
        /// Its sheet.
        package let sheet: UInt8
        private let start: UInt32
        private let length: UInt16
        /// Where its block's name starts.
        package let block: UInt32
        fileprivate let hash: UInt32

        fileprivate init(_ kind: Kind, _ sheet: UInt8, _ range: TextRange, block: Int, hash: UInt32) {
            self.kind = kind
            self.sheet = sheet
            start = UInt32(range.start)
            length = UInt16(truncatingIfNeeded: range.length)
            self.block = UInt32(block)
            self.hash = hash
        }

        /// Its bytes.
        package var range: TextRange { TextRange(Int(start), Int(start) + Int(length)) }
    }

    /// What comes with the library, made when it is first asked for.
    package static let sdk = CatalogueIndex()

    /// The sheets, by their numbers; those that hold no names of this kind are empty.
    let sources: [Source]
    /// All names, in the order of the sheets.
    package private(set) var entries: [Entry] = []
    /// Open addressing with linear probing; 0 is free, else the number of the entry plus one. Equal names stand in the
    /// order of their entries.
    private var slots = [UInt16](repeating: 0, count: 2048)

    private init() {
        sources = EmbeddedCatalogue.allCases.map { sheet in
            sheet.hasNames ? EmbeddedSheet.catalogue(sheet).source : Source(name: sheet.name, bytes: [])
        }
        entries.reserveCapacity(1024)
        for sheet in EmbeddedCatalogue.allCases where sheet.hasNames { scan(sheet) }
    }

    // MARK: Looking up

    /// The entries of a name, in order.
    package func entries(_ kind: Kind, _ name: String) -> [Entry] {
        var found: [Entry] = []
        var hash = Self.seed
        for byte in name.utf8 { hash = Self.mix(hash, byte) }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, entry.kind == kind, equals(entry, name) { found.append(entry) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return found
    }

    /// True where there is such a name.
    package func has(_ kind: Kind, _ name: String) -> Bool {
        var hash = Self.seed
        for byte in name.utf8 { hash = Self.mix(hash, byte) }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, entry.kind == kind, equals(entry, name) { return true }
            slot = (slot + 1) & (slots.count - 1)
        }
        return false
    }

    /// The names of a kind, sorted, each once.
    package func names(_ kind: Kind) -> [String] {
        var names: [String] = []
        for entry in entries where entry.kind == kind { names.append(text(entry)) }
        names.sort()
        var result: [String] = []
        for name in names where result.last != name { result.append(name) }
        return result
    }

    /// The name of an entry.
    package func text(_ entry: Entry) -> String { sources[Int(entry.sheet)].text(in: entry.range) }

    /// The name of the block that an entry is a row of.
    func block(of entry: Entry) -> String {
        let bytes = sources[Int(entry.sheet)].bytes
        var end = Int(entry.block)
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "{") { end += 1 }
        return sources[Int(entry.sheet)].text(in: TextRange(Int(entry.block), end))
    }

    /// The first byte of an entry's name.
    func firstByte(_ entry: Entry) -> UInt8 { sources[Int(entry.sheet)].bytes[entry.range.start] }

    private func equals(_ entry: Entry, _ name: String) -> Bool {
        let range = entry.range
        guard range.length == name.utf8.count else { return false }
        let bytes = sources[Int(entry.sheet)].bytes
        var offset = range.start
        for byte in name.utf8 {
            if bytes[offset] != byte { return false }
            offset += 1
        }
        return true
    }

    // MARK: Making it

    private static let seed: UInt32 = 2_166_136_261
    private static func mix(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

    private mutating func scan(_ sheet: EmbeddedCatalogue) {
        let bytes = sources[Int(sheet.rawValue)].bytes
        let kind: Kind =
            switch sheet {
            case .attributes: .attribute
            case .valueTypes: .type
            case .odd: .table
            default: .component
            }
        var position = 0
        while let start = Self.next(bytes, position) {
            if bytes[start] == UInt8(ascii: "@") {
                position = Self.behind(UInt8(ascii: ";"), bytes, start)
                continue
            }
            position = start
            while position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: "{") { position += 1 }
            add(kind, sheet, TextRange(start, position), block: start, bytes)
            position = Self.behind(UInt8(ascii: "{"), bytes, position)
            position = rows(of: start, kind, sheet, bytes, position)
        }
    }

    /// The rows of a block; where it ends.
    private mutating func rows(
        of block: Int, _ kind: Kind, _ sheet: EmbeddedCatalogue, _ bytes: [UInt8], _ start: Int
    ) -> Int {
        var position = start
        while let start = Self.next(bytes, position) {
            if bytes[start] == UInt8(ascii: "}") { return start + 1 }
            let end = Self.behind(UInt8(ascii: ":"), bytes, start) - 1
            let first = bytes[start]
            if kind == .component {
                // No row begins with a capital or an f, and every class path does.
                if first < 0x61 || first == UInt8(ascii: "f") {
                    add(.path, sheet, TextRange(start, end), block: block, bytes)
                } else if end - start == 5, first == UInt8(ascii: "n") {
                    add(.need, sheet, TextRange(start, end), block: block, bytes)
                } else if end - start == 7, first == UInt8(ascii: "i"), bytes[start + 2] == UInt8(ascii: "d") {
                    add(.indexed, sheet, TextRange(start, end), block: block, bytes)
                }
            } else if kind == .table {
                add(.odd, sheet, TextRange(start, end), block: block, bytes)
            } else if kind == .attribute, first == UInt8(ascii: "n") {
                add(.need, sheet, TextRange(start, end), block: block, bytes)
            }
            position = Self.behind(UInt8(ascii: ";"), bytes, end)
        }
        return bytes.count
    }

    private mutating func add(
        _ kind: Kind, _ sheet: EmbeddedCatalogue, _ range: TextRange, block: Int, _ bytes: [UInt8]
    ) {
        var hash = Self.seed
        for offset in range.start..<range.end { hash = Self.mix(hash, bytes[offset]) }
        entries.append(Entry(kind, sheet.rawValue, range, block: block, hash: hash))
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = UInt16(truncatingIfNeeded: entries.count)
    }

    /// The next byte that is neither blank nor in a comment.
    private static func next(_ bytes: [UInt8], _ start: Int) -> Int? {
        var position = start
        while position < bytes.count {
            if bytes[position] <= 0x20 {
                position += 1
            } else if bytes[position] == UInt8(ascii: "/") {
                position = behind(UInt8(ascii: "/"), bytes, position + 2)
                while position < bytes.count, bytes[position - 2] != UInt8(ascii: "*") {
                    position = behind(UInt8(ascii: "/"), bytes, position)
                }
            } else {
                return position
            }
        }
        return nil
    }

    /// Just behind the next byte of that value.
    private static func behind(_ byte: UInt8, _ bytes: [UInt8], _ start: Int) -> Int {
        let span = bytes.span
        let raw = unsafe span.bytes
        let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
        var position = start
        // Eight bytes at a time: one is what is looked for where the lowest borrow starts.
        while position + 8 <= bytes.count {
            let loaded = unsafe raw.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
            let word = loaded.littleEndian ^ pattern
            let found = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
            if found != 0 { return position + found.trailingZeroBitCount / 8 + 1 }
            position += 8
        }
        while position < bytes.count, span[position] != byte { position += 1 }
        return position + 1
    }
}
