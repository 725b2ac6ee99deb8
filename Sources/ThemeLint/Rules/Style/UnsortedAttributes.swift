// The rule `unsorted-attributes`.

import FioriTheme
import NSSSyntax

enum UnsortedAttributes {
    static let rule = LintRule(
        "unsorted-attributes", .style, .advice, .safe, "attributes of a block in another order than the catalogue's",
        isOptIn: true,
        why: """
            In long blocks an attribute is found where the alphabet has it, as in the catalogue, each with its states in \
            the order of the SDK; and two that are declared twice come to stand together. An empty line begins a new group, \
            which is ordered by itself. Off unless it is asked for: many like to order by importance.
            """,
        bad: {
            [
                .init("Button {\n    height: 44;\n    font-size: 17;\n}\n"),
                .init(
                    "Label {\n    /* as the others */\n    font-size: 17;\n    font-color: #1B2A4A; /* the band's shade */\n    background-color: #E4EDF6;\n}\n"
                ),
                .init(
                    "Button {\n    font-color-highlighted: #E4EDF6;\n    font-color: #1B2A4A;\n\n    width: 88;\n    height: 44;\n}\n"
                ),
                .init("Label { text-align: center; font-size: 17; }\n", engines: [.nui]),
            ]
        },
        good: {
            [
                .init("Button {\n    font-size: 17;\n    height: 44;\n}\n"),
                .init(
                    "Button {\n    width: 88;\n\n    font-color: #1B2A4A;\n    font-color-highlighted: #E4EDF6;\n}\n"),
                .init("Button {\n    height: 44;\n}\n\nLabel {\n    font-size: 17;\n}\n"),
            ]
        },
        check: { pass in
            let attributes = pass.attributes()
            let tree = pass.tree
            for node in 0..<tree.count {
                guard case .rule = tree.kinds[node], !tree.isBroken(node) else { continue }
                let declarations = node + 1..<Int(tree.endNodes[node])
                if isSorted(declarations, attributes, pass) { continue }
                report(declarations, attributes, &pass)
            }
        })

    /// True where no declaration comes before the one in front of it: the usual case, told without an allocation.
    private static func isSorted(_ declarations: Range<Int>, _ attributes: [UInt32], _ pass: LintPass) -> Bool {
        for node in declarations.dropFirst() {
            guard case .declaration = pass.tree.kinds[node], case .declaration = pass.tree.kinds[node - 1] else {
                return true
            }
            if isBefore(attributes[node], attributes[node - 1], pass) { return false }
        }
        return true
    }

    private static func isBefore(_ one: UInt32, _ other: UInt32, _ pass: LintPass) -> Bool {
        if one == other { return false }
        let (left, right) = (pass.memory.attributes.names[Int(one)], pass.memory.attributes.names[Int(other)])
        if left.base != right.base { return left.base.utf8.lexicographicallyPrecedes(right.base.utf8) }
        return (left.state ?? .normal).rawValue < (right.state ?? .normal).rawValue
    }

    private static func report(_ declarations: Range<Int>, _ attributes: [UInt32], _ pass: inout LintPass) {
        var first: Int?
        var edits: [Edit] = []
        var isMovable = true
        for group in groups(declarations, pass) {
            // Stable: of two declarations for one slot the later one stays the later one.
            let order = group.indices.sorted { left, right in
                let (one, other) = (attributes[group[left].node], attributes[group[right].node])
                if isBefore(one, other, pass) { return true }
                return left < right && !isBefore(other, one, pass)
            }
            for (place, wanted) in order.enumerated() where place != wanted {
                if first == nil { first = group[wanted].node }
                isMovable = isMovable && group[place].isMovable && group[wanted].isMovable
                edits.append(Edit(group[place].range, pass.text(group[wanted].range)))
            }
        }
        guard let first else { return }
        let name = Declaration(tree: pass.tree, index: first).name
        pass.report(
            "'\(pass.shown(name))' stands behind attributes that come after it", at: name, .none,
            engines: pass.blockReaders, notes: [.init("the order is the catalogue's, by name and then by state")],
            help: "write it further up", fixes: isMovable ? [Fix("sort the attributes", .unsafe, edits)] : [])
    }

    /// A declaration that can change places with others.
    private struct Slot {
        let node: Int
        /// Its bytes, comments of its own included.
        let range: TextRange
        /// False where a comment stands by it and others share the line: nobody knows whose it is.
        let isMovable: Bool
    }

    /// The declarations of a block, in groups between empty lines.
    private static func groups(_ declarations: Range<Int>, _ pass: LintPass) -> [[Slot]] {
        var groups: [[Slot]] = [[]]
        var end = -1
        for node in declarations {
            let lines = pass.ownLines(of: node)
            let range = lines ?? pass.tree.range(node)
            if end >= 0, pass.lineEnds(TextRange(end, max(range.start, end))) > (lines == nil ? 1 : 0) {
                groups.append([])
            }
            let isBare = pass.isBare(node)
            groups[groups.count - 1].append(Slot(node: node, range: range, isMovable: lines != nil || isBare))
            end = range.end
        }
        // Lines and parts of a line cannot change places.
        return groups.map { group in
            let isUniform = group.allSatisfy { isWhole($0, pass) } || group.allSatisfy { !isWhole($0, pass) }
            return isUniform ? group : group.map { Slot(node: $0.node, range: $0.range, isMovable: false) }
        }
    }

    private static func isWhole(_ slot: Slot, _ pass: LintPass) -> Bool {
        slot.range != pass.tree.range(slot.node)
    }
}

extension LintPass {
    /// True where no comment touches a statement or stands beside it.
    fileprivate func isBare(_ node: Int) -> Bool {
        let kinds = tree.tokens.kinds
        var before = Int(tree.firstTokens[node]) - 1
        if before >= 0, case .whiteSpace = kinds[before] { before -= 1 }
        var after = Int(tree.endTokens[node])
        if after < kinds.count, case .whiteSpace = kinds[after] { after += 1 }
        if before >= 0, case .comment = kinds[before] { return false }
        if after < kinds.count, case .comment = kinds[after] { return false }
        return true
    }
}
