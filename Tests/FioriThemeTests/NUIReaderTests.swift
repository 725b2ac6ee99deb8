// The NUI reader against the facts read in NUI's source: which sheets load, and where the others fail.

import NSSSyntax
import Testing

@testable import FioriTheme

/// A sheet and what loading it comes to. `‹` and `›` are not part of the sheet: they enclose the expected range.
struct NUICase: Sendable, CustomTestStringConvertible {
    var sheet: String
    var expected: String

    /// The sheet loads.
    static func loads(_ sheet: String) -> NUICase { NUICase(sheet: sheet, expected: "loads") }
    /// The sheet is lost.
    static func lost(_ cause: NUILoss.Cause, _ sheet: String) -> NUICase { NUICase(sheet: sheet, expected: "\(cause)") }
    /// The app crashes.
    static func crashes(_ variable: String, _ sheet: String) -> NUICase { NUICase(sheet: sheet, expected: variable) }

    var testDescription: String { "\(expected): \(sheet)" }

    /// The sheet without the marks. By scalars: a combining mark behind `‹` would make one character of both.
    var source: Source {
        var text = String.UnicodeScalarView()
        for scalar in sheet.unicodeScalars where scalar != "‹" && scalar != "›" { text.append(scalar) }
        return Source(name: "test.nss", text: String(text))
    }

    /// The range between the marks, in bytes of the sheet without them.
    var range: TextRange? {
        let scalars = sheet.unicodeScalars
        guard let open = scalars.firstIndex(of: "‹"), let close = scalars.firstIndex(of: "›") else { return nil }
        let start = sheet.utf8.distance(from: sheet.startIndex, to: open)
        let end = sheet.utf8.distance(from: sheet.startIndex, to: close)
        return TextRange(start, end - "‹".utf8.count)
    }

    /// Compares what the reader says with what is expected.
    func check(device: Traits.Device = .iphone, orientation: Traits.Orientation = .portrait) {
        switch NUIReader.check(source, device: device, orientation: orientation) {
        case .loads:
            #expect(expected == "loads")
        case .lost(let cause, let found):
            #expect(expected == "\(cause)")
            #expect(found == range)
        case .crashes(let variable, let found):
            #expect(expected == variable)
            #expect(found == range)
        }
    }
}

@Suite struct NUIReaderTests {
    // MARK: A.1 tokens

    static let tokens: [NUICase] = [
        // Every character that may begin an identifier, and every one that may follow.
        .loads("ABCXYZabcxyz0123456789-_\\/. { a: b; }"),
        .loads("#x { #y: #z; }"), .loads("-x { _y: \\z; .a: 0b; }"),
        // One character is enough.
        .loads("# { -: .; _: #; }"), .loads("@: red; A { a: @; }"),
        // A slash may follow but not begin.
        .loads("A { a: b/c; }"), .lost(.illegalCharacter, "A { a: ‹/›c; }"),
        // '#' and '@' begin a new token.
        .loads("A { a: b#c#d; }"), .loads("A { a: b@c; }"),
        .lost(.unexpectedToken, "A‹#b› { }"), .lost(.unexpectedToken, "A‹@b› { }"),
        // Keywords are case-sensitive; a word beginning with '@' in other letters is a variable.
        .loads("@Media: red; @MEDIA: red; @med: red; @medi: red;"), .loads("A { a: And AND an a; }"),
        // A BOM at the start is dropped while decoding (an assumption); elsewhere it is no white space.
        .loads("\u{FEFF}A { }"), .lost(.illegalCharacter, "A‹\u{FEFF}› { }"),
        .lost(.illegalCharacter, "\u{FEFF}‹\u{FEFF}›A { }"),
        // Not white space (an assumption).
        .lost(.illegalCharacter, "A‹\u{200B}›{ }"),
        .lost(.illegalCharacter, "A {‹\u{0}› }"), .lost(.illegalCharacter, "A {‹\u{1C}› }"),
        .lost(.illegalCharacter, "A {‹\u{7F}› }"), .lost(.illegalCharacter, "A {‹\u{180E}› }"),
        .lost(.illegalCharacter, "‹é› { }"), .lost(.illegalCharacter, "A { a: caf‹é›; }"),
        .lost(.illegalCharacter, "A { a: ‹😀›; }"), .lost(.illegalCharacter, "A { a: e‹\u{301}›; }"),
    ]

    @Test(arguments: tokens) func token(_ row: NUICase) { row.check() }

    @Test(arguments: Array("\"'%+*!=<>[]&?~$|^`"))
    func characterThatBeginsNoToken(_ character: Character) {
        NUICase.lost(.illegalCharacter, "A { a: b ‹\(character)›; }").check()
        NUICase.lost(.illegalCharacter, "‹\(character)›").check()
        NUICase.loads("/* \(character) */").check()
    }

    @Test(
        arguments: [
            "\t", "\n", "\u{B}", "\u{C}", "\r", "\r\n", " ", "\u{85}", "\u{A0}", "\u{1680}", "\u{2000}", "\u{2001}",
            "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}", "\u{2007}", "\u{2008}", "\u{2009}", "\u{200A}",
            "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}",
        ])
    func whiteSpaceSeparates(_ space: String) {
        let sheet = "\(space)A\(space){\(space)a\(space):\(space)b\(space)c\(space);\(space)}\(space)"
        #expect(dump(NUIReader.read(Source(name: "test.nss", text: sheet))) == "A.a=b c")
    }

    // MARK: A.2 traps

    static let traps: [NUICase] = [
        // 1
        .lost(.illegalCharacter, "‹/›/ x"), .lost(.illegalCharacter, "A { }\n‹/›/ x"),
        .loads("A { font-size: 18//big; }"),
        // 2
        .lost(.illegalCharacter, "A { height: 18/‹*›px*/; }"), .loads("A { height: 18 /*px*/; }"),
        .loads("A { height: 18;/*px*/ }"), .lost(.illegalCharacter, "A/‹*›x*/ { }"), .loads("A {/*x*/}/*y*/"),
        .loads("A { a: (/*x*/b,/*x*/c)/*x*/; }"),
        // 3
        .lost(.unexpectedToken, "A { image: ‹and›roid.png; }"), .lost(.unexpectedToken, "‹and›Label { }"),
        .lost(.unexpectedToken, "A { ‹and›: b; }"), .lost(.unexpectedToken, "A, ‹and›B { }"),
        .loads("A { image: Android brand #android b-and; }"), .loads("@android: red;"),
        // 4
        .lost(.unexpectedToken, "@media‹Tint›: red;"), .lost(.unexpectedToken, "A { a: ‹@media›Tint; }"),
        // 5
        .crashes("@b", "@a: red; A { b: a@b; c: a#b; d: # FF0000; e: ‹@b›; }"),
        // 6
        .lost(.illegalCharacter, "/* /* */ ‹*›/"), .lost(.unterminatedComment, "A { } ‹/*› x"),
        .lost(.unterminatedComment, "‹/*›/"), .lost(.unterminatedComment, "‹/*›"), .loads("/**/"), .loads("/***/"),
        .lost(.illegalCharacter, "‹/›"), .loads("/*/ A { b } */"),
        // 7
        .loads("/* é 😀 \u{FEFF} \" ' % */ A { }"),
    ]

    @Test(arguments: traps) func trap(_ row: NUICase) { row.check() }

    // MARK: A.3 grammar

    static let grammar: [NUICase] = [
        .loads(""), .loads(" \n"), .loads("/* x */"), .loads("A { }"), .loads("A{}B{}"),
        .lost(.unexpectedToken, "A { a: ‹;› }"), .lost(.unexpectedToken, "A { a: b ‹}›"),
        .lost(.unexpectedToken, "A { a: b\n c‹:› d; }"), .lost(.unexpectedToken, "A { a: b;‹;› }"),
        .lost(.unexpectedToken, "A { }‹;›"), .lost(.unexpectedToken, "‹;›"), .lost(.unexpectedToken, "A { ‹;› }"),
        .lost(.unexpectedToken, "A { a: b‹:›c; }"), .lost(.unexpectedToken, "A { a: b ‹and› c; }"),
        .loads("A { a: (; b: ); c: (); d: ((b; e: )(; }"), .loads("A { a: ,; b: ,b; c: b,; d: b,,c; }"),
        .lost(.unexpectedToken, "A, ‹{› }"), .loads("A, B,C { }"), .lost(.unexpectedToken, "‹,› A { }"),
        .lost(.unexpectedToken, "A,‹,› B { }"), .lost(.unexpectedToken, "A ‹B› { }"),
        .lost(.unexpectedToken, "A‹:›B { }"), .lost(.illegalCharacter, "A ‹>› B { }"),
        .lost(.illegalCharacter, "‹*› { }"), .lost(.illegalCharacter, "A‹[›x] { }"),
        .loads(".A { }"), .loads("#A { }"), .loads("12 { }"), .loads("-x { }"),
        .lost(.unexpectedToken, "@x ‹{› }"), .lost(.unexpectedToken, "A { ‹@x›: b; }"),
        .lost(.unexpectedToken, "@import ‹x›;"), .lost(.unexpectedToken, "@charset‹;›"), .loads("@import: x;"),
        .lost(.unexpectedToken, "@media ‹{› }"), .lost(.unexpectedToken, "@media (a: b)‹,› (c: d) { }"),
        .lost(.unexpectedToken, "@media ‹screen› { }"), .lost(.unexpectedToken, "@media ‹not› (a: b) { }"),
        .lost(.unexpectedToken, "@media ‹only› (a: b) { }"), .lost(.unexpectedToken, "@media (a: b) ‹or› (c: d) { }"),
        .lost(.unexpectedToken, "@media (a: b) ‹(›c: d) { }"), .lost(.unexpectedToken, "@media (a: b) and ‹{› }"),
        .lost(.unexpectedToken, "@media (‹)› { }"), .lost(.unexpectedToken, "@media (a‹)› { }"),
        .lost(.unexpectedToken, "@media (a: ‹)› { }"), .lost(.unexpectedToken, "@media (a: b ‹c›) { }"),
        .lost(.unexpectedToken, "@media (‹@a›: b) { }"), .lost(.unexpectedToken, "@media (a: ‹@b›) { }"),
        .loads("@media (a: b) and(c: d) { }"), .loads("@media(a:b)and(c:d)and(e:f){}"),
        .lost(.unexpectedToken, "@media (a: b) { ‹@media› (c: d) { } }"),
        .lost(.unexpectedToken, "A { ‹@media› (c: d) { } }"),
        .loads("@media (a: b) { @c: d; A { e: f; } @g: h; }"), .loads("@media (a: b) { } @media (a: b) { } A { }"),
        .lost(.illegalCharacter, "A { a: ‹\"›b\"; }"), .lost(.illegalCharacter, "A { a: b ‹!›important; }"),
        .lost(.unexpectedToken, "‹}›"), .lost(.unexpectedToken, "A { } ‹}›"), .lost(.unexpectedToken, "‹:›"),
        .lost(.unexpectedToken, "‹{› }"), .lost(.unexpectedToken, "‹(›"), .lost(.unexpectedToken, "A { B ‹{› } }"),
        .lost(.unexpectedToken, "A { a ‹b›: c; }"), .lost(.unexpectedToken, "A { ‹(›: c; }"),
        .lost(.unexpectedToken, "@a ‹b›: c;"), .lost(.unexpectedToken, "@a: ‹;›"), .lost(.unexpectedToken, "@a: b ‹{›"),
        // The end within something.
        .lost(.endOfInput, "A‹›"), .lost(.endOfInput, "A,‹›"), .lost(.endOfInput, "A { ‹›"),
        .lost(.endOfInput, "A { a‹›"), .lost(.endOfInput, "A { a:‹›"), .lost(.endOfInput, "A { a: b‹›"),
        .lost(.endOfInput, "A { a: b; /* x */ ‹›"), .lost(.endOfInput, "@a‹›"), .lost(.endOfInput, "@a: b‹›"),
        .lost(.endOfInput, "@media‹›"), .lost(.endOfInput, "@media (a: b)‹›"),
        .lost(.endOfInput, "@media (a: b) { A { }‹›"),
        // The first error counts, whatever comes before or after it.
        .lost(.unexpectedToken, "A { a: b; } B ‹C› { a: \"; } /*"),
    ]

    @Test(arguments: grammar) func grammarRow(_ row: NUICase) { row.check() }

    // MARK: A.4 what is not UTF-8

    @Test(
        arguments: [
            [0x80], [0xC0, 0xAF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xE2, 0x82],
            [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF, 0xFE],
        ])
    func oneBadByteLosesTheSheet(_ bad: [UInt8]) {
        // In a comment, where any character is allowed, behind an earlier error, and at places around a block of 32.
        for prefix in ["/* ", "A } ", String(repeating: " ", count: 31), String(repeating: "é", count: 40)] {
            let bytes = Array(prefix.utf8) + bad + Array(" */ A { a: b; }".utf8)
            let place = prefix.utf8.count
            let outcome = NUIReader.check(Source(name: "test.nss", bytes: bytes))
            #expect(outcome == .lost(.notUTF8, TextRange(place, place + 1)))
        }
    }

    // MARK: A.7 crashes

    static let crashes: [NUICase] = [
        // Order and position do not matter.
        .loads("A { a: @x; } @x: red;"), .crashes("@x", "A { a: ‹@x›; }"),
        // Names are exact.
        .crashes("@X", "@x: red; A { a: ‹@X›; }"), .loads("@a-b_c\\d/e.f0: red; A { a: @a-b_c\\d/e.f0; }"),
        // Only a value that begins with '@' is looked up, and then all of it.
        .loads("A { a: 10 @x; b: rgba(@r, 0, 0, 1); c: (@x); }"),
        .crashes("@a 10", "@a: 5; A { a: ‹@a 10›; }"), .crashes("@a , @b", "@a: 5; @b: 6; A { a: ‹@a,/*x*/@b›; }"),
        .crashes("@a #b", "@a: 5; A { a: ‹@a#b›; }"), .crashes("@a )", "@a: 5; A { a: ‹@a)›; }"),
        // Not looked up inside definitions, used or not.
        .loads("@a: @nowhere; A { a: @a; }"), .loads("@a: @a; A { a: @a; }"),
        // A block that does not hold neither crashes nor defines.
        .loads("@media (device: ipad) { A { a: @x; } }"), .crashes("@x", "@media (device: iphone) { A { a: ‹@x›; } }"),
        .crashes("@x", "@media (device: ipad) { @x: red; } A { a: ‹@x›; }"),
        .loads("@media (device: iphone) { @x: red; } A { a: @x; }"),
        // A rule keeps the last of each property, so what it replaces is never looked up; another rule's is.
        .loads("A { a: @x; a: red; }"), .loads("A { a: @x y; a: red; }"), .crashes("@x", "A { a: red; a: ‹@x›; }"),
        .crashes("@x", "A { a: ‹@x›; } A { a: red; }"), .crashes("@y", "A { a: @x; b: ‹@y›; a: red; }"),
        // The first rule with an undefined variable is where the app ends.
        .crashes("@x", "A { a: ‹@x›; } B { a: @y; }"), .crashes("@x", "A { a: ‹@x›; b: @y; }"),
        // The whole sheet is parsed before any variable is looked up.
        .lost(.unexpectedToken, "A { a: @x; } ‹}›"),
    ]

    @Test(arguments: crashes) func crash(_ row: NUICase) { row.check() }

    @Test func everyUndefinedUseIsListed() {
        let reader = NUIReader(Source(name: "t", text: "A { a: @x; b: @y; a: @z; } B { c: @x; }"))
        let uses = reader.undefinedUses()
        #expect(uses.map { "\($0.variable) \($0.range.start)" } == ["@y 14", "@z 21", "@x 34"])
    }

    @Test func definedOnOneDeviceOnlyCrashesOnTheOther() {
        let row = NUICase.crashes("@x", "@media (device: ipad) { @x: red; } A { a: ‹@x›; }")
        row.check(device: .iphone)
        #expect(NUIReader.check(row.source, device: .ipad) == .loads)
    }
}

/// The table as one line: `class.property=value`, joined by a bar.
func dump(_ reading: NUIReading) -> String {
    reading.classes.flatMap { name in
        let style = reading.style(of: name)
        return style.isEmpty ? ["\(name)."] : style.map { "\(name).\($0.property)=\($0.value)" }
    }.joined(separator: " | ")
}
