// Which definition of a variable holds on which device and in which orientation, and where it leads. Must not convert a value.

import NSSSyntax

/// The definitions of one sheet that hold: of several with one name the last one.
struct SheetVariables: Sendable {
    /// Where a variable leads through definitions whose whole value is a variable that is defined, too.
    enum End {
        /// To the definition at this node, the last of so many.
        case definition(node: Int, hops: Int)
        /// Into a circle, which it enters at the variable of this number.
        case circle(Int)
    }

    /// What holds in one combination of device and orientation.
    fileprivate struct Holding {
        /// The node of each name's definition, plus one; 0 where it has none.
        var nodes: [UInt32]
        /// For each name that is defined the name whose definition is the last, or one of the circle. Empty where no
        /// definition leads to another one.
        var lasts: [UInt32] = []
        /// The number of definitions up to there; 0 for a circle.
        var hops: [UInt32] = []
    }

    /// For each combination of device and orientation, or once where no definition stands in `@media`.
    private let holding: [Holding]

    /// True where no definition stands in `@media`.
    var isPlain: Bool { holding.count == 1 }

    /// Reads the definitions of a sheet. Linear in their number: a chain of a million is followed once.
    init(_ table: SheetTable) {
        let isPlain = table.definitions.allSatisfy { $0.cells == .all }
        let cells: [MediaCells] = isPlain ? [.all] : MediaCells.each
        holding = cells.map { cell in
            var nodes = [UInt32](repeating: 0, count: table.variables.count)
            for definition in table.definitions where !definition.cells.isDisjoint(with: cell) {
                nodes[Int(definition.name)] = definition.node + 1
            }
            var holding = Holding(nodes: nodes)
            holding.follow(table)
            return holding
        }
    }

    /// The node of the definition of a name that holds in a single combination; nil where none does.
    func definition(of name: Int, in cell: MediaCells) -> Int? {
        let node = holding[place(of: cell)].nodes[name]
        return node == 0 ? nil : Int(node) - 1
    }

    /// Where a name leads in a single combination; nil where no definition has it there.
    func end(of name: Int, in cell: MediaCells) -> End? { holding[place(of: cell)].end(of: name) }

    private func place(of cell: MediaCells) -> Int { holding.count == 1 ? 0 : cell.rawValue.trailingZeroBitCount }
}

extension SheetVariables.Holding {
    func end(of name: Int) -> SheetVariables.End? {
        let node = nodes[name]
        if node == 0 { return nil }
        if lasts.isEmpty { return .definition(node: Int(node) - 1, hops: 1) }
        let last = Int(lasts[name])
        return hops[name] == 0
            ? .circle(last) : .definition(node: Int(nodes[last]) - 1, hops: Int(hops[name]))
    }

    /// Walks from each name on until it comes to a name whose end is known, or to the walk's own path.
    mutating func follow(_ table: SheetTable) {
        let targets = nodes.map { $0 == 0 ? nil : target(of: Int($0) - 1, table) }
        if targets.allSatisfy({ $0 == nil }) { return }
        let unknown = UInt32.max
        lasts = [UInt32](repeating: unknown, count: nodes.count)
        hops = [UInt32](repeating: 0, count: nodes.count)
        var isOnPath = [Bool](repeating: false, count: nodes.count)
        var path: [Int] = []
        for start in nodes.indices where nodes[start] != 0 && lasts[start] == unknown {
            var name = start
            while lasts[name] == unknown, !isOnPath[name] {
                isOnPath[name] = true
                path.append(name)
                guard let target = targets[name] else { break }
                name = target
            }
            if targets[name] == nil, lasts[name] == unknown {
                (lasts[name], hops[name]) = (UInt32(name), 1)
                path.removeLast()
            } else if lasts[name] == unknown {
                // Each name of the circle is where it is entered from itself.
                while let last = path.popLast() {
                    lasts[last] = UInt32(last)
                    if last == name { break }
                }
            }
            while let last = path.popLast() {
                lasts[last] = lasts[name]
                hops[last] = hops[name] == 0 ? 0 : hops[name] + 1
                name = last
            }
        }
    }

    /// The number of the variable that is a definition's whole value, where it is defined here.
    private func target(of node: Int, _ table: SheetTable) -> Int? {
        guard let token = table.firstAtWord(node), table.isAlone(token, in: node), let name = table.variable(token),
            nodes[name] != 0
        else { return nil }
        return name
    }
}
