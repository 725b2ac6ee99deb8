// The report as one HTML page that needs nothing else, for a person to read or keep. Must not know files.

import NSSSyntax
import ThemeLint

/// Counts, what happens at launch, and each file's findings with what they mark.
///
/// The page is well-formed XML as well, so that a parser can vouch for it.
struct HTMLReport {
    private var output: [UInt8] = []
    private var cache = SourceLinesCache()

    /// Writes a report.
    static func write(_ report: Report) -> [UInt8] {
        var html = HTMLReport()
        html.write(report)
        return html.output
    }

    private mutating func write(_ report: Report) {
        output.write(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="generator" content="fdltheme 
            """)
        output.writeMarkup(report.toolVersion)
        output.write("\"/>\n<title>Theme report</title>\n<style>\n")
        output.write(HTMLStyle.sheet)
        output.write("</style>\n</head>\n<body>\n<h1>Theme report</h1>\n<p>")
        output.writeSummary(report.summary)
        output.write("</p>\n")
        writeForecast(report)
        let summary = report.summary
        if summary.findings > 0 {
            writeChoices(summary)
            output.write("<main>\n")
            for file in report.files where !file.findings.isEmpty { write(file) }
            output.write("</main>\n")
        }
        output.write("</body>\n</html>\n")
    }

    private mutating func writeForecast(_ report: Report) {
        var lines: [[UInt8]] = []
        for file in report.files {
            for forecast in file.forecast where forecast.outcome != .loads {
                lines.append(Array(ForecastText.line(forecast, of: file.source).dropLast()))
            }
        }
        if lines.isEmpty { return }
        output.write("<ul class=\"forecast\">\n")
        for line in lines {
            output.write("<li>")
            output.writeMarkup(line)
            output.write("</li>\n")
        }
        output.write("</ul>\n")
    }

    /// Boxes that hide the findings of a severity; the style sheet does it.
    private mutating func writeChoices(_ summary: ReportSummary) {
        output.write("<fieldset>\n<legend>Show</legend>\n")
        for (severity, count, noun) in [
            (Diagnostic.Severity.error, summary.errors, "errors"), (.warning, summary.warnings, "warnings"),
            (.advice, summary.advice, "advice"),
        ] where count > 0 {
            output.write(
                "<label><input type=\"checkbox\" id=\"show-\(severity.word)\" checked=\"\"/> \(noun)</label>\n")
        }
        output.write("</fieldset>\n")
    }

    private mutating func write(_ file: FileReport) {
        let lines = SourceLines(file.source)
        output.write("<section>\n<h2>")
        output.writeMarkup(file.source.name)
        output.write("</h2>\n")
        for finding in file.findings { write(finding, lines) }
        output.write("</section>\n")
    }

    private mutating func write(_ finding: Diagnostic, _ lines: SourceLines) {
        let place = lines.position(at: finding.range.start)
        output.write("<article class=\"\(finding.severity.word)\">\n<h3><span class=\"severity\">")
        output.write(finding.severity.word)
        output.write("</span> ")
        output.writeMarkup(finding.message)
        output.write("</h3>\n<p class=\"place\">\(place.line):\(place.column) <code>")
        output.writeMarkup(finding.rule)
        output.write("</code>")
        if !finding.engines.isEmpty {
            output.write(" for ")
            output.writeMarkup(finding.engines.joined(separator: ", "))
        }
        output.write("</p>\n")
        writeExcerpt(finding.range, lines)
        for note in finding.notes {
            output.write("<p class=\"note\">")
            let noteLines = note.source.map { cache.lines(of: $0) } ?? lines
            if let range = note.range {
                let place = noteLines.position(at: range.start)
                output.writeMarkup("\(noteLines.source.name):\(place.line):\(place.column): ")
            }
            output.writeMarkup(note.message)
            output.write("</p>\n")
            if let range = note.range { writeExcerpt(range, noteLines) }
        }
        if let help = finding.help { writeLine("help", help) }
        for fix in finding.fixes { writeLine("fix", "\(fix.title) (\(fix.safety.word))") }
        output.write("</article>\n")
    }

    private mutating func writeLine(_ label: String, _ text: String) {
        output.write("<p class=\"\(label)\"><b>\(label):</b> ")
        output.writeMarkup(text)
        output.write("</p>\n")
    }

    private mutating func writeExcerpt(_ range: TextRange, _ lines: SourceLines) {
        let excerpt = Excerpt(gutter: 4, width: 160, gutterStyle: "", markStyle: "", endStyle: "")
        let parts = excerpt.parts(of: range, in: lines)
        output.write("<pre><span>\(parts.line)</span>")
        output.writeMarkup(parts.before)
        output.write(parts.marked.isEmpty ? "<mark class=\"gap\">" : "<mark>")
        output.writeMarkup(parts.marked)
        output.write("</mark>")
        output.writeMarkup(parts.after)
        output.write("</pre>\n")
    }
}
