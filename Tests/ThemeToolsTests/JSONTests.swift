// What the JSON writer escapes, and how its documents are laid out.

import Testing
import ThemeTools

@Suite("JSON")
struct JSONTests {
    private func text(_ value: JSON, compact: Bool = true) -> String {
        String(decoding: value.bytes(compact: compact), as: UTF8.self)
    }

    @Test("texts are escaped as the grammar asks, and a little more")
    func escapes() {
        #expect(text("a\"b\\c/d") == #""a\"b\\c/d""#)
        #expect(text("\u{8}\t\n\u{C}\r\u{0}\u{1B}") == #""\b\t\n\f\r\u0000\u001B""#)
        #expect(text("\u{7F}\u{9B}") == #""\u007F\u009B""#)
        #expect(text("grün 😀") == "\"grün 😀\"")
        // A line separator, an override of direction, and a tag, which takes two units.
        #expect(text("\u{2028}\u{202E}\u{E0041}") == #""\u2028\u202E\uDB40\uDC41""#)
        #expect(text("[a] #[b] ##[c] ##vso[d]") == #""[a] #[b] ##\u005Bc] ##vso\u005Bd]""#)
        #expect(text("") == "\"\"")
    }

    @Test("bytes that are not UTF-8 become U+FFFD")
    func invalidBytes() {
        var writer = JSONWriter(compact: true)
        writer.string([0x61, 0xFF, 0x62, 0xC3, 0xED, 0xA0, 0x80])
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "\"a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\"")
    }

    @Test("numbers")
    func numbers() {
        #expect(text(.integer(Int.min)) == "-9223372036854775808")
        #expect(text(.integer(Int.max)) == "9223372036854775807")
        #expect(text(0) == "0")
        #expect(text(.number(0.5)) == "0.5")
        #expect(text(.number(13)) == "13")
        #expect(text(.number(-.infinity)) == "null")
        #expect(text(.number(.nan)) == "null")
        #expect(text(.number(1e300)) == "1e+300")
    }

    @Test("members keep their order, containers stand on lines of their own")
    func layout() {
        let value: JSON = .object([
            .init("b", .array([1, .null, true])), .init("a", .object([])), .init("c", .array([])), .init("b", "x"),
        ])
        #expect(text(value) == #"{ "b": [1, null, true], "a": {}, "c": [], "b": "x" }"#)
        #expect(
            text(value, compact: false) == """
                {
                  "b": [
                    1,
                    null,
                    true
                  ],
                  "a": {},
                  "c": [],
                  "b": "x"
                }

                """)
        #expect(value["a"] == .object([]))
        #expect(value["z"] == nil)
    }

    @Test("a container asked onto one line takes what it holds with it")
    func inline() {
        var writer = JSONWriter()
        writer.array { writer in
            writer.object(inline: true) { writer in
                writer.key("start")
                writer.object { $0.member("line", 1) }
                writer.member("text", String?.none)
            }
            writer.integer(2)
        }
        writer.finish()
        #expect(
            String(decoding: writer.bytes, as: UTF8.self) == """
                [
                  { "start": { "line": 1 }, "text": null },
                  2
                ]

                """)
    }
}
