// The report as Xcode's build log reads it: every line with a place. Must not know files or terminals.

import NSSSyntax

/// `file:line:col: error|warning|note: message [rule]`; a finding's notes follow it as notes.
///
/// Xcode knows no severity below a warning, so advice is a note. A note without a place takes its finding's place:
/// Xcode drops lines that have none.
enum XcodeReport {
    /// Writes a report.
    static func write(_ report: Report) -> [UInt8] {
        var output: [UInt8] = []
        var cache = SourceLinesCache()
        for file in report.files where !file.findings.isEmpty {
            let lines = SourceLines(file.source)
            for finding in file.findings {
                let place = lines.position(at: finding.range.start)
                output.writePlace(file.source.name, place)
                output.write(finding.severity == .advice ? "note" : finding.severity.word)
                output.write(": ")
                output.writeHarmless(finding.message)
                output.writeRule(finding.rule)
                output.append(UInt8(ascii: "\n"))
                for note in finding.notes {
                    let source = note.source ?? file.source
                    if let range = note.range {
                        let lines = note.source == nil ? lines : cache.lines(of: source)
                        output.writePlace(source.name, lines.position(at: range.start))
                    } else {
                        output.writePlace(file.source.name, place)
                    }
                    output.write("note: ")
                    output.writeHarmless(note.message)
                    output.append(UInt8(ascii: "\n"))
                }
            }
        }
        return output
    }
}
