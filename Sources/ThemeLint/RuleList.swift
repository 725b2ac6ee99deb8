// All rules, one line each, in the order of the documentation.

/// The list of rules.
package enum RuleList {
    /// Every rule there is.
    package static let all: [LintRule] = [
        // Syntax
        MissingSemicolon.rule,
        MissingClosingBrace.rule,
        NotATheme.rule,
        // References
        UndefinedVariable.rule,
        // Cascade
        DuplicateAttribute.rule,
        // Suppressions
        UnusedSuppression.rule,
        UnknownSuppression.rule,
        UnexplainedSuppression.rule,
        ExpiredSuppression.rule,
    ]

    /// The rule of an id.
    package static func rule(_ id: String) -> LintRule? {
        for rule in all where rule.id == id { return rule }
        return nil
    }
}
