// The meaning of a sheet as text: what it declares for which class paths, where. Must not know engines or files.

import FioriTheme
package import NSSSyntax

extension Dump {
    /// One line a definition, a block, a class path and a declaration, with their places; last what was left out.
    ///
    /// It is what is recovered of a sheet, whichever engine reads it; what an engine makes of it, `resolve` tells.
    package static func theme(_ source: Source) -> [UInt8] {
        let table = Theme(source).table
        let tree = table.tree
        let lines = LineTable(source)
        var output: [UInt8] = []
        func line(_ indent: String, _ words: [String], _ range: TextRange) {
            output.write(indent + words.joined(separator: " ") + "  " + place(range.start, lines) + "\n")
        }
        func value(_ node: UInt32) -> String { quoted(source, tree.value(ofStatement: Int(node)).range) }
        for definition in table.definitions {
            let name = source.text(in: tree.tokens.range(Int(tree.firstTokens[Int(definition.node)])))
            line(
                "", ["variable", harmless(name), "=", value(definition.node)] + words(definition.cells),
                tree.range(Int(definition.node)))
        }
        for rule in table.rules {
            line("", ["block"] + words(rule.cells), tree.range(Int(rule.node)))
            for selector in table.selectors[rule.selectors] {
                let range = tree.tokens.range(Int(selector.token))
                line("  ", ["class-path", harmless(source.text(in: range))], range)
            }
            for declaration in table.declarations[rule.declarations] {
                let range = tree.tokens.range(Int(tree.firstTokens[Int(declaration.node)]))
                let name = Catalogue.sdk.split(source.text(in: range))
                let state = name.state.map { [$0.name] } ?? []
                line("  ", ["attribute", harmless(name.base)] + state + ["=", value(declaration.node)], range)
            }
        }
        let meant = table.definitions.count + table.declarations.count
        let statements = (0..<tree.count).count { node in
            switch tree.kinds[node] {
            case .definition, .declaration: true
            case .rule, .media, .unknownAtRule, .unexpected: false
            }
        }
        output.write("\(meant) of \(statements) statements have a meaning\n")
        return output
    }

    private static func words(_ cells: MediaCells) -> [String] { cells == .all ? [] : [cells.description] }

    private static func harmless(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.writeHarmless(text)
        return String(decoding: bytes, as: UTF8.self)
    }
}
