// The list of report formats. Knows each format's name and writer, nothing of its content.

import NSSSyntax

/// A form in which a report can be written.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// For people: message, excerpt, notes, help, summary.
    case text
    /// One line for each finding.
    case compact
    /// What Xcode's issue navigator reads.
    case xcode
    /// One JSON document.
    case json
    /// One line of JSON for each finding.
    case jsonl
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// JUnit's XML, for the tests of a CI run.
    case junit
    /// Checkstyle's XML.
    case checkstyle
    /// Workflow commands of GitHub Actions.
    case github
    /// GitLab's code quality report.
    case gitlab
    /// reviewdog's diagnostic format.
    case rdjson
    /// A table for a comment on a change.
    case markdown
    /// One page for people.
    case html

    /// Writes a report.
    package func write(_ report: Report, style: ReportStyle = ReportStyle()) -> [UInt8] {
        switch self {
        case .text: TextReport.write(report, style: style)
        case .compact: CompactReport.write(report)
        case .xcode: XcodeReport.write(report)
        case .json: JSONReport.write(report)
        case .jsonl: JSONLinesReport.write(report)
        case .sarif: SARIFReport.write(report)
        case .junit: JUnitReport.write(report)
        case .checkstyle: CheckstyleReport.write(report)
        case .github: GitHubReport.write(report)
        case .gitlab: GitLabReport.write(report)
        case .rdjson: RDJSONReport.write(report)
        case .markdown: MarkdownReport.write(report)
        case .html: HTMLReport.write(report)
        }
    }
}

/// How a report for people looks.
package struct ReportStyle: Sendable {
    /// Whether escape sequences colour it.
    package var color: Bool
    /// Number of columns that excerpts may take.
    package var width: Int
    /// Whether the closing lines, forecast and summary, are left out.
    package var quiet: Bool
    /// Whether any colour can be shown, not just the terminal's own few.
    package var trueColor: Bool

    /// Makes a style.
    package init(color: Bool = false, width: Int = 120, quiet: Bool = false, trueColor: Bool = false) {
        self.color = color
        self.width = width
        self.quiet = quiet
        self.trueColor = trueColor
    }
}
