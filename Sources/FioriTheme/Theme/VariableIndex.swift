// The variables of one sheet: where they are defined, where they are used. Must not know rules or palettes.

package import NSSSyntax

/// Definitions and uses of variables, by name. Made in one pass over the tree.
@usableFromInline
package struct VariableIndex: Sendable {
    /// `@name: value;`
    @usableFromInline
    package struct Definition: Sendable {
        @usableFromInline let nameNumber: UInt32
        @usableFromInline let nodeNumber: UInt32
        @usableFromInline let mediaNumber: Int32
        /// Where it holds.
        package let cells: MediaCells

        fileprivate init(name: Int, node: Int, cells: MediaCells, media: Int) {
            nameNumber = UInt32(name)
            nodeNumber = UInt32(node)
            mediaNumber = Int32(truncatingIfNeeded: media)
            self.cells = cells
        }

        /// Number of the name.
        @inlinable package var name: Int { Int(nameNumber) }
        /// Index of the node in the tree.
        @inlinable package var node: Int { Int(nodeNumber) }
        /// The `@media` block it stands in, or -1. Definitions in different blocks are no duplicates.
        @inlinable package var media: Int { Int(mediaNumber) }
    }

    /// `@name` in a value.
    @usableFromInline
    package struct Use: Sendable {
        // A third of the declarations of a sheet hold one: half the bytes, half the pages.
        @usableFromInline let nameNumber: UInt32
        @usableFromInline let tokenNumber: UInt32
        @usableFromInline let nodeNumber: UInt32
        /// Where that holds.
        package let cells: MediaCells
        /// True where the value is nothing but this name.
        package let isWholeValue: Bool
        /// True where the value belongs to a definition.
        package let isInDefinition: Bool

        fileprivate init(
            name: Int, token: Int, node: Int, cells: MediaCells, isWholeValue: Bool, isInDefinition: Bool
        ) {
            nameNumber = UInt32(name)
            tokenNumber = UInt32(token)
            nodeNumber = UInt32(node)
            self.cells = cells
            self.isWholeValue = isWholeValue
            self.isInDefinition = isInDefinition
        }

        /// Number of the name.
        @inlinable package var name: Int { Int(nameNumber) }
        /// The token.
        @inlinable package var token: Int { Int(tokenNumber) }
        /// The definition or declaration whose value holds it.
        @inlinable package var node: Int { Int(nodeNumber) }
    }

    /// The definitions of one name, in order of place. A type of its own, which other modules see through: an opaque
    /// one is a call for each step.
    @usableFromInline
    package struct Definitions: Sequence, IteratorProtocol, Sendable {
        @usableFromInline let all: [Definition]
        @usableFromInline let places: [UInt32]
        @usableFromInline var place: Int
        @usableFromInline let end: Int

        @inlinable
        init(_ all: [Definition], _ places: [UInt32], _ range: Range<Int>) {
            self.all = all
            self.places = places
            place = range.lowerBound
            end = range.upperBound
        }

        /// The next of them; nil behind the last one.
        @inlinable
        package mutating func next() -> Definition? {
            if place == end { return nil }
            place += 1
            return all[Int(places[place - 1])]
        }
    }

    /// The names, `@` included.
    package private(set) var names: NameTable
    /// In order of place.
    @usableFromInline package private(set) var definitions: [Definition] = []
    /// In order of place.
    package private(set) var uses: [Use] = []
    /// The definitions of each name, in order of place, as indices into `definitions`: `ofName[starts[name]..<starts[name + 1]]`.
    @usableFromInline private(set) var ofName: [UInt32] = []
    @usableFromInline private(set) var starts: [UInt32] = []
    /// For each name: whether a value uses it, or tokens that could not be read hold it.
    package private(set) var isUsed: [Bool] = []
    /// For each name: whether tokens that could not be read hold it, so that it may well be defined there.
    package private(set) var isInUnread: [Bool] = []
    private var unread: [Int] = []

    /// Reads the variables of a tree.
    package init(_ tree: SyntaxTree) {
        names = NameTable(capacity: tree.count / 128)
        // Pages that stay untouched cost nothing; growing copies all into new ones.
        uses.reserveCapacity(tree.count / 2)
        collect(tree)
        group()
    }

    /// The definitions of a name, in order of place.
    @inlinable
    package func definitions(of name: Int) -> Definitions {
        Definitions(definitions, ofName, Int(starts[name])..<Int(starts[name + 1]))
    }

    /// True where no use can come to nothing: each is a whole value, and its name is defined everywhere.
    package var isSelfContained: Bool {
        for use in uses where !use.isWholeValue || !isDefinedEverywhere(use.name) { return false }
        return true
    }

    private func isDefinedEverywhere(_ name: Int) -> Bool {
        for index in Int(starts[name])..<Int(starts[name + 1])
        where definitions[Int(ofName[index])].cells == .all {
            return true
        }
        return false
    }

    /// True where some definition has the name.
    @inlinable
    package func isDefined(_ name: Int) -> Bool { starts[name] != starts[name + 1] }

    private mutating func collect(_ tree: SyntaxTree) {
        let sheet = tree.source.bytes
        let bytes = sheet.span
        let nodes = tree.kinds
        let kinds = tree.tokens.kinds
        let starts = tree.tokens.starts
        let firsts = tree.firstTokens
        let ends = tree.endTokens
        var media = OpenMedia()
        // At-words are few: they are looked for among all tokens, and the node of each is found by going along.
        var token = 0
        for node in 0..<nodes.count {
            media.reach(node)
            switch nodes[node] {
            case .media:
                media.enter(tree, node)
                token = Int(firsts[node]) + 1
                continue
            case .definition:
                let first = Int(firsts[node])
                let name = names.intern(TextRange(Int(starts[first]), Int(starts[first + 1])), in: bytes)
                definitions.append(Definition(name: name, node: node, cells: media.cells, media: media.node))
                token = first + 1
            case .declaration: break
            case .unknownAtRule, .unexpected:
                for token in Int(firsts[node])..<Int(ends[node]) {
                    if case .atWord = kinds[token] { unread.append(names.intern(tree.tokens.range(token), in: bytes)) }
                }
                continue
            case .rule: continue
            }
            let end = Int(ends[node])
            var index = max(token, Int(firsts[node]) + 1)
            while index < end {
                // A pattern, not ==: across modules that is a call for each token.
                if case .atWord = kinds[index] {
                    let name = names.intern(TextRange(Int(starts[index]), Int(starts[index + 1])), in: bytes)
                    let isInDefinition = if case .definition = nodes[node] { true } else { false }
                    uses.append(
                        Use(
                            name: name, token: index, node: node, cells: media.cells,
                            isWholeValue: isWholeValue(index, kinds, end), isInDefinition: isInDefinition))
                }
                index += 1
            }
            token = end
        }
    }

    @inline(__always)
    private func isWholeValue(_ token: Int, _ kinds: [TokenKind], _ end: Int) -> Bool {
        var before = token - 1
        while kinds[before].isTrivia { before -= 1 }
        guard case .colon = kinds[before] else { return false }
        var after = token + 1
        while after < end, kinds[after].isTrivia { after += 1 }
        if after == end { return true }
        if case .semicolon = kinds[after] { return true }
        return false
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
