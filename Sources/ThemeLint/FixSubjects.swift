// What fixes are about, so that those can be told which have nothing to do with each other. Must not know any rule.

import FioriTheme
import NSSSyntax

/// The components and variables that the statements around a fix's edits are about, and what its edits bring in.
struct FixSubjects {
    private let tree: SyntaxTree
    private let catalogue: Catalogue
    private let statements: Statements
    /// The statement that was asked for last: fixes come in order of place, and a large block may hold thousands.
    private var last: (node: Int, subjects: Set<String>)?

    init(_ tree: SyntaxTree, _ catalogue: Catalogue) {
        self.tree = tree
        self.catalogue = catalogue
        statements = Statements(tree)
    }

    /// What one fix touches.
    struct Reach {
        /// The nodes of the statements around its edits.
        fileprivate let statements: [Int]
        /// The variables that its texts speak of.
        fileprivate let added: [String]
    }

    /// Fixes of which none touches what another one does.
    struct Apart {
        private var statements: Set<Int> = []
        /// Statements that have something in common with one of those.
        private var refused: Set<Int> = []
        private var subjects: Set<String> = []

        /// Takes a fix, unless it touches what one that was taken does. Each statement is looked into twice at the most,
        /// however many fixes there are for it.
        mutating func take(_ reach: Reach, _ all: inout FixSubjects) -> Bool {
            if reach.statements.contains(where: { statements.contains($0) || refused.contains($0) }) { return false }
            if !subjects.isDisjoint(with: reach.added) { return false }
            for node in reach.statements where !all.subjects(of: node).isDisjoint(with: subjects) {
                refused.insert(node)
                return false
            }
            for node in reach.statements { subjects.formUnion(all.subjects(of: node)) }
            subjects.formUnion(reach.added)
            statements.formUnion(reach.statements)
            return true
        }
    }

    /// What a fix touches.
    func reach(of fix: Fix) -> Reach {
        var nodes: [Int] = []
        var names: [String] = []
        for edit in fix.edits {
            for node in statements.touching(edit.range) where nodes.last != node { nodes.append(node) }
            let added = Lexer.tokenize(Source(name: "", bytes: edit.replacement))
            for token in 0..<added.count where added.kinds[token] == .atWord {
                let range = added.range(token)
                names.append(String(decoding: edit.replacement[range.start..<range.end], as: UTF8.self))
            }
        }
        return Reach(statements: nodes, added: names)
    }

    private mutating func subjects(of node: Int) -> Set<String> {
        if let last, last.node == node { return last.subjects }
        var subjects: Set<String> = []
        if case .rule = tree.kinds[node] {
            for selector in Rule(tree: tree, index: node).selectors {
                subjects.formUnion(components(of: tree.source.text(in: selector.range)))
            }
        }
        for token in Int(tree.firstTokens[node])..<Int(tree.endTokens[node]) {
            guard case .atWord = tree.tokens.kinds[token] else { continue }
            subjects.insert(tree.source.text(in: tree.tokens.range(token)))
        }
        last = (node, subjects)
        return subjects
    }

    /// A class path's component and those above it; an app's own class path is by itself.
    private func components(of path: String) -> Set<String> {
        guard let taken = catalogue.taken(path) else { return [path] }
        var components: Set<String> = [taken.component]
        for above in catalogue.superclassPaths(of: path) {
            if let other = catalogue.taken(above) { components.insert(other.component) }
        }
        return components
    }
}
