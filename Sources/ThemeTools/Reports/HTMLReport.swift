// The report as one HTML page that needs nothing else, for a person to read or keep. Must not know files.

import NSSSyntax
import ThemeLint

/// Counts, what happens at launch, and each file's findings with what they mark.
///
/// The page is well-formed XML as well, so that a parser can vouch for it.
struct HTMLReport: ReportForm {
    private let toolVersion: String
    private let folds: Bool
    private var cache = SourceLinesCache()
    private var forecasts: [UInt8] = []
    private var sections: [UInt8] = []
    private var output: [UInt8] = []

    init(_ toolVersion: String, _ style: ReportStyle) {
        self.toolVersion = toolVersion
        folds = style.folds
    }

    mutating func take() -> [UInt8] { output.taken() }

    mutating func add(_ file: FileReport) {
        for forecast in file.forecast where forecast.outcome != .loads {
            forecasts.write("<li>")
            forecasts.writeMarkup(Array(ForecastText.line(forecast, of: file.source).dropLast()))
            forecasts.write("</li>\n")
        }
        if !file.findings.isEmpty { write(file) }
    }

    mutating func end(_ totals: ReportTotals) {
        output.write(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="generator" content="fdltheme 
            """)
        output.writeMarkup(toolVersion)
        output.write("\"/>\n<title>Theme report</title>\n<style>\n")
        output.write(HTMLStyle.sheet)
        output.write("</style>\n</head>\n<body>\n<h1>Theme report</h1>\n<p>")
        output.writeSummary(totals.summary)
        output.write("</p>\n")
        if !forecasts.isEmpty {
            output.write("<ul class=\"forecast\">\n")
            output += forecasts
            output.write("</ul>\n")
        }
        if totals.summary.findings > 0 {
            writeChoices(totals.summary)
            output.write("<main>\n")
            output += sections
            output.write("</main>\n")
        }
        output.write("</body>\n</html>\n")
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
        sections.write("<section>\n<h2>")
        sections.writeMarkup(file.source.name)
        sections.write("</h2>\n")
        for (index, rest) in FindingFolds(file.findings, in: lines, folding: folds).shown {
            write(file.findings[index], lines)
            guard let rest else { continue }
            sections.write("<p class=\"place\">")
            sections.writeMarkup(rest.text)
            sections.write("</p>\n")
        }
        sections.write("</section>\n")
    }

    private mutating func write(_ finding: Diagnostic, _ lines: SourceLines) {
        let place = lines.position(at: finding.range.start)
        sections.write("<article class=\"\(finding.severity.word)\">\n<h3><span class=\"severity\">")
        sections.write(finding.severity.word)
        sections.write("</span> ")
        sections.writeMarkup(finding.message)
        sections.write("</h3>\n<p class=\"place\">\(place.line):\(place.column) <code>")
        sections.writeMarkup(finding.rule)
        sections.write("</code>")
        if !finding.engines.isEmpty {
            sections.write(" for ")
            sections.writeMarkup(finding.engines.joined(separator: ", "))
        }
        sections.write("</p>\n")
        writeExcerpt(finding.range, lines)
        for note in finding.notes {
            sections.write("<p class=\"note\">")
            let noteLines = note.source.map { cache.lines(of: $0) } ?? lines
            if let range = note.range {
                let place = noteLines.position(at: range.start)
                sections.writeMarkup("\(noteLines.source.name):\(place.line):\(place.column): ")
            }
            sections.writeMarkup(note.message)
            sections.write("</p>\n")
            if let range = note.range { writeExcerpt(range, noteLines) }
        }
        if let help = finding.help { writeLine("help", help) }
        for fix in finding.fixes { writeLine("fix", "\(fix.title) (\(fix.safety.word))") }
        sections.write("</article>\n")
    }

    private mutating func writeLine(_ label: String, _ text: String) {
        sections.write("<p class=\"\(label)\"><b>\(label):</b> ")
        sections.writeMarkup(text)
        sections.write("</p>\n")
    }

    private mutating func writeExcerpt(_ range: TextRange, _ lines: SourceLines) {
        let excerpt = Excerpt(gutter: 4, width: 160, gutterStyle: "", markStyle: "", endStyle: "")
        let parts = excerpt.parts(of: range, in: lines)
        sections.write("<pre><span>\(parts.line)</span>")
        sections.writeMarkup(parts.before)
        sections.write(parts.marked.isEmpty ? "<mark class=\"gap\">" : "<mark>")
        sections.writeMarkup(parts.marked)
        sections.write("</mark>")
        sections.writeMarkup(parts.after)
        sections.write("</pre>\n")
    }
}
