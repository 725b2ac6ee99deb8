// A prepared list finds what the plain search finds.

import NSSSyntax
import Testing

@Suite("Spelling list")
struct SpellingListTests {
    /// Words over few letters, so that many are near each other, with separators and capitals among them.
    private static func words(_ count: Int, seed: UInt64) -> [String] {
        let letters = Array("abcdAB-_e")
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        return (0..<count).map { _ in String((0..<next(14)).map { _ in letters[next(letters.count)] }) }
    }

    @Test("the same names as the plain search, in the same order", arguments: [1, 2, 3])
    func agreesWithPlainSearch(_ seed: UInt64) {
        let names = Self.words(400, seed: seed) + ["font-color", "fontColor", "background-color", "tintColor"]
        let list = SpellingList(names)
        var found = 0
        for word in Self.words(300, seed: seed + 100) + names.prefix(50) + [
            "font-colour", "fontcolr", "backgroudcolor",
        ] {
            for most in [0, 1, 3, Int.max] {
                let near = list.nearest(to: word, atMost: most)
                #expect(near == Spelling.nearest(to: word, among: names, atMost: most))
                found += near.count
            }
            #expect(list.oneSlip(from: word) == Spelling.oneSlip(from: word, among: names))
        }
        #expect(found > 500)
    }

    @Test("a slip that changes every letter but one is none")
    func far() {
        let list = SpellingList(["tintColor", "navigationBar"])
        #expect(list.nearest(to: "tintColour") == ["tintColor"])
        #expect(list.oneSlip(from: "tintColr") == "tintColor")
        #expect(list.nearest(to: "undefined7").isEmpty)
        #expect(list.oneSlip(from: "tintColor") == nil)
    }
}
