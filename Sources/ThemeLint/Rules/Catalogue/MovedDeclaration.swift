// The fix that moves a declaration into a block of another class path. Must not know when that is right.

import NSSSyntax

enum MovedDeclaration {
    /// Takes the declaration out of its block and writes a block of its own behind it; none where a comment would be
    /// lost, or several class paths share the block.
    static func fix(_ found: PlacedIssue, to path: String, _ pass: LintPass) -> [Fix] {
        let tree = pass.tree
        let node = found.node
        let rule = found.rule
        if tree.tokens.kinds[Int(tree.firstTokens[rule])...Int(tree.firstTokens[node])].contains(.comma) { return [] }
        if pass.holdsComment(node) || Int(tree.endNodes[rule]) == rule + 2 {
            return lonely(rule, node, path, pass)
        }
        let text = pass.text(tree.range(node))
        let end = tree.range(rule).end
        return [
            Fix(
                "move it to '\(path)'", .unsafe,
                [.delete(pass.statement(node)), .insert("\n\n\(path) {\n    \(text)\n}", at: end)])
        ]
    }

    /// The only declaration of its block: the block gets the other class path.
    private static func lonely(_ rule: Int, _ node: Int, _ path: String, _ pass: LintPass) -> [Fix] {
        guard Int(pass.tree.endNodes[rule]) == rule + 2 else { return [] }
        let name = pass.tree.tokens.range(Int(pass.tree.firstTokens[rule]))
        return [Fix("move it to '\(path)'", .unsafe, [Edit(name, path)])]
    }
}
