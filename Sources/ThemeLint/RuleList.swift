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
        VariableFromAnotherFile.rule,
        VariableFromLaterLayer.rule,
        VariableUsedAsTwoTypes.rule,
        MisspeltPaletteName.rule,
        UnknownPaletteVariant.rule,
        PaletteOverrideNotAColor.rule,
        InvertedPaletteVariant.rule,
        PaletteOverridePartial.rule,
        PaletteKeyNeverRead.rule,
        ShadowedTintAlias.rule,
        // Catalogue
        UnknownComponent.rule,
        UnknownPart.rule,
        WrongCaseClassPath.rule,
        MissingFDLPrefix.rule,
        UnknownAttribute.rule,
        UnlistedAttribute.rule,
        AttributeOnWrongPart.rule,
        IncompleteAttributePair.rule,
        DeprecatedComponent.rule,
        NewerThanSDK.rule,
        ObsoletePaletteName.rule,
        UndocumentedClassPath.rule,
        UIKitClassName.rule,
        UnknownClass.rule,
        SelectorNeverMatches.rule,
        AttributeNeverRead.rule,
        // States
        UnknownStateSuffix.rule,
        UnsupportedState.rule,
        MisorderedStateSuffix.rule,
        MissingDisabledState.rule,
        ExplicitNormalSuffix.rule,
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
