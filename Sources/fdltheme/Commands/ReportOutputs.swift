// Where the reports of a run go and in which form. Must not know what is reported.

import NSSSyntax
import ThemeTools

/// The forms asked for with `--output`, each with its place.
struct ReportOutputs: Sendable {
    private var files: [(format: ReportFormat, path: FilePath)] = []
    private var streamFormat: ReportFormat?
    private let color: Console.ColorChoice
    private let quiet: Bool

    /// The options that it reads.
    static var options: [Option] {
        [
            Option(
                "output", .required("FORMAT[=FILE]"), repeatable: true,
                help: "Write the report as \(formatNames.joined(separator: ", ")); to standard output, or to FILE."),
            Console.colorOption,
            Option("quiet", help: "Leave out forecast and summary."),
        ]
    }

    private static var formatNames: [String] { ReportFormat.allCases.map { $0.rawValue } }

    /// Reads the options; without any the text report goes to standard output.
    init(_ arguments: Arguments) throws(UsageError) {
        color = arguments.value("color").flatMap { Console.ColorChoice(rawValue: $0) } ?? .auto
        quiet = arguments.has("quiet")
        let values = arguments.values("output")
        if values.isEmpty { streamFormat = .text }
        for value in values {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let format = ReportFormat(rawValue: name) else {
                let near = Spelling.suggestion(for: name, among: Self.formatNames)
                let all = "; it is one of \(Self.formatNames.joined(separator: ", "))"
                throw UsageError("unknown output format '\(name)'" + (near.isEmpty ? all : near))
            }
            if parts.count > 1 {
                guard !parts[1].isEmpty else { throw UsageError("option '--output \(value)' names no file") }
                files.append((format, FilePath(String(parts[1]))))
            } else {
                guard streamFormat == nil else {
                    throw UsageError("only one output format can go to standard output; give the others '=FILE'")
                }
                streamFormat = format
            }
        }
    }

    /// Writes every report; what would go to standard output goes to standard error where that is taken already.
    func write(_ report: Report, onErrors: Bool, to console: inout Console) -> ExitCode {
        var code = ExitCode.clean
        for (format, path) in files {
            do throws(FileError) {
                try FileReplacement.write(format.write(report, style: ReportStyle(quiet: quiet)), to: path)
            } catch {
                console.complain(error)
                code = .inputOutput
            }
        }
        guard let streamFormat else { return code }
        let style = Console.style(on: onErrors ? 2 : 1, color: color, quiet: quiet)
        let bytes = streamFormat.write(report, style: style)
        if onErrors { console.errors.write(bytes) } else { console.output.write(bytes) }
        return code
    }
}
