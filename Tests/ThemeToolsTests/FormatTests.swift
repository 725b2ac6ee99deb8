// Every report format: its exact text for one report, and what holds for any report. Must not know how they are written.

import Foundation
import NSSSyntax
import TestSupport
import Testing
import ThemeLint
import ThemeTools

@Suite("Report formats")
struct FormatTests {
    /// The formats that a file is kept of; the others have their text in `ReportTests`.
    static let kept: [ReportFormat] = [
        .jsonl, .sarif, .junit, .checkstyle, .github, .gitlab, .rdjson, .markdown, .html,
    ]

    @Test("the text of a report with everything in it", arguments: kept)
    func golden(_ format: ReportFormat) throws {
        let file = Fixtures.file("Tests/Fixtures/reports/full.\(format.rawValue)")
        let now = format.write(SampleReports.full)
        if Fixtures.isUpdating { try Data(now).write(to: file) }
        #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == String(decoding: now, as: UTF8.self))
    }

    @Test("the thirteen formats of the contract, by name")
    func names() {
        #expect(
            ReportFormat.allCases.map { $0.rawValue } == [
                "text", "compact", "xcode", "json", "jsonl", "sarif", "junit", "checkstyle", "github", "gitlab",
                "rdjson", "markdown", "html",
            ])
    }

    @Test("the README's table names each format")
    func readme() throws {
        let text = try String(contentsOf: Fixtures.file("README.md"), encoding: .utf8)
        let start = try #require(text.range(of: "| format | for |\n|---|---|\n"))
        let rows = text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false).prefix {
            $0.hasPrefix("|")
        }
        #expect(
            rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
                == ReportFormat.allCases.map { $0.rawValue })
    }

    @Test("whatever a report holds, it comes out as UTF-8 without control characters", arguments: ReportFormat.allCases)
    func harmless(_ format: ReportFormat) {
        for report in SampleReports.small {
            let bytes = format.write(report)
            #expect(String(validating: bytes, as: UTF8.self) != nil)
            #expect(!bytes.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\t") })
            #expect(!bytes.contains(0x7F))
        }
    }

    @Test("a report says the same each time", arguments: ReportFormat.allCases)
    func deterministic(_ format: ReportFormat) {
        #expect(format.write(SampleReports.hostile) == format.write(SampleReports.hostile))
    }
}
