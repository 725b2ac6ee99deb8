// Why NUI drops a whole sheet. Must not know how to word it.

package import NSSSyntax

/// The first error of a sheet. NUI has no recovery: one error anywhere leaves an empty style table (SR:222-240).
package struct NUILoss: Error, Hashable, Sendable {
    /// What stopped the reader.
    package enum Cause: UInt8, CaseIterable, Hashable, Sendable {
        /// A character that begins no token (TK:160-191).
        case illegalCharacter
        /// A token the grammar does not allow there (SP:152-168).
        case unexpectedToken
        /// A `/*` without its `*/` (QR:130-181).
        case unterminatedComment
        /// The sheet ends within a rule, a definition or a media block.
        case endOfInput
        /// The bytes are not UTF-8, so there is no text to read (SP:32, 39).
        case notUTF8
    }

    /// What stopped the reader.
    package var cause: Cause
    /// Where: the character, the token, the comment's two opening characters, the empty place at the end, or the first
    /// byte that is not UTF-8.
    package var range: TextRange

    /// Makes a loss.
    package init(_ cause: Cause, _ range: TextRange) {
        self.cause = cause
        self.range = range
    }
}
