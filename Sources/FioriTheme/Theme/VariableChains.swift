// Where definitions lead that are nothing but another variable's name. Must not know rules, palettes or engines.

package import NSSSyntax

/// The ends of all variables of a sheet, followed through as many definitions as it takes.
///
/// Each device and orientation is followed for itself, since `@media` decides which definition of a name holds there;
/// of several that hold the last one counts. Linear in the sheet, without recursion.
package struct VariableChains: Sendable {
    /// What a variable comes to.
    package enum End: Hashable, Sendable {
        /// The value of this definition, an index into `VariableIndex.definitions`.
        case definition(Int)
        /// The number of a name that no definition has there.
        case undefined(Int)
        /// Nothing: the definitions lead back to themselves.
        case cycle
    }

    /// For each definition the number of the name that is its whole value, or -1.
    package let targets: [Int]
    /// Definitions that lead back to themselves, each cycle once, in the order they are followed, starting with the one
    /// that comes first in the sheet.
    package private(set) var cycles: [[Int]] = []
    /// The combinations that were told apart: all as one, where no definition stands in `@media`.
    private let cells: [MediaCells]
    /// For each of them, the ends by name.
    private var ends: [[End?]] = []

    /// Follows the variables of a sheet.
    package init(_ variables: VariableIndex, in tree: SyntaxTree) {
        targets = Self.targets(variables, tree)
        let isPlain = variables.definitions.allSatisfy { $0.cells == .all }
        cells = isPlain ? [.all] : MediaCells.each
        var isInCycle = [Bool](repeating: false, count: variables.definitions.count)
        for cell in cells { follow(variables, in: cell, &isInCycle) }
    }

    /// What a name comes to wherever `wanted` holds; nil where that differs from place to place.
    package func end(of name: Int, in wanted: MediaCells) -> End? {
        var result: End?
        for (index, cell) in cells.enumerated() where !wanted.isDisjoint(with: cell) {
            guard let end = ends[index][name] else { return nil }
            if let result, result != end { return nil }
            result = end
        }
        return result
    }

    /// True where a name leads to a cycle somewhere.
    package func isCaught(_ name: Int) -> Bool { ends.contains { $0[name] == .cycle } }

    private static func targets(_ variables: VariableIndex, _ tree: SyntaxTree) -> [Int] {
        var targets = [Int](repeating: -1, count: variables.definitions.count)
        // Both lists are in order of place.
        var index = 0
        for use in variables.uses where use.isInDefinition && use.isWholeValue && !tree.isBroken(use.node) {
            while variables.definitions[index].node < use.node { index += 1 }
            targets[index] = use.name
        }
        return targets
    }

    /// Walks from each name on until it comes to a name whose end is known, or to the walk's own path.
    private mutating func follow(_ variables: VariableIndex, in cell: MediaCells, _ isInCycle: inout [Bool]) {
        let count = variables.names.count
        var holding = [Int](repeating: -1, count: count)
        for (index, definition) in variables.definitions.enumerated() where !definition.cells.isDisjoint(with: cell) {
            holding[definition.name] = index
        }
        var ends = [End?](repeating: nil, count: count)
        var isOnPath = [Bool](repeating: false, count: count)
        var path: [Int] = []
        for start in 0..<count where ends[start] == nil {
            path.removeAll(keepingCapacity: true)
            var name = start
            var end = ends[name]
            while end == nil {
                let definition = holding[name]
                if isOnPath[name] {
                    close(path, at: name, holding, &isInCycle)
                    end = .cycle
                } else {
                    isOnPath[name] = true
                    path.append(name)
                    if definition < 0 {
                        end = .undefined(name)
                    } else if targets[definition] < 0 {
                        end = .definition(definition)
                    } else {
                        name = targets[definition]
                        end = ends[name]
                    }
                }
            }
            for name in path { ends[name] = end }
        }
        self.ends.append(ends)
    }

    /// Keeps the cycle that the path has run into, unless one of its definitions is part of one that is kept already.
    private mutating func close(_ path: [Int], at name: Int, _ holding: [Int], _ isInCycle: inout [Bool]) {
        var first = path.count - 1
        while path[first] != name { first -= 1 }
        let cycle = path[first...].map { holding[$0] }
        if cycle.contains(where: { isInCycle[$0] }) { return }
        for definition in cycle { isInCycle[definition] = true }
        var least = 0
        for index in cycle.indices where cycle[index] < cycle[least] { least = index }
        cycles.append(Array(cycle[least...] + cycle[..<least]))
    }
}
