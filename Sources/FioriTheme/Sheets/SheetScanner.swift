// The blocks and rows of a sheet that comes with the library, found by running over its bytes without a parser. Must not
// know what they mean, nor be given anybody else's sheet: a test holds it against what the parser finds.

package import NSSSyntax

/// Walks over a sheet of facts, one block and one row after the other.
package struct SheetScanner {
    /// `name: value;`
    package struct Row: Sendable {
        /// The bytes of the name.
        package let name: TextRange
        /// The bytes between colon and semicolon.
        package let value: TextRange
    }

    private let bytes: [UInt8]
    private var position: Int

    /// Starts at the beginning, or where a block does.
    package init(_ source: Source, at position: Int = 0) {
        bytes = source.bytes
        self.position = position
    }

    /// The name of the next block, whose rows are to be asked for before the next one; nil behind the last one.
    /// Definitions are passed over.
    package mutating func block() -> TextRange? {
        while let start = next() {
            if bytes[start] == UInt8(ascii: "@") {
                position = behind(UInt8(ascii: ";"), start)
                continue
            }
            var end = start
            while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "{") { end += 1 }
            position = behind(UInt8(ascii: "{"), end)
            return TextRange(start, end)
        }
        return nil
    }

    /// The next row of the block; nil behind the last one.
    package mutating func row() -> Row? {
        guard let start = next() else { return nil }
        if bytes[start] == UInt8(ascii: "}") {
            position = start + 1
            return nil
        }
        let value = behind(UInt8(ascii: ":"), start)
        position = behind(UInt8(ascii: ";"), value)
        return Row(name: TextRange(start, value - 1), value: TextRange(value, position - 1))
    }

    /// Passes over the rows of the block that are left, among which no comment may have a brace.
    package mutating func skipRows() { position = behind(UInt8(ascii: "}"), position) }

    /// The next byte that is neither blank nor in a comment.
    private func next() -> Int? { Self.next(bytes, position, bytes.count) }

    fileprivate static func next(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
        var position = start
        while position < end {
            if bytes[position] <= 0x20 {
                position += 1
            } else if bytes[position] == UInt8(ascii: "/") {
                position = behind(UInt8(ascii: "/"), bytes, position + 2)
                while position < end, bytes[position - 2] != UInt8(ascii: "*") {
                    position = behind(UInt8(ascii: "/"), bytes, position)
                }
            } else {
                return position
            }
        }
        return nil
    }

    private func behind(_ byte: UInt8, _ start: Int) -> Int { Self.behind(byte, bytes, start) }

    /// Just behind the next byte of that value.
    private static func behind(_ byte: UInt8, _ bytes: [UInt8], _ start: Int) -> Int {
        bytes.span.firstIndex(of: byte, from: start).map { $0 + 1 } ?? bytes.count
    }
}

extension Source {
    /// The words, parentheses and commas of a scanned value.
    package func parts(of value: TextRange) -> [String] {
        var parts: [String] = []
        var position = value.start
        while let part = nextPart(&position, value.end) { parts.append(text(in: part)) }
        return parts
    }

    /// The words that stand in no parentheses.
    func words(of value: TextRange) -> [String] {
        var words: [String] = []
        var depth = 0
        var position = value.start
        while let part = nextPart(&position, value.end) {
            switch bytes[part.start] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: ","): break
            default: if depth == 0 { words.append(text(in: part)) }
            }
        }
        return words
    }

    /// The next of them; nil at the value's end.
    func nextPart(_ position: inout Int, _ end: Int) -> TextRange? {
        guard let start = SheetScanner.next(bytes, position, end) else { return nil }
        position = start + 1
        if !Self.isMark(bytes[start]) {
            while position < end, bytes[position] > 0x20, !Self.isMark(bytes[position]) { position += 1 }
        }
        return TextRange(start, position)
    }

    /// The first word of a scanned value; empty where it starts with a mark.
    func firstWord(of value: TextRange) -> TextRange {
        let start = SheetScanner.next(bytes, value.start, value.end) ?? value.end
        var end = start
        while end < value.end, bytes[end] > 0x20, !Self.isMark(bytes[end]) { end += 1 }
        return TextRange(start, end)
    }

    /// The terms of a scanned value, which refers to no definition.
    package func terms(of value: TextRange) -> [Term] {
        var position = value.start
        return terms(&position, value.end)
    }

    private func terms(_ position: inout Int, _ end: Int) -> [Term] {
        var terms: [Term] = []
        while let start = SheetScanner.next(bytes, position, end) {
            position = start
            if bytes[start] == UInt8(ascii: ")") { break }
            if Self.isMark(bytes[start]) { position += 1 } else { terms.append(term(&position, end)) }
        }
        return terms
    }

    private func term(_ position: inout Int, _ end: Int) -> Term {
        let range = word(&position, end)
        var word = text(in: range)
        var arguments: [Term] = []
        while position < end, bytes[position] == UInt8(ascii: "(") {
            position += 1
            arguments = terms(&position, end)
            position += 1
            // As in `row(n)_column`: the parentheses belong to the word.
            if position < end, bytes[position] > 0x20, !Self.isMark(bytes[position]) {
                word += Term(word: "", arguments: arguments, range: range).text
                word += text(in: self.word(&position, end))
                arguments = []
            }
        }
        return Term(word: word, arguments: arguments, range: range)
    }

    private func word(_ position: inout Int, _ end: Int) -> TextRange {
        let start = position
        while position < end, bytes[position] > 0x20, !Self.isMark(bytes[position]) { position += 1 }
        return TextRange(start, position)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
    }
}
