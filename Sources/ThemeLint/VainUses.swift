// The uses of variables that a reader of the grammar looks up in vain while it loads a sheet. Must not know engines;
// where it is exact, a test holds it against NUI's own reader.

import FioriTheme
import NSSSyntax

/// Uses of variables in declarations that nothing defines, at the traits that are assumed where none are given.
struct VainUses {
    private static let traits = MediaCells(.iphone, .portrait)

    private let tree: SyntaxTree
    private let variables: VariableIndex
    /// For each name: whether a definition holds at the traits.
    private var isDefined: [Bool]

    /// False where only NUI's own reading can tell: something is not as the grammar wants it, a variable is not the
    /// whole of its value, or a comment stands beside one.
    let isExact: Bool

    /// Looks at the variables of a sheet.
    init(_ tree: SyntaxTree, _ variables: VariableIndex) {
        let kinds = tree.tokens.kinds
        isExact =
            tree.faults.isEmpty
            && variables.uses.allSatisfy { $0.isWholeValue && Self.isBare(kinds, $0.token) }
        self.tree = tree
        self.variables = variables
        isDefined = [Bool](repeating: false, count: variables.names.count)
        for definition in variables.definitions where !definition.cells.isDisjoint(with: Self.traits) {
            isDefined[definition.name] = true
        }
    }

    /// Where the first such use starts whose name, `@` included, is one of those that are wanted; nil where there is none.
    func first(where isWanted: (String) -> Bool) -> Int? {
        var block = LastOfName(tree)
        var isUnwanted = [Bool](repeating: false, count: isDefined.count)
        for use in variables.uses
        where !use.isInDefinition && !isDefined[use.name] && !use.cells.isDisjoint(with: Self.traits) {
            if isUnwanted[use.name] || !beginsValue(use) || !block.isLast(use.node) { continue }
            let range = tree.tokens.range(use.token)
            if isWanted(tree.source.text(in: range)) { return range.start }
            isUnwanted[use.name] = true
        }
        return nil
    }

    /// True for a use that is looked up: behind other text a name is text.
    private func beginsValue(_ use: VariableIndex.Use) -> Bool {
        use.isWholeValue || tree.value(ofStatement: use.node).firstToken == use.token
    }

    /// Which declarations of a block have the last word: NUI keeps the last one of each name only. Asked in order of
    /// place, it looks at each declaration once.
    private struct LastOfName {
        private let tree: SyntaxTree
        private var names = NameTable()
        private var last: [Int] = []
        private var end = 0

        init(_ tree: SyntaxTree) { self.tree = tree }

        mutating func isLast(_ node: Int) -> Bool {
            if node >= end { readBlock(from: node) }
            let number = self.number(node)
            return last[number] == node
        }

        private mutating func readBlock(from node: Int) {
            names = NameTable()
            last = []
            end = node
            while end < tree.count, case .declaration = tree.kinds[end] {
                let number = self.number(end)
                if number == last.count { last.append(end) } else { last[number] = end }
                end = Int(tree.endNodes[end])
            }
        }

        private mutating func number(_ node: Int) -> Int {
            let sheet = tree.source.bytes
            return names.intern(tree.tokens.range(Int(tree.firstTokens[node])), in: sheet.span)
        }
    }

    /// True where nothing but white space stands around a variable in its value.
    private static func isBare(_ kinds: [TokenKind], _ token: Int) -> Bool {
        var before = token - 1
        if case .whiteSpace = kinds[before] { before -= 1 }
        var after = token + 1
        if case .whiteSpace = kinds[after] { after += 1 }
        guard case .colon = kinds[before], case .semicolon = kinds[after] else { return false }
        return true
    }
}
