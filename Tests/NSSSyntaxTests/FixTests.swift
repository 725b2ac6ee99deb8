// How fixes are applied together: order, conflicts, equal edits, all or nothing.

import NSSSyntax
import Testing

@Suite("Fixes")
struct FixTests {
    private func apply(_ fixes: [[Edit]], to text: String = "0123456789") -> (text: String, applied: Int) {
        let result = Fix.apply(fixes.map { Fix("mend", .safe, $0) }, to: Array(text.utf8))
        return (String(decoding: result.bytes, as: UTF8.self), result.applied)
    }

    @Test("insert, delete, replace")
    func one() {
        #expect(apply([[.insert("x", at: 0)]]) == ("x0123456789", 1))
        #expect(apply([[.insert("x", at: 10)]]) == ("0123456789x", 1))
        #expect(apply([[.delete(TextRange(0, 10))]]) == ("", 1))
        #expect(apply([[Edit(TextRange(2, 4), "ab-c")]]) == ("01ab-c456789", 1))
        #expect(apply([[Edit(TextRange(2, 4), bytes: [0x21])]]) == ("01!456789", 1))
        #expect(apply([]) == ("0123456789", 0))
        #expect(apply([[.insert("x", at: 0)]], to: "") == ("x", 1))
    }

    @Test("the order in which fixes are given does not matter")
    func order() {
        let fixes: [[Edit]] = [[.delete(TextRange(8, 9))], [.insert("a", at: 1)], [Edit(TextRange(4, 6), "b")]]
        let permutations = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
        for permutation in permutations { #expect(apply(permutation.map { fixes[$0] }) == ("0a123b679", 3)) }
    }

    @Test("edits that overlap or meet: the earlier one is applied, the other waits")
    func conflicts() {
        #expect(apply([[.delete(TextRange(2, 5))], [.delete(TextRange(4, 6))]]) == ("0156789", 1))
        #expect(apply([[.delete(TextRange(2, 8))], [Edit(TextRange(4, 5), "x")]]) == ("0189", 1))
        // Where two texts would meet, their order would be a guess.
        #expect(apply([[.insert("a", at: 3)], [.insert("b", at: 3)]]).applied == 1)
        #expect(apply([[.delete(TextRange(2, 4))], [.insert("x", at: 4)]]) == ("01456789", 1))
        #expect(apply([[.insert("x", at: 2)], [.delete(TextRange(2, 4))]]).applied == 1)
        #expect(apply([[.delete(TextRange(2, 4))], [.delete(TextRange(5, 6))]]) == ("0146789", 2))
        // Lines that go one after the other have no such order.
        #expect(apply([[.delete(TextRange(2, 4))], [.delete(TextRange(4, 6))]]) == ("016789", 2))
        #expect(apply([[Edit(TextRange(4, 6), "b")], [Edit(TextRange(2, 4), "a")]]) == ("01ab6789", 2))
    }

    @Test("equal edits of two fixes count once")
    func equal() {
        #expect(apply([[.insert(";", at: 3)], [.insert(";", at: 3)]]).text == "012;3456789")
        let shared = Edit.delete(TextRange(1, 2))
        #expect(apply([[shared, .insert("a", at: 5)], [shared, .insert("b", at: 8)]]).text == "0234a567b89")
    }

    @Test("a fix of several edits is applied whole or not at all")
    func allOrNothing() {
        let result = apply([[.delete(TextRange(5, 6))], [.insert("(", at: 6), .insert(")", at: 9)]])
        #expect(result == ("012346789", 1))
        let early = apply([[.delete(TextRange(5, 6))], [.insert(")", at: 5), .insert("(", at: 1)]])
        #expect(early == ("0(1234)56789", 1))
    }

    @Test("a fix may put text in where it takes text out, in any order of its edits")
    func ownEditsMeet() {
        #expect(apply([[.insert("x", at: 2), .delete(TextRange(2, 5))]]) == ("01x56789", 1))
        #expect(apply([[.delete(TextRange(2, 5)), .insert("x", at: 2)]]) == ("01x56789", 1))
        #expect(apply([[.delete(TextRange(2, 5)), .insert("x", at: 5)]]) == ("01x56789", 1))
    }

    @Test("a fix whose own edits overlap is not applied at all")
    func selfOverlap() {
        #expect(apply([[.delete(TextRange(2, 5)), Edit(TextRange(4, 6), "x")]]) == ("0123456789", 0))
    }

    @Test("many fixes on one line keep their places")
    func many() {
        let text = String(repeating: "ab", count: 500)
        let fixes = (0..<500).map { [Edit(TextRange($0 * 2, $0 * 2 + 1), "xyz")] }
        let result = apply(fixes.reversed(), to: text)
        #expect(result == (String(repeating: "xyzb", count: 500), 500))
    }
}
