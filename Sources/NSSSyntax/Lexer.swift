// From bytes to tokens, in one pass that cannot fail. Must not know the grammar.

/// The tokens of a sheet: kinds and starts side by side, in order, with an empty token at the end.
///
/// Five bytes a token; a token ends where the next one starts.
@usableFromInline
package struct Tokens: Sendable {
    /// The kind of each token; the last is `endOfInput`.
    @usableFromInline package fileprivate(set) var kinds: [TokenKind] = []
    /// The byte offset where each token starts; the last is the size of the sheet.
    @usableFromInline package fileprivate(set) var starts: [UInt32] = []
    /// Tokens that deserve a second look, in order: see `LexicalFaults`.
    package fileprivate(set) var irregular: [UInt32] = []

    /// Number of tokens, the empty one at the end included.
    @inlinable package var count: Int { kinds.count }

    /// The bytes of a token.
    @inlinable
    package func range(_ index: Int) -> TextRange {
        TextRange(Int(starts[index]), Int(starts[min(index + 1, starts.count - 1)]))
    }
}

/// The hand-written lexer.
package enum Lexer {
    // Classes of bytes, as bits.
    private static let continuesWord: UInt8 = 1  // A-Z a-z 0-9 _ - . \
    private static let startsWord: UInt8 = 2  // the same and #
    private static let space: UInt8 = 4
    private static let punctuation: UInt8 = 8
    private static let beyondASCII: UInt8 = 16

    private static let classes: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in UInt8.min...UInt8.max {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "\\"):
                table[Int(byte)] = continuesWord | startsWord
            case UInt8(ascii: "#"): table[Int(byte)] = startsWord
            case 0x09...0x0D, 0x20: table[Int(byte)] = space
            case UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
                UInt8(ascii: ","), UInt8(ascii: ";"):
                table[Int(byte)] = punctuation
            case 0x80...: table[Int(byte)] = beyondASCII
            default: break
            }
        }
        return table
    }()

    /// Splits a sheet into tokens. Total: any bytes give tokens that cover each byte once.
    package static func tokenize(_ source: Source) -> Tokens {
        // Real sheets have about six bytes a token; pages that stay untouched cost nothing. A sheet of nothing but
        // punctuation needs more room and is read once more.
        let size = source.bytes.count
        return tokenize(source, capacity: size / 3 + 64) ?? tokenize(source, capacity: size + 2) ?? Tokens()
    }

    /// Nil where the tokens do not fit.
    private static func tokenize(_ source: Source, capacity: Int) -> Tokens? {
        var tokens = Tokens()
        var room = TokenRoom()
        // Tokens are written without a check of the array for each: that check costs as much as the lexing.
        // `TokenRoom` writes below `capacity` only, and the counts given back are of tokens that were written.
        tokens.kinds = unsafe [TokenKind](unsafeUninitializedCapacity: capacity) { kinds, kindCount in
            tokens.starts = unsafe [UInt32](unsafeUninitializedCapacity: capacity) { starts, startCount in
                unsafe room.use(kinds, starts)
                scan(source.bytes.span, &room)
                startCount = room.count
            }
            kindCount = room.count
        }
        tokens.irregular = room.irregular
        return room.isFull ? nil : tokens
    }

    private static func scan(_ bytes: Span<UInt8>, _ tokens: inout TokenRoom) {
        let classes = Self.classes.span
        var index = 0
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            tokens.add(.byteOrderMark, at: 0, irregular: true)
            index = 3
        }
        while index < bytes.count, !tokens.isFull {
            let start = index
            let byte = bytes[index]
            let byteClass = classes[Int(byte)]
            index += 1
            if byteClass & startsWord != 0 {
                let odd = word(in: bytes, classes, &index)
                tokens.add(.word, at: start, irregular: odd || startsWithKeyword(in: bytes, start, index))
            } else if byteClass == space {
                whiteSpace(in: bytes, classes, &index)
                tokens.add(.whiteSpace, at: start)
            } else if byteClass == punctuation {
                tokens.add(kind(of: byte), at: start)
            } else if byte == UInt8(ascii: "@") {
                let odd = word(in: bytes, classes, &index)
                tokens.add(.atWord, at: start, irregular: odd || startsWithKeyword(in: bytes, start, index))
            } else if byte == UInt8(ascii: "/"), index < bytes.count, bytes[index] == UInt8(ascii: "*") {
                let glued = tokens.last == .word || tokens.last == .atWord
                index = start
                let odd = comment(in: bytes, &index)
                tokens.add(.comment, at: start, irregular: odd || glued)
            } else {
                index = start
                other(in: bytes, classes, &index, &tokens)
            }
        }
        tokens.add(.endOfInput, at: bytes.count)
    }

    /// Moves past word characters; true where one of them is beyond ASCII or the word holds `//`.
    @inline(__always)
    private static func word(in bytes: Span<UInt8>, _ classes: Span<UInt8>, _ index: inout Int) -> Bool {
        while let count = WordScan.count(in: bytes, at: index) {
            index += count
            if count < 16 { break }
        }
        var odd = false
        while index < bytes.count {
            let byte = bytes[index]
            let byteClass = classes[Int(byte)]
            if byteClass & continuesWord != 0 {
                index += 1
            } else if byte == UInt8(ascii: "/") {
                if index + 1 < bytes.count {
                    if bytes[index + 1] == UInt8(ascii: "*") { break }
                    if bytes[index + 1] == UInt8(ascii: "/") { odd = true }
                }
                index += 1
            } else if byteClass == beyondASCII {
                guard let scalar = UTF8Scalar.decode(in: bytes, at: index), !UTF8Scalar.isWhiteSpace(scalar.scalar)
                else { break }
                odd = true
                index += scalar.length
            } else {
                break
            }
        }
        return odd
    }

    /// True where NUI may split the word: it knows `and` and `@media` without a word boundary.
    @inline(__always)
    private static func startsWithKeyword(in bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        if bytes[start] == UInt8(ascii: "a") {
            return end - start > 2 && bytes[start + 1] == UInt8(ascii: "n") && bytes[start + 2] == UInt8(ascii: "d")
        }
        guard bytes[start] == UInt8(ascii: "@"), end - start > 5, bytes[start + 1] == UInt8(ascii: "m") else {
            return false
        }
        return bytes[start + 2] == UInt8(ascii: "e") && bytes[start + 3] == UInt8(ascii: "d")
            && bytes[start + 4] == UInt8(ascii: "i") && bytes[start + 5] == UInt8(ascii: "a")
    }

    @inline(__always)
    private static func whiteSpace(in bytes: Span<UInt8>, _ classes: Span<UInt8>, _ index: inout Int) {
        while index < bytes.count {
            let byteClass = classes[Int(bytes[index])]
            if byteClass == space {
                index += 1
            } else if byteClass == beyondASCII, let scalar = UTF8Scalar.decode(in: bytes, at: index),
                UTF8Scalar.isWhiteSpace(scalar.scalar)
            {
                index += scalar.length
            } else {
                return
            }
        }
    }

    private static func kind(of byte: UInt8) -> TokenKind {
        switch byte {
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "}"): .rightBrace
        case UInt8(ascii: "("): .leftParenthesis
        case UInt8(ascii: ")"): .rightParenthesis
        case UInt8(ascii: ","): .comma
        default: .semicolon
        }
    }

    /// Moves past a comment; true where it is not closed, holds another `/*` or bytes beyond ASCII, which may be wrong.
    private static func comment(in bytes: Span<UInt8>, _ index: inout Int) -> Bool {
        index += 2
        var odd = false
        var seen: UInt8 = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard index < bytes.count else { break }
            seen |= byte
            if byte == UInt8(ascii: "*"), bytes[index] == UInt8(ascii: "/") {
                index += 1
                return odd || seen >= 0x80
            }
            if byte == UInt8(ascii: "/"), bytes[index] == UInt8(ascii: "*") { odd = true }
        }
        return true
    }

    /// Everything that a well-formed sheet has outside comments at most by accident.
    private static func other(
        in bytes: Span<UInt8>, _ classes: Span<UInt8>, _ index: inout Int, _ tokens: inout TokenRoom
    ) {
        let start = index
        let byte = bytes[index]
        if byte >= 0x80, let scalar = UTF8Scalar.decode(in: bytes, at: index) {
            index += scalar.length
            if UTF8Scalar.isWhiteSpace(scalar.scalar) {
                whiteSpace(in: bytes, classes, &index)
                tokens.add(.whiteSpace, at: start)
            } else {
                _ = word(in: bytes, classes, &index)
                tokens.add(.word, at: start, irregular: true)
            }
        } else if isAddress(in: bytes, classes, index) {
            address(in: bytes, classes, &index)
            tokens.add(.error, at: start, irregular: true)
        } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
            index += 2
            while index < bytes.count, !isLineEnd(bytes[index]) { index += 1 }
            tokens.add(.lineComment, at: start, irregular: true)
        } else if let end = endOfString(in: bytes, at: index) {
            index = end
            var seen: UInt8 = 0
            for offset in start..<end { seen |= bytes[offset] }
            tokens.add(.string, at: start, irregular: seen >= 0x80)
        } else {
            errorRun(in: bytes, classes, &index)
            tokens.add(.error, at: start, irregular: true)
        }
    }

    /// True for the slashes of `http://…`, `url(//…` and a value `//…`, which begin no comment that anybody meant: it would
    /// swallow what closes the block.
    private static func isAddress(in bytes: Span<UInt8>, _ classes: Span<UInt8>, _ index: Int) -> Bool {
        guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "/"),
            classes[Int(bytes[index + 2])] & continuesWord != 0
        else { return false }
        var before = index - 1
        while before >= 0, bytes[before] == UInt8(ascii: " ") || bytes[before] == UInt8(ascii: "\t") { before -= 1 }
        return before >= 0 && (bytes[before] == UInt8(ascii: ":") || bytes[before] == UInt8(ascii: "("))
    }

    /// Moves past an address: to white space, punctuation other than `:`, a quotation mark or a comment.
    private static func address(in bytes: Span<UInt8>, _ classes: Span<UInt8>, _ index: inout Int) {
        let isEnd = space | punctuation | beyondASCII
        while index < bytes.count {
            _ = word(in: bytes, classes, &index)
            guard index < bytes.count else { return }
            switch bytes[index] {
            case UInt8(ascii: ":"): break
            // A word ends before a slash where that begins a comment.
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"): return
            default: if classes[Int(bytes[index])] & isEnd != 0 { return }
            }
            index += 1
        }
    }

    private static func errorRun(in bytes: Span<UInt8>, _ classes: Span<UInt8>, _ index: inout Int) {
        index += 1
        while index < bytes.count {
            let byte = bytes[index]
            switch classes[Int(byte)] {
            case beyondASCII: if UTF8Scalar.decode(in: bytes, at: index) != nil { return }
            case 0: break
            default: return
            }
            if byte == UInt8(ascii: "@") { return }
            if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
                bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
            {
                return
            }
            // A search that fails finds no such quote up to the end of the line, so a line sees at most two of them.
            if endOfString(in: bytes, at: index) != nil { return }
            index += 1
        }
    }

    /// The end of a quoted text that starts at `index` and is closed on the same line.
    private static func endOfString(in bytes: Span<UInt8>, at index: Int) -> Int? {
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        var end = index + 1
        while end < bytes.count, !isLineEnd(bytes[end]) {
            if bytes[end] == quote { return end + 1 }
            end += 1
        }
        return nil
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}

/// Where tokens are written while a sheet is lexed. Safe to use: it never writes past the memory it was given.
@safe
private struct TokenRoom {
    private(set) var count = 0
    /// Tokens that deserve a second look.
    private(set) var irregular: [UInt32] = []
    /// True where a token did not fit.
    private(set) var isFull = false
    private(set) var last = TokenKind.endOfInput
    private var capacity = 0
    private var kinds = unsafe UnsafeMutableBufferPointer<TokenKind>(start: nil, count: 0)
    private var starts = unsafe UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)

    /// Takes the memory of two arrays of one size, which stays valid as long as tokens are added.
    mutating func use(_ kinds: UnsafeMutableBufferPointer<TokenKind>, _ starts: UnsafeMutableBufferPointer<UInt32>) {
        capacity = min(kinds.count, starts.count)
        unsafe self.kinds = kinds
        unsafe self.starts = starts
    }

    @inline(__always)
    mutating func add(_ kind: TokenKind, at start: Int, irregular odd: Bool = false) {
        guard count < capacity else {
            isFull = true
            return
        }
        if odd { irregular.append(UInt32(count)) }
        unsafe kinds[count] = kind
        unsafe starts[count] = UInt32(truncatingIfNeeded: start)
        count += 1
        last = kind
    }
}
