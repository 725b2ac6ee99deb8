// The dump of what a sheet declares.

import NSSSyntax
import Testing
import ThemeTools

@Suite("Dumps")
struct DumpTests {
    @Test("theme: definitions, blocks with their class paths and attributes, and how much was left out")
    func theme() {
        let sheet = """
            @a: #fff;
            @media (device: ipad) {
                A, B {
                    font-color-highlighted: @a;
                    padding: 8 "x";
                }
            }
            C {
                font-size: 12;
            }

            """
        #expect(
            String(decoding: Dump.theme(Source(name: "a.nss", text: sheet)), as: UTF8.self) == """
                variable @a = "#fff"  1:1
                block on iPad  3:5
                  class-path A  3:5
                  class-path B  3:8
                  attribute font-color highlighted = "@a"  4:9
                block  8:1
                  class-path C  8:1
                  attribute font-size = "12"  9:5
                3 of 4 statements have a meaning

                """)
    }

    @Test("theme: any bytes")
    func bytes() {
        for bytes: [UInt8] in [[], [0xFF], Array("@\u{1B}[2J: x;".utf8), Array("A{b\u{202E}:c".utf8)] {
            let dump = Dump.theme(Source(name: "a.nss", bytes: bytes))
            #expect(!dump.contains(0x1B))
            #expect(String(decoding: dump, as: UTF8.self).hasSuffix("statements have a meaning\n"))
        }
    }
}
