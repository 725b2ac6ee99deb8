// What fixes of several syntax rules need to write text that reads as intended. Must not know any rule.

package import NSSSyntax

extension LintPass {
    /// What to do about `http://…`, of which one rule meets the colon and another one the slashes.
    static let addressHelp = "no value is an address; write the name of what the app brings"

    /// The line end that the sheet uses, judged by its first one.
    package var lineEnd: String {
        let bytes = source.bytes
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
            if bytes[index] == UInt8(ascii: "\n") { return "\n" }
            return index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
        }
        return "\n"
    }

    /// The end of the line that holds a byte, its line end and the blanks before that not included.
    package func endOfLine(at offset: Int) -> Int {
        let bytes = source.bytes
        var end = offset
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
        while end > offset, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
        return end
    }

    /// True where nothing but blanks stands between the start of the line and a byte.
    package func isFirstOnLine(_ offset: Int) -> Bool {
        let start = withBlanksBefore(offset)
        return start == 0 || source.bytes[start - 1] == UInt8(ascii: "\n")
            || source.bytes[start - 1] == UInt8(ascii: "\r")
    }

    /// A place before which blanks are left out, on its own line.
    package func withBlanksBefore(_ offset: Int) -> Int {
        let bytes = source.bytes
        var start = offset
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        return start
    }

    /// The text of a line comment, slashes included, as a block comment that ends where it ends.
    package func blockComment(of range: TextRange) -> [UInt8] {
        let bytes = source.bytes
        var start = range.start
        var end = range.end
        while start < end, bytes[start] == UInt8(ascii: "/") { start += 1 }
        while start < end, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") { start += 1 }
        while end > start, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
        var text = Array("/* ".utf8)
        for index in start..<end {
            // No mark of a comment may come to stand inside: not `*/`, which would end it, nor `/*`.
            let last = text[text.count - 1]
            let byte = bytes[index]
            if (last == UInt8(ascii: "*") && byte == UInt8(ascii: "/"))
                || (last == UInt8(ascii: "/") && byte == UInt8(ascii: "*"))
            {
                text.append(UInt8(ascii: " "))
            }
            text.append(byte)
        }
        if start < end { text.append(UInt8(ascii: " ")) }
        return text + Array("*/".utf8)
    }

    /// The next token that is no trivia.
    package func token(after token: Int) -> Int {
        let kinds = tree.tokens.kinds
        var index = token + 1
        while index < kinds.count - 1, kinds[index].isTrivia { index += 1 }
        return min(index, kinds.count - 1)
    }

    /// The last token before one that is no trivia; nil where there is none.
    package func token(before token: Int) -> Int? {
        let kinds = tree.tokens.kinds
        var index = token - 1
        while index >= 0, kinds[index].isTrivia { index -= 1 }
        return index < 0 ? nil : index
    }

    /// What to write for a token that goes: a blank where a word before it would grow into a comment behind it.
    package func gap(insteadOf token: Int) -> String {
        let kinds = tree.tokens.kinds
        guard token > 0, token + 1 < kinds.count else { return "" }
        let isWord = kinds[token - 1] == .word || kinds[token - 1] == .atWord
        return isWord && (kinds[token + 1] == .comment || kinds[token + 1] == .lineComment) ? " " : ""
    }

    /// True where a comment stands among tokens: rewriting them would lose it.
    package func holdComment(_ tokens: Range<Int>) -> Bool {
        for token in tokens where tree.tokens.kinds[token] == .comment || tree.tokens.kinds[token] == .lineComment {
            return true
        }
        return false
    }

    /// The rules, definitions and `@media` blocks that begin with these tokens, each with the nodes around it,
    /// outermost first. Tokens in ascending order; linear in the size of the sheet.
    package func nodes(beginningAt tokens: [Int]) -> [(node: Int, around: [Int])] {
        var result: [(node: Int, around: [Int])] = []
        var around: [Int] = []
        var next = 0
        for node in 0..<tree.count where next < tokens.count {
            while let last = around.last, Int(tree.endNodes[last]) <= node { around.removeLast() }
            let first = Int(tree.firstTokens[node])
            while next < tokens.count, tokens[next] < first { next += 1 }
            if next < tokens.count, tokens[next] == first {
                result.append((node, around))
                next += 1
            }
            if Int(tree.endNodes[node]) > node + 1 { around.append(node) }
        }
        return result
    }
}
