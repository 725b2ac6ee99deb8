// What becomes of a sheet at launch, against what was read in the engines' sources.

import FioriTheme
import NSSSyntax
import Testing
import ThemeLint

@Suite("Forecast")
struct ForecastTests {
    /// A sheet, what happens with it in NUI, and the rule that explains it.
    struct Row: Sendable, CustomTestStringConvertible {
        let bytes: [UInt8]
        let outcome: Forecast.Outcome
        let rule: String?

        init(_ text: String, _ outcome: Forecast.Outcome, _ rule: String? = nil) {
            self.init(bytes: Array(text.utf8), outcome, rule)
        }

        init(bytes: [UInt8], _ outcome: Forecast.Outcome, _ rule: String? = nil) {
            self.bytes = bytes
            self.outcome = outcome
            self.rule = rule
        }

        var testDescription: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The traps of the tokens.
    static let traps: [Row] = [
        Row("// x\nA { a: 1; }", .sheetLost, "line-comment"), Row("A { a: 18//big; }", .loads),
        Row("A { height: 18/*px*/; }", .sheetLost, "comment-after-word"), Row("A { height: 18 /*px*/; }", .loads),
        Row("A { height: 18;/*px*/ }", .loads),
        Row("A { image: android.png; }", .sheetLost, "word-starts-with-keyword"),
        Row("andLabel { a: 1; }", .sheetLost, "word-starts-with-keyword"), Row("Android { a: brand #and; }", .loads),
        Row("@mediaTint: red;", .sheetLost, "word-starts-with-keyword"), Row("A { a: a@b a#b # FF0000; }", .loads),
        Row("/* /* */ */ A { a: 1; }", .sheetLost, "unexpected-character"),
        Row("A { a: 1; } /* x", .sheetLost, "unterminated-comment"),
        Row("/* \u{E9}\u{1F600} */ A { a: 1; }", .loads), Row("A\u{A0}{\u{2028}a:\u{85}1; }", .loads),
        Row("A { a: \u{FEFF}1; }", .sheetLost, "unexpected-character"), Row("\u{FEFF}A { a: 1; }", .loads),
    ]

    /// The grammar.
    static let grammar: [Row] = [
        Row("", .loads), Row("/* nothing */", .loads), Row("A { }", .loads),
        Row("A { a: ; }", .sheetLost, "missing-value"),
        Row("A { a: 1 }", .sheetLost, "missing-semicolon"), Row("A { a: 1\n b: 2; }", .sheetLost, "missing-semicolon"),
        Row("A { a: 1;; }", .sheetLost, "stray-semicolon"), Row("A { a: 1; };", .sheetLost, "stray-semicolon"),
        Row("A { a: 1: 2; }", .sheetLost, "unexpected-token"),
        Row("A { a: and; }", .sheetLost, "word-starts-with-keyword"),
        Row("A { a: ((,; }", .loads), Row("A { a: ,1,,; }", .loads), Row("A, { a: 1; }", .sheetLost, "trailing-comma"),
        Row("A B { a: 1; }", .sheetLost, "descendant-selector"),
        Row("A:B { a: 1; }", .sheetLost, "class-chain-in-sheet"),
        Row("A:highlighted { a: 1; }", .sheetLost, "state-as-pseudo-class"), Row(".A, #B, 12, -x { a: 1; }", .loads),
        Row("A { @x: 1; a: @x; }", .sheetLost, "definition-inside-block"),
        Row("@import x;", .sheetLost, "unknown-at-rule"),
        Row("@media { }", .sheetLost, "malformed-media-condition"),
        Row("@media screen { }", .sheetLost, "malformed-media-condition"),
        Row("@media (a:b)and(c:d) { A { a: 1; } }", .loads),
        Row("@media (a:b) { @media (c:d) { } }", .sheetLost, "nested-block"),
        Row("@media (a:b) { @x: 1; } @x: 2; A { a: @x; }", .loads), Row("A { a: \"1\"; }", .sheetLost, "quoted-value"),
        Row("A { a: 1 !important; }", .sheetLost, "unexpected-character"),
        Row("A { a: 1;", .sheetLost, "missing-closing-brace"),
        Row("A { a: 1; } }", .sheetLost, "stray-closing-brace"), Row("{ a: 1; }", .sheetLost, "missing-class-path"),
        Row("a: 1;", .sheetLost, "declaration-outside-block"), Row("A { B { a: 1; } }", .sheetLost, "nested-block"),
        Row("@x 1;", .sheetLost, "missing-colon"), Row("A\na: 1; }", .sheetLost, "missing-opening-brace"),
        Row("@x { a: 1; }", .sheetLost, "unknown-at-rule"),
        Row("#include \"x\"\nvoid main() { }", .sheetLost, "not-a-theme"),
        Row(bytes: Array("A { a: ".utf8) + [0xFF] + Array("; }".utf8), .sheetLost, "invalid-utf8"),
        Row(bytes: [0x2F, 0x2A, 0xFF, 0x2A, 0x2F], .sheetLost, "invalid-utf8"),
    ]

    /// Variables, on an iPhone held upright.
    static let variables: [Row] = [
        Row("A { a: @x; } @x: red;", .loads), Row("A { a: @x; }", .crashes, "undefined-variable"),
        Row("A { a: 10 @x; }", .loads), Row("@a: @nowhere; A { a: @a; }", .loads), Row("@a: @b; @b: @a;", .loads),
        Row("A { a: @x; a: red; }", .loads), Row("@x: 1; A { a: @X; }", .crashes, "undefined-variable"),
        Row("A { a: @tintColor; }", .crashes, "undefined-variable"),
        Row("@media (device:ipad) { A { a: @x; } }", .loads),
        Row("@media (device:iphone) { A { a: @x; } }", .crashes, "undefined-variable"),
        Row("@media (orientation:landscape) { A { a: @x; } }", .loads),
        Row("@media (device:ipad) { @x: 1; } A { a: @x; }", .crashes, "variable-only-in-media"),
        Row("@media (device:iphone) { @x: 1; } A { a: @x; }", .loads),
        Row("@media (width:768) { A { a: @x; } }", .crashes, "undefined-variable"),
        Row("@media (device:tv) { A { a: @x; } }", .loads),
        // A lost sheet cannot crash.
        Row("A { a: @x; } ;", .sheetLost, "stray-semicolon"),
    ]

    @Test("NUI", arguments: traps + grammar + variables)
    func nui(_ row: Row) {
        let result = lint(row.bytes, [.nui])
        #expect(result.forecast.count == 1)
        #expect(result.forecast.first?.engine == "nui")
        #expect(result.forecast.first?.outcome == row.outcome)
        #expect(result.forecast.first?.rule == row.rule)
        #expect(result.forecast.first?.confidence == .code)
        #expect((result.forecast.first?.offset == nil) == (row.outcome == .loads))
    }

    @Test("SAPFiori reads as NUI does, by inference, but knows the palette", arguments: traps + grammar + variables)
    func uikit(_ row: Row) {
        let result = lint(row.bytes, [.uikit])
        let isPalette = String(decoding: row.bytes, as: UTF8.self).contains("@tintColor")
        #expect(result.forecast.first?.outcome == (isPalette ? .loads : row.outcome))
        #expect(result.forecast.first?.confidence == .inferred)
    }

    @Test("the reader of lines loses a sheet only by its encoding", arguments: traps + grammar + variables)
    func swiftui(_ row: Row) {
        let result = lint(row.bytes, [.swiftui])
        #expect(result.forecast.first?.outcome == (row.rule == "invalid-utf8" ? .sheetLost : .loads))
        #expect(result.forecast.first?.confidence == .code)
    }

    @Test("palette constants: known to SAPFiori in both spellings, to NUI not at all")
    func paletteConstants() {
        for name in ["tintColor", "primary2_lightBackground", "line", "chart1", "tintColorTapStateDark"] {
            let result = lint("A { font-color: @\(name); }", [.uikit, .nui])
            #expect(result.forecast.map(\.outcome) == [.loads, .crashes], "\(name)")
        }
        #expect(lint("A { font-color: @tintColour; }", [.uikit]).forecast.map(\.outcome) == [.crashes])
    }

    @Test("one row an engine, in the order of the engines")
    func rows() {
        #expect(lint("A { a: 1 }", [.uikit, .swiftui, .nui]).forecast.map(\.engine) == ["uikit", "swiftui", "nui"])
        #expect(
            lint("A { a: 1 }", [.uikit, .swiftui, .nui]).forecast.map(\.outcome) == [.sheetLost, .loads, .sheetLost])
    }
}
