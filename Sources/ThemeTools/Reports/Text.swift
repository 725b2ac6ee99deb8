// The report for people, modelled on what compilers print. Must not know files or terminals.

import NSSSyntax
import ThemeLint

/// Message, excerpt with marks, notes, help and fixes of each finding; at the end forecast and summary.
struct TextReport: ReportForm {
    private var output: [UInt8] = []
    private var isFirst = true
    private var forecasts: [UInt8] = []
    private var folded = 0
    private var cache = SourceLinesCache()
    private let style: ReportStyle
    private let colors: TextColors

    init(_ style: ReportStyle) {
        self.style = style
        colors = TextColors(enabled: style.color)
    }

    mutating func take() -> [UInt8] { output.taken() }

    mutating func add(_ file: FileReport) {
        let forecast = style.quiet ? [] : file.forecast.filter { $0.outcome != .loads }
        if file.findings.isEmpty, forecast.isEmpty { return }
        let lines = SourceLines(file.source)
        let folds = FindingFolds(file.findings, in: lines, folding: style.folds)
        for (index, rest) in folds.shown {
            write(file.findings[index], in: lines)
            if let rest { write(rest) }
        }
        folded += folds.count
        for row in forecast {
            forecasts += ForecastText.line(row, of: file.source, colors) { lines.position(at: $0).line }
        }
    }

    mutating func end(_ totals: ReportTotals) {
        if style.quiet { return }
        if !isFirst { endLine() }
        output += forecasts
        if totals.fixesApplied > 0 {
            output.writeCount(totals.fixesApplied, "fix", plural: "fixes")
            output.write(" applied\n")
        }
        if folded > 0 {
            output.writeCount(folded, "finding is", plural: "findings are")
            output.write(" folded: --all-findings shows all\n")
        }
        output.writeSummary(totals.summary)
        endLine()
    }

    private mutating func write(_ rest: FindingFolds.Rest) {
        output.write(colors.gutter)
        output.writeHarmless(rest.text)
        output.write(colors.end)
        endLine()
    }

    private mutating func write(_ finding: Diagnostic, in lines: SourceLines) {
        let severity = colors.style(of: finding.severity)
        let excerpt = excerpt(for: finding, in: lines, markStyle: severity)
        if !isFirst { endLine() }
        isFirst = false

        writePlace(finding.range, in: lines)
        writeLabel(finding.severity.word, style: severity)
        output.write(colors.bold)
        output.writeHarmless(finding.message)
        output.write(colors.end)
        output.writeRule(finding.rule)
        endLine()
        excerpt.write(finding.range, in: lines, to: &output)

        for note in finding.notes {
            let noteLines = self.lines(of: note, default: lines)
            if let range = note.range { writePlace(range, in: noteLines) }
            writeLabel("note", style: colors.note)
            output.writeHarmless(note.message)
            endLine()
            if let range = note.range { excerpt.write(range, in: noteLines, to: &output) }
        }
        if let help = finding.help {
            writeLabel("help", style: colors.help)
            output.writeHarmless(help)
            endLine()
        }
        for fix in finding.fixes {
            writeLabel("fix", style: colors.fix)
            output.writeHarmless(fix.title)
            output.write(" (")
            output.write(fix.safety.word)
            output.write(")")
            endLine()
        }
    }

    /// All excerpts of a finding share the width of its highest line number.
    private mutating func excerpt(for finding: Diagnostic, in lines: SourceLines, markStyle: String) -> Excerpt {
        var last = lines.position(at: finding.range.start).line
        for note in finding.notes {
            guard let range = note.range else { continue }
            last = max(last, self.lines(of: note, default: lines).position(at: range.start).line)
        }
        return Excerpt(
            gutter: max(Excerpt.digits(of: last), 3), width: style.width, gutterStyle: colors.gutter,
            markStyle: markStyle, endStyle: colors.end)
    }

    private mutating func lines(of note: Diagnostic.Note, default lines: SourceLines) -> SourceLines {
        guard let source = note.source else { return lines }
        return cache.lines(of: source)
    }

    private mutating func writePlace(_ range: TextRange, in lines: SourceLines) {
        output.write(colors.bold)
        output.writePlace(lines.source.name, lines.position(at: range.start))
        output.write(colors.end)
    }

    private mutating func writeLabel(_ label: String, style: String) {
        output.write(style)
        output.write(label)
        output.append(UInt8(ascii: ":"))
        output.write(colors.end)
        output.append(UInt8(ascii: " "))
    }

    private mutating func endLine() { output.append(UInt8(ascii: "\n")) }
}
