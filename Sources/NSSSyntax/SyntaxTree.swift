// The lossless tree: tokens and flat nodes that point into them. Must not know what any name means.

/// A sheet as tokens and nodes. Nodes lie in preorder and side by side; none is an object of its own.
///
/// The tokens in order are the sheet, byte for byte, whatever the sheet holds.
@usableFromInline
package final class SyntaxTree: Sendable {
    /// The sheet.
    package let source: Source
    /// All tokens, trivia included.
    @usableFromInline package let tokens: Tokens
    /// What is wrong with the sheet, in order of place, at most one fault for each point of recovery.
    package let faults: [SyntaxFault]

    /// Kind of each node.
    package let kinds: [NodeKind]
    /// First token of each node.
    @usableFromInline package let firstTokens: [UInt32]
    /// Just past the last token of each node.
    @usableFromInline package let endTokens: [UInt32]
    /// Index of the first node behind each node's subtree.
    package let endNodes: [UInt32]
    /// Definitions, declarations and rules whose own tokens hold a fault, in order: nothing is concluded from them.
    @usableFromInline let broken: [UInt32]

    /// Reads a sheet. Never fails; linear in the size of the sheet.
    package init(_ source: Source) {
        let tokens = Lexer.tokenize(source)
        var parser = Parser(source, tokens)
        parser.sheet()
        self.source = source
        self.tokens = tokens
        let lexical = tokens.lexicalFaults(source)
        self.faults = lexical.isEmpty ? parser.faults : Self.merge(lexical, parser, source, tokens)
        self.kinds = parser.nodes.kinds
        self.firstTokens = parser.nodes.firstTokens
        self.endTokens = parser.nodes.endTokens
        self.endNodes = parser.nodes.endNodes
        self.broken = parser.broken.sorted()
    }

    /// Number of nodes.
    package var count: Int { kinds.count }

    /// True where something in the node itself (not in the nodes within it) is not as the grammar wants it.
    @inlinable
    package func isBroken(_ node: Int) -> Bool { !broken.isEmpty && isAmongBroken(node) }

    @usableFromInline
    func isAmongBroken(_ node: Int) -> Bool {
        var low = 0
        var high = broken.count
        while low < high {
            let middle = (low + high) / 2
            if Int(broken[middle]) < node { low = middle + 1 } else { high = middle }
        }
        return low < broken.count && Int(broken[low]) == node
    }

    /// The bytes from a node's first to its last token.
    package func range(_ node: Int) -> TextRange {
        let first = Int(firstTokens[node])
        let end = Int(endTokens[node])
        return TextRange(Int(tokens.starts[first]), Int(tokens.starts[max(end, first)]))
    }

    /// The text of all tokens in order: the sheet, byte for byte.
    package func print() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.bytes.count)
        for index in 0..<tokens.count {
            let range = tokens.range(index)
            bytes.append(contentsOf: source.bytes[range.start..<range.end])
        }
        return bytes
    }

    /// Both lists in order of place; a lexical fault is left out where a parser's fault covers its token, or where
    /// what looked like a word is the keyword that belongs there.
    private static func merge(
        _ lexical: [SyntaxFault], _ parser: Parser, _ source: Source, _ tokens: Tokens
    ) -> [SyntaxFault] {
        let parsed = withoutLeftovers(of: lexical, parser.faults)
        var result: [SyntaxFault] = []
        result.reserveCapacity(lexical.count + parsed.count)
        let covered = parser.covered.sorted { $0.lowerBound < $1.lowerBound }
        var cover = 0
        var keyword = 0
        var next = 0
        for fault in lexical {
            while keyword < parser.keywords.count, parser.keywords[keyword] < fault.token { keyword += 1 }
            if keyword < parser.keywords.count, parser.keywords[keyword] == fault.token,
                fault.kind == .wordStartsWithKeyword
            {
                continue
            }
            while cover < covered.count, covered[cover].upperBound <= fault.token { cover += 1 }
            if cover < covered.count, covered[cover].contains(fault.token), isSaid(fault, source, tokens) { continue }
            while next < parsed.count, parsed[next].range.start <= fault.range.start {
                result.append(parsed[next])
                next += 1
            }
            result.append(fault)
        }
        result.append(contentsOf: parsed[next...])
        return result
    }

    /// True where what the parser says of the tokens around a fault says this one too.
    private static func isSaid(_ fault: SyntaxFault, _ source: Source, _ tokens: Tokens) -> Bool {
        switch fault.kind {
        case .unexpectedCharacter, .slashInWord: true
        // A misspelt `@media`, a keyword where a condition is missing. A class path such as `andLabel` is another slip.
        case .wordStartsWithKeyword: tokens.kinds[fault.token] == .atWord || source.matches("and", in: fault.range)
        default: false
        }
    }

    /// The parser's faults without those that lie between a comment in a comment and the `*/` that is left over of it.
    private static func withoutLeftovers(of lexical: [SyntaxFault], _ parsed: [SyntaxFault]) -> [SyntaxFault] {
        var result: [SyntaxFault] = []
        var next = 0
        for leftover in lexical where leftover.kind == .commentInsideComment && leftover.repair >= 0 {
            while next < parsed.count, parsed[next].range.start <= leftover.repair {
                if parsed[next].range.start < leftover.range.start { result.append(parsed[next]) }
                next += 1
            }
        }
        return result.isEmpty && next == 0 ? parsed : result + parsed[next...]
    }
}

/// The nodes while they are made.
struct NodeList {
    var kinds: [NodeKind] = []
    var firstTokens: [UInt32] = []
    var endTokens: [UInt32] = []
    var endNodes: [UInt32] = []

    mutating func reserve(_ count: Int) {
        kinds.reserveCapacity(count)
        firstTokens.reserveCapacity(count)
        endTokens.reserveCapacity(count)
        endNodes.reserveCapacity(count)
    }

    mutating func open(_ kind: NodeKind, at token: Int) -> Int {
        kinds.append(kind)
        firstTokens.append(UInt32(token))
        endTokens.append(UInt32(token))
        endNodes.append(UInt32(kinds.count))
        return kinds.count - 1
    }

    mutating func add(_ kind: NodeKind, _ first: Int, _ end: Int) {
        kinds.append(kind)
        firstTokens.append(UInt32(first))
        endTokens.append(UInt32(end))
        endNodes.append(UInt32(kinds.count))
    }

    mutating func close(_ node: Int, before token: Int) {
        endTokens[node] = UInt32(token)
        endNodes[node] = UInt32(kinds.count)
    }
}
