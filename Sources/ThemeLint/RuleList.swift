// All rules, one line each, in the order of the documentation.

/// The list of rules.
package enum RuleList {
    /// Every rule there is.
    package static let all: [LintRule] = [
        // Syntax
        UnexpectedCharacter.rule,
        InvalidUTF8.rule,
        ByteOrderMark.rule,
        UnterminatedComment.rule,
        CommentInsideComment.rule,
        LineComment.rule,
        MissingSemicolon.rule,
        MissingColon.rule,
        MissingValue.rule,
        MissingClosingBrace.rule,
        StrayClosingBrace.rule,
        StraySemicolon.rule,
        MissingClassPath.rule,
        TrailingComma.rule,
        DeclarationOutsideBlock.rule,
        NestedBlock.rule,
        UnknownAtRule.rule,
        MalformedMediaCondition.rule,
        UnknownMediaFeature.rule,
        SeveralStatementsOnALine.rule,
        UnexpectedToken.rule,
        DefinitionInsideBlock.rule,
        MissingOpeningBrace.rule,
        QuotedValue.rule,
        CommentAfterWord.rule,
        SlashInWord.rule,
        WordStartsWithKeyword.rule,
        ClassChainInSheet.rule,
        DescendantSelector.rule,
        StateAsPseudoClass.rule,
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
