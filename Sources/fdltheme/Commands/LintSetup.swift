// The one place where the command line meets the linter: from options to its settings, from its results to reports.
// Must not know files or terminals.

import FioriTheme
import NSSSyntax
import ThemeLint
import ThemeTools

/// A linter as the command line asked for it.
struct LintSetup: Sendable {
    private let linters: ProjectLinters
    private let base: [SyntaxTree]
    /// The findings that are known, and the folder that its paths lead from.
    private let baseline: (known: Baseline, folder: FilePath)?
    private let isStrict: Bool

    /// What one thread keeps from sheet to sheet, for each of the linters.
    struct Memory {
        fileprivate let ofLinters: [LintMemory]
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
        linters = ProjectLinters(arguments.project, options)
    }

    /// What is found in a sheet.
    func lint(_ source: Source, at place: FilePath, _ memory: Memory) -> FileReport {
        let (linter, memory) = chosen(place, memory)
        return report(linter.lint(source, base: base, memory: memory), at: place)
    }

    /// The findings of a sheet as a baseline in a folder has them, and how many more there are that it cannot have.
    func known(
        _ source: Source, at place: FilePath, from folder: FilePath, _ memory: Memory
    ) -> (entries: [Baseline.Entry], others: Int) {
        let (linter, memory) = chosen(place, memory)
        let result = linter.lint(source, base: base, memory: memory)
        let entries = Baseline.entries(
            of: result.findings, in: result.tree, file: place.relative(to: folder).text)
        return (entries, result.findings.count { !Baseline.mayHold($0) })
    }

    /// What one thread keeps from sheet to sheet.
    func memory() -> Memory {
        Memory(ofLinters: linters.all.map { LintMemory($0.options) })
    }

    /// A sheet with its fixes applied, how many they were, and what remains to be found.
    func fix(
        _ source: Source, at place: FilePath, safety: Fix.Safety, _ memory: Memory
    ) -> (source: Source, applied: Int, remaining: FileReport) {
        let (linter, memory) = chosen(place, memory)
        let outcome = Fixer.fix(source, base: base, linter: linter, allowing: safety, memory: memory)
        return (outcome.source, outcome.applied, report(outcome.remaining, at: place))
    }

    /// What changes from a sheet to its successor in what each chosen engine makes of it, both taken to be loaded.
    func comparisons(_ old: Source, _ new: Source) -> [ThemeComparison] {
        let options = linters.own.options
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

    private func chosen(_ place: FilePath, _ memory: Memory) -> (Linter, LintMemory) {
        let index = linters.index(for: place)
        return (linters.all[index], memory.ofLinters[index])
    }

    private func report(_ result: LintResult, at place: FilePath) -> FileReport {
        var findings = result.findings
        var suppressed = result.suppressed
        if let baseline {
            let file = place.relative(to: baseline.folder).text
            let (new, known, stale) = baseline.known.apply(to: findings, in: result.tree, file: file)
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
