// What lies behind the colour of an attribute, as a stack resolves it. Must not judge any colour.

import FioriTheme

/// What lies behind on one class path.
enum Surface {
    /// Nothing is set there.
    case unset
    /// A picture, or something that the catalogue does not tell.
    case unknown
    /// One declaration, or the two ends of a gradient.
    case painted([Candidate])
}

/// The attributes that paint backgrounds, with their numbers in a stack.
struct Grounds {
    /// One such attribute.
    struct Ground {
        let name: String
        /// The numbers of those that paint it, the second one for the other end of a gradient.
        let numbers: [Int]
        /// The same for the normal state, where the engine takes that for an attribute of its own; empty elsewhere.
        let normalNumbers: [Int?]
    }

    private let stack: ThemeStack
    private var grounds: [Ground] = []
    private var pictures: [Int] = []
    private let beaten: [String: [(attribute: String, beaten: String)]]

    /// Looks up what some sheet of the stack declares. `components` are class paths that are components themselves.
    init(_ lineages: Lineages, _ memory: LintMemory, components: [String]) {
        let stack = lineages.stack
        self.stack = stack
        var beaten: [String: [(attribute: String, beaten: String)]] = [:]
        for path in components { beaten[path] = memory.known.component(path)?.overrides ?? [] }
        self.beaten = beaten
        var met: Set<String> = []
        for slot in stack.declaredSlots {
            let base = stack.catalogue.split(slot.attribute).base
            guard met.insert(base).inserted, let known = memory.attribute(base), known.role == .background else {
                continue
            }
            if known.type == "image" {
                if let number = stack.number(ofAttribute: slot.attribute) { pictures.append(number) }
                continue
            }
            let names = [base] + (known.needs.map { [$0] } ?? [])
            let normal = names.map { name in
                let own = stack.attribute(stack.catalogue.spell(name, in: .normal)).base
                return own == name ? nil : stack.number(ofAttribute: own)
            }
            var numbers: [Int] = []
            for (index, name) in names.enumerated() {
                // -1 is no attribute: nothing is ever declared for it.
                if let number = stack.number(ofAttribute: name) ?? (normal[index] == nil ? nil : -1) {
                    numbers.append(number)
                }
            }
            // A gradient without its other end is not drawn.
            if numbers.count < names.count { continue }
            grounds.append(Ground(name: base, numbers: numbers, normalNumbers: normal))
        }
    }

    /// The attributes among some that a sheet declares, in the same order.
    func among(_ names: [String]) -> [Ground] {
        names.compactMap { name in grounds.first { $0.name == name } }
    }

    /// What lies behind on one class path: the first of some grounds that is set, unless another one beats it there.
    func surface(
        _ lineage: ClassLineage, _ wanted: [Ground], _ state: ControlState, _ cell: MediaCells
    ) -> Surface {
        for picture in pictures where stack.winner(lineage, picture, state, cell) != nil { return .unknown }
        for ground in wanted {
            guard let painted = painted(lineage, ground, state, cell) else { continue }
            for pair in beaten[lineage.text] ?? [] where pair.beaten == ground.name {
                guard let stronger = grounds.first(where: { $0.name == pair.attribute }),
                    let candidates = self.painted(lineage, stronger, state, cell)
                else { continue }
                return .painted(candidates)
            }
            return .painted(painted)
        }
        return .unset
    }

    private func painted(
        _ lineage: ClassLineage, _ ground: Ground, _ state: ControlState, _ cell: MediaCells
    ) -> [Candidate]? {
        var candidates: [Candidate] = []
        for (number, normal) in zip(ground.numbers, ground.normalNumbers) {
            guard let candidate = painted(lineage, number, normal, state, cell) else { return nil }
            candidates.append(candidate)
        }
        return candidates
    }

    /// The declaration for the state, else that for normal, which is an attribute of its own for some engines.
    private func painted(
        _ lineage: ClassLineage, _ number: Int, _ normal: Int?, _ state: ControlState, _ cell: MediaCells
    ) -> Candidate? {
        let plain = number < 0 ? nil : stack.winner(lineage, number, state, cell)
        if let plain, plain.state == state, state != .normal { return plain }
        if let normal, let found = stack.winner(lineage, normal, .normal, cell) { return found }
        return plain
    }
}
