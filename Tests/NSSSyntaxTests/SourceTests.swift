// Lines, columns and UTF-16 columns of a sheet, for every kind of line end and bytes that are no text.

import NSSSyntax
import Testing

@Suite("Source and lines")
struct SourceTests {
    private func source(_ text: String) -> Source { Source(name: "t.nss", text: text) }

    @Test(
        "LF, CRLF and a lone CR each end a line",
        arguments: [
            ("", [0]), ("a", [0]), ("a\n", [0, 2]), ("a\r\nb", [0, 3]), ("a\rb", [0, 2]), ("\r\r\n\n", [0, 1, 3, 4]),
            ("\n\r", [0, 1, 2]), ("a\u{2028}b\u{85}c\u{B}d\u{C}e", [0]),
        ])
    func starts(_ text: String, _ starts: [UInt32]) {
        let lines = LineTable(source(text))
        #expect(lines.starts == starts)
        #expect(lines.count == starts.count)
    }

    @Test("a byte has a line and a column in bytes, both from 1")
    func position() {
        let lines = LineTable(source("ab\r\nc\u{E9}d\re"))
        let expected = [
            (0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 1, 4), (4, 2, 1), (5, 2, 2), (6, 2, 3), (7, 2, 4), (8, 2, 5),
            (9, 3, 1),
            (10, 3, 2),
        ]
        for (offset, line, column) in expected {
            #expect(lines.position(at: offset) == Position(offset: offset, line: line, column: column))
            #expect(lines.offset(line: line, column: column) == offset)
        }
    }

    @Test("places outside the sheet: the nearest end, or none")
    func outside() {
        let lines = LineTable(source("ab\nc"))
        #expect(lines.position(at: 99) == Position(offset: 4, line: 2, column: 2))
        #expect(lines.position(at: -1) == Position(offset: 0, line: 1, column: 1))
        for (line, column) in [(0, 1), (3, 1), (1, 0), (1, 4), (2, 3), (-1, -1), (Int.max, 1)] {
            #expect(lines.offset(line: line, column: column) == nil)
        }
        #expect(lines.offset(line: 2, column: 2) == 4)
        #expect(lines.offset(line: 3, utf16Column: 1, in: source("ab\nc")) == nil)
        #expect(lines.offset(line: 2, utf16Column: 3, in: source("ab\nc")) == nil)
        #expect(lines.offset(line: 1, utf16Column: 0, in: source("ab\nc")) == nil)
    }

    @Test("a line's range leaves out its end")
    func lineRange() {
        let text = source("ab\r\n\rcd\n")
        let lines = LineTable(text)
        let ranges = (1...lines.count).map { lines.range(ofLine: $0, in: text) }
        #expect(ranges == [TextRange(0, 2), TextRange(4, 4), TextRange(5, 7), TextRange(8, 8)])
    }

    @Test("UTF-16 columns: one for most scalars, two for an emoji, one for each byte that is not UTF-8")
    func utf16() {
        var bytes = Array("x\n".utf8)
        bytes += Array("a\u{E9}\u{1F600}".utf8)  // 2, 3-4, 5-8
        bytes += [0xFF, 0xE2, 0x82]  // 9, 10, 11
        bytes += Array("z".utf8)  // 12
        let sheet = Source(name: "t.nss", bytes: bytes)
        let lines = LineTable(sheet)
        for (offset, column) in [(2, 1), (3, 2), (5, 3), (9, 5), (10, 6), (11, 7), (12, 8), (13, 9)] {
            #expect(lines.utf16Column(at: offset, in: sheet) == column)
            #expect(lines.offset(line: 2, utf16Column: column, in: sheet) == offset)
        }
    }

    @Test("ranges know what they share")
    func ranges() {
        let range = TextRange(2, 5)
        #expect(range.length == 3)
        #expect(TextRange(4, 4).isEmpty)
        #expect(!range.overlaps(TextRange(5, 6)))
        #expect(!range.overlaps(TextRange(0, 2)))
        #expect(range.overlaps(TextRange(4, 9)))
        #expect(range.contains(TextRange(2, 5)))
        #expect(!range.contains(TextRange(2, 6)))
    }

    @Test("text of bytes that are not UTF-8 has U+FFFD in their place")
    func text() {
        let sheet = Source(name: "t.nss", bytes: [0x61, 0xFF, 0x62])
        #expect(sheet.text(in: TextRange(0, 3)) == "a\u{FFFD}b")
        #expect(sheet.bytes == [0x61, 0xFF, 0x62])
        #expect(sheet.matches("a", in: TextRange(0, 1)))
        #expect(!sheet.matches("ab", in: TextRange(0, 1)))
    }
}
