// The command `format`: lays sheets out. Must not know what the layout is.

import FioriTheme
import NSSSyntax
import ThemeLint
import ThemeTools

/// Lays sheets out.
struct FormatCommand: Sendable {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "format", operands: "PATH…",
            summary: "Rewrite sheets in one layout: blanks and lines only; with --check or --diff write nothing.",
            options: { options }, readsSettings: true,
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    private static var options: [Option] {
        [
            Option("check", help: "Write nothing; list the files that differ and exit with 1 if there is one."),
            Option("diff", help: "Write nothing; show what would change and exit with 1 if something would."),
            Option(
                "engine", .required("NAME"), choices: Engine.allCases.map { $0.name }, repeatable: true,
                help: "An engine that reads the sheets; swiftui wants no blank in a definition (default: uikit)."),
            Option("stdin-name", .required("NAME"), help: "What standard input is called (default: <stdin>)."),
            Option("jobs", letter: "j", .required("N"), help: "Threads to use (default: one for each processor)."),
        ]
    }

    private let formatter: Formatter
    private let writes: Bool
    private let showsDiff: Bool

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard !arguments.paths.isEmpty else {
            throw UsageError("no path given; a path is a file, a folder or '-' for standard input")
        }
        let engines = arguments.values("engine").compactMap { Engine(name: $0) }
        let command = FormatCommand(
            formatter: Formatter((engines.isEmpty ? [.uikit] : engines).map { arguments.facts(of: $0) }),
            writes: !arguments.has("check") && !arguments.has("diff"), showsDiff: arguments.has("diff"))
        let threads = try arguments.count("jobs") ?? Workers.processors
        let inputs = Inputs(
            paths: arguments.paths, standardInputName: arguments.value("stdin-name") ?? "<stdin>",
            project: arguments.project)
        if let emptiness = inputs.emptiness { throw UsageError(emptiness) }
        var code = ExitCode.clean
        for error in inputs.errors { console.complain(error) }
        if !inputs.errors.isEmpty { code = .inputOutput }
        Workers.run(
            count: inputs.sheets.count, threads: threads, state: {},
            job: { command.process(inputs.sheets[$1]) },
            deliver: { _, outcome in
                if let error = outcome.error { console.complain(error) }
                if let complaint = outcome.complaint { console.complain(complaint) }
                if let remark = outcome.remark { console.remark(remark) }
                if let printed = outcome.printed { console.pass(printed) }
                if let name = outcome.differs { console.tell(name) }
                code = max(code, outcome.code)
            })
        return code
    }

    /// What became of one sheet.
    private struct Outcome: Sendable {
        var code = ExitCode.clean
        var error: FileError?
        var complaint: String?
        var remark: String?
        /// A diff, or a sheet that came from standard input.
        var printed: [UInt8]?
        /// The name of a sheet that is laid out in another way.
        var differs: String?
    }

    /// Deals with one sheet; runs on any thread.
    private func process(_ input: Input) -> Outcome {
        var outcome = Outcome()
        do throws(FileError) {
            let source = try input.read()
            let tree = SyntaxTree(source)
            guard let bytes = formatter.format(tree) else {
                let line = LineTable(source).position(at: tree.faults[0].range.start).line
                outcome.complaint =
                    "\(input.name): left as it is: the grammar is broken on line \(line); see 'fdltheme lint'"
                outcome.code = .findings
                if writes, input.path == nil { outcome.printed = source.bytes }
                return outcome
            }
            let differs = bytes != source.bytes
            if writes {
                if let path = input.path {
                    if !differs { return outcome }
                    if input.isElsewhere {
                        outcome.remark =
                            "\(input.name) lies outside of the folder and is left as it is; to lay it out, name it"
                        return outcome
                    }
                    try input.write(bytes, over: source, to: path)
                } else {
                    outcome.printed = bytes
                }
            } else if differs {
                outcome.code = .findings
                if showsDiff {
                    outcome.printed = UnifiedDiff.between(
                        source.bytes, bytes, oldName: input.name, newName: input.name)
                } else {
                    outcome.differs = input.name
                }
            }
        } catch {
            outcome.error = error
            outcome.code = .inputOutput
        }
        return outcome
    }
}
