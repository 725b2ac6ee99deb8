// Numbers for names of many sheets: equal bytes, equal numbers, whatever sheet they stand in.

import NSSSyntax
import Testing

@Suite("Name store")
struct NameStoreTests {
    @Test("names of two sheets share their numbers")
    func twoSheets() {
        let first = Array("font-color height".utf8)
        let second = Array("x height; font-color; font-colour".utf8)
        var store = NameStore()
        #expect(store.intern(TextRange(0, 10), in: first.span) == 0)
        #expect(store.intern(TextRange(11, 17), in: first.span) == 1)
        #expect(store.intern(TextRange(2, 8), in: second.span) == 1)
        #expect(store.intern(TextRange(10, 20), in: second.span) == 0)
        #expect(store.number(of: TextRange(22, 33), in: second.span) == nil)
        #expect(store.intern(TextRange(22, 33), in: second.span) == 2)
        #expect(store.number(of: TextRange(22, 33), in: second.span) == 2)
        #expect((0..<store.count).map { store.text($0) } == ["font-color", "height", "font-colour"])
        let holds = (0..<store.count).map { store.holds($0, at: TextRange(2, 8), in: second.span) }
        #expect(holds == [false, true, false])
    }

    @Test("the same numbers as a table over one sheet gives, past many a growth")
    func agreesWithTable() {
        // Names of all lengths around the eight bytes that are compared at a time, each twice, differing anywhere.
        var bytes: [UInt8] = []
        var ranges: [TextRange] = []
        for round in 0..<2 {
            for length in 0..<40 {
                for change in 0...length {
                    var name = [UInt8](repeating: UInt8(ascii: "a"), count: length)
                    if change < length { name[change] = UInt8(ascii: "b") }
                    ranges.append(TextRange(bytes.count, bytes.count + length))
                    bytes += name + [UInt8(ascii: round == 0 ? " " : ";")]
                }
            }
        }
        var table = NameTable()
        var store = NameStore()
        for (index, range) in ranges.enumerated() {
            let number = table.intern(range, in: bytes.span)
            #expect(number == index % (ranges.count / 2))
            #expect(store.intern(range, in: bytes.span) == number)
        }
    }
}
