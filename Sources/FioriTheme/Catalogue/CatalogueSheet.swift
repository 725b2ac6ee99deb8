// One sheet of the catalogue: its blocks and rows as places in the tree. Must not know what a row means.

internal import NSSSyntax

/// A sheet of the catalogue. Values are read when they are asked for.
struct CatalogueSheet: Sendable {
    /// One row of a block.
    struct Row: Sendable {
        let name: String
        let value: Value
        let nameRange: TextRange
    }

    /// The sheet.
    let stylesheet: Stylesheet
    private let definitions: [String: Value]

    init(_ stylesheet: Stylesheet) {
        self.stylesheet = stylesheet
        var definitions: [String: Value] = [:]
        for item in stylesheet.items {
            guard case .definition(let definition) = item else { continue }
            let range = definition.name
            let name = stylesheet.tree.source.text(in: TextRange(range.start + 1, range.end))
            definitions[name] = definition.value
        }
        self.definitions = definitions
    }

    /// The blocks with their names, in order. Several names before one block are several blocks; broken ones are
    /// left out.
    var blocks: [(name: Selector, rule: Rule)] {
        var blocks: [(name: Selector, rule: Rule)] = []
        for item in stylesheet.items {
            guard case .rule(let rule) = item, !stylesheet.tree.isBroken(rule.index) else { continue }
            for selector in rule.selectors { blocks.append((selector, rule)) }
        }
        return blocks
    }

    /// The block whose name starts at an offset, and the name.
    func block(at offset: Int) -> (node: Int, name: String)? {
        let tree = stylesheet.tree
        guard let node = node(.rule, at: offset) else { return nil }
        return (node, tree.source.text(in: tree.tokens.range(Int(tree.firstTokens[node]))))
    }

    /// The value of the row whose name starts at an offset.
    func row(at offset: Int) -> Value? { node(.declaration, at: offset).map { stylesheet.tree.value(ofStatement: $0) } }

    /// The node that starts at an offset: nodes lie in order of place, and what holds others comes before them.
    private func node(_ kind: NodeKind, at offset: Int) -> Int? {
        let tree = stylesheet.tree
        var node = 0
        var end = tree.count
        while node < end {
            let middle = (node + end) / 2
            if tree.range(middle).start < offset { node = middle + 1 } else { end = middle }
        }
        guard node < tree.count, tree.kinds[node] == kind, tree.range(node).start == offset else { return nil }
        return node
    }

    /// The value of the last row of a name in the block at a node; nil where there is none.
    func value(ofRow name: String, in block: Int) -> Value? {
        let tree = stylesheet.tree
        var value: Value?
        var node = block + 1
        let end = Int(tree.endNodes[block])
        while node < end {
            if case .declaration = tree.kinds[node], !tree.isBroken(node) {
                let range = Declaration(tree: tree, index: node).name
                if tree.source.holds(name, in: range) { value = tree.value(ofStatement: node) }
            }
            node = Int(tree.endNodes[node])
        }
        return value
    }

    /// The rows of the block at a node, in order; broken ones are left out.
    func rows(_ block: Int) -> [Row] {
        let tree = stylesheet.tree
        var rows: [Row] = []
        for item in Rule(tree: tree, index: block).items {
            guard case .declaration(let declaration) = item, !tree.isBroken(declaration.index) else { continue }
            let range = declaration.name
            rows.append(Row(name: tree.source.text(in: range), value: declaration.value, nameRange: range))
        }
        return rows
    }

    /// The terms of a value, definitions replaced.
    func terms(_ value: Value) -> [Term] {
        var reader = TermReader(value, definitions: definitions)
        return reader.all()
    }

    /// What cannot be read in a value.
    func faults(_ value: Value) -> [TermFault] {
        var reader = TermReader(value, definitions: definitions)
        _ = reader.all()
        return reader.faults
    }

    /// The names that may stand behind `@`.
    var definitionNames: [String] { definitions.keys.sorted() }
}
