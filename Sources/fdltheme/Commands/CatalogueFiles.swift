// The user's own catalogues, as `--catalogue` names them. Must not know what a catalogue holds.

import FioriTheme
import NSSSyntax
import ThemeLint
import ThemeTools

/// The catalogue that a command works with.
struct CatalogueFiles: Sendable {
    /// The catalogue, read when it is first asked for unless files add to it.
    private(set) var catalogue: @Sendable () -> Catalogue = { Catalogue.sdk }
    /// What is wrong with the files, one entry for each that has something.
    private(set) var reports: [FileReport] = []
    /// Files that cannot be read.
    private(set) var errors: [FileError] = []
    private let paths: [FilePath]

    /// The option that names them.
    static var option: Option {
        Option(
            "catalogue", .required("FILE"), offers: .files, repeatable: true,
            help: "A catalogue of your own components, added to the SDK's.")
    }

    /// Reads the files.
    init(_ arguments: Arguments) {
        let files = arguments.paths("catalogue")
        paths = files.map { $0.simplified }
        if files.isEmpty { return }
        var result = Catalogue.sdk
        // Their grammar is that of any sheet, and so are the words about its breaches.
        var options = LintOptions()
        options.only = [RuleGroup.syntax.rawValue]
        let linter = Linter(options)
        for file in files {
            do throws(FileError) {
                let tree = SyntaxTree(Source(name: file.text, bytes: try Files.read(file)))
                let (added, findings) = result.adding(Stylesheet(tree))
                result = added
                let syntax = linter.lint(tree).findings
                if let report = FileReport(ofOwn: tree.source, syntax: syntax, more: findings) {
                    reports.append(report)
                }
            } catch {
                errors.append(error)
            }
        }
        let whole = result
        catalogue = { whole }
    }

    /// True where a path is one of the files: it is no theme.
    func contains(_ path: FilePath) -> Bool { !paths.isEmpty && paths.contains(path.simplified) }

    /// True for a sheet that is one of the files.
    func contains(_ input: Input) -> Bool { input.path.map { contains($0) } ?? false }

    /// What the files alone make of the exit code.
    var code: ExitCode {
        if !errors.isEmpty { return .inputOutput }
        let isWrong = reports.contains { $0.hasErrors }
        return isWrong ? .usage : .clean
    }
}

extension FileReport {
    /// True where something in the file is an error.
    var hasErrors: Bool { findings.contains { $0.severity == .error } }

    /// The report of a sheet that no engine reads, a catalogue or settings: its breaches of the grammar cost nothing at
    /// run time. Nil where nothing is wrong with it.
    init?(ofOwn source: Source, syntax: [Diagnostic], more: [Diagnostic]) {
        let all =
            syntax.map { finding in
                var finding = finding
                finding.consequence = .none
                finding.engines = []
                finding.notes = finding.notes.filter { $0.range != nil }
                return finding
            } + more
        if all.isEmpty { return nil }
        let order = all.indices.sorted { (all[$0].range.start, $0) < (all[$1].range.start, $1) }
        self.init(source: source, findings: order.map { all[$0] })
    }
}
