// Every declaration that had a say, and why it won or lost. Must not decide: it words what the cascade decided.

extension ThemeStack {
    /// The declarations for a slot, strongest first, the winner in front; then those for the normal state where the
    /// state has one of its own.
    func trace(
        _ lineage: ClassLineage, _ base: Int, _ state: ControlState, _ cell: MediaCells, _ winner: Candidate?
    ) -> [Resolution.Contender] {
        var contenders: [Resolution.Contender] = []
        func add(_ candidate: Candidate) {
            let isWinner = candidate == winner
            let contender = Resolution.Contender(
                classPath: lineage.entries[candidate.entry].path, state: candidate.state,
                text: text(ofNode: Int(nodes[candidate.declaration]), candidate.sheet),
                origin: origin(ofNode: Int(nodes[candidate.declaration]), candidate.sheet), wins: isWinner,
                reason: isWinner
                    ? reason(forWinner: candidate, lineage, state) : reason(forLoser: candidate, winner, lineage, cell))
            if isWinner { contenders.insert(contender, at: 0) } else { contenders.append(contender) }
        }
        walk(lineage, base, state) { candidate in
            add(candidate)
            return true
        }
        if state != .normal {
            walk(lineage, base, .normal) { candidate in
                add(candidate)
                return true
            }
        }
        return contenders
    }

    private func reason(forWinner winner: Candidate, _ lineage: ClassLineage, _ state: ControlState) -> String {
        let entry = lineage.entries[winner.entry]
        var reason =
            switch entry.relation {
            case .own where lineage.entries.count { $0.relation == .own } > 1:
                "'\(entry.path)' is the last class of the list that declares it"
            case .own: "declared for this class path"
            case .indexed: "no class path with more indices declares it"
            case .container: "handed down from '\(entry.path)' to its parts (inferred)"
            case .superclass: "declared for the same part of a superclass (inferred)"
            case .inherited: "NUI looks '\(entry.path)' up, too"
            }
        if isDefault(winner) { reason = "the SDK's own sheet: " + reason }
        return winner.state == state ? reason : "nothing is declared for '\(state.name)', so normal counts: " + reason
    }

    private func reason(
        forLoser loser: Candidate, _ winner: Candidate?, _ lineage: ClassLineage, _ cell: MediaCells
    ) -> String {
        let cells = rules[loser.rule].cells
        if cells == .none { return "its @media condition never holds" }
        if !cells.isSuperset(of: cell) { return "its @media condition holds \(cells.description) only" }
        guard let winner else { return "" }
        if winner.state != loser.state {
            return "'\(winner.state.name)' has a declaration of its own, whatever is declared for normal"
        }
        if isDefault(loser) != isDefault(winner) { return "a theme's declaration beats the SDK's own sheet" }
        if winner.entry != loser.entry {
            let strong = lineage.entries[winner.entry]
            switch lineage.entries[loser.entry].relation {
            case .own, .indexed:
                // A class with its paths of fewer indices comes before the classes that it follows in the list.
                let stronger = lineage.listed(winner.entry)
                if stronger.path != lineage.listed(loser.entry).path {
                    return "'\(stronger.path)' stands later in the class list"
                }
                return indexCount(strong.path) > indexCount(lineage.entries[loser.entry].path)
                    ? "'\(strong.path)' has more indices" : "'\(strong.path)' is for a column, which beats a row"
            case .container, .superclass, .inherited: return "'\(strong.path)' is the nearer class path"
            }
        }
        if winner.sheet != loser.sheet { return "a later sheet declares it again" }
        return "declared again further down"
    }

    private func indexCount(_ path: String) -> Int { catalogue.pattern(path).map { $0.pieces.count - 1 } ?? 0 }
}
