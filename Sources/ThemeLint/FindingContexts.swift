// Finds what a place in a sheet belongs to: its block, its statement, its words. Must not know what a finding says.

import FioriTheme
import NSSSyntax

/// A tree, ready to be asked about many places; each answer takes bounded time, whatever the sheet holds.
struct FindingContexts {
    /// Number of bytes after which a text is cut off.
    private static let limit = 200

    private let tree: SyntaxTree
    /// For each node the node around it, -1 at the top.
    private let parents: [Int32]

    init(_ tree: SyntaxTree) {
        self.tree = tree
        var parents: [Int32] = []
        parents.reserveCapacity(tree.count)
        var open = -1
        for node in 0..<tree.count {
            while open >= 0, Int(tree.endNodes[open]) <= node { open = Int(parents[open]) }
            parents.append(Int32(open))
            open = node
        }
        self.parents = parents
    }

    /// The key of a finding, as if there were no other like it.
    func key(of finding: Diagnostic) -> FindingKey {
        let token = self.token(at: finding.range.start)
        var classPath = ""
        var attribute = ""
        var state = ""
        var node = self.node(at: token, isEmpty: finding.range.isEmpty)
        while node >= 0 {
            switch tree.kinds[node] {
            case .definition: attribute = text(of: tree.tokens.range(Int(tree.firstTokens[node])))
            case .declaration:
                let name = Catalogue.sdk.split(text(of: tree.tokens.range(Int(tree.firstTokens[node]))))
                attribute = name.base
                state = name.state?.name ?? ""
            case .rule:
                let header = header(of: node)
                if token >= header.end { classPath = header.text }
            case .media, .unknownAtRule, .unexpected: break
            }
            node = Int(parents[node])
        }
        return FindingKey(
            rule: finding.rule, engines: finding.engines.joined(separator: ","), classPath: classPath,
            attribute: attribute, state: state, text: marked(by: finding.range, token))
    }

    /// The token that holds a byte.
    private func token(at offset: Int) -> Int {
        let starts = tree.tokens.starts
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The innermost node that holds a token, or that ends just before it where a finding marks a gap; -1 for none.
    private func node(at token: Int, isEmpty: Bool) -> Int {
        var low = 0
        var high = tree.count
        while low < high {
            let middle = (low + high) / 2
            if Int(tree.firstTokens[middle]) <= token { low = middle + 1 } else { high = middle }
        }
        var node = low - 1
        while node >= 0, Int(tree.endTokens[node]) < (isEmpty ? token : token + 1) { node = Int(parents[node]) }
        return node
    }

    /// What stands before a block, and the token of its brace, or where the text was cut off.
    private func header(of rule: Int) -> (text: String, end: Int) {
        var bytes: [UInt8] = []
        var token = Int(tree.firstTokens[rule])
        let end = Int(tree.endTokens[rule])
        while token < end, tree.tokens.kinds[token] != .leftBrace, bytes.count < Self.limit {
            if !tree.tokens.kinds[token].isTrivia { append(tree.tokens.range(token), to: &bytes) }
            token += 1
        }
        return (String(decoding: bytes, as: UTF8.self), token)
    }

    /// The words that a finding marks. Where it marks a gap, the word before.
    private func marked(by range: TextRange, _ first: Int) -> String {
        var bytes: [UInt8] = []
        var token = first
        while token < tree.tokens.count, bytes.count < Self.limit {
            let whole = tree.tokens.range(token)
            if whole.start >= range.end { break }
            if tree.tokens.kinds[token] != .whiteSpace {
                append(TextRange(max(whole.start, range.start), min(whole.end, range.end)), to: &bytes)
            }
            token += 1
        }
        if bytes.isEmpty {
            token = Int(tree.tokens.starts[first]) < range.start ? first : first - 1
            while token > 0, tree.tokens.kinds[token].isTrivia { token -= 1 }
            if token >= 0 { return text(of: tree.tokens.range(token)) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func text(of range: TextRange) -> String {
        var bytes: [UInt8] = []
        append(range, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a token's bytes, up to the limit, behind a blank. Within a comment each run of white space is one blank.
    private func append(_ range: TextRange, to bytes: inout [UInt8]) {
        var needsBlank = !bytes.isEmpty
        var index = range.start
        while index < range.end, bytes.count < Self.limit {
            let byte = tree.source.bytes[index]
            if byte == 0x20 || 0x09...0x0D ~= byte {
                needsBlank = true
                index += 1
            } else if needsBlank {
                needsBlank = false
                bytes.append(0x20)
            } else {
                bytes.append(byte)
                index += 1
            }
        }
    }
}
