// What every slot that the sheets declare comes to, in one walk. Must not know another order than the cascade's.

import NSSSyntax

extension ThemeStack {
    /// Every slot that the sheets declare, class path after class path, with what it comes to on one device in one
    /// orientation: what `winner` and `reading` answer slot by slot.
    package func eachDeclaredSlot(
        in cell: MediaCells, _ visit: (_ path: Int, _ base: Int, _ state: ControlState, Reading) -> Void
    ) {
        var walk = SlotWalk(self, cell)
        let names = paths.allBytes
        // Most class paths are an app's own, and then nothing but themselves: one lineage serves them all.
        var own = ClassLineage(ofPath: 0)
        for path in 0..<paths.count {
            if catalogue.mayRelate(paths.range(path), in: names.span) {
                eachDeclaredSlot(of: path, lineage(of: paths.text(path)), &walk, visit)
            } else {
                own.move(toPath: path)
                eachDeclaredSlot(of: path, own, &walk, visit)
            }
        }
    }

    private func eachDeclaredSlot(
        of path: Int, _ lineage: ClassLineage, _ walk: inout SlotWalk,
        _ visit: (_ path: Int, _ base: Int, _ state: ControlState, Reading) -> Void
    ) {
        let isWanted = path * 2 + 1
        let isDecided = isWanted + 1
        for index in pathStarts[path]..<pathStarts[path + 1] {
            let rule = rules[Int(pathRules[Int(index)])]
            for declaration in rule.first..<rule.end { walk.marks[Int(slots[Int(declaration)])] = isWanted }
        }
        if !walk.waiting.isEmpty { walk.waiting.removeAll(keepingCapacity: true) }
        for ofDefaults in hasDefaults ? [false, true] : [false] {
            _ = eachRule(lineage, ofDefaults: ofDefaults) { entry, number in
                let rule = rules[number]
                let holds = rule.cells.isSuperset(of: walk.cell)
                var declaration = Int(rule.end)
                while declaration > Int(rule.first) {
                    declaration -= 1
                    let slot = slots[declaration]
                    guard walk.marks[Int(slot)] == isWanted, reaches(slot, lineage.entries[entry]) else { continue }
                    guard holds else {
                        walk.waiting.append(slot)
                        continue
                    }
                    walk.marks[Int(slot)] = isDecided
                    let state = ControlState(rawValue: UInt8(slot & 7)) ?? .normal
                    let winner = Candidate(
                        entry: entry, rule: number, declaration: declaration, sheet: Int(rule.sheet), state: state)
                    walk.known.read(winner) { visit(path, Int(slot >> 3), state, $0) }
                }
                return true
            }
        }
        // What is declared for other devices only: there the normal state may decide.
        for slot in walk.waiting where walk.marks[Int(slot)] == isWanted {
            walk.marks[Int(slot)] = isDecided
            let state = ControlState(rawValue: UInt8(slot & 7)) ?? .normal
            guard let winner = winner(lineage, Int(slot >> 3), state, walk.cell) else { continue }
            walk.known.read(winner) { visit(path, Int(slot >> 3), state, $0) }
        }
    }
}

/// What one walk keeps from class path to class path.
private struct SlotWalk {
    let cell: MediaCells
    var known: KnownReadings
    /// For each slot by its number what is known of it for the class path that was met last: twice the path's number, plus
    /// one where it is declared and plus two where it is decided.
    var marks: [Int]
    /// Slots of a class path with a declaration that does not hold here.
    var waiting: [UInt32] = []

    init(_ stack: ThemeStack, _ cell: MediaCells) {
        self.cell = cell
        known = KnownReadings(stack, in: cell)
        marks = [Int](repeating: 0, count: stack.bases.count << 3)
    }
}
