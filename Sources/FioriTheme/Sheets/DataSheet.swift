// One of our own sheets as blocks of rows, for whoever reads facts out of it. Must not know what a block or row means.

package import NSSSyntax

/// A sheet of facts: blocks with a name, rows with a name and a value. Blocks in `@media` and whatever the grammar does
/// not allow are left out; who may be given such a sheet asks the tree for its faults.
package struct DataSheet: Sendable {
    /// `name: value;`
    package struct Row: Sendable {
        /// The name as written.
        package let name: String
        /// The value's words, parentheses and commas.
        package let parts: [String]
        /// The bytes from the name to the semicolon.
        package let range: TextRange

        /// The value's words without commas: what a list holds.
        package var list: [String] { parts.filter { $0 != "," } }
    }

    /// `name { … }`. Its rows are read when they are asked for: a run needs few of the many that a sheet holds.
    package struct Block: Sendable {
        /// The name as written.
        package let name: String
        private let rule: Rule

        fileprivate init(name: String, rule: Rule) {
            self.name = name
            self.rule = rule
        }

        /// The bytes from the name to the closing brace.
        package var range: TextRange { rule.tree.range(rule.index) }
        /// The rows in order.
        package var rows: [Row] { declarations.map { Row($0) } }
        /// The last row of that name: as in any sheet, the later one wins.
        package func row(_ name: String) -> Row? {
            var name = name
            let declaration = name.withUTF8 { wanted in
                declarations.last { unsafe $0.tree.source.matches(wanted, in: $0.name) }
            }
            return declaration.map { Row($0) }
        }
        /// That row's value, with a blank between its parts.
        package func value(_ name: String) -> String? { row(name)?.parts.joined(separator: " ") }

        private var declarations: [Declaration] {
            var result: [Declaration] = []
            let tree = rule.tree
            var index = rule.index + 1
            while index < Int(tree.endNodes[rule.index]) {
                if case .declaration = tree.kinds[index], !tree.isBroken(index) {
                    result.append(Declaration(tree: tree, index: index))
                }
                index = Int(tree.endNodes[index])
            }
            return result
        }
    }

    /// The sheet itself.
    package let source: Source
    /// The blocks in order.
    package let blocks: [Block]

    /// Reads a sheet. Never fails: what cannot be read is not there.
    package init(_ sheet: Stylesheet) {
        source = sheet.tree.source
        var blocks: [Block] = []
        for item in sheet.items {
            guard case .rule(let rule) = item, !sheet.tree.isBroken(rule.index) else { continue }
            for selector in rule.selectors {
                blocks.append(Block(name: source.text(in: selector.range), rule: rule))
            }
        }
        self.blocks = blocks
    }

    /// Reads a sheet from its bytes.
    package init(_ source: Source) { self.init(Stylesheet(source)) }

    /// The first block of that name.
    package func block(_ name: String) -> Block? { blocks.first { $0.name == name } }
}

extension DataSheet.Row {
    fileprivate init(_ declaration: Declaration) {
        let tree = declaration.tree
        self.init(
            name: tree.source.text(in: declaration.name),
            parts: declaration.value.parts.map { tree.source.text(in: tree.tokens.range($0)) },
            range: tree.range(declaration.index))
    }
}
