// The layout of sheets: what it does to blanks, and that it does nothing else.

import FioriTheme
import NSSSyntax
import TestSupport
import Testing
import ThemeLint

@Suite struct FormatterTests {
    private func format(_ text: String, _ engines: [Engine] = [.uikit]) -> String? {
        Formatter(engines.map { EngineFacts($0) }).format(Source(name: "theme.nss", text: text)).map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
    }

    @Test(
        arguments: [
            ("A{b:c}", nil), ("", ""), ("\n\n", ""), ("A{b:c;}", "A {\n    b: c;\n}\n"), ("A { }", "A {}\n"),
            ("A ,B{b :c ;d:e;}", "A, B {\n    b: c;\n    d: e;\n}\n"),
            ("A,\nB,   C {b:c;}", "A,\nB, C {\n    b: c;\n}\n"),
            ("  @a:red;@b : #FF0000 ;", "@a:red;\n@b: #FF0000;\n"),
            (
                "@media(device:ipad)and (orientation :portrait){A{b:c;}}",
                "@media (device: ipad) and (orientation: portrait) {\n    A {\n        b: c;\n    }\n}\n"
            ),
            ("A{b:rgb( 1,2 , 3 );c:1,1;d:1   2;}", "A {\n    b: rgb(1, 2, 3);\n    c: 1, 1;\n    d: 1 2;\n}\n"),
            ("A{\n\n\n  b:c;\n\n\n\n  d:e;\n\n}\n\n\nB{}\nC{}", "A {\n    b: c;\n\n    d: e;\n}\n\nB {}\nC {}\n"),
            ("A {\n\tb: one,\n\t\ttwo;\n}\n", "A {\n    b: one,\n        two;\n}\n"),
            ("A {\r\n b: c;\r\n}\r\n", "A {\r\n    b: c;\r\n}\r\n"),
        ] as [(String, String?)])
    func layout(text: String, wanted: String?) { #expect(format(text) == wanted) }

    @Test(arguments: [
        (
            "A { /* one */\n/* two */ b: c;   /* three */\n  /* four */\n}\n/* five */ B {}",
            "A { /* one */\n    /* two */ b: c;   /* three */\n    /* four */\n}\n/* five */ B {}\n"
        ),
        ("/* a\n   b */\n@a:red; /* c */", "/* a\n   b */\n@a:red; /* c */\n"),
        ("A,/* x */B{}", "A, /* x */ B {}\n"), ("A,\n/* x */\nB{}", "A,\n/* x */\nB {}\n"),
        ("A { b: /* x */ c /* y */ ; }", "A {\n    b: /* x */ c /* y */;\n}\n"),
    ])
    func commentsStayOnTheirLines(text: String, wanted: String) { #expect(format(text) == wanted) }

    @Test func swiftUIWantsNoBlankInADefinition() {
        #expect(format("@a: red;", [.uikit, .swiftui]) == "@a:red;\n")
        #expect(
            format("@media (device:ipad) {\n@a:red;\n  @b:red;\n}\n")
                == "@media (device: ipad) {\n@a:red;\n    @b:red;\n}\n")
    }

    /// On everything there is: no token changes, laying out twice is laying out once, and no cell is another.
    @Test func nothingButLayoutChanges() {
        var seen = 0
        for sheet in Fixtures.all {
            let source = Source(name: sheet.name, bytes: sheet.bytes)
            for engines in [[Engine.uikit], [.uikit, .swiftui]] {
                let formatter = Formatter(engines.map { EngineFacts($0) })
                guard let formatted = formatter.format(source) else { continue }
                seen += 1
                #expect(tokens(source) == tokens(formatted), "\(sheet.name)")
                #expect(formatter.format(formatted)?.bytes == formatted.bytes, "\(sheet.name)")
                #expect(SyntaxTree(formatted).faults.isEmpty, "\(sheet.name)")
                #expect(
                    ThemeComparison(ThemeStack(Theme(source)), ThemeStack(Theme(formatted))).isEmpty, "\(sheet.name)")
            }
        }
        #expect(seen > 50)
    }

    /// Sheets of random blanks and comments between the tokens of a good one.
    @Test(arguments: 0..<60)
    func randomLayoutsComeOutAlike(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let words = [
            "@a", ":", "red", ";", "@media", "(", "device", ":", "ipad", ")", "{", "A", ",", "B", "{", "b", ":", "1",
            ",", "2", ";", "}", "}", "C", "{", "d", ":", "rgb", "(", "1", ",", "2", ",", "3", ")", ";", "}",
        ]
        let blanks = [" ", "  ", "\n", "\t", "\n\n\n", " /* x */ ", "\n/* y */\n", " /* z\n z */ "]
        var text = ""
        for word in words { text += (blanks.randomElement(using: &random) ?? " ") + word }
        guard let once = format(text) else {
            Issue.record("not laid out: \(text)")
            return
        }
        #expect(format(once) == once, "\(text)")
        #expect(tokens(Source(name: "", text: text)) == tokens(Source(name: "", text: once)))
        // Comments are on lines with the same neighbours as before: none goes from its own line to another's.
        #expect(ownLines(text) == ownLines(once), "\(text)\n\(once)")
    }

    private func tokens(_ source: Source) -> [[UInt8]] {
        let tree = SyntaxTree(source)
        return tree.tokens.kinds.indices.filter { tree.tokens.kinds[$0] != .whiteSpace }.map {
            let range = tree.tokens.range($0)
            return Array(source.bytes[range.start..<range.end])
        }
    }

    /// Whether each comment begins its line.
    private func ownLines(_ text: String) -> [Bool] {
        let tree = SyntaxTree(Source(name: "", text: text))
        return tree.tokens.kinds.indices.filter { tree.tokens.kinds[$0] == .comment }.map { token in
            let start = tree.tokens.range(token).start
            let before = tree.source.bytes[..<start].reversed().drop { $0 == 0x20 || $0 == 0x09 }
            return before.first == nil || before.first == 0x0A
        }
    }
}
