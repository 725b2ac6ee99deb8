// The list of report formats. Knows each format's name and writer, nothing of its content.

package import NSSSyntax

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

    /// Writes a whole report.
    package func write(
        _ report: Report, style: ReportStyle = ReportStyle(), failOn: Diagnostic.Severity = .error
    ) -> [UInt8] {
        let writer = writer(toolVersion: report.toolVersion, style: style, failOn: failOn)
        var output: [UInt8] = []
        for file in report.files { output += writer.add(file) }
        return output + writer.end(report.totals)
    }

    /// Starts a report of a run that findings of a severity fail, and severer ones.
    package func writer(
        toolVersion: String, style: ReportStyle = ReportStyle(), failOn: Diagnostic.Severity = .error
    ) -> ReportWriter {
        switch self {
        case .text: ReportWriter(TextReport(style))
        case .compact: ReportWriter(CompactReport())
        case .xcode: ReportWriter(XcodeReport())
        case .json: ReportWriter(JSONReport(toolVersion))
        case .jsonl: ReportWriter(JSONLinesReport())
        case .sarif: ReportWriter(SARIFReport(toolVersion))
        case .junit: ReportWriter(JUnitReport(failOn))
        case .checkstyle: ReportWriter(CheckstyleReport())
        case .github: ReportWriter(GitHubReport())
        case .gitlab: ReportWriter(GitLabReport())
        case .rdjson: ReportWriter(RDJSONReport())
        case .markdown: ReportWriter(MarkdownReport(style))
        case .html: ReportWriter(HTMLReport(toolVersion, style))
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
    /// Whether findings of one cause are folded.
    package var folds: Bool

    /// Makes a style.
    package init(
        color: Bool = false, width: Int = 120, quiet: Bool = false, trueColor: Bool = false, folds: Bool = false
    ) {
        self.color = color
        self.width = width
        self.quiet = quiet
        self.trueColor = trueColor
        self.folds = folds
    }
}
