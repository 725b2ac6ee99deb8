// The report as Xcode's build log reads it: every line with a place. Must not know files or terminals.

import NSSSyntax

/// `file:line:col: error|warning|note: message [rule]`; a finding's notes follow it as notes.
///
/// Xcode knows no severity below a warning, so advice is a note. A note without a place takes its finding's place:
/// Xcode drops lines that have none.
struct XcodeReport: ReportForm {
    private var output: [UInt8] = []
    private var cache = SourceLinesCache()

    mutating func take() -> [UInt8] { output.taken() }

    mutating func add(_ file: FileReport) {
        if file.findings.isEmpty { return }
        let lines = SourceLines(file.source)
        for finding in file.findings { write(finding, lines) }
    }

    mutating func end(_: ReportTotals) {}

    private mutating func write(_ finding: Diagnostic, _ lines: SourceLines) {
        let place = lines.position(at: finding.range.start)
        output.writePlace(lines.source.name, place)
        output.write(finding.severity == .advice ? "note" : finding.severity.word)
        output.write(": ")
        output.writeHarmless(finding.message)
        output.writeRule(finding.rule)
        output.append(UInt8(ascii: "\n"))
        for note in finding.notes {
            if let range = note.range {
                let lines = note.source.map { cache.lines(of: $0) } ?? lines
                output.writePlace(lines.source.name, lines.position(at: range.start))
            } else {
                output.writePlace(lines.source.name, place)
            }
            output.write("note: ")
            output.writeHarmless(note.message)
            output.append(UInt8(ascii: "\n"))
        }
    }
}
