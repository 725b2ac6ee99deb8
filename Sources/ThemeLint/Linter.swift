// Runs the rules over one sheet. Must not know what any of them looks for.

import FioriTheme
package import NSSSyntax

/// What the linter has to say about one sheet.
package struct LintResult: Sendable {
    /// The sheet as it was read.
    package let tree: SyntaxTree
    /// The findings in order of place; at one place in the order of the list of rules.
    package let findings: [Diagnostic]
    /// What becomes of the sheet at launch, one row for each chosen engine.
    package let forecast: [Forecast]
}

/// The linter.
package struct Linter: Sendable {
    /// What it was asked to do.
    package let options: LintOptions
    private let rules: [LintRule]

    /// Makes a linter with all rules that the options leave on.
    package init(_ options: LintOptions) {
        self.init(options, rules: RuleList.all)
    }

    /// Makes a linter with some rules.
    package init(_ options: LintOptions, rules: [LintRule]) {
        self.options = options
        self.rules = rules.filter { options.isOn($0) }
    }

    /// Lints one sheet over the lower sheets of its stack.
    package func lint(_ source: Source, base: [SyntaxTree] = []) -> LintResult {
        lint(SyntaxTree(source), base: base)
    }

    /// Lints one sheet that was read before.
    package func lint(_ tree: SyntaxTree, base: [SyntaxTree] = []) -> LintResult {
        var pass = LintPass(tree, base: base, options: options)
        let foreign = ForeignLanguage(of: tree)
        for rule in rules where foreign == nil || rule.id == NotATheme.rule.id {
            pass.rule = rule
            rule.check(&pass)
        }
        pass.sortFindings()
        let forecast = Forecast.make(&pass)
        return LintResult(tree: tree, findings: pass.findings, forecast: forecast)
    }
}
