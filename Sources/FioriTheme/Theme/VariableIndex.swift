// The variables of one sheet: where they are defined, where they are used. Must not know rules or palettes.

package import NSSSyntax

/// Definitions and uses of variables, by name. Made in one pass over the tree.
package struct VariableIndex: Sendable {
    /// `@name: value;`
    package struct Definition: Sendable {
        /// Number of the name.
        package let name: Int
        /// Index of the node in the tree.
        package let node: Int
        /// Where it holds.
        package let cells: MediaCells
        /// The `@media` block it stands in, or -1. Definitions in different blocks are no duplicates.
        package let media: Int
    }

    /// `@name` in a value.
    package struct Use: Sendable {
        /// Number of the name.
        package let name: Int
        /// The token.
        package let token: Int
        /// The definition or declaration whose value holds it.
        package let node: Int
        /// Where that holds.
        package let cells: MediaCells
        /// True where the value is nothing but this name.
        package let isWholeValue: Bool
        /// True where the value belongs to a definition.
        package let isInDefinition: Bool
    }

    /// The names, `@` included.
    package private(set) var names: NameTable
    /// In order of place.
    package private(set) var definitions: [Definition] = []
    /// In order of place.
    package private(set) var uses: [Use] = []
    /// The definitions of each name, in order of place, as indices into `definitions`: `ofName[starts[name]..<starts[name + 1]]`.
    private var ofName: [UInt32] = []
    private var starts: [UInt32] = []
    /// For each name: whether a value uses it, or tokens that could not be read hold it.
    package private(set) var isUsed: [Bool] = []
    /// For each name: whether tokens that could not be read hold it, so that it may well be defined there.
    package private(set) var isInUnread: [Bool] = []
    private var unread: [Int] = []

    /// Reads the variables of a tree.
    package init(_ tree: SyntaxTree) {
        names = NameTable(capacity: tree.count / 128)
        collect(tree)
        group()
    }

    /// The definitions of a name, in order of place.
    package func definitions(of name: Int) -> some Sequence<Definition> {
        ofName[Int(starts[name])..<Int(starts[name + 1])].lazy.map { [definitions] in definitions[Int($0)] }
    }

    /// True where some definition has the name.
    package func isDefined(_ name: Int) -> Bool { starts[name] != starts[name + 1] }

    private mutating func collect(_ tree: SyntaxTree) {
        let sheet = tree.source.bytes
        let bytes = sheet.span
        var media = -1
        var mediaEnd = 0
        var cells = MediaCells.all
        for node in 0..<tree.count {
            if node >= mediaEnd {
                media = -1
                cells = .all
            }
            switch tree.kinds[node] {
            case .media:
                media = node
                mediaEnd = Int(tree.endNodes[node])
                cells = MediaCells(MediaBlock(tree: tree, index: node))
            case .definition:
                let first = Int(tree.firstTokens[node])
                let name = names.intern(tree.tokens.range(first), in: bytes)
                definitions.append(Definition(name: name, node: node, cells: cells, media: media))
                collectUses(tree, bytes, node, cells, isDefinition: true)
            case .declaration: collectUses(tree, bytes, node, cells, isDefinition: false)
            case .unknownAtRule, .unexpected:
                for token in Int(tree.firstTokens[node])..<Int(tree.endTokens[node])
                where tree.tokens.kinds[token] == .atWord {
                    unread.append(names.intern(tree.tokens.range(token), in: bytes))
                }
            case .rule: break
            }
        }
    }

    private mutating func collectUses(
        _ tree: SyntaxTree, _ bytes: Span<UInt8>, _ node: Int, _ cells: MediaCells, isDefinition: Bool
    ) {
        var token = Int(tree.firstTokens[node]) + 1
        let end = Int(tree.endTokens[node])
        var parts = 0
        let firstUse = uses.count
        while token < end {
            let kind = tree.tokens.kinds[token]
            if kind == .atWord {
                let name = names.intern(tree.tokens.range(token), in: bytes)
                uses.append(
                    Use(
                        name: name, token: token, node: node, cells: cells, isWholeValue: true,
                        isInDefinition: isDefinition))
            }
            if !kind.isTrivia, kind != .colon, kind != .semicolon { parts += 1 }
            token += 1
        }
        guard parts > 1 else { return }
        for index in firstUse..<uses.count {
            let use = uses[index]
            uses[index] = Use(
                name: use.name, token: use.token, node: node, cells: cells, isWholeValue: false,
                isInDefinition: isDefinition)
        }
    }

    private mutating func group() {
        isUsed = [Bool](repeating: false, count: names.count)
        isInUnread = isUsed
        for use in uses { isUsed[use.name] = true }
        for name in unread {
            isUsed[name] = true
            isInUnread[name] = true
        }
        starts = [UInt32](repeating: 0, count: names.count + 1)
        for definition in definitions { starts[definition.name + 1] += 1 }
        for name in 0..<names.count { starts[name + 1] += starts[name] }
        var next = starts
        ofName = [UInt32](repeating: 0, count: definitions.count)
        for (index, definition) in definitions.enumerated() {
            ofName[Int(next[definition.name])] = UInt32(index)
            next[definition.name] += 1
        }
    }
}
