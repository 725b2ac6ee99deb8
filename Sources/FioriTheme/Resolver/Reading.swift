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

    /// What a declaration comes to.
    package func reading(of candidate: Candidate, in cell: MediaCells) -> Reading {
        let sheet = candidate.sheet
        let node = Int(nodes[candidate.declaration])
        if let token = firstAtWord(node, sheet) {
            var unasked: [Hop]?
            return reading(follow(node, token, sheet, cell, &unasked), candidate, cell)
        }
        return reading(.node(node), candidate, cell)
    }

    /// The definitions that a declaration's value goes through, in order.
    package func hops(of candidate: Candidate, in cell: MediaCells) -> [Hop] {
        let node = Int(nodes[candidate.declaration])
        guard let token = firstAtWord(node, candidate.sheet) else { return [] }
        var hops: [Hop]? = []
        _ = follow(node, token, candidate.sheet, cell, &hops)
        return hops ?? []
    }

    // MARK: For comparing

    /// The number of the variable that a statement's value begins with, where it is the whole value; nil where no
    /// definition has it, and for any other value.
    func variable(_ token: Int, in node: Int, _ sheet: Int) -> Int? {
        let table = sheets[sheet].table
        let tree = table.tree
        guard isAlone(token, in: node, tree) else { return nil }
        let bytes = tree.source.bytes
        return table.variables.find(tree.tokens.range(token), of: bytes.span, in: bytes.span)
    }

    /// True where no definition of a sheet stands in `@media`.
    func isPlain(_ sheet: Int) -> Bool { variables[sheet].isPlain }

    /// What a variable comes to, as a text that is equal for equal meanings.
    func end(of node: Int, _ sheet: Int, in cell: MediaCells) -> String {
        guard let token = firstAtWord(node, sheet) else { return "" }
        var unasked: [Hop]?
        switch follow(node, token, sheet, cell, &unasked) {
        case .node(let end): return "=" + text(ofNode: end, sheet)
        case .constant(let name, let suffix): return "@" + name + (suffix?.text ?? "")
        case .failure(let failure): return "!" + failure.message
        }
    }

    private func reading(_ ending: Ending, _ candidate: Candidate, _ cell: MediaCells) -> Reading {
        switch ending {
        case .node(let node):
            return convert(node, candidate.sheet, readers[Int(slots[candidate.declaration] >> 3)], cell)
        case .constant(let name, let suffix): return paletteReading(name, suffix?.text, cell)
        case .failure(let failure): return Reading(failure: failure)
        }
    }

    /// The token of the variable that a statement's value begins with; nil for any other value.
    func firstAtWord(_ node: Int, _ sheet: Int) -> Int? {
        let tree = sheets[sheet].table.tree
        let tokens = tree.tokens.kinds
        // Mostly a name, a colon, a blank and the value.
        var token = Int(tree.firstTokens[node]) + 1
        let end = Int(tree.endTokens[node])
        while token < end {
            switch tokens[token] {
            case .whiteSpace, .comment, .colon: token += 1
            case .atWord: return token
            default: return nil
            }
        }
        return nil
    }

    /// Follows a variable as the engine does, and on beyond that for what an author may have meant.
    private func follow(
        _ node: Int, _ token: Int, _ sheet: Int, _ cell: MediaCells, _ passed: inout [Hop]?
    ) -> Ending {
        let table = sheets[sheet].table
        let source = table.tree.source
        let sheetBytes = source.bytes
        let bytes = sheetBytes.span
        let limit = hopLimit
        var node = node
        var token = token
        var hops = 0
        while true {
            let range = table.tree.tokens.range(token)
            if !isAlone(token, in: node, table.tree) {
                // Whatever stands behind the name belongs to it for NUI: `@a 10` is the variable "@a 10".
                return .failure(.undefinedVariable(table.tree.value(ofStatement: node).flattened))
            }
            guard let name = table.variables.find(range, of: bytes, in: bytes),
                let definition = variables[sheet].definition(of: name, in: cell)
            else { return constant(source.text(in: range), hops, limit, &passed) }
            if passed != nil { passed?.append(Hop(name: source.text(in: range), sheet: sheet, node: definition)) }
            hops += 1
            guard let next = firstAtWord(definition, sheet) else {
                if hops <= limit { return .node(definition) }
                let text = table.tree.value(ofStatement: definition).flattened
                return .failure(.tooManyHops(limit: limit, text: text))
            }
            // As many hops as there are definitions without an end is a circle.
            if hops > table.definitions.count {
                return .failure(.variableCycle(cycle(from: next, sheet, cell)))
            }
            node = definition
            token = next
        }
    }

    /// True where nothing but the end of the statement stands behind a token.
    private func isAlone(_ token: Int, in node: Int, _ tree: SyntaxTree) -> Bool {
        var next = token + 1
        while next < Int(tree.endTokens[node]) {
            switch tree.tokens.kinds[next] {
            case .whiteSpace, .comment, .semicolon: next += 1
            default: return false
            }
        }
        return true
    }

    private func constant(_ text: String, _ hops: Int, _ limit: Int, _ passed: inout [Hop]?) -> Ending {
        guard hasPaletteConstants, let key = ColorNames.sdk.key(String(text.dropFirst())) else {
            return .failure(.undefinedVariable(text))
        }
        passed?.append(Hop(name: text, sheet: nil, node: nil))
        if hops >= limit { return .failure(.tooManyHops(limit: limit, text: text)) }
        return .constant(name: key.name.text, suffix: key.suffix)
    }

    /// The names of a circle, each once, from the first that was met.
    private func cycle(from token: Int, _ sheet: Int, _ cell: MediaCells) -> [String] {
        let table = sheets[sheet].table
        let sheetBytes = table.tree.source.bytes
        let bytes = sheetBytes.span
        var names: [Int] = []
        var token = token
        while let name = table.variables.find(table.tree.tokens.range(token), of: bytes, in: bytes),
            !names.contains(name), let definition = variables[sheet].definition(of: name, in: cell),
            let next = firstAtWord(definition, sheet)
        {
            names.append(name)
            token = next
        }
        return names.map { table.tree.source.text(in: table.variables.ranges[$0]) }
    }
}
