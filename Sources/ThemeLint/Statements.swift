// The statements of a sheet by their places. Must not know what they mean.

import NSSSyntax

/// Finds statements by bytes, in time that grows with the number that is found.
struct Statements {
    private let tree: SyntaxTree
    /// Rules, definitions and whatever else stands at the top or in `@media`, in order of place; `@media` itself is none.
    private let nodes: [Int]

    init(_ tree: SyntaxTree) {
        self.tree = tree
        var nodes: [Int] = []
        var node = 0
        while node < tree.count {
            if case .media = tree.kinds[node] {
                node += 1
            } else {
                nodes.append(node)
                node = Int(tree.endNodes[node])
            }
        }
        self.nodes = nodes
    }

    /// The statements that a range overlaps or touches.
    func touching(_ range: TextRange) -> ArraySlice<Int> {
        let first = nodes.firstPlace { tree.range($0).end >= range.start }
        let end = nodes.firstPlace { tree.range($0).start > range.end }
        return nodes[first..<max(end, first)]
    }

    /// The bytes of the declaration that holds a byte; nil where none does.
    func declaration(at offset: Int) -> TextRange? { find(offset).map { tree.range($0.declaration) } }

    /// True where the declaration that holds a byte is one for a class path, which its block names.
    func isDeclaration(at offset: Int, for path: String) -> Bool {
        guard let rule = find(offset)?.rule else { return false }
        return Rule(tree: tree, index: rule).selectors.contains { tree.source.text(in: $0.range) == path }
    }

    private func find(_ offset: Int) -> (rule: Int, declaration: Int)? {
        for node in touching(TextRange(offset, offset)) {
            var low = node + 1
            var high = Int(tree.endNodes[node])
            // Nodes lie in the order of their first tokens.
            while low < high {
                let middle = (low + high) / 2
                if tree.range(middle).start <= offset { low = middle + 1 } else { high = middle }
            }
            guard low > node + 1, case .declaration = tree.kinds[low - 1] else { continue }
            if offset < tree.range(low - 1).end { return (node, low - 1) }
        }
        return nil
    }
}

extension Array {
    /// The place of the first element of which something holds, where it holds of all behind it, too; `count` where it
    /// holds of none.
    func firstPlace(_ holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
