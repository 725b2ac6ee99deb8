// How a reader of lines takes the sheet's definitions. Must not know any rule.

import FioriTheme
import NSSSyntax

/// A definition of a palette's colour, and what a reader of lines makes of it.
struct LineDefinition {
    /// The definition's node.
    let node: Int
    /// The colour's key, without '@'.
    let key: String
    /// What is kept of it; nil where its line is skipped.
    let read: SwiftUIReader.Definition?
    /// The `@media` block that it stands in, or -1.
    let media: Int
    /// True where another definition of the sheet has the same name.
    let isRepeated: Bool
}

extension LintPass {
    /// The definitions that may override a colour, whole and alone on their lines; empty where no chosen engine reads
    /// lines. Other variables mean nothing to such a reader.
    mutating func lineDefinitions() -> [LineDefinition] {
        if engines(where: "reader", is: "lines").isEmpty { return [] }
        let variables = variables()
        var isKey: [Bool] = []
        for name in 0..<variables.names.count {
            isKey.append(ColorNames.sdk.key(String(text(variables.names.ranges[name]).dropFirst())) != nil)
        }
        guard isKey.contains(true) else { return [] }
        var read: [Int: SwiftUIReader.Definition] = [:]
        for line in SwiftUIReader.definitions(source) { read[line.name.start] = line }
        // A comment right behind a word is text to such a reader, and no slip of its own.
        let faults = faultPlaces { $0 != .commentAfterWord }
        var count = [Int](repeating: 0, count: isKey.count)
        for definition in variables.definitions { count[definition.name] += 1 }
        var result: [LineDefinition] = []
        for definition in variables.definitions where isKey[definition.name] {
            let node = definition.node
            guard !tree.isBroken(node), !holdsFault(node, among: faults), isAlone(node) else { continue }
            result.append(
                LineDefinition(
                    node: node, key: String(text(Definition(tree: tree, index: node).name).dropFirst()),
                    read: read[tree.range(node).start], media: definition.media,
                    isRepeated: count[definition.name] > 1))
        }
        return result
    }

    /// What a reader of lines makes of the line that a breach of the grammar stands in, where only such engines are chosen;
    /// nil where it sees no colour's definition there.
    mutating func lineReading(at range: TextRange) -> (isAsWritten: Bool, note: Diagnostic.Note)? {
        guard let facts = engines(where: "reader", is: "lines").first else { return nil }
        let lines = readLines()
        // The last line that begins at the place or before it.
        let place = lines.firstPlace { $0.name.start > range.start } - 1
        guard place >= 0, !holdsLineEnd(TextRange(lines[place].name.start, range.start)) else { return nil }
        let line = lines[place]
        let reader = SwiftUIColorReader(facts)
        let color = reader.read(line.value)
        var written = text(TextRange(line.range.start, lineEnd(from: line.range.start)))
        while written.last == ";" || written.last == " " { written.removeLast() }
        let what = color == .none ? ", and makes no colour of it" : ""
        return (
            color != .none && color == reader.read(written),
            .init(
                "\(facts.engine.title) reads the line all the same: it takes '\(shown(line.range))' for the value\(what)"
            )
        )
    }

    /// True where a definition is no palette's colour, which readers of lines do not look up, or is one that they see.
    mutating func isOnLine(_ node: Int) -> Bool {
        let name = Definition(tree: tree, index: node).name
        guard ColorNames.sdk.key(String(text(name).dropFirst())) != nil else { return true }
        let lines = readLines()
        let place = lines.firstPlace { $0.name.start >= name.start }
        return place < lines.count && lines[place].name.start == name.start
    }

    /// The lines that define colours, in order; found when the first rule asks.
    private mutating func readLines() -> [SwiftUIReader.Definition] {
        if let readLinesMade { return readLinesMade }
        let made = SwiftUIReader.definitions(source).filter { ColorNames.sdk.key($0.key) != nil }
        readLinesMade = made
        return made
    }

    /// The comment that stands alone between a definition at the start of its line and the end of that line: it goes above.
    private func loneCommentBehind(_ node: Int) -> TextRange? {
        let kinds = tree.tokens.kinds
        guard isFirstOnLine(tree.range(node).start) else { return nil }
        var token = Int(tree.endTokens[node])
        if case .whiteSpace = kinds[token] { token += 1 }
        guard case .comment = kinds[token], !holdsLineEnd(TextRange(tree.range(node).end, tree.tokens.range(token).end))
        else { return nil }
        let range = tree.tokens.range(token)
        return endOfLine(at: range.end) == range.end ? range : nil
    }

    /// True where a line ends within a range.
    func holdsLineEnd(_ range: TextRange) -> Bool {
        for byte in source.bytes[range.start..<range.end]
        where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
            return true
        }
        return false
    }

    /// Where the line ends that an offset lies in.
    private func lineEnd(from offset: Int) -> Int {
        var end = offset
        while end < source.bytes.count, source.bytes[end] != UInt8(ascii: "\n"), source.bytes[end] != UInt8(ascii: "\r")
        {
            end += 1
        }
        return end
    }

    /// False where another statement ends on the line before a definition, or another definition begins behind it: such
    /// lines are spoken of as such.
    private func isAlone(_ node: Int) -> Bool {
        let kinds = tree.tokens.kinds
        var token = Int(tree.firstTokens[node]) - 1
        while token >= 0, kinds[token].isTrivia, !holdsLineEnd(token) { token -= 1 }
        if token >= 0, !kinds[token].isTrivia, kinds[token] != .leftBrace { return false }
        token = Int(tree.endTokens[node])
        while token < kinds.count, kinds[token].isTrivia, !holdsLineEnd(token) { token += 1 }
        if token < kinds.count, case .atWord = kinds[token] { return false }
        return true
    }

    private func holdsLineEnd(_ token: Int) -> Bool { holdsLineEnd(tree.tokens.range(token)) }

    /// The fix that puts a definition on a line of its own as such a reader wants it; none where that would lose a
    /// comment, or where a condition that the reader does not know would be lost with it. It is safe where nothing else
    /// defines the name: then all that changes is what the finding names as lost.
    func wholeLine(_ line: LineDefinition) -> [Fix] {
        if line.media >= 0 || holdsComment(line.node) { return [] }
        let range = tree.range(line.node)
        let plain = "@" + line.key + ":" + tree.value(ofStatement: line.node).flattened + ";"
        var edits: [Edit] = []
        let start = withBlanksBefore(range.start)
        let behind = loneCommentBehind(line.node)
        if let behind { edits.append(.insert(text(behind) + lineEnd, at: start)) }
        if !isFirstOnLine(range.start) {
            edits.append(Edit(TextRange(start, range.start), lineEnd))
        } else if start < range.start {
            edits.append(.delete(TextRange(start, range.start)))
        }
        if text(range) != plain { edits.append(Edit(range, plain)) }
        let bytes = source.bytes
        var end = range.end
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        let isLast = end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r")
        if let behind {
            edits.append(.delete(TextRange(range.end, behind.end)))
        } else if !isLast {
            edits.append(Edit(TextRange(range.end, end), lineEnd))
        } else if end > range.end {
            edits.append(.delete(TextRange(range.end, end)))
        }
        if edits.isEmpty { return [] }
        // The name of a colour may lead back to this one, once the line is read: that is to be proved.
        let isColor = ColorNames.sdk.key(tree.value(ofStatement: line.node).flattened) != nil
        return [Fix("write '@\(line.key)' on a line of its own", line.isRepeated || isColor ? .unsafe : .safe, edits)]
    }
}
