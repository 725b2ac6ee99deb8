// What is known of one sheet between two looks at it. Must not know rules, formats or files.

import NSSSyntax
import ThemeLint
import ThemeTools

/// A sheet's findings without the sheet, to be compared with those it has later.
struct WatchedSheet: Sendable {
    /// Its counts.
    let summary: ReportSummary
    private let forecast: [Forecast.Outcome]
    /// The line for each finding, in order of place.
    private let findings: [(identity: Identity, line: [UInt8])]

    /// A finding stays the same wherever it moves, and not where settings make more or less of it.
    private struct Identity: Hashable {
        let key: FindingKey
        let severity: Diagnostic.Severity
    }

    /// A sheet of which nothing is known.
    init() {
        summary = ReportSummary()
        forecast = []
        findings = []
    }

    /// Keeps what was found in a sheet.
    init(_ report: FileReport) {
        var summary = ReportSummary()
        summary.add(report)
        self.summary = summary
        forecast = report.forecast.map { $0.outcome }
        if report.findings.isEmpty {
            findings = []
            return
        }
        let lines = SourceLines(report.source)
        let keys = FindingKey.keys(of: report.findings, in: SyntaxTree(report.source))
        findings = zip(report.findings, keys).map { finding, key in
            var line: [UInt8] = []
            line.writeLine(finding, in: lines)
            return (Identity(key: key, severity: finding.severity), line)
        }
    }

    /// What of a later report on the same sheet is new: its findings and, where it has changed, its forecast.
    func appeared(in report: FileReport, _ later: WatchedSheet) -> FileReport {
        let known = Set(findings.map { $0.identity })
        var new = report
        new.findings = zip(report.findings, later.findings).filter { !known.contains($1.identity) }.map { $0.0 }
        if later.forecast == forecast { new.forecast = [] }
        return new
    }

    /// The lines of the findings that a later state has no more.
    func gone(in later: WatchedSheet) -> [[UInt8]] {
        let left = Set(later.findings.map { $0.identity })
        return findings.filter { !left.contains($0.identity) }.map { $0.line }
    }
}
