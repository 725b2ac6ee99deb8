// The class paths of one sheet and the rules that name them. Must not know components or attributes.

package import NSSSyntax

/// Rules and their class paths, by name. Made in one pass over the tree; broken rules are left out.
@usableFromInline
package struct ClassPathIndex: Sendable {
    // There is one of both for each block of a sheet: half the bytes, half the pages.

    /// `path, path { … }`
    @usableFromInline
    package struct Rule: Sendable {
        @usableFromInline let nodeNumber: UInt32
        @usableFromInline let mediaNumber: Int32
        @usableFromInline let firstUse: UInt32
        @usableFromInline let endUse: UInt32

        fileprivate init(node: Int, media: Int, uses: Range<Int>) {
            nodeNumber = UInt32(node)
            mediaNumber = Int32(media)
            firstUse = UInt32(uses.lowerBound)
            endUse = UInt32(uses.upperBound)
        }

        /// Index of the node in the tree.
        @inlinable package var node: Int { Int(nodeNumber) }
        /// The `@media` block it stands in, or -1.
        @inlinable package var media: Int { Int(mediaNumber) }
        /// Its class paths, as indices into `uses`.
        @inlinable package var uses: Range<Int> { Int(firstUse)..<Int(endUse) }
    }

    /// One class path in the list before a block.
    @usableFromInline
    package struct Use: Sendable {
        @usableFromInline let nameNumber: UInt32
        @usableFromInline let tokenNumber: UInt32

        fileprivate init(name: Int, token: Int) {
            nameNumber = UInt32(name)
            tokenNumber = UInt32(token)
        }

        /// Number of the class path.
        @inlinable package var name: Int { Int(nameNumber) }
        /// The token.
        @inlinable package var token: Int { Int(tokenNumber) }
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
