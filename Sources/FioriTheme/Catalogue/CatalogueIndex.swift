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

    /// What comes with the library.
    package static let sdk = CatalogueIndex()

    // Attributes, types, odd names and NUI's classes: what every run asks for. A sheet without any class path of a
    // component's needs no more.
    private static let common = Part([.valueTypes, .attributes, .odd, .nuiClasses])
    private static let components = Part(EmbeddedCatalogue.allCases.filter { $0.hasComponents && $0 != .nuiClasses })

    private init() {}

    /// The part that a sheet belongs to.
    private func part(_ sheet: UInt8) -> Part {
        sheet <= EmbeddedCatalogue.nuiClasses.rawValue ? Self.common : Self.components
    }

    /// All names, in the order of the sheets.
    package var entries: [Entry] { Self.common.entries + Self.components.entries }

    /// A sheet that holds names.
    func source(_ sheet: UInt8) -> Source { part(sheet).sources[Int(sheet)] }

    // MARK: Looking up

    /// The entries of a name, in order.
    package func entries(_ kind: Kind, _ name: String) -> [Entry] {
        let found = Self.common.entries(kind, name)
        return kind.isCommon ? found : found + Self.components.entries(kind, name)
    }

    /// True where there is such a name.
    package func has(_ kind: Kind, _ name: String) -> Bool {
        if !Self.common.entries(kind, name).isEmpty { return true }
        return !kind.isCommon && !Self.components.entries(kind, name).isEmpty
    }

    /// True where a range of a sheet holds the name of one of NUI's classes.
    func isNUIClass(_ range: TextRange, in sheet: Span<UInt8>) -> Bool {
        // An app's own class paths are mostly longer than any of them.
        range.length <= Self.longestNUIClass && !Self.common.entries(.component, range, in: sheet).isEmpty
    }

    private static let longestNUIClass =
        common.entries.map { $0.kind == .component ? $0.range.length : 0 }.max() ?? 0

    /// The names of a kind, sorted, each once.
    package func names(_ kind: Kind) -> [String] {
        names(of: (kind.isCommon ? Self.common.entries : entries).filter { $0.kind == kind })
    }

    /// The class paths that do not begin as those of components do, sorted: NUI's classes and the odd ones. A test holds
    /// that no sheet of components has another one.
    package var plainPaths: [String] {
        names(
            of: Self.common.entries.filter { entry in
                let isOddPath = entry.kind == .odd && block(of: entry) == "odd-class-paths"
                return (entry.kind == .path || isOddPath) && firstByte(entry) < 0x61
            })
    }

    private func names(of entries: [Entry]) -> [String] {
        var names: [String] = []
        names.reserveCapacity(entries.count)
        // Those of one sheet stand in order, and making sure takes less than sorting.
        var isSorted = true
        for entry in entries {
            let name = text(entry)
            if let last = names.last, !(last < name) {
                if last == name { continue }
                isSorted = false
            }
            names.append(name)
        }
        if isSorted { return names }
        var result: [String] = []
        for name in names.sorted() where result.last != name { result.append(name) }
        return result
    }

    /// What a table of odd names has for a name: the first word of its row, the last one's where there are several.
    func odd(_ name: String, in table: String) -> String? {
        guard let entry = entries(.odd, name).last(where: { block(of: $0) == table }) else { return nil }
        let source = source(entry.sheet)
        var scanner = SheetScanner(source, at: entry.range.start)
        return scanner.row().map { source.text(in: source.firstWord(of: $0.value)) }
    }

    /// The rows of an entry's block, and what they stand in.
    func rows(of entry: Entry) -> (source: Source, rows: [SheetScanner.Row]) {
        let source = source(entry.sheet)
        var scanner = SheetScanner(source, at: Int(entry.block))
        var rows: [SheetScanner.Row] = []
        if scanner.block() != nil {
            while let row = scanner.row() { rows.append(row) }
        }
        return (source, rows)
    }

    /// The name of an entry.
    package func text(_ entry: Entry) -> String { source(entry.sheet).text(in: entry.range) }

    /// The name of the block that an entry is a row of.
    func block(of entry: Entry) -> String {
        let source = source(entry.sheet)
        var end = Int(entry.block)
        while end < source.bytes.count, source.bytes[end] > 0x20, source.bytes[end] != UInt8(ascii: "{") { end += 1 }
        return source.text(in: TextRange(Int(entry.block), end))
    }

    private func firstByte(_ entry: Entry) -> UInt8 { source(entry.sheet).bytes[entry.range.start] }
}

extension CatalogueIndex.Kind {
    /// True for kinds that no sheet of components has.
    fileprivate var isCommon: Bool {
        switch self {
        case .attribute, .type, .table, .odd: true
        case .component, .path, .indexed, .need: false
        }
    }
}

/// The names of some sheets.
private struct Part {
    typealias Kind = CatalogueIndex.Kind
    typealias Entry = CatalogueIndex.Entry

    /// All sheets, by their numbers; those of other parts are empty.
    let sources: [Source]
    private(set) var entries: [Entry] = []
    /// Open addressing with linear probing; 0 is free, else the number of the entry plus one. Equal names stand in the
    /// order of their entries.
    private var slots = [UInt16](repeating: 0, count: 2048)

    init(_ sheets: [EmbeddedCatalogue]) {
        sources = EmbeddedCatalogue.allCases.map { sheet in
            sheets.contains(sheet) ? EmbeddedSheet.catalogue(sheet).source : Source(name: "", bytes: [])
        }
        entries.reserveCapacity(1024)
        for sheet in sheets { scan(sheet) }
    }

    func entries(_ kind: Kind, _ name: String) -> [Entry] {
        var name = name
        return name.withUTF8 { name in unsafe entries(kind, TextRange(0, name.count), in: name.span) }
    }

    /// The entries of a name that stands in the bytes of a sheet.
    func entries(_ kind: Kind, _ range: TextRange, in name: Span<UInt8>) -> [Entry] {
        let hash = NameTable.hash(range, in: name)
        var found: [Entry] = []
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, entry.kind == kind {
                let sheet = sources[Int(entry.sheet)].bytes
                if NameTable.equal(entry.range, in: sheet.span, range, in: name) { found.append(entry) }
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return found
    }

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
