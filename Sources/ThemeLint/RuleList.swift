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
        UnusedVariable.rule,
        DuplicateVariable.rule,
        VariableCycle.rule,
        VariableChain.rule,
        VariableInsideValue.rule,
        VariableOnlyInMedia.rule,
        MisspeltPaletteName.rule,
        // Values
        InvalidColor.rule,
        InvalidHexLength.rule,
        AmbiguousHexAlpha.rule,
        HexAlphaOverFull.rule,
        UnknownColorName.rule,
        UnsupportedColorFunction.rule,
        ColorComponentOutOfRange.rule,
        TransparentForeground.rule,
        InvalidNumber.rule,
        NumberOutOfRange.rule,
        UnitInNumber.rule,
        UnknownFontName.rule,
        UnknownFontStyle.rule,
        UnknownKeyword.rule,
        InvalidBoolean.rule,
        WrongValueCount.rule,
        UnlikelyValue.rule,
        AlphaWithoutDot.rule,
        SpaceInsideHex.rule,
        // Catalogue
        AttributeValueType.rule,
        // Cascade
        DuplicateAttribute.rule,
        DuplicateBlock.rule,
        DuplicateClassPath.rule,
        EmptyBlock.rule,
    ]

    /// The rule of an id.
    package static func rule(_ id: String) -> LintRule? {
        for rule in all where rule.id == id { return rule }
        return nil
    }
}
