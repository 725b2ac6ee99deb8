// What NUI's tokeniser hands to its grammar. Must not know how either works.

internal import NSSSyntax

/// One token of NUI. White space and comments are dropped before they become one (P/NUITokeniserDelegate.m:20).
struct NUIToken {
    /// What a token is.
    enum Kind: UInt8 {
        case endOfInput
        /// `@media`
        case media
        /// `and`
        case and
        /// A word; numbers, colours and file names are words too.
        case identifier
        /// A word that begins with `@`.
        case variable
        case colon
        case openBrace
        case closeBrace
        case openParenthesis
        case closeParenthesis
        case comma
        case semicolon
    }

    let kind: Kind
    let start: Int
    let end: Int

    /// Where the token stands.
    var range: TextRange { TextRange(start, end) }
}
