// What holds of findings and fixes on any sheet: fixpoints, what safe means, and agreement with NUI's own reader. Must not
// know where the sheet comes from.

import FioriTheme
package import NSSSyntax
package import ThemeLint

/// The properties of findings and fixes.
package enum FixProperties {
    private static func linter(_ engines: [Engine]) -> Linter { linter(engines, only: []) }

    private static func linter(_ engines: [Engine], only: [String]) -> Linter {
        var options = LintOptions()
        options.engines = engines
        options.only = only
        return Linter(options)
    }

    /// The rules whose safe fixes are layout and need no proof.
    private static let layout = linter([.uikit, .swiftui, .nui], only: ["syntax"])

    private static let linters = [[Engine.nui], [.uikit, .swiftui, .nui]].map(linter)

    /// Applies first fixes round by round. Nil where so many rounds do not reach the end.
    package static func fixed(_ bytes: [UInt8], _ linter: Linter, _ safety: Fix.Safety, rounds: Int) -> LintResult? {
        let source = Source(name: "t.nss", bytes: bytes)
        let remaining = Fixer.fix(source, base: [], linter: linter, allowing: safety, rounds: rounds).remaining
        for finding in remaining.findings
        where finding.fixes.contains(where: { safety == .unsafe || $0.safety == .safe }) {
            return nil
        }
        return remaining
    }

    /// The first property that a sheet breaks; nil where all hold.
    ///
    /// The fixes of a sheet as people write it are done in three rounds. In a sheet that is cut off or spliced one
    /// repair brings the next to light, as a brace does with what stands in its block: there `rounds` are granted.
    package static func violation(_ bytes: [UInt8], rounds: Int = Fixer.maximumRounds) -> String? {
        for linter in linters {
            let result = linter.lint(Source(name: "t.nss", bytes: bytes))
            if let wrong = ranges(result) { return wrong }
            guard let mended = fixed(bytes, linter, .unsafe, rounds: rounds) else {
                return "unsafe fixes reach no fixpoint in \(rounds) rounds"
            }
            for finding in mended.findings where RuleList.rule(finding.rule)?.group == .syntax {
                if !finding.fixes.isEmpty {
                    return "\(finding.rule) is left after all fixes"
                }
            }
            guard let safe = fixed(bytes, linter, .safe, rounds: rounds) else {
                return "safe fixes reach no fixpoint in \(rounds) rounds"
            }
            // Of a sheet that the grammar reads, the resolver says whether a cell changed.
            if result.tree.faults.isEmpty, let wrong = change(result.tree, safe.tree, linter.options.engines) {
                return "safe fixes: " + wrong
            }
        }
        // Of any sheet: what needs no proof changes no text of a cell.
        let before = SyntaxTree(Source(name: "t.nss", bytes: bytes))
        guard let after = fixed(bytes, layout, .safe, rounds: rounds) else {
            return "safe fixes of layout reach no fixpoint in \(rounds) rounds"
        }
        if let wrong = Cells.difference(before: before, after: after.tree) { return "safe fixes: " + wrong }
        return disagreement(bytes)
    }

    /// A cell with a value that is another one afterwards, in some engine; nil where there is none.
    private static func change(_ before: SyntaxTree, _ after: SyntaxTree, _ engines: [Engine]) -> String? {
        for engine in engines {
            let comparison = ThemeComparison(
                ThemeStack(Theme(before), engine: engine), ThemeStack(Theme(after), engine: engine))
            for change in comparison.changes
            where change.old.failure == nil && change.old.origin != nil && !change.old.isDefault
                && hasPath(after, change.classPath)
            {
                return "\(engine.name): '\(change.attribute)' of '\(change.classPath)' is another"
            }
        }
        return nil
    }

    /// A name that nothing reads may be mended, and is then not there any more.
    private static func hasPath(_ tree: SyntaxTree, _ path: String) -> Bool {
        SheetTable(tree).paths.ranges.contains { tree.source.text(in: $0) == path }
    }

    private static func ranges(_ result: LintResult) -> String? {
        let size = result.tree.source.bytes.count
        var last = 0
        for finding in result.findings {
            let range = finding.range
            if range.start < last || range.start > range.end || range.end > size {
                return "\(finding.rule) out of place"
            }
            last = range.start
            for edit in finding.fixes.flatMap(\.edits)
            where edit.range.start < 0 || edit.range.start > edit.range.end || edit.range.end > size {
                return "a fix of \(finding.rule) is out of range"
            }
        }
        return nil
    }

    /// What NUI loses the forecast tells, whatever the sheet's comments silence; unsilenced it has an error, too.
    private static func disagreement(_ bytes: [UInt8]) -> String? {
        let source = Source(name: "t.nss", bytes: bytes)
        guard let loss = NUIReader(source).loss else { return nil }
        let result = linters[0].lint(source)
        guard result.forecast.first?.outcome == .sheetLost else {
            return "NUI loses it by \(loss.cause), and the forecast does not say so"
        }
        let errors = result.findings.filter { $0.severity == .error && RuleList.rule($0.rule)?.group == .syntax }
        return errors.isEmpty && result.suppressed == 0 ? "NUI loses it by \(loss.cause), no error of syntax" : nil
    }
}
