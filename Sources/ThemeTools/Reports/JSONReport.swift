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
                    for finding in file.findings { write(finding, lines: lines, cache: &cache, to: &json) }
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

    private static func write(
        _ finding: Diagnostic, lines: SourceLines, cache: inout SourceLinesCache, to json: inout JSONWriter
    ) {
        json.object { json in
            json.member("rule", finding.rule)
            json.member("severity", finding.severity.word)
            json.member("message", finding.message)
            json.member("file", lines.source.name)
            json.key("engines")
            json.array(inline: true) { json in
                for engine in finding.engines { json.string(engine) }
            }
            json.member("consequence", finding.consequence.word)
            json.key("range")
            write(finding.range, lines: lines, to: &json)
            json.key("notes")
            json.array { json in
                for note in finding.notes {
                    json.object { json in
                        json.member("message", note.message)
                        guard let range = note.range else { return }
                        let lines = note.source.map { cache.lines(of: $0) } ?? lines
                        json.member("file", lines.source.name)
                        json.key("range")
                        write(range, lines: lines, to: &json)
                    }
                }
            }
            json.member("help", finding.help)
            json.key("fixes")
            json.array { json in
                for fix in finding.fixes { write(fix, lines: lines, to: &json) }
            }
        }
    }

    private static func write(_ fix: Fix, lines: SourceLines, to json: inout JSONWriter) {
        json.object { json in
            json.member("title", fix.title)
            json.member("safety", fix.safety.word)
            json.key("edits")
            json.array { json in
                for edit in fix.edits {
                    json.object { json in
                        json.key("range")
                        write(edit.range, lines: lines, to: &json)
                        json.key("text")
                        json.string(edit.replacement)
                    }
                }
            }
        }
    }

    private static func write(_ range: TextRange, lines: SourceLines, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.key("start")
            write(lines.position(at: range.start), to: &json)
            json.key("end")
            write(lines.position(at: range.end), to: &json)
        }
    }

    private static func write(_ position: Position, to json: inout JSONWriter) {
        json.object { json in
            json.member("offset", position.offset)
            json.member("line", position.line)
            json.member("column", position.column)
        }
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
