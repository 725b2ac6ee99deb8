// What is noticed in single tokens: which fault, at which bytes, and how often.

import NSSSyntax
import Testing

@Suite("Lexical faults")
struct LexicalFaultTests {
    /// A sheet and its faults: kind and range of each.
    struct Row: Sendable, CustomTestStringConvertible {
        let bytes: [UInt8]
        let faults: String

        init(_ text: String, _ faults: String) { self.init(bytes: Array(text.utf8), faults) }

        init(bytes: [UInt8], _ faults: String) {
            self.bytes = bytes
            self.faults = faults
        }

        var testDescription: String { faults.isEmpty ? String(decoding: bytes, as: UTF8.self) : faults }
    }

    static let rows: [Row] = [
        // What only looks odd.
        Row("A { a: b/c; }", ""), Row("A { a: 18 /*px*/; }", ""), Row("A { a: 18;/*px*/ }", ""),
        Row("A/**/{ a: 1; }", "commentAfterWord 1-5"), Row("A { Android: #and; }", ""), Row("A { a: brand; }", ""),
        Row("@media (a:b)and(c:d) { }", ""), Row("/* \u{E9} ! \" */", ""), Row("@and: 1;", ""), Row("@Media: 1;", ""),
        // Comments.
        Row("A { a: 18/*px*/; }", "commentAfterWord 9-15"), Row("A { a: @x/*px*/; }", "commentAfterWord 9-15"),
        Row("/* a /* b */", "commentInsideComment 5-7"), Row("/* /* /* */", "commentInsideComment 3-5"),
        Row("/*/*/", ""), Row("/* a /*/", ""), Row("/*/**/", "commentInsideComment 2-4"),
        Row("/* a", "unterminatedComment 0-2"), Row("A { } /*", "unterminatedComment 6-8"),
        Row("/* /* a", "unterminatedComment 0-2"), Row("// a\nA { }", "lineComment 0-4"),
        Row("A { a: b; // c\r\n}", "lineComment 10-14"),
        // Words.
        Row("A { a: 18//big; }", "slashInWord 7-14"),
        Row("A { a: http://x//y;\n}", "unexpectedToken 11-12"),
        // An address ends where a value does; elsewhere the slashes begin what was meant for a comment.
        Row("A { a: http://x:80/y.png; }", "unexpectedToken 11-12"), Row("A { a:http://x}", "unexpectedToken 10-11"),
        Row("A { a: url(//x/y.png); }", "unexpectedCharacter 11-20"),
        Row("A { a://x; b: c; }", "unexpectedCharacter 6-9"), Row("A { a: http://x/*c*/; }", "unexpectedToken 11-12"),
        Row("A { a: //x/y.png; }", "unexpectedCharacter 7-16"), Row("A { a: // x\n 1; }", "lineComment 7-11"),
        Row("A { //x: 1;\n }", "lineComment 4-11"), Row("A { a: 1 //x\n; }", "lineComment 9-12"),
        Row("A { a:// x\nb; }", "lineComment 6-10"),
        Row("A { a: http://\u{E9};\n }", "unexpectedToken 11-12, lineComment 12-17"),
        Row("@import url(http://x/y.nss);\nA { }", "unknownAtRule 0-7"),
        Row("A { a: android; }", "wordStartsWithKeyword 7-14"), Row("andLabel { }", "wordStartsWithKeyword 0-8"),
        Row("@mediaTint: red;", "wordStartsWithKeyword 0-10"), Row("A { and-x: 1; }", "wordStartsWithKeyword 4-9"),
        // The keywords by themselves, out of their places.
        Row("A { a: and; }", "wordStartsWithKeyword 7-10"), Row("A { a: (1) and (2); }", "wordStartsWithKeyword 11-14"),
        Row("@x: @media;", "wordStartsWithKeyword 4-10"), Row("and { }", "wordStartsWithKeyword 0-3"),
        Row("A { and: 1; }", "wordStartsWithKeyword 4-7"), Row("@media (and:b) { }", "wordStartsWithKeyword 8-11"),
        Row("@x: 1\n@media (a:b) and (c:d) { }", "missingSemicolon 5-5"),
        Row("@media (a:b) and { }", "malformedMediaCondition 17-18"),
        Row("@media screen and (a:b) { }", "malformedMediaCondition 7-13"),
        Row("A and B { }", "descendantSelector 0-7"),
        Row("A { a: gr\u{FC}n; }", "unexpectedCharacter 7-12"),
        Row("A { a: \u{E9}\u{E9}\u{E9} \u{E9}; }", "unexpectedCharacter 7-13, unexpectedCharacter 14-16"),
        // Bytes.
        Row("\u{FEFF}A { }", "byteOrderMark 0-3"), Row("A { a: 50%; }", "unexpectedCharacter 9-10"),
        Row("A { a: 1 !%!; }", "unexpectedCharacter 9-12"), Row("A { a: \"x; }", "unexpectedCharacter 7-8"),
        Row(bytes: Array("A { a: ".utf8) + [0xE2, 0x82] + Array("; }".utf8), "invalidUTF8 7-9"),
        Row(bytes: [0x2F, 0x2A, 0x20, 0xE4, 0xE9, 0x20, 0xFF, 0x2A, 0x2F], "invalidUTF8 3-5"),
        Row(bytes: [0x2F, 0x2A, 0xFF, 0x2F, 0x2A, 0x20, 0x2A, 0x2F], "invalidUTF8 2-3, commentInsideComment 3-5"),
        Row(bytes: [0x2F, 0x2A, 0x2F, 0x2A, 0xFF, 0x2A, 0x2F], "commentInsideComment 2-4, invalidUTF8 4-5"),
        Row(bytes: [0x2F, 0x2A, 0xE2, 0x82], "unterminatedComment 0-2, invalidUTF8 2-4"),
        Row(bytes: [0x2F, 0x2F, 0xC3, 0x0A], "lineComment 0-3, invalidUTF8 2-3"),
        Row(bytes: Array("A { a: '".utf8) + [0xC3] + Array("'; }".utf8), "quotedValue 7-10, invalidUTF8 8-9"),
        Row(bytes: Array("A { a: !".utf8) + [0xFF] + Array("; }".utf8), "invalidUTF8 8-9"),
        Row(bytes: Array("A { a: ".utf8) + [0] + Array("; }".utf8), "unexpectedCharacter 7-8"),
    ]

    @Test("faults of a sheet", arguments: rows)
    func faults(_ row: Row) {
        let tree = SyntaxTree(Source(name: "t.nss", bytes: row.bytes))
        let found = tree.faults.map { "\($0.kind) \($0.range.start)-\($0.range.end)" }.joined(separator: ", ")
        #expect(found == row.faults)
    }
}
