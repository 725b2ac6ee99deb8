// Numbers for names: equal bytes, equal numbers, in order of first sight, also when the table has grown.

import NSSSyntax
import Testing

@Suite("Name table")
struct NameTableTests {
    @Test("equal names have one number, in order of first sight")
    func numbers() {
        let bytes = Array("ab cd ab CD c d ab".utf8)
        let ranges = [(0, 2), (3, 5), (6, 8), (9, 11), (12, 13), (14, 15), (16, 18)].map { TextRange($0.0, $0.1) }
        var table = NameTable()
        #expect(ranges.map { table.intern($0, in: bytes.span) } == [0, 1, 0, 2, 3, 4, 0])
        #expect(table.count == 5)
        #expect(table.ranges[2] == TextRange(9, 11))
        #expect(table.ranges[0] == TextRange(0, 2))
    }

    @Test("names around the eight bytes that are mixed at a time stay apart")
    func lengths() {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 40) + [0, 0, 0, 0]
        var table = NameTable()
        for length in 0...40 { #expect(table.intern(TextRange(0, length), in: bytes.span) == length) }
        // NUL bytes are bytes: `a` and `a` with a NUL behind it are two names.
        #expect(table.intern(TextRange(39, 41), in: bytes.span) == 41)
        for length in 0...40 { #expect(table.intern(TextRange(0, length), in: bytes.span) == length) }
    }

    @Test("thousands of names, past many a growth")
    func growth() {
        var bytes: [UInt8] = []
        var ranges: [TextRange] = []
        for number in 0..<5000 {
            let start = bytes.count
            bytes += Array("name-\(number)".utf8)
            ranges.append(TextRange(start, bytes.count))
        }
        for capacity in [1, 16, 10_000] {
            var table = NameTable(capacity: capacity)
            #expect(ranges.map { table.intern($0, in: bytes.span) } == Array(0..<5000))
            #expect(ranges.reversed().map { table.intern($0, in: bytes.span) } == Array((0..<5000).reversed()))
            #expect(table.count == 5000)
        }
    }
}
