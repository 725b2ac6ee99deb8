// Cuts a sheet into tokens as NUI's tokeniser does. Must not know the grammar, nor the tolerant lexer of NSSSyntax.

internal import NSSSyntax

/// NUI's tokeniser: the recognisers are tried in a fixed order at every place, the first that matches wins (SP:121-147).
struct NUITokeniser {
    /// Place of the next byte to read.
    private(set) var position: Int

    /// Starts at a place of the text.
    init(at position: Int) { self.position = position }

    /// The next token; at the end of the text always `endOfInput`.
    mutating func next(in bytes: Span<UInt8>) throws(NUILoss) -> NUIToken {
        while position < bytes.count {
            let start = position
            let byte = bytes[start]
            if NUICharacters.isWhiteSpace(byte) {
                position += 1
            } else if NUICharacters.beginsIdentifier(byte) {
                return word(byte, in: bytes)
            } else if let kind = Self.punctuation(byte) {
                position += 1
                return NUIToken(kind: kind, start: start, end: position)
            } else if byte == UInt8(ascii: "/") {
                try skipComment(in: bytes)
            } else {
                try skipForeign(in: bytes)
            }
        }
        return NUIToken(kind: .endOfInput, start: bytes.count, end: bytes.count)
    }

    /// A keyword, an identifier or a variable.
    ///
    /// The keywords are tried before the identifier and ask nothing of what follows (KW:79-98, 21-24), so a word that
    /// begins with one is split: `android.png` is `and` and `roid.png`.
    @inline(__always)
    private mutating func word(_ first: UInt8, in bytes: Span<UInt8>) -> NUIToken {
        let start = position
        let isVariable = first == UInt8(ascii: "@")
        if isVariable, Self.isMedia(bytes, at: start) {
            position += 6
            return NUIToken(kind: .media, start: start, end: position)
        }
        if Self.isAnd(bytes, at: start) {
            position += 3
            return NUIToken(kind: .and, start: start, end: position)
        }
        // The first character alone is a word already (ID:95-99).
        var end = start + 1
        while end < bytes.count, NUICharacters.continuesIdentifier(bytes[end]) { end += 1 }
        position = end
        return NUIToken(kind: isVariable ? .variable : .identifier, start: start, end: end)
    }

    /// Passes a comment, up to the first `*/` behind its `/*` (QR:116-139). A slash that opens none is illegal: it may
    /// follow in an identifier but not begin one.
    private mutating func skipComment(in bytes: Span<UInt8>) throws(NUILoss) {
        let start = position
        guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "*") else {
            throw NUILoss(.illegalCharacter, TextRange(start, start + 1))
        }
        var index = start + 3
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") {
                position = index + 1
                return
            }
            index += 1
        }
        throw NUILoss(.unterminatedComment, TextRange(start, start + 2))
    }

    /// Passes one white space character beyond ASCII; any other character here begins no token (TK:160-191).
    private mutating func skipForeign(in bytes: Span<UInt8>) throws(NUILoss) {
        let decoded = UTF8Scalar.decode(in: bytes, at: position)
        let length = decoded?.length ?? 1
        guard let scalar = decoded?.scalar, NUICharacters.isWhiteSpace(scalar: scalar) else {
            throw NUILoss(.illegalCharacter, TextRange(position, position + length))
        }
        position += length
    }

    /// The kind of a one-character token (SP:141-147).
    @inline(__always)
    private static func punctuation(_ byte: UInt8) -> NUIToken.Kind? {
        switch byte {
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "{"): .openBrace
        case UInt8(ascii: "}"): .closeBrace
        case UInt8(ascii: "("): .openParenthesis
        case UInt8(ascii: ")"): .closeParenthesis
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ";"): .semicolon
        default: nil
        }
    }

    /// True where `and` stands at a place.
    @inline(__always)
    private static func isAnd(_ bytes: Span<UInt8>, at start: Int) -> Bool {
        bytes.count - start >= 3 && bytes[start] == UInt8(ascii: "a") && bytes[start + 1] == UInt8(ascii: "n")
            && bytes[start + 2] == UInt8(ascii: "d")
    }

    /// True where `@media` stands at a place.
    private static func isMedia(_ bytes: Span<UInt8>, at start: Int) -> Bool {
        bytes.count - start >= 6 && bytes[start] == UInt8(ascii: "@") && bytes[start + 1] == UInt8(ascii: "m")
            && bytes[start + 2] == UInt8(ascii: "e") && bytes[start + 3] == UInt8(ascii: "d")
            && bytes[start + 4] == UInt8(ascii: "i") && bytes[start + 5] == UInt8(ascii: "a")
    }
}
