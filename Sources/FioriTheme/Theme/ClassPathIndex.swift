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
        names = NameTable(capacity: tree.count / 16)
        rules.reserveCapacity(tree.count / 8)
        uses.reserveCapacity(tree.count / 8)
        let sheet = tree.source.bytes
        let bytes = sheet.span
        var media = -1
        var mediaEnd = 0
        var node = 0
        while node < tree.count {
            if node >= mediaEnd { media = -1 }
            switch tree.kinds[node] {
            case .media:
                media = node
                mediaEnd = Int(tree.endNodes[node])
                node += 1
            case .rule:
                if !tree.isBroken(node) { collect(tree, bytes, node, media) }
                // Blocks inside a block are no rules of their own.
                node = Int(tree.endNodes[node])
            default: node += 1
            }
        }
    }

    private mutating func collect(_ tree: SyntaxTree, _ bytes: Span<UInt8>, _ node: Int, _ media: Int) {
        let first = uses.count
        var token = Int(tree.firstTokens[node])
        let end = Int(tree.endTokens[node])
        while token < end, tree.tokens.kinds[token] != .leftBrace {
            if tree.tokens.kinds[token] == .word {
                uses.append(Use(name: names.intern(tree.tokens.range(token), in: bytes), token: token))
            }
            token += 1
        }
        rules.append(Rule(node: node, media: media, uses: first..<uses.count))
    }
}
