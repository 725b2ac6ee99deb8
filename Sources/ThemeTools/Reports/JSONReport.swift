// The report as one JSON document, version 1, as the command line's contract describes it. Must not know files.

import NSSSyntax
import ThemeLint

/// Findings, forecast and summary for other programs.
struct JSONReport: ReportForm {
    private var json = JSONWriter()
    /// They follow the findings of all files.
    private var forecasts = JSONWriter(elementsAt: 2)
    private var cache = SourceLinesCache()

    init(_ toolVersion: String) {
        json.openObject()
        json.member("version", 1)
        json.key("tool")
        json.object(inline: true) { json in
            json.member("name", "fdltheme")
            json.member("version", toolVersion)
        }
        json.key("findings")
        json.openArray()
    }

    mutating func take() -> [UInt8] { json.take() }

    mutating func add(_ file: FileReport) {
        if file.findings.isEmpty, file.forecast.isEmpty { return }
        let lines = SourceLines(file.source)
        for finding in file.findings { FindingJSON.write(finding, lines, &cache, to: &json) }
        for forecast in file.forecast { Self.write(forecast, lines: lines, to: &forecasts) }
    }

    mutating func end(_ totals: ReportTotals) {
        json.close()
        json.key("forecast")
        json.array(of: forecasts)
        json.key("summary")
        Self.write(totals.summary, to: &json)
        json.close()
        json.finish()
    }

    private static func write(_ forecast: Forecast, lines: SourceLines, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("file", lines.source.name)
            json.member("engine", forecast.engine)
            json.member("outcome", forecast.outcome.rawValue)
            json.member("rule", forecast.rule)
            json.member("line", forecast.offset.map { lines.position(at: $0).line })
            json.member("confidence", forecast.confidence.rawValue)
        }
    }

    private static func write(_ summary: ReportSummary, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("files", summary.files)
            json.member("errors", summary.errors)
            json.member("warnings", summary.warnings)
            json.member("advice", summary.advice)
            json.member("suppressed", summary.suppressed)
        }
    }
}
