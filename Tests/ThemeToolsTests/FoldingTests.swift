// Findings of one cause are folded for people and never for programs; reports grow with the files and keep none.

import NSSSyntax
import Testing
import ThemeLint
import ThemeTools

@Suite("Folding and streaming")
struct FoldingTests {
    /// So many findings of a rule, one on each line; the message repeats after so many.
    private func report(_ count: Int, messages: Int) -> Report {
        let source = Source(name: "a.nss", text: String(repeating: "x;\n", count: count))
        let findings = (0..<count).map { index in
            Diagnostic(
                rule: "odd-rule", severity: .warning, message: "message \(index % messages)",
                range: TextRange(index * 3, index * 3 + 1))
        }
        return Report(files: [FileReport(source: source, findings: findings)], toolVersion: "1.0")
    }

    private func text(_ report: Report, as format: ReportFormat, folds: Bool = true) -> String {
        String(decoding: format.write(report, style: ReportStyle(folds: folds)), as: UTF8.self)
    }

    @Test("three in full, then the number and the lines of the others")
    func alike() {
        let shown = text(report(5, messages: 1), as: .text)
        #expect(
            shown == """
                a.nss:1:1: warning: message 0 [odd-rule]
                  1 | x;
                    | ^

                a.nss:2:1: warning: message 0 [odd-rule]
                  2 | x;
                    | ^

                a.nss:3:1: warning: message 0 [odd-rule]
                  3 | x;
                    | ^
                and 2 more of odd-rule: lines 4, 5

                2 findings are folded: --all-findings shows all
                0 errors, 5 warnings, 0 advice in 1 file

                """)
        #expect(text(report(4, messages: 1), as: .text).contains("and 1 more of odd-rule: line 4\n"))
        #expect(text(report(3, messages: 1), as: .text) == text(report(3, messages: 1), as: .text, folds: false))
    }

    @Test("twelve lines are listed; what does not fold stands where it belongs")
    func lines() {
        // Two causes, each on every second line.
        let shown = text(report(88, messages: 2), as: .text)
        let first = "and 41 more of odd-rule: lines 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, …\n"
        let second = "and 41 more of odd-rule: lines 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, …\n"
        #expect(shown.contains("  5 | x;\n    | ^\n" + first + "\na.nss:6:1"))
        #expect(shown.contains("  6 | x;\n    | ^\n" + second))
        #expect(shown.contains("\n82 findings are folded: --all-findings shows all\n0 errors, 88 warnings,"))
    }

    @Test("findings of one rule fold after fifty, whatever they say, so that a sheet's report has a bound")
    func bound() {
        let shown = text(report(20_000, messages: 20_000), as: .text)
        #expect(shown.contains("a.nss:50:1: warning: message 49"))
        #expect(!shown.contains("a.nss:51:1"))
        #expect(shown.contains("and 19950 more of odd-rule: lines 51, 52, "))
        #expect(shown.utf8.count < 5_000)
        #expect(text(report(60, messages: 60), as: .text, folds: false).contains("a.nss:60:1"))
    }

    @Test("a line with many findings is listed once")
    func oneLine() {
        let shown = String(
            decoding: ReportFormat.text.write(SampleReports.many, style: ReportStyle(folds: true)), as: UTF8.self)
        #expect(shown.contains("and 9997 more of r: line 1\n"))
    }

    @Test("Markdown and HTML fold as well, and count everything")
    func documents() {
        let table = text(report(44, messages: 1), as: .markdown)
        #expect(table.hasPrefix("**0 errors, 44 warnings, 0 advice in 1 file**"))
        #expect(table.contains("| warning | 3:1 | message 0 | `odd-rule` |\n| "))
        #expect(table.contains("and 41 more: lines 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, … | `odd-rule` |\n"))
        #expect(!table.contains("4:1"))
        let page = text(report(44, messages: 1), as: .html)
        #expect(page.contains("and 41 more of odd-rule: lines 4, 5,"))
        #expect(page.split(separator: "<article").count == 4)
    }

    @Test("what programs read is never folded", arguments: ReportFormat.allCases)
    func programs(_ format: ReportFormat) {
        let report = report(44, messages: 1)
        let isForPeople = [.text, .markdown, .html].contains(format)
        #expect((text(report, as: format) == text(report, as: format, folds: false)) == !isForPeople)
    }

    @Test("what can be printed at once is, and nothing of a file is kept", arguments: ReportFormat.allCases)
    func streaming(_ format: ReportFormat) {
        let writer = format.writer(toolVersion: "1.0")
        let file = report(2, messages: 2).files[0]
        // Counts or rules of the whole run stand in front in these.
        let waits: [ReportFormat] = [.sarif, .junit, .markdown, .html]
        let first = writer.add(file)
        #expect(first.isEmpty == waits.contains(format))
        let second = writer.add(file)
        #expect(second.isEmpty == waits.contains(format))
        #expect(second.count <= first.count + 4)
    }
}
