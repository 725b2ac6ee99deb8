// The class paths of one sheet and the rules that name them. Must not know components or attributes.

package import NSSSyntax

/// Rules and their class paths, by name. Made in one pass over the tree; broken rules are left out.
package struct ClassPathIndex: Sendable {
    /// `path, path { … }`
    package struct Rule: Sendable {
        /// Index of the node in the tree.
        package let node: Int
        /// The `@media` block it stands in, or -1.
        package let media: Int
        /// Its class paths, as indices into `uses`.
        package let uses: Range<Int>
    }

    /// One class path in the list before a block.
    package struct Use: Sendable {
        /// Number of the class path.
        package let name: Int
        /// The token.
        package let token: Int
    }

    /// The class paths.
    package private(set) var names: NameTable
    /// In order of place.
    package private(set) var rules: [Rule] = []
    /// In order of place.
    package private(set) var uses: [Use] = []

    /// Reads the class paths of a tree.
    package init(_ tree: SyntaxTree) {
        names = NameTable(capacity: tree.count / 4)
        rules.reserveCapacity(tree.count / 4)
        uses.reserveCapacity(tree.count / 4)
        let kinds = tree.kinds
        let ends = tree.endNodes
        let sheet = tree.source.bytes
        let bytes = sheet.span
        let tokens = tree.tokens.kinds
        var media = OpenMedia()
        var node = 0
        while node < kinds.count {
            media.reach(node)
            // Patterns, not ==: across modules that is a call for each node.
            switch kinds[node] {
            case .media:
                media.enter(tree, node)
                node += 1
            case .rule:
                if !tree.isBroken(node) { collect(tree, tokens, bytes, node, media.node) }
                // Blocks inside a block are no rules of their own.
                node = Int(ends[node])
            default: node += 1
            }
        }
    }

    private mutating func collect(
        _ tree: SyntaxTree, _ tokens: [TokenKind], _ bytes: Span<UInt8>, _ node: Int, _ media: Int
    ) {
        let first = uses.count
        var token = Int(tree.firstTokens[node])
        let end = Int(tree.endTokens[node])
        list: while token < end {
            switch tokens[token] {
            case .leftBrace: break list
            case .word: uses.append(Use(name: names.intern(tree.tokens.range(token), in: bytes), token: token))
            default: break
            }
            token += 1
        }
        rules.append(Rule(node: node, media: media, uses: first..<uses.count))
    }

    /// True where two rules, as indices into `rules`, stand in the same place and name the same class paths, in whatever
    /// order.
    package func haveSameList(_ first: Int, _ later: Int) -> Bool {
        let (one, other) = (rules[first], rules[later])
        if one.media != other.media { return false }
        if one.uses.count == 1, other.uses.count == 1 {
            return uses[one.uses.lowerBound].name == uses[other.uses.lowerBound].name
        }
        return pathNumbers(one) == pathNumbers(other)
    }

    /// The numbers of a rule's class paths, each once, in order.
    private func pathNumbers(_ rule: Rule) -> [Int] {
        var numbers: [Int] = []
        for use in uses[rule.uses] { numbers.append(use.name) }
        numbers.sort()
        var result: [Int] = []
        for number in numbers where result.last != number { result.append(number) }
        return result
    }
}
