// Typed views over the flat tree: what the rest of the project reads. Must not know what any name means.

/// A whole sheet.
package struct Stylesheet: Sendable {
    /// The tree it is a view of.
    package let tree: SyntaxTree

    /// Looks at a tree.
    package init(_ tree: SyntaxTree) { self.tree = tree }

    /// Reads a sheet.
    package init(_ source: Source) { self.init(SyntaxTree(source)) }

    /// Definitions, rules, media blocks and whatever stands between them, in order.
    package var items: [Node] { Node.list(tree, 0..<tree.count) }
}

/// One node of the tree, by its kind.
package enum Node: Sendable {
    case definition(Definition)
    case rule(Rule)
    case declaration(Declaration)
    case media(MediaBlock)
    /// An at-rule of another language, or tokens that fit nowhere: index of the node.
    case other(Int)

    /// The nodes at the top of a range of nodes, in order.
    static func list(_ tree: SyntaxTree, _ range: Range<Int>) -> [Node] {
        var nodes: [Node] = []
        var index = range.lowerBound
        while index < range.upperBound {
            nodes.append(Node(tree, index))
            index = Int(tree.endNodes[index])
        }
        return nodes
    }

    private init(_ tree: SyntaxTree, _ index: Int) {
        switch tree.kinds[index] {
        case .definition: self = .definition(Definition(tree: tree, index: index))
        case .rule: self = .rule(Rule(tree: tree, index: index))
        case .declaration: self = .declaration(Declaration(tree: tree, index: index))
        case .media: self = .media(MediaBlock(tree: tree, index: index))
        case .unknownAtRule, .unexpected: self = .other(index)
        }
    }
}

/// `@name: value;`
package struct Definition: Sendable {
    /// The tree it is a view of.
    package let tree: SyntaxTree
    /// Its index in the tree.
    package let index: Int

    /// Looks at a node of kind `definition`.
    package init(tree: SyntaxTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    /// The bytes of `@name`.
    package var name: TextRange { tree.tokens.range(Int(tree.firstTokens[index])) }
    /// The value, which may be empty where the definition is broken.
    package var value: Value { tree.value(ofStatement: index) }
}

/// `name: value;`
package struct Declaration: Sendable {
    /// The tree it is a view of.
    package let tree: SyntaxTree
    /// Its index in the tree.
    package let index: Int

    /// Looks at a node of kind `declaration`.
    package init(tree: SyntaxTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    /// The bytes of the attribute's name, state suffix included.
    package var name: TextRange { tree.tokens.range(Int(tree.firstTokens[index])) }
    /// The value, which may be empty where the declaration is broken.
    package var value: Value { tree.value(ofStatement: index) }
}

/// `selector, selector { … }`
package struct Rule: Sendable {
    /// The tree it is a view of.
    package let tree: SyntaxTree
    /// Its index in the tree.
    package let index: Int

    /// Looks at a node of kind `rule`.
    package init(tree: SyntaxTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    /// The `{`, or the token where it is missing.
    package var openingBrace: Int {
        var token = Int(tree.firstTokens[index])
        let body = index + 1 < Int(tree.endNodes[index]) ? Int(tree.firstTokens[index + 1]) : Int(tree.endTokens[index])
        while token < body, tree.tokens.kinds[token] != .leftBrace { token += 1 }
        return token
    }

    /// The class paths before the block. One that is more than a single word is as broken as the rule then is.
    package var selectors: [Selector] {
        var result: [Selector] = []
        var first = -1
        var last = -1
        let brace = openingBrace
        for token in Int(tree.firstTokens[index])..<brace where !tree.tokens.kinds[token].isTrivia {
            if tree.tokens.kinds[token] == .comma {
                if first >= 0 { result.append(Selector(tree: tree, firstToken: first, endToken: last + 1)) }
                first = -1
            } else {
                if first < 0 { first = token }
                last = token
            }
        }
        if first >= 0 { result.append(Selector(tree: tree, firstToken: first, endToken: last + 1)) }
        return result
    }

    /// Declarations and whatever stands between them, in order.
    package var items: [Node] { Node.list(tree, index + 1..<Int(tree.endNodes[index])) }

    /// The `}`, or nil where it is missing.
    package var closingBrace: Int? { tree.closingBrace(index) }
}

/// One class path of a rule.
package struct Selector: Sendable {
    /// The tree it is a view of.
    package let tree: SyntaxTree
    /// Its first token.
    package let firstToken: Int
    /// Just past its last token.
    package let endToken: Int

    /// Its bytes.
    package var range: TextRange {
        TextRange(Int(tree.tokens.starts[firstToken]), Int(tree.tokens.starts[endToken]))
    }
    /// True where it is one word, as the grammar wants it.
    package var isSingleWord: Bool { endToken == firstToken + 1 && tree.tokens.kinds[firstToken] == .word }
}

/// `@media (feature: value) and (…) { … }`
package struct MediaBlock: Sendable {
    /// One `(feature: value)`.
    package struct Condition: Sendable {
        /// The bytes of the feature's name.
        package let feature: TextRange
        /// The bytes of the value.
        package let value: TextRange
        /// The bytes from `(` to `)`.
        package let range: TextRange
    }

    /// The tree it is a view of.
    package let tree: SyntaxTree
    /// Its index in the tree.
    package let index: Int

    /// Looks at a node of kind `media`.
    package init(tree: SyntaxTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    /// The conditions that are well-formed, in order.
    package var conditions: [Condition] {
        var result: [Condition] = []
        var words: [TextRange] = []
        var inside = false
        var start = 0
        for token in Int(tree.firstTokens[index])..<Int(tree.endTokens[index]) {
            switch tree.tokens.kinds[token] {
            case .leftBrace: return result
            case .leftParenthesis:
                inside = true
                start = Int(tree.tokens.starts[token])
                words = []
            case .word where inside: words.append(tree.tokens.range(token))
            case .rightParenthesis where inside:
                if words.count == 2 {
                    let range = TextRange(start, tree.tokens.range(token).end)
                    result.append(Condition(feature: words[0], value: words[1], range: range))
                }
                inside = false
            default: break
            }
        }
        return result
    }

    /// Definitions, rules and whatever stands between them, in order.
    package var items: [Node] { Node.list(tree, index + 1..<Int(tree.endNodes[index])) }

    /// The `}`, or nil where it is missing.
    package var closingBrace: Int? { tree.closingBrace(index) }
}

/// What stands between `:` and `;`.
package struct Value: Sendable {
    /// The tree it is a view of.
    package let tree: SyntaxTree
    /// Its first token that is no trivia.
    package let firstToken: Int
    /// Just past its last token that is no trivia; equal to `firstToken` for an empty value.
    package let endToken: Int

    /// True where there is nothing.
    package var isEmpty: Bool { firstToken >= endToken }
    /// Its bytes, comments within it included.
    package var range: TextRange {
        TextRange(Int(tree.tokens.starts[firstToken]), Int(tree.tokens.starts[max(endToken, firstToken)]))
    }
    /// The tokens that are no trivia.
    package var parts: [Int] {
        var parts: [Int] = []
        for token in firstToken..<max(endToken, firstToken) where !tree.tokens.kinds[token].isTrivia {
            parts.append(token)
        }
        return parts
    }
    /// The parts joined by single blanks, as NUI reads them. Comments and line ends vanish.
    package var flattened: String {
        var bytes: [UInt8] = []
        for part in parts {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
            let range = tree.tokens.range(part)
            bytes.append(contentsOf: tree.source.bytes[range.start..<range.end])
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension SyntaxTree {
    /// The value of a definition or declaration.
    package func value(ofStatement node: Int) -> Value {
        let kinds = tokens.kinds
        let first = Int(firstTokens[node])
        var end = Int(endTokens[node])
        var start = first + 1
        while start < end, kinds[start].isTrivia { start += 1 }
        if start < end, kinds[start] == .colon {
            start += 1
            while start < end, kinds[start].isTrivia { start += 1 }
        }
        if end > start, kinds[end - 1] == .semicolon { end -= 1 }
        while end > start, kinds[end - 1].isTrivia { end -= 1 }
        return Value(tree: self, firstToken: start, endToken: max(end, start))
    }

    /// The token of a statement's value where that is one word, written as nearly all are: behind the colon and one blank
    /// at most, with the semicolon behind it. Nil says nothing: `value(ofStatement:)` knows.
    @inlinable
    package func plainWord(ofStatement node: Int) -> Int? {
        let name = Int(firstTokens[node])
        guard case .colon = tokens.kinds[name + 1] else { return nil }
        var token = name + 2
        if case .whiteSpace = tokens.kinds[token] { token += 1 }
        guard case .word = tokens.kinds[token], token + 2 == Int(endTokens[node]),
            case .semicolon = tokens.kinds[token + 1]
        else { return nil }
        return token
    }

    func closingBrace(_ node: Int) -> Int? {
        let last = Int(endTokens[node]) - 1
        return last >= 0 && tokens.kinds[last] == .rightBrace ? last : nil
    }
}
