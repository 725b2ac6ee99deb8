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
            Option(
                "diff",
                help:
                    "Show what --fix would change, in text and in cells, and write nothing; exit with 1 if there is something."
            ),
        ] + LintSetup.options + [
            Option(
                "base", .required("FILE"), offers: .files, repeatable: true,
                help: "A sheet loaded before each of the others; read, not reported."),
            Option(
                "fail-on", .required("SEVERITY"), choices: ["error", "warning", "advice"],
                help: "The mildest finding that makes the exit code 1 (default: error)."),
            Option(
                "baseline", .required("FILE"), offers: .files,
                help: "Findings that are known: they are counted and not reported, unless they cost the whole sheet."),
            Option(
                "write-baseline", .required("FILE"), offers: .files,
                help: "Write what is found as a baseline, and report nothing."),
            Option("strict-baseline", help: "Report what the baseline has and the sheets have no more."),
            CatalogueFiles.option,
            Option(
                "stamp", .required("FILE"), offers: .files,
                help: "A file to touch where the exit code is 0, for build systems."),
            Option("watch", help: "Stay, and report what changes as sheets do, until Ctrl-C."),
            Option(
                "stdin-name", .required("NAME"),
                help: "What reports call standard input, and where it stands for the settings (default: <stdin>)."),
            Option("jobs", letter: "j", .required("N"), help: "Threads to use (default: one for each processor)."),
        ] + ReportOutputs.options
    }

    let setup: LintSetup
    private let safety: Fix.Safety?
    private let showsDiff: Bool
    private let diffStyle: ReportStyle
    private let isQuiet: Bool

    /// Runs the command.
    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        guard !arguments.paths.isEmpty else {
            throw UsageError("no path given; a path is a file, a folder or '-' for standard input")
        }
        if arguments.has("watch") {
            return try LintWatch.run(arguments, command.allOptions, &console)
        }
        for option in ["output", "fix", "diff", "strict-baseline"]
        where arguments.has("write-baseline") && arguments.has(option) {
            throw UsageError("'--write-baseline' reports and mends nothing and goes with no '--\(option)'")
        }
        let outputs = try ReportOutputs(arguments)
        let threads = try arguments.count("jobs") ?? Workers.processors
        let files = LintFiles(arguments, &console)
        if files.isIncomplete { return files.code }
        let command = try LintCommand(arguments, files)
        var code = files.code

        let inputs = Inputs(
            paths: arguments.paths, standardInputName: arguments.value("stdin-name") ?? "<stdin>",
            project: arguments.project)
        for error in inputs.errors { console.complain(error) }
        if !inputs.errors.isEmpty { code = .inputOutput }
        if let emptiness = inputs.emptiness { throw UsageError(emptiness) }
        let sheets = inputs.sheets.filter { !files.catalogue.contains($0) }
        let written = ["write-baseline", "stamp"].compactMap { arguments.path($0) }
        let settings = arguments.project.map { [$0.path] } ?? []
        try Written.check(
            outputs.paths + written,
            against: inputs.sheets.compactMap { $0.path } + LintFiles.paths(arguments) + settings)

        if let file = arguments.path("write-baseline") {
            code = command.writeBaseline(sheets, file, threads, code, &console)
            return max(code, stamp(arguments, code, &console))
        }
        let printsSheets = command.showsDiff || command.safety != nil && sheets.contains { $0.path == nil }
        var reports = outputs.start(onErrors: printsSheets, &console)
        for report in files.catalogue.reports { reports.add(report, to: &console) }
        if let report = files.gone(arguments, inputs) { reports.add(report, to: &console) }
        var progress = Progress(total: sheets.count, quiet: outputs.quiet)
        for error in inputs.errors { reports.miss(error) }
        func deliver(_ index: Int, _ outcome: Outcome) {
            if !outcome.isSilent { progress.erase() }
            for error in outcome.errors {
                console.complain(error)
                code = .inputOutput
                if outcome.report == nil { reports.miss(error) }
            }
            if let remark = outcome.remark { console.remark(remark) }
            if let text = outcome.printed {
                console.pass(text)
                if command.showsDiff { code = max(code, .findings) }
            }
            if let report = outcome.report {
                reports.add(report, fixesApplied: outcome.applied, to: &console)
                if sheets[index].isSettings, report.hasErrors { code = max(code, .usage) }
            }
            progress.show(index + 1)
        }
        Workers.run(
            count: sheets.count, threads: threads, state: { command.setup.memory() },
            job: { command.process(sheets[$1], $0) }, deliver: deliver)
        progress.erase()
        let summary = reports.summary
        code = max(code, reports.end(to: &console))
        if summary.count(atLeast: failOn(arguments)) > 0 { code = max(code, .findings) }
        return max(code, stamp(arguments, code, &console))
    }

    /// What the options ask for, over files that were read before.
    init(_ arguments: Arguments, _ files: LintFiles) throws(UsageError) {
        setup = try LintSetup(
            arguments, base: files.base, catalogue: files.catalogue.catalogue, baseline: files.baseline,
            today: Clock.today)
        showsDiff = arguments.has("diff")
        let isUnsafe = arguments.value("fix") == "unsafe"
        safety = arguments.has("fix") || showsDiff ? (isUnsafe ? .unsafe : .safe) : nil
        diffStyle = Console.style(arguments)
        isQuiet = arguments.has("quiet")
    }

    /// The mildest finding that makes the exit code 1.
    static func failOn(_ arguments: Arguments) -> Diagnostic.Severity {
        arguments.value("fail-on").flatMap { Diagnostic.Severity(word: $0) } ?? .error
    }

    /// Touches the stamp of a run that went well: also standard output has to have taken everything.
    static func stamp(_ arguments: Arguments, _ code: ExitCode, _ console: inout Console) -> ExitCode {
        guard let path = arguments.path("stamp"), code == .clean else { return .clean }
        console.output.flush()
        if console.output.failure != nil { return .clean }
        do throws(FileError) {
            try Files.touch(path)
            return .clean
        } catch {
            console.complain(error)
            return .inputOutput
        }
    }

    /// What became of one sheet.
    private struct Outcome: Sendable {
        var report: FileReport?
        var errors: [FileError] = []
        var remark: String?
        /// What goes to standard output: a diff, or a sheet that came from standard input.
        var printed: [UInt8]?
        var applied = 0

        /// True where nothing at once is printed of it in any form.
        var isSilent: Bool {
            errors.isEmpty && remark == nil && printed == nil && report?.findings.isEmpty ?? true
        }
    }

    /// Deals with one sheet; runs on any thread.
    private func process(_ input: Input, _ memory: LintSetup.Memory) -> Outcome {
        var outcome = Outcome()
        do throws(FileError) {
            let source = try input.read()
            if input.isSettings {
                outcome.report = Project.report(on: source, at: input.place)
                // What comes in through a pipe to be mended goes out again.
                if input.path == nil, safety != nil, !showsDiff { outcome.printed = source.bytes }
                return outcome
            }
            guard let safety else {
                outcome.report = setup.lint(source, at: input.place, memory)
                return outcome
            }
            let (fixed, applied, remaining) = setup.fix(source, at: input.place, safety: safety, memory)
            let isSame = fixed.bytes == source.bytes
            if !isSame || showsDiff {
                // Where nothing is written, or the writing fails, the findings are those of the sheet as it is.
                outcome.report = setup.lint(source, at: input.place, memory)
            }
            if showsDiff {
                if !isSame { outcome.printed = difference(source, fixed) }
                return outcome
            }
            if let path = input.path {
                if !isSame {
                    if input.isElsewhere {
                        outcome.remark =
                            "\(input.name) lies outside of the folder and is left as it is; to mend it, name it"
                        return outcome
                    }
                    try input.write(fixed.bytes, over: source, to: path)
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

    /// The lines that differ and, unless little is to be said, the cells.
    private func difference(_ old: Source, _ new: Source) -> [UInt8] {
        let lines = UnifiedDiff.between(old.bytes, new.bytes, oldName: old.name, newName: new.name)
        if isQuiet { return lines }
        return lines + ComparisonReport.cells(setup.comparisons(old, new), style: diffStyle)
    }
}
