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
        visit(kind, name) { found.append($0) }
        return found
    }

    /// True where there is such a name.
    package func has(_ kind: Kind, _ name: String) -> Bool {
        var name = name
        return name.withUTF8 { name in unsafe has(kind, TextRange(0, name.count), in: name.span) }
    }

    /// The same for a name in the bytes of a sheet.
    func has(_ kind: Kind, _ range: TextRange, in sheet: Span<UInt8>) -> Bool {
        var slot = firstSlot(range, sheet)
        while let number = next(kind, range, sheet, &slot) {
            if number >= 0 { return true }
        }
        return false
    }

    private func visit(_ kind: Kind, _ name: String, _ found: (Entry) -> Void) {
        var name = name
        name.withUTF8 { name in
            let range = TextRange(0, name.count)
            var slot = unsafe firstSlot(range, name.span)
            while let number = unsafe next(kind, range, name.span, &slot) {
                if number >= 0 { found(entries[number]) }
            }
        }
    }

    private func firstSlot(_ range: TextRange, _ name: Span<UInt8>) -> (hash: UInt32, slot: Int) {
        let hash = NameTable.hash(range, in: name)
        return (hash, Int(hash) & (slots.count - 1))
    }

    /// The entry in a slot where it is of that name, or -1; nil past the last one.
    @inline(__always)
    private func next(
        _ kind: Kind, _ range: TextRange, _ name: Span<UInt8>, _ place: inout (hash: UInt32, slot: Int)
    ) -> Int? {
        let number = Int(slots[place.slot]) - 1
        if number < 0 { return nil }
        place.slot = (place.slot + 1) & (slots.count - 1)
        let entry = entries[number]
        guard entry.hash == place.hash, entry.kind == kind else { return -1 }
        let sheet = sources[Int(entry.sheet)].bytes
        return NameTable.equal(entry.range, in: sheet.span, range, in: name) ? number : -1
    }

    /// What a table of odd names has for a name: the first word of its row, the last one's where there are several.
    func odd(_ name: String, in table: String) -> String? {
        guard let entry = entries(.odd, name).last(where: { block(of: $0) == table }) else { return nil }
        let source = sources[Int(entry.sheet)]
        var scanner = SheetScanner(source, at: entry.range.start)
        return scanner.row().map { source.text(in: source.firstWord(of: $0.value)) }
    }

    /// The rows of an entry's block, and what they stand in.
    func rows(of entry: Entry) -> (source: Source, rows: [SheetScanner.Row]) {
        let source = sources[Int(entry.sheet)]
        var scanner = SheetScanner(source, at: Int(entry.block))
        var rows: [SheetScanner.Row] = []
        if scanner.block() != nil {
            while let row = scanner.row() { rows.append(row) }
        }
        return (source, rows)
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

    // MARK: Making it

    private mutating func scan(_ sheet: EmbeddedCatalogue) {
        let source = sources[Int(sheet.rawValue)]
        let kind: Kind =
            switch sheet {
            case .attributes: .attribute
            case .valueTypes: .type
            case .odd: .table
            default: .component
            }
        var scanner = SheetScanner(source)
        while let block = scanner.block() {
            add(kind, sheet, block, block: block.start, source.bytes)
            while let row = scanner.row() {
                let name = row.name
                let first = source.bytes[name.start]
                let isNeed = first == UInt8(ascii: "n") && name.length == 5
                switch kind {
                // No row begins with a capital or an f, and every class path does.
                case .component where first < 0x61 || first == UInt8(ascii: "f"):
                    add(.path, sheet, name, block: block.start, source.bytes)
                case .component where isNeed, .attribute where isNeed:
                    add(.need, sheet, name, block: block.start, source.bytes)
                case .component where name.length == 7 && source.holds("indexed", in: name):
                    add(.indexed, sheet, name, block: block.start, source.bytes)
                case .table: add(.odd, sheet, name, block: block.start, source.bytes)
                default: break
                }
            }
        }
    }

    private mutating func add(
        _ kind: Kind, _ sheet: EmbeddedCatalogue, _ range: TextRange, block: Int, _ bytes: [UInt8]
    ) {
        let hash = NameTable.hash(range, in: bytes.span)
        entries.append(Entry(kind, sheet.rawValue, range, block: block, hash: hash))
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = UInt16(truncatingIfNeeded: entries.count)
    }
}
