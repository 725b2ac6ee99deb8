// A sheet that comes with the library as blocks of rows, each row read when it is asked for. Must not know what a block
// or row means.

package import NSSSyntax

/// The blocks and rows of a sheet, found without a parser: what each run of the linter asks for.
package struct ScannedSheet: Sendable {
    /// Some rows.
    package typealias Rows = ArraySlice<SheetScanner.Row>

    /// The sheet.
    package let source: Source
    private var rows: [SheetScanner.Row] = []
    private var blocks: [Block] = []

    private struct Block {
        let name: TextRange
        let start: Int
        let end: Int
    }

    /// Scans a sheet that comes with the library.
    package init(_ sheet: EmbeddedSheet) {
        source = sheet.source
        // Rows of facts have about fifty bytes; room for a few more or less does not matter.
        rows.reserveCapacity(source.bytes.count / 48)
        var scanner = SheetScanner(source)
        while let name = scanner.block() {
            let start = rows.count
            while let row = scanner.row() { rows.append(row) }
            blocks.append(Block(name: name, start: start, end: rows.count))
        }
    }

    /// How many blocks there are.
    var blockCount: Int { blocks.count }
    /// The name of a block, by number.
    func blockName(_ number: Int) -> TextRange { blocks[number].name }
    /// The rows of a block, by number.
    func rows(_ number: Int) -> Rows { rows[blocks[number].start..<blocks[number].end] }

    /// The names of the blocks, in order.
    package var blockNames: [String] { blocks.map { source.text(in: $0.name) } }

    /// The rows of the first block of that name; nil where there is none.
    package func block(_ name: String) -> Rows? {
        for block in blocks where source.holds(name, in: block.name) {
            return rows[block.start..<block.end]
        }
        return nil
    }

    /// The name of a row.
    package func name(_ row: SheetScanner.Row) -> String { source.text(in: row.name) }
    /// The words, parentheses and commas of a row's value.
    package func parts(_ row: SheetScanner.Row) -> [String] { source.parts(of: row.value) }
    /// The same without commas: what a list holds.
    package func list(_ row: SheetScanner.Row) -> [String] { parts(row).filter { $0 != "," } }
    /// The first word of a row's value.
    package func word(_ row: SheetScanner.Row) -> String { source.text(in: source.firstWord(of: row.value)) }

    /// The last row of that name: as in any sheet, the later one wins.
    package func row(_ name: String, in rows: Rows) -> SheetScanner.Row? {
        for row in rows.reversed() where source.holds(name, in: row.name) { return row }
        return nil
    }
}

extension Source {
    /// True where the range holds exactly that text.
    func holds(_ text: String, in range: TextRange) -> Bool {
        let utf8 = text.utf8
        guard utf8.count == range.length else { return false }
        var offset = range.start
        for byte in utf8 {
            if bytes[offset] != byte { return false }
            offset += 1
        }
        return true
    }
}
