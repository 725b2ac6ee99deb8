// A value as its tokens, free of the tree it stands in. Must not know what any word means.

package import NSSSyntax

/// The tokens of a value without trivia, and the bytes they stand in.
package struct ValueText: Sendable {
    /// The sheet.
    package let bytes: [UInt8]
    /// Kind of each token.
    package let kinds: [TokenKind]
    /// Bytes of each token.
    package let ranges: [TextRange]

    /// Looks at a value of a sheet.
    package init(_ value: Value) {
        let tokens = value.tree.tokens
        var kinds: [TokenKind] = []
        var ranges: [TextRange] = []
        kinds.reserveCapacity(value.endToken - value.firstToken)
        ranges.reserveCapacity(value.endToken - value.firstToken)
        for token in value.firstToken..<value.endToken where !tokens.kinds[token].isTrivia {
            kinds.append(tokens.kinds[token])
            ranges.append(tokens.range(token))
        }
        bytes = value.tree.source.bytes
        self.kinds = kinds
        self.ranges = ranges
    }

    /// Reads a value that stands in no sheet.
    package init(text: String) {
        let start = "a{b:".utf8.count
        let tree = SyntaxTree(Source(name: "", text: "a{b:" + text + ";}"))
        var kinds: [TokenKind] = []
        var ranges: [TextRange] = []
        let end = start + text.utf8.count
        for token in 0..<tree.tokens.count {
            let range = tree.tokens.range(token)
            guard range.start >= start, range.end <= end, !tree.tokens.kinds[token].isTrivia else { continue }
            kinds.append(tree.tokens.kinds[token])
            ranges.append(range)
        }
        bytes = tree.source.bytes
        self.kinds = kinds
        self.ranges = ranges
    }

    /// Number of tokens.
    package var count: Int { kinds.count }
    /// From the first token to the last one.
    package var range: TextRange {
        count == 0 ? TextRange(0, 0) : TextRange(ranges[0].start, ranges[count - 1].end)
    }
    /// The text of a token.
    package func text(_ token: Int) -> String { text(in: ranges[token]) }
    /// The text of some bytes.
    package func text(in range: TextRange) -> String { String(decoding: bytes[range.start..<range.end], as: UTF8.self) }
    /// The value where it is a single word.
    package var word: String? { count == 1 && isWord(0) ? text(0) : nil }
    /// True for a word. A pattern, not ==: across modules that is a call.
    package func isWord(_ token: Int) -> Bool {
        if case .word = kinds[token] { return true }
        return false
    }
    /// True for a comma.
    package func isComma(_ token: Int) -> Bool {
        if case .comma = kinds[token] { return true }
        return false
    }
    /// True where every token is a word.
    package var isAllWords: Bool {
        for token in 0..<count where !isWord(token) { return false }
        return count > 0
    }
    /// True where some token is neither word nor comma nor parenthesis: nothing is concluded from such a value.
    package var isUnreadable: Bool {
        for kind in kinds {
            switch kind {
            case .word, .comma, .leftParenthesis, .rightParenthesis: break
            default: return true
            }
        }
        return count == 0
    }
    /// The texts between commas, each as the tokens it has: `1, 2 3` is `[0..<1, 2..<4]`. Parentheses do not count.
    package func fields(_ tokens: Range<Int>) -> [Range<Int>] {
        var fields: [Range<Int>] = []
        // Mostly one or two tokens a field.
        fields.reserveCapacity(tokens.count / 2 + 1)
        var start = tokens.lowerBound
        for token in tokens where isComma(token) {
            fields.append(start..<token)
            start = token + 1
        }
        fields.append(start..<tokens.upperBound)
        return fields
    }
    /// Name and arguments of `name(…)`, where the value is just that.
    package var function: (name: TextRange, arguments: Range<Int>)? {
        guard count >= 3, isWord(0), case .leftParenthesis = kinds[1], case .rightParenthesis = kinds[count - 1]
        else { return nil }
        for token in 2..<count - 1 {
            switch kinds[token] {
            case .leftParenthesis, .rightParenthesis: return nil
            default: break
            }
        }
        return (ranges[0], 2..<count - 1)
    }
}
