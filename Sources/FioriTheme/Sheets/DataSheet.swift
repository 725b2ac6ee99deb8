// One of our own sheets as blocks of rows, for whoever reads facts out of it. Must not know what a block or row means.

package import NSSSyntax

/// A sheet of facts: blocks with a name, rows with a name and a value. Blocks in `@media` and whatever the grammar does
/// not allow are left out; who may be given such a sheet asks the tree for its faults.
package struct DataSheet: Sendable {
    /// `name: value;`
    package struct Row: Sendable {
        /// The name as written.
        package let name: String
        /// The value's words, parentheses and commas.
        package let parts: [String]
        /// The bytes from the name to the semicolon.
        package let range: TextRange

        /// The value's words without commas: what a list holds.
        package var list: [String] { parts.filter { $0 != "," } }
    }

    /// `name { … }`
    package struct Block: Sendable {
        /// The name as written.
        package let name: String
        /// The rows in order.
        package let rows: [Row]
        /// The bytes from the name to the closing brace.
        package let range: TextRange

        /// The last row of that name: as in any sheet, the later one wins.
        package func row(_ name: String) -> Row? { rows.last { $0.name == name } }
        /// That row's value, with a blank between its parts.
        package func value(_ name: String) -> String? { row(name)?.parts.joined(separator: " ") }
    }

    /// The sheet itself.
    package let source: Source
    /// The blocks in order.
    package let blocks: [Block]

    /// Reads a sheet. Never fails: what cannot be read is not there.
    package init(_ sheet: Stylesheet) {
        source = sheet.tree.source
        var blocks: [Block] = []
        for item in sheet.items {
            guard case .rule(let rule) = item, !sheet.tree.isBroken(rule.index) else { continue }
            let rows = Self.rows(rule)
            for selector in rule.selectors {
                let name = source.text(in: selector.range)
                blocks.append(Block(name: name, rows: rows, range: sheet.tree.range(rule.index)))
            }
        }
        self.blocks = blocks
    }

    /// Reads a sheet from its bytes.
    package init(_ source: Source) { self.init(Stylesheet(source)) }

    /// A block that starts with its name at the margin and ends with a brace there, read without the rest of the sheet:
    /// whoever asks for one of many. Its ranges are those of the block alone.
    static func block(_ name: String, alone source: Source) -> Block? {
        let bytes = source.bytes
        let wanted = Array(name.utf8)
        var line = 0
        while line < bytes.count {
            var end = line
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            if end - line > wanted.count, bytes[line + wanted.count] <= 0x20, bytes[line...].starts(with: wanted) {
                while bytes[end - 1] != UInt8(ascii: "}") || bytes[end - 2] != UInt8(ascii: "\n") {
                    end += 1
                    if end >= bytes.count { break }
                }
                return DataSheet(Source(name: source.name, bytes: Array(bytes[line..<end]))).blocks.first
            }
            line = end + 1
        }
        return nil
    }

    /// The first block of that name.
    package func block(_ name: String) -> Block? { blocks.first { $0.name == name } }

    private static func rows(_ rule: Rule) -> [Row] {
        let tree = rule.tree
        var rows: [Row] = []
        for item in rule.items {
            guard case .declaration(let declaration) = item, !tree.isBroken(declaration.index) else { continue }
            let parts = declaration.value.parts.map { tree.source.text(in: tree.tokens.range($0)) }
            let name = tree.source.text(in: declaration.name)
            rows.append(Row(name: name, parts: parts, range: tree.range(declaration.index)))
        }
        return rows
    }
}
