// The NUI reader's style table against the facts read in NUI's source: values, variables, merging, media.

import NSSSyntax
import Testing

@testable import FioriTheme

@Suite struct NUIReadingTests {
    /// A sheet and its table, as `dump` writes it.
    struct Row: Sendable, CustomTestStringConvertible {
        var sheet: String
        var table: String

        init(_ sheet: String, _ table: String) {
            self.sheet = sheet
            self.table = table
        }

        var testDescription: String { sheet }
    }

    static let rows: [Row] = [
        // A.3: what is legal and looks otherwise.
        Row("A { }", "A."), Row(".A { a: 1; }", ".A.a=1"), Row("", ""),
        Row("a { A: B; a: b; }", "a.A=B | a.a=b"),
        // A.5: one string, parts joined by single spaces.
        Row("A { a: 1,1; }", "A.a=1 , 1"), Row("A { a: rgb(255,0,0); }", "A.a=rgb ( 255 , 0 , 0 )"),
        Row("A { a: b /* x */ c\n\t d; }", "A.a=b c d"), Row("A { a:b(/**/); }", "A.a=b ( )"),
        Row("A { a: ,; }", "A.a=,"), Row("A { a: 18//big; }", "A.a=18//big"), Row("A { a: # FF0000; }", "A.a=# FF0000"),
        Row("A { a: a#b; }", "A.a=a #b"), Row("A { a: a@b; }", "A.a=a @b"), Row("A { a: Gill Sans; }", "A.a=Gill Sans"),
        Row("A { a: \u{2028}b\u{A0}c\u{3000}; }", "A.a=b c"),
        // A.7: variables.
        Row("A { a: @x; } @x: red;", "A.a=red"), Row("@x: red; @x: blue; A { a: @x; }", "A.a=blue"),
        Row("@x: red; A { a: @x; } @x: blue;", "A.a=blue"),
        Row("@x: rgb(1,2,3); A { a: @x; }", "A.a=rgb ( 1 , 2 , 3 )"),
        Row("@a: red; @b: @a; A { a: @b; }", "A.a=@a"), Row("@a: @a; A { a: @a; }", "A.a=@a"),
        Row("@a: red; A { a: 10 @a; b: rgba(@a,0,0,1); }", "A.a=10 @a | A.b=rgba ( @a , 0 , 0 , 1 )"),
        Row("@: red; A { a: @; }", "A.a=red"), Row("@and: red; A { a: @and; }", "A.a=red"),
        Row("A { a: @x; a: red; }", "A.a=red"),
        // The last definition whose condition holds.
        Row("@x: a; @media (device: ipad) { @x: b; } A { a: @x; }", "A.a=a"),
        Row("@x: a; @media (device: iphone) { @x: b; } A { a: @x; }", "A.a=b"),
        Row("@media (device: iphone) { @x: b; } @x: a; A { a: @x; }", "A.a=a"),
        // A.8: duplicates and merging.
        Row("A { a: 1; b: 2; a: 3; }", "A.a=3 | A.b=2"), Row("A { a: 1; } A { a: 2; b: 3; }", "A.a=2 | A.b=3"),
        Row("A { a: 1; b: 2; } A { b: 3; }", "A.a=1 | A.b=3"), Row("A, B { a: 1; }", "A.a=1 | B.a=1"),
        Row("A, B { a: 1; } B, A { a: 2; }", "A.a=2 | B.a=2"), Row("A, B { a: 1; } A { a: 2; }", "A.a=2 | B.a=1"),
        Row("A, A, B, A { a: 1; } A { }", "A.a=1 | B.a=1"),
        Row("@media (device: iphone) { A { a: 1; } } A { a: 2; }", "A.a=2"),
        Row("A { a: 2; } @media (device: iphone) { A { a: 1; b: 1; } }", "A.a=1 | A.b=1"),
        Row("A { a: 2; } @media (device: ipad) { A { a: 1; } B { a: 1; } }", "A.a=2"),
        Row("B { a: 1; } A { a: 1; } B { b: 2; }", "B.a=1 | B.b=2 | A.a=1"),
        // A sheet that is lost or crashes has no table.
        Row("A { a: 1; } ;", ""), Row("A { a: 1; b: @x; }", ""),
    ]

    @Test(arguments: rows) func table(_ row: Row) {
        #expect(dump(NUIReader.read(Source(name: "test.nss", text: row.sheet))) == row.table)
    }

    /// A media condition and whether it holds: phone upright, phone on its side, pad upright, pad on its side.
    struct Condition: Sendable, CustomTestStringConvertible {
        var text: String
        var holds: [Bool]

        init(_ text: String, _ holds: [Bool]) {
            self.text = text
            self.holds = holds
        }

        var testDescription: String { text }
    }

    // A.9
    static let conditions: [Condition] = [
        Condition("(device: iphone)", [true, true, false, false]),
        Condition("(device: ipad)", [false, false, true, true]),
        Condition("(orientation: portrait)", [true, false, true, false]),
        Condition("(orientation: landscape)", [false, true, false, true]),
        Condition("(device: ipad) and (orientation: landscape)", [false, false, false, true]),
        Condition("(orientation: portrait)and(device: iphone)", [true, false, false, false]),
        // An option NUI does not know is ignored; a value it does not know is never equal.
        Condition("(width: 320)", [true, true, true, true]), Condition("(Device: ipad)", [true, true, true, true]),
        Condition("(width: 320) and (device: ipad)", [false, false, true, true]),
        Condition("(device: ipod)", [false, false, false, false]),
        Condition("(device: iPad)", [false, false, false, false]),
        Condition("(orientation: sideways)", [false, false, false, false]),
        // A repeated option keeps its last value.
        Condition("(device: ipad) and (device: iphone)", [true, true, false, false]),
        Condition("(device: iphone) and (device: mac)", [false, false, false, false]),
        Condition("(device: mac) and (a: b) and (device: iphone)", [true, true, false, false]),
    ]

    @Test(arguments: conditions) func media(_ row: Condition) {
        let reader = NUIReader(Source(name: "test.nss", text: "A { a: no; } @media \(row.text) { A { a: yes; } }"))
        var found: [Bool] = []
        for device in Traits.Device.allCases {
            for orientation in Traits.Orientation.allCases {
                let reading = reader.reading(device: device, orientation: orientation)
                #expect(reading.media.map(\.holds) == [reading.entry("a", of: "A")?.value == "yes"])
                found.append(reading.media.first?.holds ?? false)
            }
        }
        #expect(found == row.holds)
    }

    @Test func rangesLeadToTheDeclarationAndTheDefinition() throws {
        let source = Source(name: "test.nss", text: "@x : rgb(1 , 2);\nA { a: b  c; d: @x /* y */; }")
        let reading = NUIReader.read(source)
        let plain = try #require(reading.entry("a", of: "A"))
        #expect(source.text(in: plain.range) == "b  c")
        #expect(source.text(in: plain.name) == "a")
        #expect(plain.definition == nil)
        let variable = try #require(reading.entry("d", of: "A"))
        #expect(variable.value == "rgb ( 1 , 2 )")
        #expect(source.text(in: variable.range) == "@x")
        #expect(try source.text(in: #require(variable.definition)) == "@x : rgb(1 , 2)")
        #expect(reading.entry("e", of: "A") == nil)
        #expect(reading.entry("a", of: "a") == nil)
    }

    @Test func definitionsInForceAndMediaAsWritten() {
        let sheet = "@b: 1; @a: 2 3; @media (device: ipad) and (x: y) { @b: 4; @c: 5; } @a: @b;"
        let reader = NUIReader(Source(name: "test.nss", text: sheet))
        let phone = reader.reading()
        #expect(phone.definitions.map { "\($0.variable)=\($0.value)" } == ["@b=1", "@a=@b"])
        let pad = reader.reading(device: .ipad)
        #expect(pad.definitions.map { "\($0.variable)=\($0.value)" } == ["@b=4", "@a=@b", "@c=5"])
        #expect(phone.media.map(\.options) == [[.init(name: "device", value: "ipad"), .init(name: "x", value: "y")]])
        #expect(phone.media.map { reader.source.text(in: $0.range) } == ["(device: ipad) and (x: y)"])
        #expect(phone.outcome == .loads)
    }

    @Test func entryAndStyleAgree() {
        let reading = NUIReader.read(Source(name: "t", text: "A, B { a: 1; b: 2; } C, A { b: 3; c: 4; } B { a: 5; }"))
        #expect(reading.classes == ["A", "B", "C"])
        for name in reading.classes {
            for entry in reading.style(of: name) { #expect(reading.entry(entry.property, of: name) == entry) }
        }
    }

    @Test func traitsDefaultToWhatReportsAssume() {
        let traits = Traits()
        #expect(traits.appearance == .light && traits.level == .base && traits.contrast == .normal)
        #expect(traits.device == .iphone && traits.orientation == .portrait)
        #expect(Contrast.allCases.map(\.rawValue) == ["normal", "high"])
    }
}
