// Sheets nobody would write: the NUI reader must neither trap, nor loop, nor grow beyond its input.

import NSSSyntax
import Testing

@testable import FioriTheme

@Suite struct NUIFuzzTests {
    /// A fixed sequence, so that a failure can be seen again.
    struct Sequence: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    static let snippets = [
        "A", "B, C", " { ", " } ", "a: b;", "a: @x;", "@x: red;", "@x", "@media", "(device: ipad)", "and", " and ", "(",
        ")", ",", ":", ";", "/*", "*/", "/", "*", "//", "18/*px*/", "android", "#", "@", "é", "\u{FEFF}", "\u{2028}",
        "\u{200B}", "\n", "\r\n", "\"", "@media (device: iphone) {", "A { a: b; }", "rgb(1,2,3)", "",
    ]

    /// Asks everything of one sheet and holds the answers against each other.
    static func ask(_ bytes: [UInt8]) {
        let source = Source(name: "fuzz.nss", bytes: bytes)
        let reader = NUIReader(source)
        for device in Traits.Device.allCases {
            for orientation in Traits.Orientation.allCases {
                let outcome = reader.outcome(device: device, orientation: orientation)
                let reading = reader.reading(device: device, orientation: orientation)
                let uses = reader.undefinedUses(device: device, orientation: orientation)
                #expect(reading.outcome == outcome)
                switch outcome {
                case .loads:
                    #expect(uses.isEmpty && reader.loss == nil)
                    for name in reading.classes {
                        for entry in reading.style(of: name) {
                            #expect(!entry.value.isEmpty)
                            #expect(reading.entry(entry.property, of: name) == entry)
                        }
                    }
                case .lost(let cause, let range):
                    #expect(reader.loss == NUILoss(cause, range))
                    #expect(range.start >= 0 && range.start <= range.end && range.end <= bytes.count)
                    #expect(range.isEmpty == (cause == .endOfInput))
                    #expect(reading.classes.isEmpty && reading.definitions.isEmpty && uses.isEmpty)
                case .crashes(let variable, let range):
                    #expect(uses.first?.variable == variable && uses.first?.range == range)
                    #expect(reading.classes.isEmpty)
                }
            }
        }
    }

    @Test(arguments: 0..<20) func splices(_ seed: UInt64) {
        var random = Sequence(state: seed)
        for _ in 0..<300 {
            var sheet: [UInt8] = []
            for _ in 0..<Int.random(in: 0..<30, using: &random) {
                sheet += Array(Self.snippets[Int.random(in: 0..<Self.snippets.count, using: &random)].utf8)
            }
            Self.ask(sheet)
            if !sheet.isEmpty {
                sheet[Int.random(in: 0..<sheet.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                Self.ask(sheet)
                Self.ask(Array(sheet[..<Int.random(in: 0..<sheet.count, using: &random)]))
            }
        }
    }

    @Test(arguments: 0..<10) func randomBytes(_ seed: UInt64) {
        var random = Sequence(state: seed &+ 1000)
        let alphabet = Array("AaBand@media#-_./\\:;{}(),*/ \n".utf8)
        for _ in 0..<300 {
            let size = Int.random(in: 0..<60, using: &random)
            Self.ask((0..<size).map { _ in UInt8.random(in: 0...255, using: &random) })
            Self.ask((0..<size).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] })
        }
    }

    @Test func everyPrefixOfASheet() {
        let text = "\u{FEFF}/* é */ @x: red;\n@media (device: ipad) and (a: b) { A, B { a: @x; b: r(1,2); } }"
        let sheet = Array(text.utf8)
        for end in 0...sheet.count { Self.ask(Array(sheet[..<end])) }
    }

    /// Shapes that would take minutes or all memory if anything here were not linear.
    @Test(.timeLimit(.minutes(1))) func largeShapesStayLinear() {
        let many = 100_000
        let names = (0..<many).map { "n\($0)" }
        let sheets = [
            String(repeating: "(", count: many), "A { a: \(String(repeating: "(", count: many)); }",
            String(repeating: "/*", count: many), String(repeating: "/* ", count: many) + "*/",
            String(repeating: "@media (a: b) { ", count: many), String(repeating: "A {", count: many),
            // Many selectors times many declarations: the cells are counted in billions.
            names.joined(separator: ",") + "{" + names.map { "\($0):1;" }.joined() + "}",
            // Each replaced by a later one, and none defined.
            "A {" + names.map { "\($0):@u;" }.joined() + names.map { "\($0):1;" }.joined() + "}",
            "A {" + names.map { "\($0):@u;" }.joined() + "}",
            // One long definition, used often.
            "@x:" + String(repeating: "1,", count: many) + "; A {" + names.map { "\($0):@x;" }.joined() + "}",
            String(repeating: "A,A{a:1;}", count: many),
        ]
        for sheet in sheets {
            let reading = NUIReader.read(Source(name: "large.nss", text: sheet))
            #expect(reading.classes.count <= many)
            if let last = reading.classes.last { #expect(reading.entry("nowhere", of: last) == nil) }
        }
    }
}
