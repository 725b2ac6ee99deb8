// Which names are offered for a misspelt one, and in which order.

import NSSSyntax
import Testing

@Suite("Spelling")
struct SpellingTests {
    private let names = [
        "font-color", "font-color-disabled", "font-name", "font-size", "background-color", "border-color", "tint-color",
    ]

    @Test(
        "one slip of each kind is near",
        arguments: ["fontcolor", "font-colr", "font-coolor", "font-cokor", "font-cloor"])
    func oneSlip(word: String) {
        #expect(Spelling.nearest(to: word, among: names).first == "font-color")
    }

    @Test("hyphens, underscores, humps and case are no distance")
    func foldedForms() {
        for word in ["fontColor", "font_color", "FONT-COLOR", "FontColorDisabled"] {
            #expect(Spelling.nearest(to: word, among: names).isEmpty == false)
        }
        #expect(Spelling.nearest(to: "fontColorDisabled", among: names).first == "font-color-disabled")
        #expect(
            Spelling.nearest(to: "tintcolor", among: ["TintColor", "tintColor", "tint-color"]).first == "tint-color")
    }

    @Test("a word that nobody types is not looked up")
    func longWordsAreNoSlips() {
        let name = String(repeating: "x", count: 256)
        #expect(Spelling.nearest(to: name.dropLast() + "y", among: [name]) == [name])
        #expect(Spelling.nearest(to: name + "y", among: [name]) == [])
        #expect(Spelling.oneSlip(from: name + "y", among: [name]) == nil)
    }

    @Test("nothing is offered where nothing is near")
    func nothingNear() {
        #expect(Spelling.nearest(to: "shadow", among: names).isEmpty)
        #expect(Spelling.nearest(to: "", among: names).isEmpty)
        #expect(Spelling.nearest(to: "x", among: ["y", "z"]).isEmpty)
        #expect(Spelling.nearest(to: "font-color", among: ["font-color"]).isEmpty)
        #expect(Spelling.nearest(to: "font-color", among: []).isEmpty)
    }

    @Test(
        "the limit grows with the length",
        arguments: [
            ("ab", "ac", true), ("abcd", "abxy", false), ("abcde", "abxye", true),
            ("abcdefgh", "xbcdxfgx", false), ("abcdefghi", "xbcdxfghx", true),
            ("abcdefghijklmnop", "xbxdxfxhxjklmnop", false),
        ])
    func limit(word: String, name: String, isNear: Bool) {
        #expect(Spelling.nearest(to: word, among: [name]).isEmpty == !isNear)
    }

    @Test("nearest first, at most three, ties by bytes, no name twice")
    func order() {
        #expect(
            Spelling.nearest(to: "size", among: ["sizes", "sise", "zize", "size2", "sise", "sizt"]) == [
                "sise", "size2", "sizes",
            ])
        #expect(Spelling.nearest(to: "borders", among: ["bordrs1", "border"]) == ["border", "bordrs1"])
    }

    @Test("the banded search agrees with the plain one")
    func agreesWithPlainSearch() {
        var random = SystemlessRandom(state: 7)
        for _ in 0..<4000 {
            let word = random.word(upTo: 12)
            let name = random.word(upTo: 12)
            guard word != name, !word.isEmpty else { continue }
            let limit = word.utf8.count <= 4 ? 1 : word.utf8.count <= 8 ? 2 : min(word.utf8.count / 3, 4)
            let distance = plainDistance(Array(word.utf8), Array(name.utf8))
            let isNear = distance <= limit && distance < word.utf8.count
            #expect(Spelling.nearest(to: word, among: [name]).isEmpty == !isNear, "\(word) \(name) \(distance)")
        }
    }

    @Test("the offer reads as part of a sentence")
    func suggestion() {
        #expect(Spelling.suggestion(for: "lnt", among: ["lint"]) == "; did you mean 'lint'?")
        #expect(
            Spelling.suggestion(for: "sizf", among: ["sizg", "sizh", "sizi"], prefix: "--")
                == "; did you mean '--sizg', '--sizh' or '--sizi'?")
        #expect(Spelling.suggestion(for: "lnt", among: ["format"]) == "")
    }

    private func plainDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
        for row in 0...left.count {
            for column in 0...right.count {
                guard row > 0, column > 0 else {
                    table[row][column] = row + column
                    continue
                }
                let same = left[row - 1] == right[column - 1]
                var cell = table[row - 1][column - 1] + (same ? 0 : 1)
                cell = min(cell, table[row - 1][column] + 1, table[row][column - 1] + 1)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cell = min(cell, table[row - 2][column - 2] + 1)
                }
                table[row][column] = cell
            }
        }
        return table[left.count][right.count]
    }
}

/// The same numbers in every run.
private struct SystemlessRandom {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    mutating func word(upTo length: Int) -> String {
        var bytes: [UInt8] = []
        for _ in 0..<next(below: length + 1) { bytes.append(UInt8(ascii: "a") + UInt8(next(below: 3))) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
