// The report with one line for each finding, for `grep` and editors. Must not know files or terminals.

import NSSSyntax

/// `file:line:col: severity: message [rule]`, nothing else.
enum CompactReport {
    /// Writes a report.
    static func write(_ report: Report) -> [UInt8] {
        var output: [UInt8] = []
        for file in report.files where !file.findings.isEmpty {
            let lines = SourceLines(file.source)
            for finding in file.findings {
                output.writePlace(file.source.name, lines.position(at: finding.range.start))
                output.write(finding.severity.word)
                output.write(": ")
                output.writeHarmless(finding.message)
                output.writeRule(finding.rule)
                output.append(UInt8(ascii: "\n"))
            }
        }
        return output
    }
}

extension [UInt8] {
    /// Appends `file:line:col: `.
    mutating func writePlace(_ name: String, _ position: Position) {
        writeHarmless(name)
        append(UInt8(ascii: ":"))
        write(position.line)
        append(UInt8(ascii: ":"))
        write(position.column)
        write(": ")
    }

    /// Appends ` [rule]`.
    mutating func writeRule(_ rule: String) {
        write(" [")
        writeHarmless(rule)
        append(UInt8(ascii: "]"))
    }
}
