// What a sheet says, cell by cell, as a test sees it: to hold against the claim that a fix is safe.

package import NSSSyntax

/// The value of each (media, class path, attribute), the last declaration counting.
package struct Cells {
    /// Value by cell; nil where any declaration of the cell was not well-formed, so that nothing is claimed of it.
    private(set) var values: [String: String?] = [:]

    init(_ tree: SyntaxTree) {
        var medium = ("", 0, false)
        var node = 0
        while node < tree.count {
            if node >= medium.1 { medium = ("", tree.count, false) }
            switch tree.kinds[node] {
            case .media:
                let media = MediaBlock(tree: tree, index: node)
                let text = media.conditions.map {
                    tree.source.text(in: $0.feature) + ":" + tree.source.text(in: $0.value)
                }
                medium = (
                    text.joined(separator: " "), Int(tree.endNodes[node]), Self.isFaulty(tree, node, whole: false)
                )
                node += 1
            case .rule:
                add(
                    Rule(tree: tree, index: node), medium.0,
                    isFaulty: medium.2 || Self.isFaulty(tree, node, whole: false))
                node = Int(tree.endNodes[node])
            default: node += 1
            }
        }
    }

    private mutating func add(_ rule: Rule, _ medium: String, isFaulty: Bool) {
        let tree = rule.tree
        for item in rule.items {
            guard case .declaration(let declaration) = item else { continue }
            let broken = isFaulty || Self.isFaulty(tree, declaration.index, whole: true)
            for selector in rule.selectors {
                let key = [medium, tree.source.text(in: selector.range), tree.source.text(in: declaration.name)]
                    .joined(separator: " | ")
                if broken || values[key] == .some(nil) {
                    values[key] = .some(nil)
                } else {
                    values[key] = declaration.value.flattened
                }
            }
        }
    }

    /// True where a fault lies in a node's tokens: all of them, or those before its block.
    private static func isFaulty(_ tree: SyntaxTree, _ node: Int, whole: Bool) -> Bool {
        if tree.isBroken(node) { return true }
        let first = Int(tree.firstTokens[node])
        let end =
            whole || node + 1 >= Int(tree.endNodes[node]) ? Int(tree.endTokens[node]) : Int(tree.firstTokens[node + 1])
        return tree.faults.contains { $0.token < end && $0.endToken > first }
    }

    /// The first cell that was well-formed before and says something else afterwards; nil where there is none.
    package static func difference(before: SyntaxTree, after: SyntaxTree) -> String? {
        let new = Cells(after).values
        for (key, value) in Cells(before).values.sorted(by: { $0.key < $1.key }) {
            guard let value else { continue }
            guard let found = new[key] else { return "a cell is gone" }
            if found != value { return "a cell says something else" }
        }
        return nil
    }
}
