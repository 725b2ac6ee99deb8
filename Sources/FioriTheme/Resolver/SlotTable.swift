// Who decides each slot of a lineage, and who would without that one, for all slots at once. Must not read any value.

internal import NSSSyntax

/// The declarations that may decide something for one element, with the strongest two of each slot.
///
/// What `ThemeStack.winner` answers slot by slot, without the fallback from a state to the normal one.
package struct SlotTable: Sendable {
    /// A declaration and the slot that it is for.
    package struct Entry: Sendable {
        /// The declaration.
        package let candidate: Candidate
        /// The slot's place in the table.
        package let slot: Int
        /// Number of the attribute without its state.
        package let base: Int
    }

    /// Every declaration, strongest first.
    package fileprivate(set) var entries: [Entry] = []
    /// The slots by the number that the stack has for them.
    fileprivate var places: [UInt32: Int] = [:]
    /// For each slot and each combination of device and orientation the place of the entry that decides, or -1.
    fileprivate var firsts: [Int32] = []
    /// The same for the entry that would decide without that one.
    fileprivate var seconds: [Int32] = []

    /// The place of a slot; nil where nothing is declared for it.
    package func slot(_ base: Int, _ state: ControlState) -> Int? { places[UInt32(base) << 3 | UInt32(state.rawValue)] }

    /// What decides a slot in a combination, which is a place in `MediaCells.each`.
    package func winner(_ slot: Int, _ cell: Int) -> Candidate? { candidate(firsts[slot * 4 + cell]) }

    /// What would decide it if the winner were not there.
    package func runnerUp(_ slot: Int, _ cell: Int) -> Candidate? { candidate(seconds[slot * 4 + cell]) }

    private func candidate(_ place: Int32) -> Candidate? { place < 0 ? nil : entries[Int(place)].candidate }
}

extension ThemeStack {
    /// The declarations of a lineage. `steps` counts down by one for each; nil where it would fall below 0, so that who
    /// asks for many lineages can bound the work.
    package func slotTable(_ lineage: ClassLineage, steps: inout Int) -> SlotTable? {
        var table = SlotTable()
        for ofDefaults in hasDefaults ? [false, true] : [false] {
            let isDone = eachRule(lineage, ofDefaults: ofDefaults) { entry, rule in
                steps -= Int(rules[rule].end - rules[rule].first) + 1
                if steps < 0 { return false }
                add(rule, entry, lineage, &table)
                return true
            }
            if !isDone { return nil }
        }
        return table
    }

    private func add(_ number: Int, _ entry: Int, _ lineage: ClassLineage, _ table: inout SlotTable) {
        let rule = rules[number]
        var declaration = Int(rule.end)
        while declaration > Int(rule.first) {
            declaration -= 1
            let slot = slots[declaration]
            if !reaches(slot, lineage.entries[entry]) { continue }
            var place = table.places[slot] ?? -1
            if place < 0 {
                place = table.places.count
                table.places[slot] = place
                for _ in 0..<4 {
                    table.firsts.append(-1)
                    table.seconds.append(-1)
                }
            }
            let own = Int32(table.entries.count)
            table.entries.append(
                SlotTable.Entry(
                    candidate: Candidate(
                        entry: entry, rule: number, declaration: declaration, sheet: Int(rule.sheet),
                        state: ControlState(rawValue: UInt8(slot & 7)) ?? .normal),
                    slot: place, base: Int(slot >> 3)))
            for cell in 0..<4 where rule.cells.rawValue & 1 << UInt8(cell) != 0 {
                if table.firsts[place * 4 + cell] < 0 {
                    table.firsts[place * 4 + cell] = own
                } else if table.seconds[place * 4 + cell] < 0 {
                    table.seconds[place * 4 + cell] = own
                }
            }
        }
    }
}
