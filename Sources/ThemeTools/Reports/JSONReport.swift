// The report as one JSON document, version 1, as the command line's contract describes it. Must not know files.

import NSSSyntax
import ThemeLint

/// Findings, forecast and summary for other programs.
enum JSONReport {
    /// Writes a report.
    static func write(_ report: Report) -> [UInt8] {
        var cache = SourceLinesCache()
        var json = JSONWriter()
        json.object { json in
            json.member("version", 1)
            json.key("tool")
            json.object(inline: true) { json in
                json.member("name", "fdltheme")
                json.member("version", report.toolVersion)
            }
            json.key("findings")
            json.array { json in
                for file in report.files where !file.findings.isEmpty {
                    let lines = SourceLines(file.source)
                    for finding in file.findings { FindingJSON.write(finding, lines, &cache, to: &json) }
                }
            }
            json.key("forecast")
            json.array { json in
                for file in report.files where !file.forecast.isEmpty {
                    let lines = SourceLines(file.source)
                    for forecast in file.forecast { write(forecast, lines: lines, to: &json) }
                }
            }
            json.key("summary")
            write(report.summary, to: &json)
        }
        json.finish()
        return json.bytes
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
