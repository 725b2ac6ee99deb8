// The variables of a stack's lower sheets. Must not know any rule.

package import NSSSyntax

/// Which variables, `@` included, the lower sheets define and use.
package struct BaseVariables: Sendable {
    /// Names that have a definition.
    package private(set) var defined: Set<String> = []
    /// Names that stand in a value.
    package private(set) var used: Set<String> = []
    /// The names that have a definition, in order of place.
    package private(set) var names: [String] = []

    /// Reads the lower sheets.
    package init(_ base: [SyntaxTree]) {
        for tree in base {
            for node in 0..<tree.count {
                let kind = tree.kinds[node]
                guard kind == .definition || kind == .declaration else { continue }
                let first = Int(tree.firstTokens[node])
                for token in first..<Int(tree.endTokens[node]) where tree.tokens.kinds[token] == .atWord {
                    let name = tree.source.text(in: tree.tokens.range(token))
                    if token > first {
                        used.insert(name)
                    } else if defined.insert(name).inserted {
                        names.append(name)
                    }
                }
            }
        }
    }
}
