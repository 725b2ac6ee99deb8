// The one place where the command line meets the linter: from options to its settings, from its results to reports.
// Must not know files or terminals.

import FioriTheme
import NSSSyntax
import ThemeLint
import ThemeTools

/// A linter as the command line asked for it.
struct LintSetup: Sendable {
    private let linter: Linter
    /// For sheets below a path the linter that the project's settings want there, the last one first.
    private let others: [(folder: FilePath, linter: Linter)]
    private let base: [SyntaxTree]
    /// The findings that are known, and the folder that its paths lead from.
    private let baseline: (known: Baseline, folder: FilePath)?
    private let isStrict: Bool

    /// What one thread keeps from sheet to sheet, for each of the linters.
    struct Memory {
        fileprivate let own: LintMemory
        fileprivate let others: [LintMemory]
    }

    /// The options that it reads.
    static var options: [Option] {
        [
            Option(
                "engine", .required("NAME"), choices: Engine.allCases.map { $0.name }, repeatable: true,
                help: "The engine that reads the sheets (default: uikit)."),
            paletteOption,
            Option(
                "sdk", .required("VERSION"),
                help: "The version of SAP's SDK that the app is built with (default: any)."),
            Option(
                "rule", .required("ID=LEVEL"), offers: .words { RulesCommand.names.map { $0 + "=" } }, repeatable: true,
                help: "Set a rule, or a group of rules, to off, advice, warning or error."),
            Option(
                "only", .required("ID"), offers: .words { RulesCommand.names }, repeatable: true,
                help: "Apply just this rule, or group of rules."),
        ]
    }

    /// The option for a palette version.
    static var paletteOption: Option {
        Option(
            "palette", .required("VERSION"), choices: PaletteVersion.allCases.map { $0.name } + ["latest"],
            help: "The palette that the app's SDK brings (default: latest).")
    }

    /// Reads the options.
    init(
        _ arguments: Arguments, base: [Source], catalogue: @escaping @Sendable () -> Catalogue,
        baseline: (known: Baseline, folder: FilePath)?, today: (year: Int, month: Int, day: Int)?
    ) throws(UsageError) {
        self.baseline = baseline
        isStrict = arguments.has("strict-baseline")
        self.base = base.map { SyntaxTree($0) }
        var options = LintOptions()
        options.catalogue = catalogue
        options.today = today
        let engines = arguments.values("engine").compactMap { Engine(name: $0) }
        if !engines.isEmpty {
            // In the engines' own order, so that findings never depend on the order of the options.
            options.engines = Engine.allCases.filter { engines.contains($0) }
        }
        if let name = arguments.value("palette"), name != "latest", let palette = PaletteVersion(name: name) {
            options.palette = palette
        }
        if let text = arguments.value("sdk") {
            guard let version = SDKVersion(text) else {
                throw UsageError("option '--sdk' needs a version such as 25.08, not '\(text)'")
            }
            options.sdk = version
        }
        for value in arguments.values("rule") {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { throw UsageError("option '--rule' needs ID=LEVEL, not '\(value)'") }
            options.severities.updateValue(try Self.level(String(parts[1])), forKey: try Self.known(String(parts[0])))
        }
        for name in arguments.values("only") { options.only.append(try Self.known(name)) }
        for engine in Engine.allCases {
            let facts = arguments.replacedFacts(of: engine)
            if !facts.isEmpty { options.facts[engine] = facts }
        }
        if let project = arguments.project { Self.read(project, into: &options) }
        linter = Linter(options)
        others = (arguments.project.map { Self.linters($0, options) } ?? []).reversed()
    }

    /// What has no option of its own on the command line, or one that does not replace it as a whole.
    static func read(_ project: Project, into options: inout LintOptions) {
        func ratio(_ key: Settings.Key, else standard: Double) -> Double {
            project.values(key).first.flatMap { Double($0) } ?? standard
        }
        options.contrastText = ratio(.contrastText, else: options.contrastText)
        options.contrastLarge = ratio(.contrastLarge, else: options.contrastLarge)
        options.contrastNontext = ratio(.contrastNontext, else: options.contrastNontext)
        options.variableNames = project.values(.variableNames).first.flatMap { NameConvention(rawValue: $0) }
        options.hexDigits = project.values(.hex).first.flatMap { HexConvention(rawValue: $0) }
        for rule in project.settings.rules { options.agreed.updateValue(rule.level, forKey: rule.name) }
        options.external = Set(project.values(.external).map { $0.utf8.first == UInt8(ascii: "@") ? $0 : "@" + $0 })
    }

    private static func linters(_ project: Project, _ options: LintOptions) -> [(folder: FilePath, linter: Linter)] {
        folders(project, options).map { ($0.folder, Linter($0.options)) }
    }

    /// For each path of the settings, in their order, what holds for the sheets below it.
    static func folders(_ project: Project, _ options: LintOptions) -> [(folder: FilePath, options: LintOptions)] {
        project.settings.paths.map { rules in
            var options = options
            for rule in rules.rules { options.agreed.updateValue(rule.level, forKey: rule.name) }
            return (project.resolved(rules.path).absolute, options)
        }
    }

    /// What is found in a sheet.
    func lint(_ source: Source, at path: FilePath?, _ memory: Memory) -> FileReport {
        let (linter, memory) = chosen(path, memory)
        return report(linter.lint(source, base: base, memory: memory), at: path)
    }

    /// The findings of a sheet as a baseline in a folder has them, and how many more there are that it cannot have.
    func known(
        _ source: Source, at path: FilePath?, from folder: FilePath, _ memory: Memory
    ) -> (entries: [Baseline.Entry], others: Int) {
        let (linter, memory) = chosen(path, memory)
        let result = linter.lint(source, base: base, memory: memory)
        let entries = Baseline.entries(
            of: result.findings, in: result.tree, file: Self.name(source, path, from: folder))
        return (entries, result.findings.count { !Baseline.mayHold($0) })
    }

    private static func name(_ source: Source, _ path: FilePath?, from folder: FilePath) -> String {
        path.map { $0.relative(to: folder).text } ?? source.name
    }

    /// What one thread keeps from sheet to sheet.
    func memory() -> Memory {
        Memory(own: LintMemory(linter.options), others: others.map { LintMemory($0.linter.options) })
    }

    /// A sheet with its fixes applied, how many they were, and what remains to be found.
    func fix(
        _ source: Source, at path: FilePath?, safety: Fix.Safety, _ memory: Memory
    ) -> (source: Source, applied: Int, remaining: FileReport) {
        let (linter, memory) = chosen(path, memory)
        let outcome = Fixer.fix(source, base: base, linter: linter, allowing: safety, memory: memory)
        return (outcome.source, outcome.applied, report(outcome.remaining, at: path))
    }

    /// What changes from a sheet to its successor in what each chosen engine makes of it, both taken to be loaded.
    func comparisons(_ old: Source, _ new: Source) -> [ThemeComparison] {
        let options = linter.options
        let below = base.map { Theme($0) }
        return options.engines.map { engine in
            let facts = EngineFacts(engine, replacing: options.facts[engine] ?? [:])
            let stacks = [old, new].map { sheet in
                ThemeStack(
                    below + [Theme(sheet)], facts: facts, palette: options.palette, catalogue: options.catalogue())
            }
            return ThemeComparison(stacks[0], stacks[1])
        }
    }

    private func chosen(_ path: FilePath?, _ memory: Memory) -> (Linter, LintMemory) {
        if !others.isEmpty, let place = path?.absolute {
            for (index, other) in others.enumerated() where place.isInside(other.folder) {
                return (other.linter, memory.others[index])
            }
        }
        return (linter, memory.own)
    }

    private func report(_ result: LintResult, at path: FilePath?) -> FileReport {
        var findings = result.findings
        var suppressed = result.suppressed
        if let baseline {
            let name = Self.name(result.tree.source, path, from: baseline.folder)
            let (new, known, stale) = baseline.known.apply(to: findings, in: result.tree, file: name)
            findings = (isStrict ? stale.map { Baseline.finding(of: $0) } : []) + new
            suppressed += known
        }
        return FileReport(
            source: result.tree.source, findings: findings, forecast: result.forecast, suppressed: suppressed)
    }

    /// A rule's or group's name, if there is such a one.
    private static func known(_ name: String) throws(UsageError) -> String {
        let names = RulesCommand.names
        if names.contains(name) { return name }
        throw UsageError("unknown rule '\(name)'" + Spelling.suggestion(for: name, among: names))
    }

    /// A level; nil for off.
    private static func level(_ name: String) throws(UsageError) -> Diagnostic.Severity? {
        if name == "off" { return nil }
        if let severity = Diagnostic.Severity(word: name) { return severity }
        throw UsageError(
            "unknown level '\(name)'"
                + Spelling.suggestion(for: name, among: ["off", "advice", "warning", "error"]))
    }
}
