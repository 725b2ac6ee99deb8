// The command `lint`: reads sheets, has them linted and perhaps fixed, reports. Must not know rules or formats.

import NSSSyntax
import ThemeLint
import ThemeTools

/// Finds defects in sheets.
struct LintCommand: Sendable {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "lint", operands: "PATH…", summary: "Find defects in sheets; with --fix mend them.",
            options: { options }, readsSettings: true,
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    private static var options: [Option] {
        [
            Option(
                "fix", .optional("unsafe"), choices: ["unsafe"],
                help: "Apply safe fixes to the files; with =unsafe also those that may change a meaning."),
            Option("diff", help: "Show what --fix would change and write nothing; exit with 1 if there is something."),
        ] + LintSetup.options + [
            Option(
                "base", .required("FILE"), repeatable: true,
                help: "A sheet loaded before each of the others; read, not reported."),
            Option(
                "fail-on", .required("SEVERITY"), choices: ["error", "warning", "advice"],
                help: "The mildest finding that makes the exit code 1 (default: error)."),
            Option(
                "baseline", .required("FILE"),
                help: "Findings that are known: they are counted and not reported, unless they cost the whole sheet."),
            Option("write-baseline", .required("FILE"), help: "Write what is found as a baseline, and report nothing."),
            Option("strict-baseline", help: "Report what the baseline has and the sheets have no more."),
            CatalogueFiles.option,
            Option("stdin-name", .required("NAME"), help: "What reports call standard input (default: <stdin>)."),
            Option("jobs", letter: "j", .required("N"), help: "Threads to use (default: one for each processor)."),
        ] + ReportOutputs.options
    }

    private let setup: LintSetup
    private let safety: Fix.Safety?
    private let showsDiff: Bool

    /// Runs the command.
    static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard !arguments.operands.isEmpty else {
            throw UsageError("no path given; a path is a file, a folder or '-' for standard input")
        }
        let outputs = try ReportOutputs(arguments)
        let failOn = arguments.value("fail-on").flatMap { Diagnostic.Severity(word: $0) } ?? .error
        let threads = try arguments.count("jobs") ?? Workers.processors
        var code = ExitCode.clean
        let base = readBase(arguments.values("base"), &console, &code)
        let catalogue = CatalogueFiles(arguments)
        for error in catalogue.errors { console.complain(error) }
        code = max(code, catalogue.code)
        let showsDiff = arguments.has("diff")
        let baseline = readBaseline(arguments, &console, &code)
        if code >= .usage, baseline == nil, arguments.has("baseline") { return code }
        let command = LintCommand(
            setup: try LintSetup(
                arguments, base: base, catalogue: catalogue.catalogue, baseline: baseline,
                today: Clock.today),
            safety: arguments.has("fix") || showsDiff ? (arguments.value("fix") == "unsafe" ? .unsafe : .safe) : nil,
            showsDiff: showsDiff)

        let inputs = Inputs(
            paths: arguments.operands, standardInputName: arguments.value("stdin-name") ?? "<stdin>",
            project: arguments.project)
        for error in inputs.errors { console.complain(error) }
        if !inputs.errors.isEmpty { code = .inputOutput }
        let sheets = inputs.sheets.filter { input in !(input.path.map { catalogue.contains($0) } ?? false) }
        if inputs.sheets.isEmpty, inputs.errors.isEmpty { throw UsageError("no .nss file found") }

        if let file = arguments.value("write-baseline") {
            return max(code, command.writeBaseline(sheets, FilePath(file), threads, &console))
        }
        var report = Report(files: catalogue.reports, toolVersion: Version.current)
        var printsSheets = showsDiff
        func deliver(_: Int, _ outcome: Outcome) {
            for error in outcome.errors { console.complain(error) }
            if !outcome.errors.isEmpty { code = .inputOutput }
            if let text = outcome.printed {
                console.output.write(text)
                printsSheets = true
                if showsDiff { code = max(code, .findings) }
            }
            report.fixesApplied += outcome.applied
            if let file = outcome.report { report.files.append(file.withoutNeedlessBytes) }
        }
        Workers.run(
            count: sheets.count, threads: threads, state: { command.setup.memory() },
            job: { command.process(sheets[$1], $0) }, deliver: deliver)
        // A run in which nothing could be read has nothing to report.
        if !report.files.isEmpty || inputs.errors.isEmpty {
            code = max(code, outputs.write(report, onErrors: printsSheets, to: &console))
        }
        if report.summary.count(atLeast: failOn) > 0 { code = max(code, .findings) }
        return code
    }

    private static func readBaseline(
        _ arguments: Arguments, _ console: inout Console, _ code: inout ExitCode
    ) -> (known: Baseline, folder: FilePath)? {
        guard let name = arguments.value("baseline"), !arguments.has("write-baseline") else { return nil }
        let path = FilePath(name)
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try Files.read(path)
        } catch {
            console.complain(error)
            code = .inputOutput
            return nil
        }
        do throws(Baseline.Fault) {
            return (try Baseline(bytes: bytes), path.folder)
        } catch {
            console.complain("\(name): line \(error.line) is none of a baseline")
            code = .usage
            return nil
        }
    }

    /// Writes what is found as a baseline.
    private func writeBaseline(
        _ sheets: [Input], _ path: FilePath, _ threads: Int, _ console: inout Console
    ) -> ExitCode {
        var code = ExitCode.clean
        var entries: [Baseline.Entry] = []
        var others = 0
        func deliver(_: Int, _ known: Known) {
            if let error = known.error {
                console.complain(error)
                code = .inputOutput
            }
            entries += known.entries
            others += known.others
        }
        Workers.run(
            count: sheets.count, threads: threads, state: { setup.memory() },
            job: { known(sheets[$1], from: path.folder, $0) }, deliver: deliver)
        do throws(FileError) {
            try FileReplacement.write(Baseline(entries).bytes, to: path)
        } catch {
            console.complain(error)
            return .inputOutput
        }
        let count = entries.reduce(0) { $0 + $1.count }
        console.output.write("\(count) \(count == 1 ? "finding" : "findings") written to \(path.text)\n")
        if others > 0 {
            console.output.write("\(others) more cost a whole sheet or the app and cannot be left: mend them first\n")
        }
        return code
    }

    /// What a baseline is to have of one sheet.
    private struct Known: Sendable {
        var entries: [Baseline.Entry] = []
        var others = 0
        var error: FileError?
    }

    private func known(_ input: Input, from folder: FilePath, _ memory: LintSetup.Memory) -> Known {
        do throws(FileError) {
            let (entries, others) = setup.known(try input.read(), at: input.path, from: folder, memory)
            return Known(entries: entries, others: others)
        } catch {
            return Known(error: error)
        }
    }

    private static func readBase(_ paths: [String], _ console: inout Console, _ code: inout ExitCode) -> [Source] {
        var sources: [Source] = []
        for path in paths {
            do throws(FileError) {
                sources.append(Source(name: path, bytes: try Files.read(FilePath(path))))
            } catch {
                console.complain(error)
                code = .inputOutput
            }
        }
        return sources
    }

    /// What became of one sheet.
    private struct Outcome: Sendable {
        var report: FileReport?
        var errors: [FileError] = []
        /// What goes to standard output: a diff, or a sheet that came from standard input.
        var printed: [UInt8]?
        var applied = 0
    }

    /// Deals with one sheet; runs on any thread.
    private func process(_ input: Input, _ memory: LintSetup.Memory) -> Outcome {
        var outcome = Outcome()
        do throws(FileError) {
            let source = try input.read()
            guard let safety else {
                outcome.report = setup.lint(source, at: input.path, memory)
                return outcome
            }
            let (fixed, applied, remaining) = setup.fix(source, at: input.path, safety: safety, memory)
            if showsDiff {
                // Nothing is written, so the findings are those of the sheet as it is.
                outcome.report = setup.lint(source, at: input.path, memory)
                let diff = UnifiedDiff.between(source.bytes, fixed.bytes, oldName: input.name, newName: input.name)
                if !diff.isEmpty { outcome.printed = diff }
                return outcome
            }
            if let path = input.path {
                // Should the writing fail, the sheet stays as it is and so do its findings.
                if fixed.bytes != source.bytes {
                    outcome.report = setup.lint(source, at: input.path, memory)
                    try FileReplacement.write(fixed.bytes, to: path)
                }
            } else {
                outcome.printed = fixed.bytes
            }
            outcome.report = remaining
            outcome.applied = applied
        } catch {
            outcome.errors.append(error)
        }
        return outcome
    }
}

extension FileReport {
    /// The same, without the sheet's bytes where no report would look at them: most sheets of a large run are clean.
    fileprivate var withoutNeedlessBytes: FileReport {
        guard findings.isEmpty, !forecast.contains(where: { $0.offset != nil }) else { return self }
        var copy = self
        copy.source = Source(name: source.name, bytes: [])
        return copy
    }
}
