// Which definition of a variable holds on which device and in which orientation. Must not read any value.

import NSSSyntax

/// The definitions of one sheet that hold: of several with one name the last one.
struct SheetVariables: Sendable {
    /// For each combination of device and orientation, or once where no definition stands in `@media`: the node of each
    /// name's definition, plus one; 0 where it has none.
    private let holding: [[UInt32]]

    /// True where no definition stands in `@media`.
    var isPlain: Bool { holding.count == 1 }

    /// Reads the definitions of a sheet.
    init(_ table: SheetTable) {
        let isPlain = table.definitions.allSatisfy { $0.cells == .all }
        let cells: [MediaCells] = isPlain ? [.all] : MediaCells.each
        holding = cells.map { cell in
            var nodes = [UInt32](repeating: 0, count: table.variables.count)
            for definition in table.definitions where !definition.cells.isDisjoint(with: cell) {
                nodes[Int(definition.name)] = definition.node + 1
            }
            return nodes
        }
    }

    /// The node of the definition of a name that holds in a single combination; nil where none does.
    func definition(of name: Int, in cell: MediaCells) -> Int? {
        let index = holding.count == 1 ? 0 : cell.rawValue.trailingZeroBitCount
        let node = holding[index][name]
        return node == 0 ? nil : Int(node) - 1
    }
}
