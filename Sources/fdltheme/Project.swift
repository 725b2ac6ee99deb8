// The project's settings file: where it is, and what it says to a command. Must not know what a setting does.

import FioriTheme
import NSSSyntax
import ThemeLint
import ThemeTools

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The settings of the project that the tool runs in.
struct Project: Sendable {
    /// What the file is called.
    static let fileName = ".fdltheme.nss"

    /// The file, as reports name it.
    let path: FilePath
    /// What it says.
    let settings: Settings

    /// The options that choose the file.
    static var options: [Option] {
        [
            Option(
                "settings", .required("FILE"), offers: .files,
                help: "The settings file (default: the first \(fileName) in this folder or one above)."),
            Option("no-settings", help: "Read no settings file."),
        ]
    }

    /// The settings file that is named, or the one that is found; nil where there is none.
    static func load(_ arguments: Arguments) throws(FileError) -> Project? {
        let isNamed = arguments.has("settings")
        let candidates = candidates(arguments)
        guard let path = isNamed ? candidates.first : candidates.first(where: { isSettings($0) }) else { return nil }
        return Project(path: path, settings: Settings(SyntaxTree(Source(name: path.text, bytes: try Files.read(path)))))
    }

    /// A link of that name that leads nowhere is meant as settings, too: what it should say is better asked for.
    private static func isSettings(_ path: FilePath) -> Bool {
        do throws(FileError) { return try Files.kind(of: path) == .file } catch { return Files.exists(path) }
    }

    /// Refuses to be told of a settings file and to read none.
    static func check(_ arguments: Arguments) throws(UsageError) {
        if arguments.has("settings"), arguments.has("no-settings") {
            throw UsageError("'--settings' and '--no-settings' contradict each other: give one of them")
        }
    }

    /// Lays the arguments over the project's settings; a code where these cannot be read or have an error.
    static func settle(_ arguments: inout Arguments, _ options: [Option], _ console: inout Console) -> ExitCode? {
        do throws(FileError) {
            guard let project = try load(arguments) else { return nil }
            if let file = project.report {
                let report = Report(files: [file], toolVersion: Version.current)
                console.errors.write(
                    ReportFormat.text.write(report, style: Console.style(on: 2, color: .auto, quiet: true)))
                if file.hasErrors { return .usage }
            }
            arguments = arguments.over(project, options)
            return nil
        } catch {
            console.complain(error)
            return .inputOutput
        }
    }

    /// Where a settings file may be: the one that is named, or one in the working folder or above it, the nearest first.
    static func candidates(_ arguments: Arguments) -> [FilePath] {
        if arguments.has("no-settings") { return [] }
        if let named = arguments.path("settings") { return [named] }
        guard var folder = FilePath.workingFolder else { return [] }
        var result = [FilePath(fileName)]
        var prefix = "../"
        while folder.bytes.count > 1 {
            result.append(FilePath(prefix + fileName))
            folder = folder.folder
            prefix += "../"
        }
        return result
    }

    /// True for a path that is a settings file, by its name or since it is the one in force: no theme.
    static func isFile(_ path: FilePath, of project: Project?) -> Bool {
        let end = path.bytes.suffix(fileName.utf8.count + 1)
        if end.elementsEqual(("/" + fileName).utf8) || end.elementsEqual(fileName.utf8) { return true }
        guard let project else { return false }
        return project.path.simplified == path.simplified
    }

    /// What is wrong with a settings file that is looked at as any sheet is.
    static func report(on source: Source, at path: FilePath) -> FileReport {
        Project(path: path, settings: Settings(SyntaxTree(source))).report ?? FileReport(source: source, findings: [])
    }

    /// What is wrong with the file; nil where nothing is.
    var report: FileReport? {
        var options = LintOptions()
        options.only = [RuleGroup.syntax.rawValue]
        let findings =
            Linter(options).lint(settings.tree).findings.filter { $0.rule != "unknown-media-feature" }
        return FileReport(ofOwn: settings.tree.source, syntax: findings, more: settings.findings)
    }

    /// The values of a key as the command line would have them.
    func values(_ key: Settings.Key) -> [String] { paths(key).map { $0.text } }

    /// The same as bytes: paths lead from the working folder.
    func paths(_ key: Settings.Key) -> [FilePath] {
        guard let row = settings.row(key) else { return [] }
        switch key {
        case .base, .catalogue, .exclude, .baseline: return row.values.map { resolved($0) }
        default: return row.values.map { FilePath($0) }
        }
    }

    /// A path of the file as it leads from the working folder.
    func resolved(_ text: String) -> FilePath {
        let folder = path.folder
        return folder.bytes.elementsEqual(".".utf8) ? FilePath(text) : folder.appending(Array(text.utf8))
    }

    /// The line of a key in the file.
    func line(of range: TextRange) -> Int { LineTable(settings.tree.source).position(at: range.start).line }
}

extension Arguments {
    /// How an engine reads, as the project's settings have it.
    func facts(of engine: Engine) -> EngineFacts { EngineFacts(engine, replacing: replacedFacts(of: engine)) }

    /// The facts of an engine that the project's settings replace.
    func replacedFacts(of engine: Engine) -> [String: [String]] {
        var replaced: [String: [String]] = [:]
        for (other, row) in project?.settings.facts ?? [] where other == engine { replaced[row.name] = row.values }
        return replaced
    }

    /// The options of a command line that a setting stands for.
    private static let keys: [(option: String, key: Settings.Key)] = [
        ("base", .base), ("engine", .engines), ("palette", .palette), ("sdk", .sdk), ("catalogue", .catalogue),
        ("fail-on", .failOn), ("baseline", .baseline),
    ]

    /// The arguments with what the project's settings say where the command line says nothing.
    func over(_ project: Project, _ options: [Option]) -> Arguments {
        var result = self
        for (name, key) in Self.keys where !has(name) {
            guard let option = options.first(where: { $0.name == name }) else { continue }
            let values = project.paths(key)
            result.add(name, option.isRepeatable ? values : Array(values.prefix(1)))
        }
        result.project = project
        return result
    }
}
