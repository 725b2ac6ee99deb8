// What the winner's variables lead to. Must not choose among declarations, nor convert a value.

import NSSSyntax

/// A definition on the way from a use to its value.
package struct Hop: Sendable, Hashable {
    /// The variable, `@` included.
    package let name: String
    /// Number of the sheet in the stack; nil for a colour of the palette.
    package let sheet: Int?
    /// Index of the definition's node; nil for a colour of the palette.
    package let node: Int?
}

/// What one declaration comes to on one device in one orientation.
package struct Reading: Sendable {
    /// Its value; nil where it comes to nothing.
    package var value: ThemeValue?
    /// Why it comes to nothing.
    package var failure: ValueFailure?
    /// The colour of the palette that the value is, without what stands behind its name; nil for any other value.
    package var paletteName: String?
    /// What stands behind that name, underscore included.
    var paletteSuffix: String?

    /// True where there is a value.
    package var hasValue: Bool {
        // A pattern: comparing with nil copies the value.
        if case .some = value { return true }
        return false
    }
}

extension ThemeStack {
    /// Where a statement's variable leads.
    private enum Ending {
        /// The value of this node.
        case node(Int)
        /// A colour of the palette.
        case constant(name: String, suffix: ColorNames.Suffix?)
        case failure(ValueFailure)
    }

    /// A list of definitions is no longer than this: who follows that many by eye sees that the chain is at fault.
    private static let mostHops = 64

    /// What a declaration comes to.
    package func reading(of candidate: Candidate, in cell: MediaCells) -> Reading {
        let node = Int(nodes[candidate.declaration])
        return reading(ending(of: node, candidate.sheet, cell), candidate, cell)
    }

    /// The definitions that a declaration's value goes through, in order: each once, and of a long chain the first ones.
    package func hops(of candidate: Candidate, in cell: MediaCells) -> [Hop] {
        let sheet = candidate.sheet
        let table = sheets[sheet].table
        var hops: [Hop] = []
        var node = Int(nodes[candidate.declaration])
        while hops.count < Self.mostHops, let token = table.firstAtWord(node), table.isAlone(token, in: node) {
            let text = table.tree.source.text(in: table.tree.tokens.range(token))
            guard let name = table.variable(token), let next = variables[sheet].definition(of: name, in: cell) else {
                if constantKey(text) != nil { hops.append(Hop(name: text, sheet: nil, node: nil)) }
                break
            }
            if hops.contains(where: { $0.node == next }) { break }
            hops.append(Hop(name: text, sheet: sheet, node: next))
            node = next
        }
        return hops
    }

    /// The node of the definition whose value a declaration has in the end; nil where it has none of a definition.
    package func lastDefinition(of candidate: Candidate, in cell: MediaCells) -> Int? {
        let table = sheets[candidate.sheet].table
        let node = Int(nodes[candidate.declaration])
        guard let token = table.firstAtWord(node), table.isAlone(token, in: node), let name = table.variable(token),
            case .definition(let last, _)? = variables[candidate.sheet].end(of: name, in: cell),
            table.firstAtWord(last) == nil
        else { return nil }
        return last
    }

    // MARK: For comparing

    /// The number of the variable that a statement's value begins with, where it is the whole value; nil where no
    /// definition has it, and for any other value.
    func variable(_ token: Int, in node: Int, _ sheet: Int) -> Int? {
        let table = sheets[sheet].table
        return table.isAlone(token, in: node) ? table.variable(token) : nil
    }

    /// True where no definition of a sheet stands in `@media`.
    func isPlain(_ sheet: Int) -> Bool { variables[sheet].isPlain }

    /// What a variable comes to, as a text that is equal for equal meanings.
    func end(of node: Int, _ sheet: Int, in cell: MediaCells) -> String {
        guard firstAtWord(node, sheet) != nil else { return "" }
        switch ending(of: node, sheet, cell) {
        case .node(let end): return "=" + text(ofNode: end, sheet)
        case .constant(let name, let suffix): return "@" + name + (suffix?.text ?? "")
        case .failure(let failure): return "!" + failure.message
        }
    }

    /// The token of the variable that a statement's value begins with; nil for any other value.
    func firstAtWord(_ node: Int, _ sheet: Int) -> Int? { sheets[sheet].table.firstAtWord(node) }

    private func reading(_ ending: Ending, _ candidate: Candidate, _ cell: MediaCells) -> Reading {
        switch ending {
        case .node(let node):
            return convert(node, candidate.sheet, readers[Int(slots[candidate.declaration] >> 3)], cell)
        case .constant(let name, let suffix): return paletteReading(name, suffix?.text, cell)
        case .failure(let failure): return Reading(failure: failure)
        }
    }

    /// Follows a statement's variable as the engine does, and on beyond that for what an author may have meant.
    private func ending(of node: Int, _ sheet: Int, _ cell: MediaCells) -> Ending {
        let table = sheets[sheet].table
        var node = node
        var hops = 0
        while let token = table.firstAtWord(node) {
            if !table.isAlone(token, in: node) {
                // Whatever stands behind the name belongs to it for NUI: `@a 10` is the variable "@a 10".
                return .failure(.undefinedVariable(table.tree.value(ofStatement: node).flattened))
            }
            guard let name = table.variable(token), let end = variables[sheet].end(of: name, in: cell) else {
                return constant(table.tree.source.text(in: table.tree.tokens.range(token)), hops)
            }
            switch end {
            case .circle(let name): return .failure(.variableCycle(circle(from: name, sheet, cell)))
            case .definition(let last, let count): (node, hops) = (last, count)
            }
        }
        if hops <= hopLimit { return .node(node) }
        let text = table.tree.value(ofStatement: node).flattened
        return .failure(.tooManyHops(limit: hopLimit, text: text))
    }

    private func constant(_ text: String, _ hops: Int) -> Ending {
        guard let key = constantKey(text) else { return .failure(.undefinedVariable(text)) }
        if hops >= hopLimit { return .failure(.tooManyHops(limit: hopLimit, text: text)) }
        return .constant(name: key.name.text, suffix: key.suffix)
    }

    /// What a variable that no definition has means where the engine looks among the palette's colours.
    private func constantKey(_ text: String) -> (name: ColorNames.Name, suffix: ColorNames.Suffix?)? {
        hasPaletteConstants ? ColorNames.sdk.key(String(text.dropFirst())) : nil
    }

    /// The names of a circle, each once, from one of them on; of a long one as many as are shown and one.
    private func circle(from first: Int, _ sheet: Int, _ cell: MediaCells) -> [String] {
        let table = sheets[sheet].table
        var names: [String] = []
        var name = first
        repeat {
            names.append(table.tree.source.text(in: table.variables.ranges[name]))
            guard let node = variables[sheet].definition(of: name, in: cell), let token = table.firstAtWord(node),
                let next = table.variable(token)
            else { break }
            name = next
        } while name != first && names.count <= ValueFailure.namesShown
        return names
    }
}
