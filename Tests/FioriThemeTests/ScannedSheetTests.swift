// What the scanner finds in the sheets that come with the library, against what the parser finds in them.

import FioriTheme
import NSSSyntax
import Testing

@Suite("Scanned sheets")
struct ScannedSheetTests {
    private static let sheets: [EmbeddedSheet] =
        [.engines, .factValues, .colorNames] + EmbeddedCatalogue.allCases.map { EmbeddedSheet.catalogue($0) }

    @Test("blocks, rows and parts are what the parser finds", arguments: sheets)
    func agreesWithParser(_ sheet: EmbeddedSheet) {
        let parsed = DataSheet(sheet.source)
        let scanned = ScannedSheet(sheet)
        #expect(!parsed.blocks.isEmpty)
        #expect(scanned.blockNames == parsed.blocks.map { $0.name })
        for block in parsed.blocks {
            let rows = scanned.block(block.name) ?? []
            #expect(rows.map { scanned.name($0) } == block.rows.map { $0.name })
            #expect(rows.map { scanned.parts($0) } == block.rows.map { $0.parts })
            for row in rows {
                let word = scanned.word(row)
                #expect(word == scanned.parts(row).first)
                #expect(scanned.row(scanned.name(row), in: rows) != nil)
            }
        }
        #expect(scanned.block("no-such-block") == nil)
    }

    @Test("terms are the parts of a value, put together", arguments: [EmbeddedCatalogue.attributes, .valueTypes])
    func terms(_ sheet: EmbeddedCatalogue) {
        func flat(_ terms: [Term]) -> [String] {
            Array(
                terms.map { [$0.word] + ($0.arguments.isEmpty ? [] : ["("] + flat($0.arguments) + [")"]) }.joined(
                    by: ","))
        }
        let source = EmbeddedSheet.catalogue(sheet).source
        var seen = 0
        for block in DataSheet(source).blocks {
            for row in block.rows {
                var scanner = SheetScanner(source, at: row.range.start)
                guard let scanned = scanner.row() else {
                    Issue.record("no row at \(row.range.start)")
                    continue
                }
                let terms = source.terms(of: scanned.value)
                #expect(flat(terms) == row.parts)
                for term in terms { #expect(source.text(in: term.range) == term.word) }
                seen += 1
            }
        }
        #expect(seen > 50)
    }

    @Test("parentheses within a word belong to it")
    func parenthesesWithin() {
        let source = Source(name: "", text: "a { b: row(n)_column, list(number, 1, 4), inferred(x(n)); }")
        var scanner = SheetScanner(source)
        #expect(scanner.block().map { source.text(in: $0) } == "a")
        let terms = scanner.row().map { source.terms(of: $0.value) } ?? []
        #expect(terms.map { $0.text } == ["row(n)_column", "list(number, 1, 4)", "inferred(x(n))"])
        #expect(terms.map { $0.word } == ["row(n)_column", "list", "inferred"])
        #expect(scanner.row() == nil)
        #expect(scanner.block() == nil)
    }
}

extension Sequence<[String]> {
    fileprivate func joined(by mark: String) -> [String] {
        var result: [String] = []
        for (index, part) in enumerated() { result += (index == 0 ? [] : [mark]) + part }
        return result
    }
}
