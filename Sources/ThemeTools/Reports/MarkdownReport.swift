// The report as Markdown, for a comment on a change or the summary of a CI run. Must not know files.

import NSSSyntax
import ThemeLint

/// Counts, what happens at launch, and a table for each file that has findings.
struct MarkdownReport: ReportForm {
    private let folds: Bool
    private var forecasts: [UInt8] = []
    private var tables: [UInt8] = []
    private var output: [UInt8] = []

    init(_ style: ReportStyle) { folds = style.folds }

    mutating func take() -> [UInt8] { output.taken() }

    mutating func add(_ file: FileReport) {
        for forecast in file.forecast where forecast.outcome != .loads {
            let line = String(decoding: ForecastText.line(forecast, of: file.source).dropLast(), as: UTF8.self)
            forecasts.write("- ")
            forecasts.write(MarkdownText.prose(line))
            forecasts.write("\n")
        }
        if !file.findings.isEmpty { write(file) }
    }

    mutating func end(_ totals: ReportTotals) {
        output.write("**")
        output.writeSummary(totals.summary)
        output.write("**\n")
        if !forecasts.isEmpty { output.write("\n") }
        output += forecasts
        output += tables
    }

    private mutating func write(_ file: FileReport) {
        let lines = SourceLines(file.source)
        tables.write("\n### ")
        tables.writeHarmless(MarkdownText.code(file.source.name))
        tables.write("\n\n| | line | finding | rule |\n|---|---|---|---|\n")
        for (index, rest) in FindingFolds(file.findings, in: lines, folding: folds).shown {
            let finding = file.findings[index]
            let place = lines.position(at: finding.range.start)
            let texts = ([finding.message] + finding.remarks).map { MarkdownText.prose($0) }
            writeRow([
                finding.severity == .error ? "**error**" : finding.severity.word, "\(place.line):\(place.column)",
                texts.joined(separator: "<br>"), MarkdownText.code(finding.rule),
            ])
            guard let rest else { continue }
            writeRow(["", "", "and \(rest.count) more: \(rest.place)", MarkdownText.code(rest.rule)])
        }
    }

    private mutating func writeRow(_ cells: [String]) {
        tables.write("| ")
        tables.writeHarmless(cells.joined(separator: " | "))
        tables.write(" |\n")
    }
}
