// Tokens of short texts against the token table of the language, one row a case.

import NSSSyntax
import Testing

@Suite("Lexer")
struct LexerTests {
    /// A text and its tokens: kind and text of each, with bars between; the empty one at the end is left out.
    struct Row: Sendable, CustomTestStringConvertible {
        let bytes: [UInt8]
        let tokens: String

        init(_ text: String, _ tokens: String) { self.init(bytes: Array(text.utf8), tokens) }

        init(bytes: [UInt8], _ tokens: String) {
            self.bytes = bytes
            self.tokens = tokens
        }

        var testDescription: String { tokens.isEmpty ? "nothing" : tokens }
    }

    static func dump(_ bytes: [UInt8]) -> String {
        let tokens = Lexer.tokenize(Source(name: "t.nss", bytes: bytes))
        var parts: [String] = []
        for index in 0..<tokens.count - 1 {
            let range = tokens.range(index)
            var text = ""
            for byte in bytes[range.start..<range.end] {
                if (0x21..<0x7F).contains(byte) {
                    text.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    text += "<" + String(byte, radix: 16, uppercase: true) + ">"
                }
            }
            parts.append(tokens.kinds[index].name + " " + text)
        }
        return parts.joined(separator: " | ")
    }

    static let words: [Row] = [
        Row("", ""), Row("a", "word a"), Row("font-color", "word font-color"), Row("-x_.\\9", "word -x_.\\9"),
        Row("72-Regular", "word 72-Regular"), Row("0.5", "word 0.5"), Row(".A", "word .A"),
        Row("#0A6ED1", "word #0A6ED1"),
        Row("#", "word #"), Row("##", "word # | word #"), Row("a#b", "word a | word #b"),
        Row("a@b", "word a | at-word @b"), Row("@media", "at-word @media"), Row("@", "at-word @"),
        Row("@@a", "at-word @ | at-word @a"), Row("@#a", "at-word @ | word #a"), Row("@a#b", "at-word @a | word #b"),
        Row("@a-b_c.d\\e/f", "at-word @a-b_c.d\\e/f"), Row("#@a", "word # | at-word @a"),
        // A slash may follow but not start; a star ends what it would belong to.
        Row("a/b", "word a/b"), Row("a/", "word a/"), Row("/a", "error / | word a"), Row("18//big", "word 18//big"),
        Row("18/*px*/", "word 18 | comment /*px*/"), Row("18//*px*/", "word 18/ | comment /*px*/"),
        Row("@a/*b*/", "at-word @a | comment /*b*/"), Row("#/b", "word #/b"), Row("@/b", "at-word @/b"),
        Row("#/*b*/", "word # | comment /*b*/"), Row("@/*b*/", "at-word @ | comment /*b*/"),
        // Scalars beyond ASCII belong to words, wherever they stand.
        Row("gr\u{FC}n", "word gr<C3><BC>n"), Row("\u{E9}a#b", "word <C3><A9>a | word #b"),
        Row("@\u{E9}", "at-word @<C3><A9>"), Row("\u{1F600}x", "word <F0><9F><98><80>x"),
        Row("a\u{200B}b", "word a<E2><80><8B>b"), Row("a\u{FEFF}", "word a<EF><BB><BF>"),
        Row("\u{10FFFF}", "word <F4><8F><BF><BF>"), Row("\u{E9}/*x*/", "word <C3><A9> | comment /*x*/"),
    ]

    static let trivia: [Row] = [
        Row(" \t\u{B}\u{C}\n\r\r\n", "white-space <20><9><B><C><A><D><D><A>"),
        Row("a\r\nb\rc", "word a | white-space <D><A> | word b | white-space <D> | word c"),
        Row("a\u{85}b", "word a | white-space <C2><85> | word b"), Row("\u{A0}", "white-space <C2><A0>"),
        Row("\u{1680}", "white-space <E1><9A><80>"), Row("\u{2000}", "white-space <E2><80><80>"),
        Row("\u{200A}", "white-space <E2><80><8A>"), Row("\u{2028}", "white-space <E2><80><A8>"),
        Row("\u{2029}", "white-space <E2><80><A9>"), Row("\u{202F}", "white-space <E2><80><AF>"),
        Row("\u{205F}", "white-space <E2><81><9F>"), Row(" \u{3000} ", "white-space <20><E3><80><80><20>"),
        Row("\u{FEFF}", "byte-order-mark <EF><BB><BF>"),
        Row("\u{FEFF} a", "byte-order-mark <EF><BB><BF> | white-space <20> | word a"),
        Row("\u{FEFF}\u{FEFF}", "byte-order-mark <EF><BB><BF> | word <EF><BB><BF>"),
        Row(" \u{FEFF}", "white-space <20> | word <EF><BB><BF>"),
        Row("/**/", "comment /**/"), Row("/* a */", "comment /*<20>a<20>*/"), Row("/***/", "comment /***/"),
        Row("/*/", "comment /*/"), Row("/*/*/", "comment /*/*/"), Row("/*", "comment /*"),
        Row("/* a", "comment /*<20>a"),
        Row("/* a *", "comment /*<20>a<20>*"), Row("/**/*/", "comment /**/ | error */"),
        Row("/*a*/*/b", "comment /*a*/ | error */ | word b"),
        Row("/*a/*b*/c*/", "comment /*a/*b*/ | word c | error */"),
        Row("/*\u{FF}*/", "comment /*<C3><BF>*/"),
        Row(bytes: [0x2F, 0x2A, 0xFF, 0, 0x2A, 0x2F], "comment /*<FF><0>*/"),
        Row("/*\"*/\"", "comment /*\"*/ | error \""),
        Row("//", "line-comment //"), Row("// a\nb", "line-comment //<20>a | white-space <A> | word b"),
        Row("//a\rb", "line-comment //a | white-space <D> | word b"), Row(";//a", "semicolon ; | line-comment //a"),
        Row("a //*b*/", "word a | white-space <20> | line-comment //*b*/"), Row("///", "line-comment ///"),
    ]

    static let others: [Row] = [
        Row(
            ":{}(),;",
            "colon : | left-brace { | right-brace } | left-parenthesis ( | right-parenthesis ) | comma , | semicolon ;"),
        Row("a:b;", "word a | colon : | word b | semicolon ;"),
        Row("rgb(1,2)", "word rgb | left-parenthesis ( | word 1 | comma , | word 2 | right-parenthesis )"),
        Row("\"a b\"", "string \"a<20>b\""), Row("'a'", "string 'a'"), Row("\"\"", "string \"\""),
        Row("'\"'", "string '\"'"),
        Row("\"'\"", "string \"'\""), Row("a\"b\"c", "word a | string \"b\" | word c"),
        Row("\"/*\"", "string \"/*\""), Row("\"\\\"", "string \"\\\""),
        Row("\"a", "error \" | word a"), Row("'", "error '"),
        Row("\"a\nb\"", "error \" | word a | white-space <A> | word b | error \""),
        Row("\"a\rb\"", "error \" | word a | white-space <D> | word b | error \""),
        Row("it's", "word it | error ' | word s"), Row("''' a", "string '' | error ' | white-space <20> | word a"),
        Row("!%+*=<>[]&?~$^|`", "error !%+*=<>[]&?~$^|`"), Row("50%", "word 50 | error %"),
        Row("!a", "error ! | word a"),
        Row("! !", "error ! | white-space <20> | error !"), Row("!@a", "error ! | at-word @a"),
        Row("!#a", "error ! | word #a"), Row("!;", "error ! | semicolon ;"), Row("!/*a*/", "error ! | comment /*a*/"),
        Row("!//a", "error ! | line-comment //a"), Row("!'a'", "error ! | string 'a'"),
        Row("!\u{E9}", "error ! | word <C3><A9>"),
        Row("!\u{A0}", "error ! | white-space <C2><A0>"), Row("/", "error /"),
        Row("/ /", "error / | white-space <20> | error /"),
        Row("\0", "error <0>"), Row("a\0b", "word a | error <0> | word b"),
        Row("\u{1}\u{1F}\u{7F}", "error <1><1F><7F>"),
    ]

    static let invalid: [Row] = [
        Row(bytes: [0xFF], "error <FF>"), Row(bytes: [0x80], "error <80>"), Row(bytes: [0xC3], "error <C3>"),
        Row(bytes: [0x61, 0xC3], "word a | error <C3>"), Row(bytes: [0xC3, 0x28], "error <C3> | left-parenthesis ("),
        Row(bytes: [0xE2, 0x82], "error <E2><82>"), Row(bytes: [0xE2, 0x82, 0x61], "error <E2><82> | word a"),
        Row(bytes: [0xF0, 0x9F, 0x98], "error <F0><9F><98>"), Row(bytes: [0xC0, 0x80], "error <C0><80>"),
        Row(bytes: [0xE0, 0x80, 0x80], "error <E0><80><80>"), Row(bytes: [0xED, 0xA0, 0x80], "error <ED><A0><80>"),
        Row(bytes: [0xF4, 0x90, 0x80, 0x80], "error <F4><90><80><80>"), Row(bytes: [0xF5, 0x80], "error <F5><80>"),
        Row(bytes: [0xC3, 0xC3, 0xA9], "error <C3> | word <C3><A9>"), Row(bytes: [0x21, 0xFF, 0x25], "error !<FF>%"),
        Row(bytes: [0xEF, 0xBB], "error <EF><BB>"), Row(bytes: [0xEF, 0xBB, 0x61], "error <EF><BB> | word a"),
        Row(bytes: [0x22, 0xFF, 0x22], "string \"<FF>\""), Row(bytes: [0x40, 0xFF], "at-word @ | error <FF>"),
        Row(bytes: [0x2F, 0x2F, 0xFF], "line-comment //<FF>"),
    ]

    @Test("rows of the token table", arguments: words + trivia + others + invalid)
    func tokens(_ row: Row) {
        #expect(Self.dump(row.bytes) == row.tokens)
    }

    @Test("each byte by itself", arguments: UInt8.min...UInt8.max)
    func everyByte(_ byte: UInt8) {
        let expected =
            switch byte {
            case 0x09...0x0D, 0x20: "white-space"
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                "word"
            default:
                switch Character(Unicode.Scalar(byte)) {
                case "_", "-", ".", "\\", "#": "word"
                case "@": "at-word"
                case ":": "colon"
                case "{": "left-brace"
                case "}": "right-brace"
                case "(": "left-parenthesis"
                case ")": "right-parenthesis"
                case ",": "comma"
                case ";": "semicolon"
                default: "error"
                }
            }
        let tokens = Lexer.tokenize(Source(name: "t.nss", bytes: [byte]))
        #expect(tokens.kinds.map(\.name) == [expected, "end-of-input"])
        #expect(tokens.starts == [0, 1])
        // Between words it ends the first one, unless it is of the kind that goes on.
        let between = Lexer.tokenize(Source(name: "t.nss", bytes: [0x61, byte, 0x62]))
        let goesOn = byte == UInt8(ascii: "/") || (expected == "word" && byte != UInt8(ascii: "#"))
        let startsNext = byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@")
        #expect(between.count == (goesOn ? 2 : startsNext ? 3 : 4))
    }

    @Test("the end is an empty token after the last byte")
    func end() {
        let tokens = Lexer.tokenize(Source(name: "t.nss", text: "a b"))
        #expect(tokens.kinds.last == .endOfInput)
        #expect(tokens.range(tokens.count - 1) == TextRange(3, 3))
        #expect(tokens.range(0) == TextRange(0, 1))
    }
}
