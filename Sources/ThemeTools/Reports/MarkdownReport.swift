// The report as Markdown, for a comment on a change or the summary of a CI run. Must not know files.

import NSSSyntax
import ThemeLint

/// Counts, what happens at launch, and a table for each file that has findings.
enum MarkdownReport {
    /// Writes a report.
    static func write(_ report: Report) -> [UInt8] {
        var output: [UInt8] = []
        output.write("**")
        output.writeSummary(report.summary)
        output.write("**\n")
        writeForecast(report, to: &output)
        for file in report.files where !file.findings.isEmpty { write(file, to: &output) }
        return output
    }

    private static func writeForecast(_ report: Report, to output: inout [UInt8]) {
        var isFirst = true
        for file in report.files {
            for forecast in file.forecast where forecast.outcome != .loads {
                if isFirst { output.write("\n") }
                isFirst = false
                let line = String(decoding: ForecastText.line(forecast, of: file.source).dropLast(), as: UTF8.self)
                output.write("- ")
                output.write(MarkdownText.prose(line))
                output.write("\n")
            }
        }
    }

    private static func write(_ file: FileReport, to output: inout [UInt8]) {
        let lines = SourceLines(file.source)
        output.write("\n### ")
        output.writeHarmless(MarkdownText.code(file.source.name))
        output.write("\n\n| | line | finding | rule |\n|---|---|---|---|\n")
        for finding in file.findings {
            let place = lines.position(at: finding.range.start)
            let texts = ([finding.message] + finding.remarks).map { MarkdownText.prose($0) }
            let cells = [
                finding.severity == .error ? "**error**" : finding.severity.word, "\(place.line):\(place.column)",
                texts.joined(separator: "<br>"), MarkdownText.code(finding.rule),
            ]
            output.write("| ")
            output.writeHarmless(cells.joined(separator: " | "))
            output.write(" |\n")
        }
    }
}
