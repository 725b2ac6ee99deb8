// What the lexer and the parser noticed, as facts. Must not word them: the rules of the linter do.

/// One breach of the grammar, or one trap of the language, at one place.
package struct SyntaxFault: Sendable, Hashable {
    /// What was noticed.
    package enum Kind: UInt8, Sendable, CaseIterable {
        // Noticed in a token by itself.
        case unexpectedCharacter
        case invalidUTF8
        case byteOrderMark
        case unterminatedComment
        case commentInsideComment
        case lineComment
        case commentAfterWord
        case slashInWord
        case wordStartsWithKeyword
        // Noticed by the parser.
        case missingSemicolon
        case missingColon
        case missingValue
        case missingClosingBrace
        case strayClosingBrace
        case straySemicolon
        case missingClassPath
        case trailingComma
        case declarationOutsideBlock
        case nestedBlock
        case nestingTooDeep
        case unknownAtRule
        case malformedMediaCondition
        case unexpectedToken
        case definitionInsideBlock
        case missingOpeningBrace
        case quotedValue
        case colonInSelector
        case descendantSelector
    }

    /// What was noticed.
    package var kind: Kind
    /// The bytes it is reported at; empty for something missing.
    package var range: TextRange
    /// First token concerned.
    package var token: Int
    /// Just past the last token concerned.
    package var endToken: Int
    /// Byte offset of the place that a repair needs: where a brace belongs, where a block that moves goes. -1: none.
    package var repair: Int = -1
    /// How many of it: closing braces that are missing at one place.
    package var count: Int = 1
}
