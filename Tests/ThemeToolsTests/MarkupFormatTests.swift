// The formats that are XML, HTML, Markdown or commands, read back. Must not know how they are written.

import Foundation
import NSSSyntax
import TestSupport
import Testing
import ThemeLint
import ThemeTools

@Suite("Report formats in markup")
struct MarkupFormatTests {
    private func elements(
        _ report: Report, _ format: ReportFormat, failOn: Diagnostic.Severity = .error
    ) throws -> [Markup.Element] {
        try #require(Markup(format.write(report, failOn: failOn)), "\(format) is not well-formed").elements
    }

    private func text(_ report: Report, _ format: ReportFormat) -> String {
        String(decoding: format.write(report), as: UTF8.self)
    }

    // MARK: XML

    @Test("junit: what fails the run fails its test; counts agree, and each test and failure has what its readers need")
    func junit() throws {
        for (report, failOn) in SampleReports.all.flatMap({ report in
            Diagnostic.Severity.allCases.map { (report, $0) }
        }) {
            let elements = try elements(report, .junit, failOn: failOn)
            let failures = elements.filter { $0.name == "failure" }
            let tests = elements.filter { $0.name == "testcase" }
            #expect(elements[0].name == "testsuites")
            #expect(elements[0].attributes["tests"] == "\(tests.count)")
            #expect(elements[0].attributes["failures"] == "\(failures.count)")
            let summary = report.summary
            let failing =
                switch failOn {
                case .error: summary.errors
                case .warning: summary.errors + summary.warnings
                case .advice: summary.errors + summary.warnings + summary.advice
                }
            #expect(failures.count == failing)
            #expect(elements.filter { $0.name == "system-out" }.count == summary.findings - failing)
            let suites = elements.filter { $0.name == "testsuite" }.map { $0.attributes["failures"] ?? "" }
            #expect(suites.compactMap { Int($0) }.reduce(0, +) == failing)
            #expect(elements.filter { $0.name == "testsuite" }.count == report.files.count)
            for test in tests { #expect(Set(test.attributes.keys).isSuperset(of: ["classname", "name", "time"])) }
            for failure in failures.prefix(50) {
                #expect(failure.attributes["message"]?.isEmpty == false)
                #expect(["error", "warning", "advice"].contains(failure.attributes["type"]))
                #expect(failure.text.contains("\(failure.attributes["type"] ?? ""): "))
            }
        }
        let clean = try elements(SampleReports.clean, .junit)
        #expect(clean.filter { $0.name == "testcase" }.map { $0.attributes["name"] } == ["no findings"])
    }

    @Test("junit: a sheet that could not be read is an error, which is no failure")
    func junitUnread() throws {
        var report = SampleReports.clean
        report.unread = [UnreadSheet(file: "a.nss", reason: "Permission denied")]
        let elements = try elements(report, .junit)
        let suite = try #require(elements.first { $0.attributes["name"] == "a.nss" })
        #expect(suite.attributes["errors"] == "1" && suite.attributes["failures"] == "0")
        #expect(elements.filter { $0.name == "error" }.map { $0.attributes["message"] } == ["Permission denied"])
        #expect(elements[0].attributes["errors"] == "1" && elements[0].attributes["failures"] == "0")
        #expect(elements[0].attributes["tests"] == "\(elements.filter { $0.name == "testcase" }.count)")
    }

    @Test("checkstyle: files with their findings; severities and places as its readers know them")
    func checkstyle() throws {
        for report in SampleReports.all {
            let elements = try elements(report, .checkstyle)
            #expect(elements[0].name == "checkstyle")
            #expect(elements.filter { $0.name == "file" }.count == report.files.count)
            let errors = elements.filter { $0.name == "error" }
            #expect(errors.count == report.summary.findings)
            for error in errors {
                #expect(Set(error.attributes.keys) == ["line", "column", "severity", "message", "source"])
                #expect(["error", "warning", "info"].contains(error.attributes["severity"]))
                #expect((error.attributes["line"].flatMap { Int($0) } ?? 0) >= 1)
                #expect((error.attributes["column"].flatMap { Int($0) } ?? 0) >= 1)
            }
        }
        let names = try elements(SampleReports.hostile, .checkstyle).filter { $0.name == "file" }
        #expect(
            names.map { $0.attributes["name"] } == [
                #"we"ird/<b>&amp;\u{0D}\u{0A},%0A:\u{1B}[31m\u{202E}\u{FFFF}|`'.nss"#, "", #"::error::x##\u{5B}error]"#,
            ])
    }

    @Test("html: one page without script, well-formed, and nothing of a sheet becomes markup")
    func html() throws {
        for report in [SampleReports.full, SampleReports.clean, SampleReports.hostile] {
            let elements = try elements(report, .html)
            #expect(elements.filter { $0.name == "article" }.count == report.summary.findings)
            #expect(
                !elements.contains { ["script", "b", "link", "img"].contains($0.name) && $0.text.contains("alert") })
            #expect(!elements.contains { $0.name == "script" || $0.attributes["src"] != nil })
            #expect(!elements.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } })
        }
        let full = try elements(SampleReports.full, .html)
        #expect(full.filter { $0.name == "mark" }.map { $0.text } == ["", "A", "@b", "@bb"])
        #expect(full.filter { $0.name == "li" }.count == 2)
        #expect(full.filter { $0.name == "input" }.count == 3)
        #expect(text(SampleReports.full, .html).contains("prefers-color-scheme: dark"))
    }

    // MARK: GitHub

    @Test("github: commands keep to their form, and give back what they were made of")
    func github() throws {
        let lines = text(SampleReports.hostile, .github).split(separator: "\n")
        #expect(lines.count == SampleReports.hostile.summary.findings)
        for line in lines {
            let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
            #expect(line.hasPrefix("::"))
            try #require(parts.count == 2)
            let head = parts[0].split(separator: " ", maxSplits: 1)
            #expect(["error", "warning", "notice"].contains(head[0]))
            let properties = head[1].split(separator: ",").map {
                $0.split(separator: "=", omittingEmptySubsequences: false)
            }
            #expect(properties.allSatisfy { $0.count == 2 })
            let names = properties.map { String($0[0]) }
            #expect(
                names == ["file", "line", "endLine", "col", "endColumn", "title"]
                    || names == ["file", "line", "endLine", "title"])
            // Three notes and the help, each on a line.
            #expect(parts[1].components(separatedBy: "%0A").count == 5)
            #expect(parts[1].contains("%2525"))
        }
        let name = try #require(lines.first?.split(separator: "file=")[1].split(separator: ",").first)
        #expect(
            name.removingPercentEncoding == #"we"ird/<b>&amp;\u{0D}\u{0A},%0A:\u{1B}[31m\u{202E}\u{FFFF}|`'.nss"#)
    }

    @Test("github: ten of a severity are annotated, the others fold away, and no line of them is a command")
    func folding() {
        let finding = Diagnostic(rule: "r", severity: .error, message: "##[error]::x", range: TextRange(0, 0))
        let advice = Diagnostic(rule: "r", severity: .advice, message: "m", range: TextRange(0, 0))
        let findings = [advice] + [Diagnostic](repeating: finding, count: 12)
        let source = Source(name: "::error::n", text: "")
        let report = Report(files: [FileReport(source: source, findings: findings)], toolVersion: "1")
        let lines = text(report, .github).split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("::error ") }.count == 10)
        #expect(lines.filter { $0.hasPrefix("::notice ") }.count == 1)
        #expect(
            lines.suffix(4) == [
                "::group::2 more, beyond the 10 of a severity that GitHub annotates",
                #"error: ::error::n:1:1: ##\u{5B}error]::x [r]"#, #"error: ::error::n:1:1: ##\u{5B}error]::x [r]"#,
                "::endgroup::",
            ])
    }

    // MARK: Markdown

    @Test("markdown: each row has its cells, whatever stands in them")
    func markdown() {
        for report in SampleReports.all {
            let rows = text(report, .markdown).split(separator: "\n").filter {
                $0.hasPrefix("| ") && $0 != "| | line | finding | rule |"
            }
            #expect(rows.count == report.summary.findings)
            for row in rows {
                #expect(row.replacingOccurrences(of: "\\|", with: "").filter { $0 == "|" }.count == 5)
                #expect(!row.contains("<script"))
            }
        }
    }

    @Test("markdown: what is quoted is code, and no name calls a person")
    func markdownProse() {
        func cell(_ message: String) -> String {
            let finding = Diagnostic(rule: "r", severity: .warning, message: message, range: TextRange(0, 0))
            let source = Source(name: "a", text: "")
            let report = Report(files: [FileReport(source: source, findings: [finding])], toolVersion: "1")
            return text(report, .markdown).split(separator: "\n").last?.split(separator: " | ")[2].description ?? ""
        }
        #expect(cell("undefined variable '@brand'") == "undefined variable `@brand`")
        #expect(cell("missing ';' after '#F4F7FF'") == "missing `;` after `#F4F7FF`")
        #expect(cell("the SDK's own, 'a' and b's") == "the SDK's own, `a` and b's")
        #expect(cell("it's @user's #12 *x*") == "it's @<!-- -->user's #<!-- -->12 \\*x\\*")
        #expect(cell("'a|b`c'") == "`a\\|b'c`")
        #expect(cell("'' and 'open") == "'' and 'open")
    }
}
