// Small questions that many rules ask of the sheet's text. Must not know any rule.

package import NSSSyntax

extension LintPass {
    /// A range's text for a message: on one line, cut where it is long.
    package func shown(_ range: TextRange) -> String {
        var text = ""
        for scalar in Self.start(of: source.bytes[range.start..<range.end]).unicodeScalars {
            text.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
        }
        return range.length > Self.limit ? text + "…" : text
    }

    /// Bytes of a word that are shown, if it has more than are.
    private static let limit = 60

    /// What a long text begins with, no character of it cut in two.
    private static func start(of text: some BidirectionalCollection<UInt8>) -> String {
        var end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex) ?? text.endIndex
        // A character has three such bytes at most.
        for _ in 0..<3 where end < text.endIndex && text[end] & 0xC0 == 0x80 { end = text.index(before: end) }
        return String(decoding: text[..<end], as: UTF8.self)
    }

    /// A text of a finding, with words of the sheet that nobody can read to their end cut short.
    static func readable(_ text: String) -> String {
        if text.utf8.count <= 400 { return text }
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            if word.utf8.count <= 200 { return String(word) }
            // The quotation mark that closes it, and what stands right behind that.
            let end = word.utf8.suffix(4)
            let tail = end.firstIndex(of: UInt8(ascii: "'")).map { word[$0...] } ?? ""
            return start(of: word.utf8) + "…" + tail
        }
        return words.joined(separator: " ")
    }

    static func readable(_ note: Diagnostic.Note) -> Diagnostic.Note {
        Diagnostic.Note(readable(note.message), range: note.range, source: note.source)
    }

    /// The title alone: what the fix writes is written whole.
    static func readable(_ fix: Fix) -> Fix { Fix(readable(fix.title), fix.safety, fix.edits) }

    /// A token's text for a message.
    package func shown(token: Int) -> String { shown(tree.tokens.range(token)) }

    /// The line, from 1, of a byte.
    package mutating func line(at offset: Int) -> Int { lines().position(at: offset).line }

    /// The bytes of a statement with its line, where nothing else stands on that line: what to delete to remove it.
    package func statement(_ node: Int) -> TextRange { wholeLines(tree.range(node)) }

    /// A range widened to its whole lines, line end included, where only blanks stand around it there.
    package func wholeLines(_ range: TextRange) -> TextRange {
        let bytes = source.bytes
        var start = range.start
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        var end = range.end
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        let startsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r")
        let endsLine = end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r")
        guard startsLine, endsLine else {
            // Beside other things on its line: it goes with the blanks before it.
            return TextRange(startsLine ? range.start : start, startsLine ? end : range.end)
        }
        if end < bytes.count {
            let isCRLF =
                bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
            end += isCRLF ? 2 : 1
        }
        return TextRange(start, end)
    }
}
