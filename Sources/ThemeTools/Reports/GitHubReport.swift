// The report as workflow commands of GitHub Actions, which turn into annotations. Must not know files.

import NSSSyntax

/// A command for each finding, as long as GitHub makes annotations of them: it takes ten of a severity from one step.
///
/// What is beyond is not lost: it stands in a part of the log that unfolds, one line each.
struct GitHubReport: ReportForm {
    /// Annotations of one severity that GitHub takes from one step.
    private static let limit = 10

    private var commands: [UInt8] = []
    private var rest: [UInt8] = []
    private var folded = 0
    private var shown: [Diagnostic.Severity: Int] = [:]
    private var cache = SourceLinesCache()

    mutating func take() -> [UInt8] { commands.taken() }

    mutating func add(_ file: FileReport) {
        if file.findings.isEmpty { return }
        let lines = SourceLines(file.source)
        for finding in file.findings { write(finding, lines) }
    }

    mutating func end(_: ReportTotals) {
        if folded == 0 { return }
        commands.write("::group::")
        commands.write(folded)
        commands.write(" more, beyond the \(Self.limit) of a severity that GitHub annotates\n")
        commands += rest
        commands.write("::endgroup::\n")
    }

    private mutating func write(_ finding: Diagnostic, _ lines: SourceLines) {
        let count = shown[finding.severity, default: 0]
        if count < Self.limit {
            shown[finding.severity] = count + 1
            writeCommand(finding, lines)
        } else {
            folded += 1
            writeLine(finding, lines)
        }
    }

    private mutating func writeCommand(_ finding: Diagnostic, _ lines: SourceLines) {
        let start = lines.position(at: finding.range.start)
        let end = lines.position(at: finding.range.end)
        commands.write("::")
        commands.write(finding.severity.command)
        commands.write(" file=")
        commands.writeProperty(lines.source.name.withoutCurrentFolder)
        commands.write(",line=")
        commands.write(start.line)
        commands.write(",endLine=")
        commands.write(end.line)
        // Columns of different lines are refused.
        if start.line == end.line {
            commands.write(",col=")
            commands.write(start.column)
            commands.write(",endColumn=")
            commands.write(end.column)
        }
        commands.write(",title=")
        commands.writeProperty(finding.rule)
        commands.write("::")
        commands.writeData(finding.message)
        for note in finding.notes {
            commands.write("%0A")
            if let range = note.range {
                let lines = note.source.map { cache.lines(of: $0) } ?? lines
                let place = lines.position(at: range.start)
                commands.writeData("\(lines.source.name):\(place.line):\(place.column): ")
            }
            commands.writeData(note.message)
        }
        if let help = finding.help {
            commands.write("%0A")
            commands.writeData(help)
        }
        commands.write("\n")
    }

    /// A line of the log. It begins with the severity, since a name could begin as a command does.
    private mutating func writeLine(_ finding: Diagnostic, _ lines: SourceLines) {
        rest.write(finding.severity.word)
        rest.write(": ")
        var line: [UInt8] = []
        line.writePlace(lines.source.name, lines.position(at: finding.range.start))
        line.writeHarmless(finding.message)
        line.writeRule(finding.rule)
        // An older form of commands, `##[…]`, is looked for anywhere in a line.
        for (index, byte) in line.enumerated() {
            let isCommand = byte == UInt8(ascii: "[") && index > 0 && line[index - 1] == UInt8(ascii: "#")
            if isCommand { rest.write("\\u{5B}") } else { rest.append(byte) }
        }
        rest.write("\n")
    }
}

extension Diagnostic.Severity {
    /// The command that annotates with it.
    fileprivate var command: String { self == .advice ? "notice" : word }
}

extension [UInt8] {
    /// Appends what stands behind a command's `::`.
    fileprivate mutating func writeData(_ text: String) { writeEscaped(text, isProperty: false) }

    /// Appends the value of a command's property.
    fileprivate mutating func writeProperty(_ text: String) { writeEscaped(text, isProperty: true) }

    private mutating func writeEscaped(_ text: String, isProperty: Bool) {
        var harmless: [UInt8] = []
        harmless.writeHarmless(text)
        for byte in harmless {
            switch byte {
            case UInt8(ascii: "%"): write("%25")
            case UInt8(ascii: ":") where isProperty: write("%3A")
            case UInt8(ascii: ",") where isProperty: write("%2C")
            default: append(byte)
            }
        }
    }
}
