// Who wins: the one function that every answer comes from. Must not read any value.

import NSSSyntax

/// A declaration that may decide a slot.
package struct Candidate: Sendable, Hashable {
    /// Index of its class path in the lineage.
    package let entry: Int
    /// Number of its rule in the stack.
    package let rule: Int
    /// Number of the declaration in the stack.
    package let declaration: Int
    /// Number of its sheet in the stack.
    package let sheet: Int
    /// The state it is declared for.
    package let state: ControlState
}

extension ThemeStack {
    /// The declarations of one slot, strongest first: a theme's before the SDK's, within these by class, by sheet and by
    /// place. `visit` says whether it wants another one. Allocates nothing.
    @inline(__always)
    func walk(
        _ lineage: ClassLineage, _ base: Int, _ state: ControlState, _ visit: (Candidate) -> Bool
    ) {
        let slot = UInt32(base) << 3 | UInt32(state.rawValue)
        if walk(lineage, slot, ofDefaults: false, visit), hasDefaults {
            _ = walk(lineage, slot, ofDefaults: true, visit)
        }
    }

    private func walk(
        _ lineage: ClassLineage, _ slot: UInt32, ofDefaults: Bool, _ visit: (Candidate) -> Bool
    ) -> Bool {
        eachRule(lineage, ofDefaults: ofDefaults) { entry, rule in
            !reaches(slot, lineage.entries[entry]) || walk(rule, slot, entry, visit)
        }
    }

    /// The rules of a lineage, strongest first: by class, by sheet and by place. `visit` says whether it wants another
    /// one; the result, whether it always did.
    @inline(__always)
    func eachRule(_ lineage: ClassLineage, ofDefaults: Bool, _ visit: (_ entry: Int, _ rule: Int) -> Bool) -> Bool {
        for entry in lineage.entries.indices {
            let path = lineage.entries[entry].number
            if path < 0 { continue }
            let first = Int(pathStarts[path])
            var index = Int(pathStarts[path + 1])
            while index > first {
                index -= 1
                let rule = Int(pathRules[index])
                if (hasDefaults && rules[rule].sheet == 0) != ofDefaults { continue }
                if !visit(entry, rule) { return false }
            }
        }
        return true
    }

    /// True where a class path's declarations for a slot have a say: a container's only where it hands them down.
    @inline(__always)
    func reaches(_ slot: UInt32, _ entry: ClassLineage.Entry) -> Bool {
        if case .container = entry.relation { return entry.handedDown.contains(Int(slot >> 3)) }
        return true
    }

    /// The declarations of one rule for a slot, the last one first.
    private func walk(_ number: Int, _ slot: UInt32, _ entry: Int, _ visit: (Candidate) -> Bool) -> Bool {
        let rule = rules[number]
        let state = ControlState(rawValue: UInt8(slot & 7)) ?? .normal
        func candidate(_ declaration: Int) -> Candidate {
            Candidate(entry: entry, rule: number, declaration: declaration, sheet: Int(rule.sheet), state: state)
        }
        if Int(rule.end - rule.first) <= StackRule.few {
            var declaration = Int(rule.end)
            while declaration > Int(rule.first) {
                declaration -= 1
                if slots[declaration] == slot, !visit(candidate(declaration)) { return false }
            }
            return true
        }
        guard let order = sorted[UInt32(number)] else { return true }
        // Just past the last declaration of the slot.
        var low = 0
        var high = order.count
        while low < high {
            let middle = (low + high) / 2
            if slots[Int(order[middle])] <= slot { low = middle + 1 } else { high = middle }
        }
        while low > 0, slots[Int(order[low - 1])] == slot {
            low -= 1
            if !visit(candidate(Int(order[low]))) { return false }
        }
        return true
    }

    /// The declaration that decides a slot on one device in one orientation: its own winner, and where the state has
    /// none in any origin, the normal state's. Nil where no sheet has a say. Allocates nothing.
    package func winner(_ lineage: ClassLineage, _ base: Int, _ state: ControlState, _ cell: MediaCells) -> Candidate? {
        var winner: Candidate?
        walk(lineage, base, state) { candidate in
            guard rules[candidate.rule].cells.isSuperset(of: cell) else { return true }
            winner = candidate
            return false
        }
        if winner == nil, state != .normal { return self.winner(lineage, base, .normal, cell) }
        return winner
    }
}
