// The report with one line for each finding, for `grep` and editors. Must not know files or terminals.

package import NSSSyntax

/// `file:line:col: severity: message [rule]`, nothing else.
struct CompactReport: ReportForm {
    private var output: [UInt8] = []

    mutating func take() -> [UInt8] { output.taken() }

    mutating func add(_ file: FileReport) {
        if file.findings.isEmpty { return }
        let lines = SourceLines(file.source)
        for finding in file.findings { output.writeLine(finding, in: lines) }
    }

    mutating func end(_: ReportTotals) {}
}

extension [UInt8] {
    /// Appends a finding on a line of its own.
    package mutating func writeLine(_ finding: Diagnostic, in lines: SourceLines) {
        writePlace(lines.source.name, lines.position(at: finding.range.start))
        write(finding.severity.word)
        write(": ")
        writeHarmless(finding.message)
        writeRule(finding.rule)
        append(UInt8(ascii: "\n"))
    }

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
