// Statements as they can be moved: whole lines, with the comments that belong to them. Must not know any rule.

import NSSSyntax

extension LintPass {
    /// The lines of a statement, line end included, with the comments right above it and the one behind it; nil where
    /// it shares a line with another statement, so that it has no lines of its own.
    ///
    /// A comment belongs to the statement below it unless an empty line stands between: then it is a heading.
    func ownLines(of node: Int) -> TextRange? {
        let tokens = tree.tokens
        var start = tokens.range(Int(tree.firstTokens[node])).start
        var token = Int(tree.firstTokens[node]) - 1
        while token >= 0 {
            if case .whiteSpace = tokens.kinds[token] {
                if lineEnds(tokens.range(token)) > 1 { break }
                token -= 1
            }
            guard token >= 0, case .comment = tokens.kinds[token], isFirstOnLine(tokens.range(token).start) else {
                break
            }
            start = tokens.range(token).start
            token -= 1
        }
        var end = tree.range(node).end
        token = Int(tree.endTokens[node])
        while token < tokens.count {
            if case .whiteSpace = tokens.kinds[token], lineEnds(tokens.range(token)) == 0 { token += 1 }
            guard token < tokens.count, case .comment = tokens.kinds[token] else { break }
            end = tokens.range(token).end
            token += 1
        }
        guard isFirstOnLine(start) else { return nil }
        let whole = wholeLines(TextRange(start, end))
        let isWhole = whole.end == source.bytes.count || whole.end > end && isLineEnd(whole.end - 1)
        return isWhole ? whole : nil
    }

    /// The edit that takes lines out. Of the empty lines around them one side is left.
    func removal(ofLines lines: TextRange) -> Edit {
        var end = lines.end
        if lines.start == 0 || startOfEmptyLine(before: lines.start) != nil {
            while let next = endOfEmptyLine(at: end) { end = next }
        }
        var start = lines.start
        if end == source.bytes.count {
            while let last = startOfEmptyLine(before: start) { start = last }
        }
        return .delete(TextRange(start, end))
    }

    /// The text of lines, which ends in a line end even where the sheet does not.
    func text(ofLines lines: TextRange) -> String {
        lines.end > lines.start && isLineEnd(lines.end - 1) ? text(lines) : text(lines) + lineEnd
    }

    /// Where a reader looks for new definitions: behind those that the sheet begins with, or in front of its first
    /// statement. Nil where the statement there has no lines of its own. To be asked for once: it runs over them all.
    var placeOfDefinitions: PlaceOfDefinitions? {
        var last: Int?
        var node = 0
        while node < tree.count, case .definition = tree.kinds[node] {
            last = node
            node = Int(tree.endNodes[node])
        }
        if let last {
            return ownLines(of: last).map { lines in
                let isEnded = lines.end > 0 && isLineEnd(lines.end - 1)
                return PlaceOfDefinitions(offset: lines.end, before: isEnded ? "" : lineEnd, behind: "")
            }
        }
        if tree.count == 0 { return nil }
        return ownLines(of: 0).map { PlaceOfDefinitions(offset: $0.start, before: "", behind: lineEnd) }
    }

    /// A place for definitions.
    struct PlaceOfDefinitions {
        fileprivate let offset: Int
        fileprivate let before: String
        fileprivate let behind: String

        /// What puts a text of whole lines there.
        func insertion(of text: String) -> Edit { .insert(before + text + behind, at: offset) }
    }

    // MARK: Lines

    private func isLineEnd(_ index: Int) -> Bool { source.bytes[index] == 0x0A || source.bytes[index] == 0x0D }

    /// Number of line ends in a range.
    func lineEnds(_ range: TextRange) -> Int {
        var count = 0
        for index in range.start..<range.end {
            let isSecondOfPair = index > range.start && source.bytes[index - 1] == 0x0D
            if source.bytes[index] == 0x0D || source.bytes[index] == 0x0A && !isSecondOfPair { count += 1 }
        }
        return count
    }

    /// The start of the line before a line's start, where it holds blanks only.
    private func startOfEmptyLine(before start: Int) -> Int? {
        let bytes = source.bytes
        var index = start
        if index > 0, bytes[index - 1] == 0x0A { index -= 1 }
        if index > 0, bytes[index - 1] == 0x0D { index -= 1 }
        if index == start { return nil }
        while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
        return index == 0 || isLineEnd(index - 1) ? index : nil
    }

    /// The end, line end included, of the line that starts at a byte, where it holds blanks only.
    private func endOfEmptyLine(at start: Int) -> Int? {
        let bytes = source.bytes
        var index = start
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        guard index < bytes.count, isLineEnd(index) else { return nil }
        let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        return index + (isPair ? 2 : 1)
    }
}
