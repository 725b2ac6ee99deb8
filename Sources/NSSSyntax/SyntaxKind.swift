// The kinds of tokens and nodes. Must not know what any name means.
//
// What other modules ask of each token or node is `@inlinable`. That has an effect only where its type is
// `@usableFromInline`, package or not: otherwise it is a call for each.

/// What a token is. Every byte of a sheet belongs to exactly one token.
@usableFromInline
package enum TokenKind: UInt8, Sendable {
    // Trivia come first: `isTrivia` is one comparison.
    /// A run of white space.
    case whiteSpace
    /// U+FEFF as the first bytes of the sheet.
    case byteOrderMark
    /// `/* … */`, or `/*` to the end of the input where it is not closed.
    case comment
    /// `//` to the end of the line, which NSS does not have.
    case lineComment

    /// A name, a number, a colour, a font, an image.
    case word
    /// `@` with the word characters after it.
    case atWord
    /// A quoted text on one line, which NSS does not have.
    case string
    /// `:`
    case colon
    /// `{`
    case leftBrace
    /// `}`
    case rightBrace
    /// `(`
    case leftParenthesis
    /// `)`
    case rightParenthesis
    /// `,`
    case comma
    /// `;`
    case semicolon
    /// A run of bytes that no token may hold.
    case error
    /// The end; an empty token after the last byte.
    case endOfInput

    /// True for tokens that the grammar passes over.
    @inlinable package var isTrivia: Bool {
        switch self {
        case .whiteSpace, .byteOrderMark, .comment, .lineComment: true
        default: false
        }
    }

    /// The name that `fdltheme dump tokens` prints.
    package var name: String {
        switch self {
        case .whiteSpace: "white-space"
        case .byteOrderMark: "byte-order-mark"
        case .comment: "comment"
        case .lineComment: "line-comment"
        case .word: "word"
        case .atWord: "at-word"
        case .string: "string"
        case .colon: "colon"
        case .leftBrace: "left-brace"
        case .rightBrace: "right-brace"
        case .leftParenthesis: "left-parenthesis"
        case .rightParenthesis: "right-parenthesis"
        case .comma: "comma"
        case .semicolon: "semicolon"
        case .error: "error"
        case .endOfInput: "end-of-input"
        }
    }
}

/// What a node is.
package enum NodeKind: UInt8, Sendable {
    /// `@name: value;`
    case definition
    /// `selector, selector { … }`
    case rule
    /// `name: value;`
    case declaration
    /// `@media (feature: value) and (…) { … }`
    case media
    /// `@import …;` and other at-words that are no part of the language.
    case unknownAtRule
    /// Tokens that fit nowhere, kept as they are.
    case unexpected

    /// The name that `fdltheme dump tree` prints.
    package var name: String {
        switch self {
        case .definition: "definition"
        case .rule: "rule"
        case .declaration: "declaration"
        case .media: "media"
        case .unknownAtRule: "unknown-at-rule"
        case .unexpected: "unexpected"
        }
    }
}
