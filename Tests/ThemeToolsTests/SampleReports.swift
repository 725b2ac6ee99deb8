// Reports that tests of several formats share. Must not know any format.

import NSSSyntax
import ThemeLint
import ThemeTools

enum SampleReports {
    /// A report with everything in it.
    static let full: Report = {
        let sheet = Source(name: "theme.nss", text: "@a: #fff\nA {\n\tcolor: @b;\n}\n")
        let base = Source(name: "base.nss", text: "/* base */\n@bb: #000;\n")
        let first = Diagnostic(
            rule: "missing-semicolon", severity: .error, message: "definition of '@a' has no ';'",
            range: TextRange(8, 8),
            consequence: .sheetLost, engines: ["uikit"], notes: [Diagnostic.Note("NUI drops the whole sheet")],
            help: "write ';' after the value",
            fixes: [Fix("insert ';'", .safe, [.insert(";", at: 8)])])
        let second = Diagnostic(
            rule: "undefined-variable", severity: .warning, message: "'@b' is defined nowhere",
            range: TextRange(21, 23),
            consequence: .crash, engines: ["uikit", "nui"],
            notes: [Diagnostic.Note("a near one is defined here", range: TextRange(11, 14), source: base)],
            fixes: [Fix("replace with '@bb'", .unsafe, [Edit(TextRange(21, 23), "@bb")])])
        let third = Diagnostic(rule: "style", severity: .advice, message: "matter of taste", range: TextRange(9, 10))
        let forecast = [
            Forecast(engine: "uikit", outcome: .sheetLost, rule: "missing-semicolon", offset: 8, confidence: .inferred),
            Forecast(engine: "nui", outcome: .crashes, rule: "undefined-variable", offset: 21, confidence: .code),
            Forecast(engine: "swiftui", outcome: .loads, confidence: .documented),
        ]
        return Report(
            files: [
                FileReport(source: sheet, findings: [first, third, second], forecast: forecast, suppressed: 2),
                FileReport(source: base, findings: []),
            ], toolVersion: "1.0")
    }()

    /// Nothing found in one file.
    static let clean = Report(
        files: [FileReport(source: Source(name: "clean.nss", text: "A { a: b; }\n"), findings: [])], toolVersion: "1.0")

    /// Names, messages and sheets that want to be more than text.
    static let hostile: Report = {
        let name = "we\"ird/<b>&amp;\r\n,%0A:\u{1B}[31m\u{202E}\u{FFFF}|`'.nss"
        let message =
            "<script>alert(1)</script> ]]> --> \"&\" ::error:: ##[error]x %25 \u{0}\u{1B}[2J\r\n\u{FFFE} | ` @user #12 [a](b)"
        let bytes: [UInt8] =
            Array("A {\r\n\tfont-color: \"<é😀>\";\r\n}\r@x: ".utf8) + [0xFF, 0xC3] + Array("]]>&\u{FFFF}".utf8)
        let sheet = Source(name: name, bytes: bytes)
        let other = Source(name: "sdk:fiori.nss", text: "")
        func finding(_ start: Int, _ end: Int, _ severity: Diagnostic.Severity, _ fixes: [Fix] = []) -> Diagnostic {
            Diagnostic(
                rule: "odd-rule", severity: severity, message: message, range: TextRange(start, end),
                consequence: .valueLost, engines: ["uikit"],
                notes: [
                    Diagnostic.Note(message), Diagnostic.Note(message, range: TextRange(0, 5)),
                    Diagnostic.Note(message, range: TextRange(0, 0), source: other),
                ], help: message, fixes: fixes)
        }
        let findings = [
            finding(0, bytes.count, .error),
            finding(18, 21, .warning, [Fix(message, .safe, [Edit(TextRange(18, 21), "\"<&\r\n\t\u{0}")])]),
            finding(33, 34, .advice, [Fix("no text", .unsafe, [Edit(TextRange(33, 34), bytes: [0xFF])])]),
            // The end, and past it.
            finding(bytes.count, bytes.count, .error, [Fix("end", .safe, [.insert(";", at: bytes.count)])]),
            finding(bytes.count + 9, bytes.count + 12, .error),
        ]
        let forecast = [Forecast(engine: "uikit", outcome: .sheetLost, rule: message, offset: 9, confidence: .code)]
        return Report(
            files: [
                FileReport(source: sheet, findings: findings, forecast: forecast),
                FileReport(source: Source(name: "", text: ""), findings: [finding(0, 0, .warning)]),
                FileReport(source: Source(name: "::error::x##[error]", text: "A"), findings: [finding(0, 1, .error)]),
            ], toolVersion: "1<\"0")
    }()

    /// Ten thousand findings in one block of one line, with characters that columns count differently.
    static let many: Report = {
        let source = Source(name: "a.nss", text: "é{" + String(repeating: "ab:é;\t", count: 10_000) + "}")
        let findings = (0..<10_000).map {
            Diagnostic(
                rule: "r", severity: $0 % 2 == 0 ? .warning : .error, message: "m",
                range: TextRange(3 + $0 * 7, 5 + $0 * 7),
                fixes: [Fix("f", .safe, [Edit(TextRange(3 + $0 * 7, 5 + $0 * 7), "cd")])])
        }
        return Report(files: [FileReport(source: source, findings: findings)], toolVersion: "1")
    }()

    /// Those that are quickly looked through.
    static let small = [full, clean, hostile]
    /// All of them.
    static let all = small + [many]

    /// A sheet as the linter reports it.
    static func lint(_ text: String, name: String = "theme.nss") -> Report {
        let result = Linter(LintOptions()).lint(Source(name: name, text: text))
        return Report(
            files: [
                FileReport(source: Source(name: name, text: text), findings: result.findings, forecast: result.forecast)
            ], toolVersion: "1.0")
    }
}
