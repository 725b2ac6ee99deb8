// Finds the colours of a sheet that are seen one upon the other. Must not word anything; who wins is the resolver's
// business, what stands on what the catalogue's.

import FioriTheme
import NSSSyntax

/// Looks through the catalogued class paths of one sheet, as one engine resolves them.
///
/// A class of the app's own may be put on anything, so nothing is said of it. Nor is anything said where a picture or a
/// colour that lets something through lies behind, where a colour is the system's, and of two declarations neither of
/// which stands in the sheet.
struct ColorPairFinder {
    /// A colour that paints something.
    struct Foreground {
        let base: String
        let number: Int
        let kind: ColorPair.Kind
        let grounds: [Grounds.Ground]
        /// The states that it, or what it stands on, is declared for somewhere, normal first.
        let states: [ControlState]
    }

    let pass: LintPass
    let lineages: Lineages
    let stack: ThemeStack
    let cells: [MediaCells]
    let variants: [ColorVariant]
    let text: TextSizes
    private let grounds: Grounds
    private let shadow: Int?
    private let width: Int?
    private var foregrounds: [Foreground] = []
    var isRead: [String: Bool] = [:]
    var pairs: [ColorPair] = []
    var met: Set<Key> = []
    /// For declarations of the sheet, all that their colours have to pass.
    var demands: [Int: [(back: Color, needed: Double)]] = [:]

    /// What makes two findings one.
    struct Key: Hashable {
        let front: Int
        let back: Int
        let backSheet: Int
        let frontSheet: Int
        let state: ControlState
        let needed: Double
        let cell: MediaCells
    }

    /// The pairs that fail, for all engines that read blocks, in order of place.
    static func pairs(_ pass: inout LintPass) -> [ColorPair] {
        // What could not be read may be what stands behind.
        if !pass.tree.faults.isEmpty { return [] }
        let engines = pass.engines(where: "blocks", is: "read")
        if engines.isEmpty { return [] }
        let paths = pass.cataloguedPaths()
        if paths.isEmpty || !pass.declaresColor() { return [] }
        var found: [ColorPair] = []
        var places: [Int: [Int]] = [:]
        for facts in engines {
            let lineages = pass.lineages(for: facts)
            if !lineages.isOfSheet { continue }
            var finder = ColorPairFinder(pass, lineages, paths)
            finder.find(paths)
            for pair in finder.pairs {
                if facts.engine != engines[0].engine,
                    let same = places[pair.front.node]?.first(where: { found[$0].isSame(pair) })
                {
                    found[same].engines += pair.engines
                } else {
                    places[pair.front.node, default: []].append(found.count)
                    found.append(pair)
                }
            }
        }
        return found
    }

    private init(_ pass: LintPass, _ lineages: Lineages, _ paths: [String]) {
        self.pass = pass
        self.lineages = lineages
        let stack = lineages.stack
        self.stack = stack
        cells = stack.hasMedia ? MediaCells.each : [MediaCells(.iphone, .portrait)]
        let palette = stack.palette
        variants = ColorVariant.allCases.filter {
            ($0.appearance == .light || palette.hasAppearances)
                && ($0.level == .base && $0.contrast == .normal || palette.hasLevels)
        }
        text = TextSizes(stack)
        shadow = stack.number(ofAttribute: "text-shadow-color")
        width = stack.number(ofAttribute: "border-width")
        let grounds = Grounds(lineages, pass.memory, components: paths.filter { pass.catalogue.hasComponent($0) })
        self.grounds = grounds
        let slots = stack.declaredSlots
        var met: Set<String> = []
        for slot in slots {
            guard met.insert(slot.attribute).inserted, let known = pass.memory.attribute(slot.attribute),
                known.type == "color", let kind = Self.kind(known.role),
                let number = stack.number(ofAttribute: slot.attribute)
            else { continue }
            let own = grounds.among(known.standsOn)
            if own.isEmpty { continue }
            let states = ControlState.allCases.filter { state in
                state == .normal
                    || slots.contains { other in
                        other.state == state
                            && (other.attribute == slot.attribute || own.contains { $0.name == other.attribute })
                    }
            }
            foregrounds.append(
                Foreground(base: slot.attribute, number: number, kind: kind, grounds: own, states: states))
        }
        foregrounds.sort { $0.base.utf8.lexicographicallyPrecedes($1.base.utf8) }
    }

    private static func kind(_ role: AttributeFacts.Role?) -> ColorPair.Kind? {
        switch role {
        case .text: .text
        case .indicator: .indicator
        case .border: .border
        default: nil
        }
    }

    // MARK: Class paths

    private mutating func find(_ paths: [String]) {
        if foregrounds.isEmpty { return }
        for path in paths + partsAbove(paths) {
            guard let lineage = lineages.lineage(of: path) else { break }
            let behind = lineages.pathsBehind(path).compactMap { $0.state }
            for foreground in foregrounds {
                for state in foreground.states + behind.filter({ !foreground.states.contains($0) }) {
                    for cell in cells { look(path, lineage, foreground, state, cell) }
                }
            }
        }
        merge()
        improve()
    }

    /// The parts that only lower sheets name, and that stand on what this sheet names.
    private func partsAbove(_ paths: [String]) -> [String] {
        let own = Set(paths)
        var parts: Set<String> = []
        for sheet in stack.sheets.dropLast() {
            for range in sheet.table.paths.ranges {
                let path = sheet.source.text(in: range)
                if own.contains(path) || !pass.catalogue.hasPath(path) { continue }
                if lineages.pathsBehind(path).contains(where: { own.contains($0.path) }) { parts.insert(path) }
            }
        }
        return parts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private mutating func look(
        _ path: String, _ lineage: ClassLineage, _ foreground: Foreground, _ state: ControlState, _ cell: MediaCells
    ) {
        guard let front = stack.winner(lineage, foreground.number, state, cell),
            let (behind, surface, isOfState) = surface(path, lineage, foreground, state, cell)
        else { return }
        // The same as in the normal state.
        if state != .normal, !isOfState, front.state != state, surface.allSatisfy({ $0.state != state }) { return }
        if !isOwn(front), !surface.contains(where: { isOwn($0) }) { return }
        // A border shows what it has to in the normal state.
        if foreground.kind == .border, front.state != state || isWithoutWidth(lineage, state, cell) { return }
        if foreground.kind == .text, hasShadow(lineage, state, cell) { return }
        judge(path, lineage, foreground, front, behind, surface, state, cell)
    }

    /// What lies behind on the class path itself, else on what is behind that, and whether it does so in this state only;
    /// nil where nothing is known of it.
    private func surface(
        _ path: String, _ lineage: ClassLineage, _ foreground: Foreground, _ state: ControlState, _ cell: MediaCells
    ) -> (lineage: ClassLineage, candidates: [Candidate], isOfState: Bool)? {
        switch grounds.surface(lineage, foreground.grounds, state, cell) {
        case .painted(let candidates): return (lineage, candidates, false)
        case .unknown: return nil
        case .unset: break
        }
        for other in lineages.pathsBehind(path) where other.isSeen(in: state) {
            guard let lineage = lineages.lineage(of: other.path) else { return nil }
            switch grounds.surface(lineage, foreground.grounds, state, cell) {
            case .painted(let candidates): return (lineage, candidates, other.state != nil)
            case .unknown: return nil
            case .unset: break
            }
        }
        return nil
    }

    func isOwn(_ candidate: Candidate) -> Bool {
        candidate.sheet == lineages.own && !stack.isDefault(candidate)
    }

    /// A border that is set to nothing is not seen.
    private func isWithoutWidth(_ lineage: ClassLineage, _ state: ControlState, _ cell: MediaCells) -> Bool {
        guard let width, let winner = stack.winner(lineage, width, state, cell) else { return false }
        return stack.reading(of: winner, in: cell).value?.number == 0
    }

    /// A shadow sets text apart from what lies behind, however little that takes.
    private func hasShadow(_ lineage: ClassLineage, _ state: ControlState, _ cell: MediaCells) -> Bool {
        guard let shadow, let winner = stack.winner(lineage, shadow, state, cell),
            case .color(let color)? = stack.reading(of: winner, in: cell).value
        else { return false }
        return variants.contains { color[$0].color?.alpha != 0 }
    }
}
