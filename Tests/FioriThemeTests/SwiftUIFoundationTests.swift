// The SwiftUI reader's lines and digits against Foundation's own string functions, which the theme manager is built on.
// Must not know palettes.

import FioriTheme
import Foundation
import NSSSyntax
import Testing

@Suite struct SwiftUIFoundationTests {
    /// Pieces that awkward texts are made of: what joins into one character, what has two units, what capitals change.
    private static let pieces: [String] = [
        "#", "#", "0x", "0X", "x", "A", "b", "0", "7", "F46", "FF4466", "1EA65395", " ", "\t", "_", ";", "/*", "é",
        "e\u{301}",
        "\u{301}", "\u{200D}", "\u{200B}", "\u{A0}", "\u{FE0F}", "ß", "\u{FB00}", "\u{600}", "Ⅷ", "\u{FF26}",
    ]
    /// Characters beyond the first plane. They stand in front only: Foundation on Linux neither strips nor scans them.
    private static let wide: [String] = ["", "😀", "👩‍👩‍👧", "🇦", "\u{1E900}"]
    private static let breaks: [String] = [
        "@", "@", ":", ":", "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{B}", "tintColor", "#123456", ";",
    ]

    private func texts(_ pieces: [String], count: Int, seed: UInt64) -> [String] {
        var state = seed
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        return (0..<count).map { _ in (0...random(12)).map { _ in pieces[random(pieces.count)] }.joined() }
    }

    @Test func linesAreTakenApartAlike() {
        var found = 0
        for text in texts(Self.pieces + Self.wide + Self.breaks + Self.breaks + Self.breaks, count: 20_000, seed: 1) {
            var expected: [[String]] = []
            for line in text.components(separatedBy: .newlines) where line.first == "@" {
                let parts = line.dropFirst().dropLast().components(separatedBy: ":")
                if parts.count == 2 { expected.append(parts) }
            }
            let source = Source(name: "", text: text)
            let read = SwiftUIReader.definitions(source)
            #expect(read.map { [$0.key, $0.value] } == expected, "\(text.debugDescription)")
            for definition in read {
                #expect(source.text(in: definition.name) == "@" + definition.key)
                #expect(source.text(in: definition.range) == definition.value)
            }
            found += read.count
        }
        #expect(found > 300)
    }

    /// The digits as a regular expression finds them among so many units as there are characters, and what characters
    /// stand at the same places.
    private func expected(_ value: String) -> Color? {
        let text = value.components(separatedBy: .whitespacesAndNewlines).joined().uppercased()
        for length in [8, 6, 3] {
            let pattern = try? NSRegularExpression(pattern: "(?:#|0X)([0-9A-F]{\(length)})")
            let within = NSRange(location: 0, length: text.count)
            guard let match = pattern?.firstMatch(in: text, range: within)?.range(at: 1) else { continue }
            let taken = String(Array(text)[match.location..<match.location + match.length])
            var word = taken.trimmingCharacters(in: .alphanumerics.inverted)
            if word.count == 3 { word = word.map { "\($0)\($0)" }.joined() }
            var number: UInt64 = 0
            unsafe Scanner(string: word).scanHexInt64(&number)
            guard word.count == 6 || word.count == 8 else { return Color(red: 0, green: 0, blue: 0) }
            if word.count == 6 { number = number << 8 | 0xFF }
            let part = { (shift: UInt64) in UInt8(truncatingIfNeeded: number >> shift) }
            return Color(red: part(24), green: part(16), blue: part(8), alpha: part(0))
        }
        return nil
    }

    @Test func digitsAreFoundAlike() {
        let reader = SwiftUIColorReader(EngineFacts(.swiftui))
        var colors = 0
        var shifted = 0
        let starts = texts(Self.wide, count: 20_000, seed: 3)
        for (start, rest) in zip(starts, texts(Self.pieces, count: 20_000, seed: 2)) {
            let value = String(start.prefix(3)) + rest
            let color = expected(value)
            #expect(reader.read(value) == color.map { .color($0) } ?? .none, "\(value.debugDescription)")
            colors += color == nil ? 0 : 1
            shifted += color == Color(red: 0, green: 0, blue: 0) ? 1 : 0
        }
        #expect(colors > 1000)
        #expect(shifted > 20)
    }
}
