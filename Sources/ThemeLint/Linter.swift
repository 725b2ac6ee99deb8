// Runs the rules over one sheet. Must not know what any of them looks for.

import FioriTheme
public import NSSSyntax

/// What the linter has to say about one sheet.
public struct LintResult: Sendable {
    /// The sheet as it was read.
    package let tree: SyntaxTree
    /// The findings in order of place; at one place in the order of the list of rules.
    public let findings: [Diagnostic]
    /// What becomes of the sheet at launch, one row for each chosen engine.
    public let forecast: [Forecast]
    /// Number of findings that the sheet's comments silence.
    public let suppressed: Int
}

/// The linter.
public struct Linter: Sendable {
    /// What it was asked to do.
    public let options: LintOptions
    private let rules: [LintRule]

    /// Makes a linter with all rules that the options leave on.
    public init(_ options: LintOptions) {
        self.init(options, rules: RuleList.all)
    }

    /// Makes a linter with some rules.
    package init(_ options: LintOptions, rules: [LintRule]) {
        self.options = options
        self.rules = rules.filter { options.isOn($0) }
    }

    /// Lints one sheet over the lower sheets of its stack, which are read and not reported, weakest first.
    public func lint(_ source: Source, over base: [Source] = []) -> LintResult {
        lint(SyntaxTree(source), base: base.map { SyntaxTree($0) })
    }

    /// Lints one sheet over lower sheets that were read before.
    package func lint(
        _ source: Source, base: [SyntaxTree], memory: LintMemory? = nil, proving effort: FixProof.Effort = .report
    ) -> LintResult {
        lint(SyntaxTree(source), base: base, memory: memory, proving: effort)
    }

    /// Lints one sheet that was read before. `memory` was made for the same options; nil for a single sheet.
    package func lint(
        _ tree: SyntaxTree, base: [SyntaxTree] = [], memory: LintMemory? = nil,
        proving effort: FixProof.Effort = .report
    ) -> LintResult {
        var pass = LintPass(tree, base: base, rules: rules, options: options, memory: memory ?? LintMemory(options))
        let isForeign = ForeignLanguage(of: tree) != nil
        let suppressions = Suppressions(tree, rules: rules, today: options.today)
        pass.folds = suppressions == nil
        for index in rules.indices where rules[index].group != .suppressions {
            if isForeign, rules[index].id != NotATheme.rule.id { continue }
            // A sheet that is broken has other worries, and what its pieces mean is not sure enough to move them.
            if rules[index].group == .style, !tree.faults.isEmpty { continue }
            pass.running = index
            rules[index].check(&pass)
        }
        pass.closeFolds()
        pass.sortFindings()
        // What becomes of the sheet is a fact, whatever is silenced.
        let forecast = Forecast.make(&pass)
        if let suppressions {
            pass.apply(suppressions)
            if !isForeign { judgeSuppressions(&pass) }
            pass.sortFindings()
        }
        FixProof.prove(rules, effort, &pass)
        pass.keepCoveredStatements(rules)
        return LintResult(
            tree: tree, findings: pass.findings, forecast: forecast, suppressed: pass.suppressions?.count ?? 0)
    }

    /// Runs the rules about comments that silence rules. Such a comment may silence these, too, so that the rule which
    /// says what was needless has to be the last.
    private func judgeSuppressions(_ pass: inout LintPass) {
        for isLast in [false, true] {
            let start = pass.findings.count
            for (index, rule) in rules.enumerated()
            where rule.group == .suppressions && (rule.id == UnusedSuppression.rule.id) == isLast {
                pass.running = index
                rule.check(&pass)
            }
            pass.applySuppressions(from: start)
        }
    }
}
