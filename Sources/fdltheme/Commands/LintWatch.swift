// `lint --watch`: lints again what has changed, and says what that changed. Must not know how changes come to notice.

import NSSSyntax
import ThemeLint
import ThemeTools

/// A run of `lint` that stays until it is interrupted.
struct LintWatch {
    private let commandLine: Arguments
    private let options: [Option]
    private var watcher = Watcher(polling: Console.environment("FDLTHEME_WATCH") == "poll")
    private var files: [FilePath: WatchedFile] = [:]
    private var sheets: [FilePath: WatchedSheet] = [:]
    private var failures: [FilePath: FileError] = [:]
    private var complaints: Set<String> = []
    private var isFirst = true

    /// What holds for all sheets, as long as settings, base sheets, catalogues and baseline stay as they are.
    private struct Session: Sendable {
        let arguments: Arguments
        let setup: LintSetup
        let files: LintFiles
        let outputs: ReportOutputs
        let threads: Int
    }

    /// What a look at one sheet brought.
    private struct Outcome: Sendable {
        let file: WatchedFile
        var report: FileReport?
        var sheet: WatchedSheet?
        var error: FileError?
    }

    /// Watches until a signal ends the process; returns where it cannot start, or where nobody reads what it prints.
    static func run(
        _ arguments: Arguments, _ options: [Option], _ console: inout Console
    ) throws(UsageError) -> ExitCode {
        for option in ["fix", "diff", "write-baseline"] where arguments.has(option) {
            throw UsageError("'--watch' only reports and goes with no '--\(option)'")
        }
        // Neither can be read again, and reading a pipe would wait for it alone.
        if arguments.paths.contains(where: { $0.isStandardInput || (try? Files.kind(of: $0)) == .stream }) {
            throw UsageError("'--watch' needs files, not standard input and no pipe")
        }
        guard try ReportOutputs(arguments).isForWatching else {
            throw UsageError("'--watch' is for people: of the output formats it has text and compact, and no files")
        }
        var watch = LintWatch(commandLine: arguments.ofCommandLine, options: options)
        while console.output.isOpen { try watch.session(&console) }
        return .clean
    }

    private init(commandLine: Arguments, options: [Option]) {
        self.commandLine = commandLine
        self.options = options
    }

    /// Reads what holds for all sheets, lints them, and those that change again, until the former has changed.
    private mutating func session(_ console: inout Console) throws(UsageError) {
        // Looked at before they are read by those who use them: what changes in between is noticed later.
        var common = Self.looked(at: Self.settings(commandLine))
        var arguments = commandLine
        let isSettled = Project.settle(&arguments, options, &console) == nil
        common += Self.looked(at: LintFiles.paths(arguments))
        let files = LintFiles(arguments, &console)
        var session: Session?
        if isSettled, !files.isIncomplete {
            do throws(UsageError) {
                session = Session(
                    arguments: arguments, setup: try LintCommand(arguments, files).setup, files: files,
                    outputs: try ReportOutputs(arguments), threads: try arguments.count("jobs") ?? Workers.processors)
            } catch {
                // What settings ask for may come right; what the command line does, will not.
                if isFirst { throw error }
                console.complain(error.message)
            }
        }
        for path in self.files.keys { self.files[path]?.forget() }
        let places = Set(common.map { $0.path.folder })
        while console.output.isOpen {
            if let session { pass(session, places, &console) } else { _ = watcher.watch(places) }
            console.output.flush()
            console.errors.flush()
            // All is watched by now: what changed while it was read shows at once, what changes later ends the wait.
            if Self.haveChanged(&common) { return }
            watcher.wait()
            if Self.haveChanged(&common) { return }
        }
    }

    /// Where settings may be that count: none behind the nearest there is.
    private static func settings(_ arguments: Arguments) -> [FilePath] {
        let candidates = Project.candidates(arguments)
        guard let found = candidates.firstIndex(where: { Files.exists($0) }) else { return candidates }
        return Array(candidates[...found])
    }

    private static func looked(at paths: [FilePath]) -> [WatchedFile] {
        paths.map { path in
            var file = WatchedFile(path)
            _ = file.look()
            return file
        }
    }

    private static func haveChanged(_ files: inout [WatchedFile]) -> Bool {
        var result = false
        for index in files.indices {
            if case .same = files[index].look() { continue }
            result = true
        }
        return result
    }

    /// Looks at all sheets and reports what has changed.
    private mutating func pass(_ session: Session, _ places: Set<FilePath>, _ console: inout Console) {
        let inputs = found(session, places)
        let sheets = inputs.sheets.filter { !session.files.catalogue.contains($0) }
        let known = sheets.map { input in input.path.flatMap { files[$0] } ?? WatchedFile(input.path ?? FilePath("")) }
        var reports = session.outputs.start(onErrors: false, &console)
        var separator: [UInt8] = isFirst || !session.outputs.hasExcerpts ? [] : [UInt8(ascii: "\n")]
        var gone: [UInt8] = []
        var hasChanged = isFirst
        var left = self.sheets
        func note(_ path: FilePath, _ report: FileReport, _ sheet: WatchedSheet) {
            let before = self.sheets[path] ?? WatchedSheet()
            hasChanged = true
            console.output.write(separator)
            separator = []
            reports.add(before.appeared(in: report, sheet), to: &console)
            gone += before.gone(in: sheet).flatMap { Array("gone: ".utf8) + $0 }
            self.sheets[path] = sheet
        }
        let stale = session.files.gone(session.arguments, inputs)
        for report in session.files.catalogue.reports + (stale.map { [$0] } ?? []) {
            let path = FilePath(report.source.name)
            let sheet = WatchedSheet(report)
            if left.removeValue(forKey: path)?.summary != sheet.summary { note(path, report, sheet) }
        }
        let setup = session.setup
        Workers.run(
            count: sheets.count, threads: session.threads, state: { setup.memory() },
            job: { Self.look(known[$1], sheets[$1], setup, $0) },
            deliver: { _, outcome in
                let path = outcome.file.path
                left[path] = nil
                files[path] = outcome.file
                guard let report = outcome.report, let sheet = outcome.sheet else { return }
                failures[path] = outcome.error
                note(path, report, sheet)
            })
        for (path, sheet) in left.sorted(by: { $0.key < $1.key }) {
            hasChanged = true
            console.output.write(separator)
            separator = []
            gone += sheet.gone(in: WatchedSheet()).flatMap { Array("gone: ".utf8) + $0 }
            self.sheets[path] = nil
            files[path] = nil
            failures[path] = nil
        }
        let complaints = Set((inputs.errors + failures.values).map { "\($0.path): \($0.reason)" })
        for complaint in complaints.subtracting(self.complaints).sorted() { console.complain(complaint) }
        self.complaints = complaints
        if !hasChanged { return }
        end(reports, gone, session, &console)
        if isFirst { console.remark("watching; Ctrl-C ends it") }
        isFirst = false
    }

    /// The sheets there are, once all their folders are watched.
    private mutating func found(_ session: Session, _ places: Set<FilePath>) -> Inputs {
        while true {
            let inputs = Inputs(
                paths: session.arguments.paths, standardInputName: "", project: session.arguments.project)
            var folders = places.union(inputs.folders)
            for path in session.arguments.paths { folders.insert(path.folder) }
            for sheet in inputs.sheets {
                guard let path = sheet.path else { continue }
                folders.insert(path.folder)
                // Behind a symbolic link what changes is in another folder.
                if let target = try? path.real() { folders.insert(target.folder) }
            }
            // A new folder may have got a sheet before it was watched. There are only so many new ones.
            if !watcher.watch(folders) { return inputs }
        }
    }

    private static func look(
        _ file: WatchedFile, _ input: Input, _ setup: LintSetup, _ memory: LintSetup.Memory
    ) -> Outcome {
        var file = file
        switch file.look() {
        case .same: return Outcome(file: file)
        case .failed(let error):
            let empty = FileReport(source: Source(name: input.name, bytes: []), findings: [])
            return Outcome(file: file, report: empty, sheet: WatchedSheet(), error: error)
        case .bytes(let bytes):
            let source = Source(name: input.name, bytes: bytes)
            let report =
                input.isSettings
                ? Project.report(on: source, at: file.path) : setup.lint(source, at: input.place, memory)
            return Outcome(file: file, report: report, sheet: WatchedSheet(report))
        }
    }

    /// Prints what is gone and the counts of all sheets.
    private func end(
        _ reports: RunningReports, _ gone: [UInt8], _ session: Session, _ console: inout Console
    ) {
        if !gone.isEmpty {
            if reports.summary.findings > 0, session.outputs.hasExcerpts { console.output.write("\n") }
            console.output.write(gone)
        }
        var totals = ReportTotals()
        for sheet in sheets.values { totals.summary.add(sheet.summary) }
        var code = reports.end(totals, to: &console)
        if totals.summary.count(atLeast: LintCommand.failOn(session.arguments)) > 0 { code = max(code, .findings) }
        if !complaints.isEmpty { code = .inputOutput }
        _ = LintCommand.stamp(session.arguments, code, &console)
    }
}
