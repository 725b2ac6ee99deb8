// Which bytes each order covers: its line, or the statement behind it. Must not know any rule.

import NSSSyntax

/// The search for what an order speaks of.
enum SuppressionPlaces {
    /// What each comment covers, from two passes over the tokens; nothing where there is nothing to cover.
    static func ranges(of comments: [SuppressionComment], in tree: SyntaxTree) -> [[TextRange]] {
        let lines = LineTable(tree.source)
        var ranges = [[TextRange]](repeating: [], count: comments.count)
        var comment = 0
        var lastCode: Int?
        // Orders that wait for the next thing that is no comment.
        var waiting: [Int] = []
        for token in 0..<tree.tokens.count {
            if tree.tokens.kinds[token].isTrivia {
                while comment < comments.count, comments[comment].token == token {
                    if let lastCode, isOnOneLine(tree, lines, lastCode, token) {
                        let line = lines.position(at: comments[comment].range.start).line
                        ranges[comment].append(whole(line, lines, tree))
                    } else {
                        waiting.append(comment)
                    }
                    comment += 1
                }
            } else {
                if !waiting.isEmpty, tree.tokens.kinds[token] != .endOfInput {
                    let next = following(token, tree, lines)
                    let line = lines.position(at: Int(tree.tokens.starts[token])).line
                    for index in waiting {
                        let end = lines.position(at: comments[index].range.end).line
                        if end == line { ranges[index].append(whole(line, lines, tree)) }
                        ranges[index].append(next)
                    }
                }
                waiting.removeAll(keepingCapacity: true)
                lastCode = token
            }
        }
        return ranges
    }

    private static func isOnOneLine(_ tree: SyntaxTree, _ lines: LineTable, _ code: Int, _ comment: Int) -> Bool {
        let end = max(tree.tokens.range(code).end - 1, 0)
        return lines.position(at: end).line == lines.position(at: Int(tree.tokens.starts[comment])).line
    }

    /// What an order covers that stands before a token: the statement, of a block the lines up to its brace, of anything
    /// else the line.
    private static func following(_ token: Int, _ tree: SyntaxTree, _ lines: LineTable) -> TextRange {
        let start = Int(tree.tokens.starts[token])
        if let node = node(at: token, in: tree) {
            switch tree.kinds[node] {
            case .definition, .declaration:
                // What is missing is reported just behind the statement.
                return TextRange(start, tree.range(node).end)
            case .rule, .media, .unknownAtRule, .unexpected:
                var last = token
                let end = Int(tree.endTokens[node])
                while last + 1 < end, tree.tokens.kinds[last] != .leftBrace { last += 1 }
                let line = lines.position(at: Int(tree.tokens.starts[last])).line
                return TextRange(start, whole(line, lines, tree).end)
            }
        }
        return whole(lines.position(at: start).line, lines, tree)
    }

    /// The outermost node that begins with a token. Nodes lie in the order of their first tokens.
    private static func node(at token: Int, in tree: SyntaxTree) -> Int? {
        var low = 0
        var high = tree.count
        while low < high {
            let middle = (low + high) / 2
            if Int(tree.firstTokens[middle]) < token { low = middle + 1 } else { high = middle }
        }
        return low < tree.count && Int(tree.firstTokens[low]) == token ? low : nil
    }

    private static func whole(_ line: Int, _ lines: LineTable, _ tree: SyntaxTree) -> TextRange {
        lines.range(ofLine: line, in: tree.source)
    }
}
