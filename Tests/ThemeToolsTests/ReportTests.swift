// Whole reports against their exact texts, with input that is as awkward as bytes can be.

import NSSSyntax
import Testing
import ThemeLint
import ThemeTools

@Suite("Reports")
struct ReportTests {
    private func report(
        _ text: String, _ range: TextRange, name: String = "a.nss", message: String = "something is wrong",
        notes: [Diagnostic.Note] = []
    ) -> Report {
        report(Array(text.utf8), range, name: name, message: message, notes: notes)
    }

    private func report(
        _ bytes: [UInt8], _ range: TextRange, name: String = "a.nss", message: String = "something is wrong",
        notes: [Diagnostic.Note] = []
    ) -> Report {
        let finding = Diagnostic(rule: "some-rule", severity: .error, message: message, range: range, notes: notes)
        let file = FileReport(source: Source(name: name, bytes: bytes), findings: [finding])
        return Report(files: [file], toolVersion: "1.0")
    }

    private func write(
        _ report: Report, as format: ReportFormat = .text, width: Int = 60, quiet: Bool = true, color: Bool = false
    ) -> String {
        let style = ReportStyle(color: color, width: width, quiet: quiet)
        return String(decoding: format.write(report, style: style), as: UTF8.self)
    }

    @Test("text: the whole form")
    func fullText() {
        #expect(
            write(SampleReports.full, quiet: false) == """
                theme.nss:1:9: error: definition of '@a' has no ';' [missing-semicolon]
                  1 | @a: #fff
                    |         ^
                note: NUI drops the whole sheet
                help: write ';' after the value
                fix: insert ';' (safe)

                theme.nss:2:1: advice: matter of taste [style]
                  2 | A {
                    | ^

                theme.nss:3:9: warning: '@b' is defined nowhere [undefined-variable]
                  3 | \tcolor: @b;
                    | \t       ^^
                base.nss:2:1: note: a near one is defined here
                  2 | @bb: #000;
                    | ^^^
                fix: replace with '@bb' (unsafe)

                theme.nss: uikit (inferred): the sheet is lost as a whole: missing-semicolon on line 1
                theme.nss: nui (code): the app crashes while the sheet is loaded: undefined-variable on line 3
                1 error, 1 warning, 1 advice in 2 files (1 fixable with --fix, 2 suppressed)

                """)
    }

    @Test("compact: one line each")
    func compact() {
        #expect(
            write(SampleReports.full, as: .compact) == """
                theme.nss:1:9: error: definition of '@a' has no ';' [missing-semicolon]
                theme.nss:2:1: advice: matter of taste [style]
                theme.nss:3:9: warning: '@b' is defined nowhere [undefined-variable]

                """)
    }

    @Test("xcode: advice is a note, every line has a place")
    func xcode() {
        #expect(
            write(SampleReports.full, as: .xcode) == """
                theme.nss:1:9: error: definition of '@a' has no ';' [missing-semicolon]
                theme.nss:1:9: note: NUI drops the whole sheet
                theme.nss:2:1: note: matter of taste [style]
                theme.nss:3:9: warning: '@b' is defined nowhere [undefined-variable]
                base.nss:2:1: note: a near one is defined here

                """)
    }

    @Test("json: the contract's fields in the contract's order")
    func json() {
        var report = SampleReports.full
        report.files[0].findings.removeSubrange(1...1)
        #expect(
            write(report, as: .json) == """
                {
                  "version": 1,
                  "tool": { "name": "fdltheme", "version": "1.0" },
                  "findings": [
                    {
                      "rule": "missing-semicolon",
                      "severity": "error",
                      "message": "definition of '@a' has no ';'",
                      "file": "theme.nss",
                      "engines": ["uikit"],
                      "consequence": "sheet-lost",
                      "range": { "start": { "offset": 8, "line": 1, "column": 9 }, "end": { "offset": 8, "line": 1, "column": 9 } },
                      "notes": [
                        {
                          "message": "NUI drops the whole sheet"
                        }
                      ],
                      "help": "write ';' after the value",
                      "fixes": [
                        {
                          "title": "insert ';'",
                          "safety": "safe",
                          "edits": [
                            {
                              "range": { "start": { "offset": 8, "line": 1, "column": 9 }, "end": { "offset": 8, "line": 1, "column": 9 } },
                              "text": ";"
                            }
                          ]
                        }
                      ]
                    },
                    {
                      "rule": "undefined-variable",
                      "severity": "warning",
                      "message": "'@b' is defined nowhere",
                      "file": "theme.nss",
                      "engines": ["uikit", "nui"],
                      "consequence": "crash",
                      "range": { "start": { "offset": 21, "line": 3, "column": 9 }, "end": { "offset": 23, "line": 3, "column": 11 } },
                      "notes": [
                        {
                          "message": "a near one is defined here",
                          "file": "base.nss",
                          "range": { "start": { "offset": 11, "line": 2, "column": 1 }, "end": { "offset": 14, "line": 2, "column": 4 } }
                        }
                      ],
                      "help": null,
                      "fixes": [
                        {
                          "title": "replace with '@bb'",
                          "safety": "unsafe",
                          "edits": [
                            {
                              "range": { "start": { "offset": 21, "line": 3, "column": 9 }, "end": { "offset": 23, "line": 3, "column": 11 } },
                              "text": "@bb"
                            }
                          ]
                        }
                      ]
                    }
                  ],
                  "forecast": [
                    { "file": "theme.nss", "engine": "uikit", "outcome": "sheet-lost", "rule": "missing-semicolon", "line": 1, "confidence": "inferred" },
                    { "file": "theme.nss", "engine": "nui", "outcome": "crashes", "rule": "undefined-variable", "line": 3, "confidence": "code" },
                    { "file": "theme.nss", "engine": "swiftui", "outcome": "loads", "rule": null, "line": null, "confidence": "documented" }
                  ],
                  "summary": { "files": 2, "errors": 1, "warnings": 1, "advice": 0, "suppressed": 2 }
                }

                """)
    }

    @Test("text: nothing found")
    func clean() {
        let file = FileReport(source: Source(name: "a.nss", text: ""), findings: [])
        let report = Report(files: [file, file, file], toolVersion: "1.0")
        #expect(write(report, quiet: false) == "no findings in 3 files\n")
        #expect(write(report, quiet: true) == "")
    }

    @Test("text: colour says nothing new")
    func color() {
        let plain = write(SampleReports.full, quiet: false)
        let colored = write(SampleReports.full, quiet: false, color: true)
        #expect(colored != plain)
        var stripped = ""
        var isEscape = false
        for character in colored {
            if character == "\u{1B}" { isEscape = true }
            if !isEscape { stripped.append(character) }
            if character == "m" { isEscape = false }
        }
        #expect(stripped == plain)
    }

    @Test("text: a range over several lines is marked to the end of its first")
    func severalLines() {
        #expect(
            write(report("A {\r\n  b: c;\r\n}", TextRange(7, 16))) == """
                a.nss:2:3: error: something is wrong [some-rule]
                  2 |   b: c;
                    |   ^^^^^

                """)
    }

    @Test(
        "text: places at the end, on line ends and beyond", arguments: [(0, ""), (2, "A "), (3, "A \n"), (9, "A \n")])
    func ends(offset: Int, text: String) {
        let lines = write(report(text, TextRange(offset, offset))).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[2].hasSuffix("^"))
    }

    @Test("text: tabs within a range keep the marks in line, wide characters have two")
    func tabsAndWidths() {
        #expect(
            write(report("\ta:\tb 日本", TextRange(1, 12))) == """
                a.nss:1:2: error: something is wrong [some-rule]
                  1 | \ta:\tb 日本
                    | \t^^^^^^^^^^^^^^

                """)
    }

    @Test("text: control characters and broken bytes are shown harmless")
    func harmless() {
        let bytes: [UInt8] = Array("a\u{1B}[31m\u{202E}".utf8) + [0xFF, 0x00] + Array("x".utf8)
        #expect(
            write(report(bytes, TextRange(11, 12), name: "e\u{1B}\n.nss", message: "see '\u{7}\r\n'")) == """
                e\\u{1B}\\u{0A}.nss:1:12: error: see '\\u{07}\\u{0D}\\u{0A}' [some-rule]
                  1 | a\\u{1B}[31m\\u{202E}\u{FFFD}\\u{00}x
                    |                           ^

                """)
        #expect(
            !write(report(bytes, TextRange(0, 1), name: "e\u{1B}", message: "\u{9B}"), as: .xcode).utf8.contains(0x1B))
    }

    @Test("text: a long line is cut to a window around the range")
    func longLine() {
        let line = String(repeating: "abcdefghij", count: 1000)
        for range in [TextRange(0, 3), TextRange(5000, 5003), TextRange(9997, 10_000), TextRange(10, 9000)] {
            let lines = write(report(line, range), width: 46).split(separator: "\n")
            #expect(lines[1].count <= 46)
            #expect(lines[2].count <= 46)
            // The first mark stands under the range's first character.
            let place = Array(lines[2]).firstIndex(of: "^") ?? 0
            #expect(Array(lines[1])[place] == Array(line)[range.start])
            #expect(lines[1].contains("…"))
        }
    }

    @Test("many findings on one long line take no long time", .timeLimit(.minutes(1)))
    func many() {
        for format in ReportFormat.allCases { #expect(format.write(SampleReports.many).count > 100_000) }
    }
}
