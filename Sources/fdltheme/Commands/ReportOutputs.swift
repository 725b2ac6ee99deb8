// Where the reports of a run go and in which form. Must not know what is reported.

import NSSSyntax
import ThemeTools

/// The forms asked for with `--output`, each with its place.
struct ReportOutputs: Sendable {
    private var files: [(format: ReportFormat, path: FilePath)] = []
    private var streamFormat: ReportFormat?
    private let color: Console.ColorChoice
    /// Whether less is to be said.
    let quiet: Bool
    private let folds: Bool
    private let failOn: Diagnostic.Severity

    /// The options that it reads.
    static var options: [Option] {
        [
            Option(
                "output", .required("FORMAT[=FILE]"), offers: .words { formatNames }, repeatable: true,
                help: "Write the report as \(formatNames.listed(", ")); to standard output, or to FILE."),
            Console.colorOption,
            Option("quiet", help: "Leave out forecast, summary and progress."),
            Option(
                "all-findings",
                help: "Show every finding in text, markdown and html, also those that are alike and else folded."),
        ]
    }

    private static var formatNames: [String] { ReportFormat.allCases.map { $0.rawValue } }

    /// Reads the options; without any the text report goes to standard output.
    init(_ arguments: Arguments) throws(UsageError) {
        color = arguments.value("color").flatMap { Console.ColorChoice(rawValue: $0) } ?? .auto
        quiet = arguments.has("quiet")
        folds = !arguments.has("all-findings")
        failOn = LintCommand.failOn(arguments)
        let values = arguments.paths("output")
        if values.isEmpty { streamFormat = .text }
        for value in values {
            let (name, path) = value.cut(at: UInt8(ascii: "="))
            guard let format = ReportFormat(rawValue: name) else {
                let near = Spelling.suggestion(for: name, among: Self.formatNames)
                let all = "; it is one of \(Self.formatNames.joined(separator: ", "))"
                throw UsageError("unknown output format '\(name)'" + (near.isEmpty ? all : near))
            }
            if let path {
                guard !path.bytes.isEmpty else { throw UsageError("option '--output \(name)=' names no file") }
                files.append((format, path))
            } else {
                guard streamFormat == nil else {
                    throw UsageError("only one output format can go to standard output; give the others '=FILE'")
                }
                streamFormat = format
            }
        }
    }

    /// The files that reports go to.
    var paths: [FilePath] { files.map { $0.path } }

    /// True where all that is asked for is a form that people read as it comes.
    var isForWatching: Bool { files.isEmpty && (hasExcerpts || streamFormat == .compact) }

    /// True where standard output gets a form in which blank lines stand between findings.
    var hasExcerpts: Bool { streamFormat == .text }

    /// Starts every report; what would go to standard output goes to standard error where that is taken already.
    func start(onErrors: Bool, _ console: inout Console) -> RunningReports {
        let stream = streamFormat.map { format in
            var style = Console.style(on: onErrors ? 2 : 1, color: color, quiet: quiet)
            style.folds = folds
            return format.writer(toolVersion: Version.current, style: style, failOn: failOn)
        }
        let style = ReportStyle(quiet: quiet, folds: folds)
        return RunningReports(
            stream: stream, onErrors: onErrors,
            files: files.map {
                ($0.path, $0.format.writer(toolVersion: Version.current, style: style, failOn: failOn))
            }, &console)
    }
}
