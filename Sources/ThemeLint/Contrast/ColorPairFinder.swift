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
    private struct Foreground {
        let base: String
        let number: Int
        let kind: ColorPair.Kind
        let grounds: [Grounds.Ground]
        /// The states that it, or what it stands on, is declared for somewhere, normal first.
        let states: [ControlState]
    }

    private let pass: LintPass
    private let lineages: Lineages
    private let stack: ThemeStack
    private let cells: [MediaCells]
    private let variants: [ColorVariant]
    private let text: TextSizes
    private let grounds: Grounds
    private let shadow: Int?
    private let width: Int?
    private var foregrounds: [Foreground] = []
    private var isRead: [String: Bool] = [:]
    private var pairs: [ColorPair] = []
    private var met: Set<Key> = []
    /// For declarations of the sheet, all that their colours have to pass.
    private var demands: [Int: [(back: Color, needed: Double)]] = [:]

    /// What makes two findings one.
    private struct Key: Hashable {
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
        text = TextSizes(stack, pass.options)
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
            for foreground in foregrounds {
                for state in foreground.states {
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
                if lineages.pathsBehind(path).contains(where: { own.contains($0) }) { parts.insert(path) }
            }
        }
        return parts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private mutating func look(
        _ path: String, _ lineage: ClassLineage, _ foreground: Foreground, _ state: ControlState, _ cell: MediaCells
    ) {
        guard let front = stack.winner(lineage, foreground.number, state, cell),
            let (behind, surface) = surface(path, lineage, foreground, state, cell)
        else { return }
        // The same as in the normal state.
        if state != .normal, front.state != state, surface.allSatisfy({ $0.state != state }) { return }
        if !isOwn(front), !surface.contains(where: { isOwn($0) }) { return }
        // A border shows what it has to in the normal state.
        if foreground.kind == .border, front.state != state || isWithoutWidth(lineage, state, cell) { return }
        if foreground.kind == .text, hasShadow(lineage, state, cell) { return }
        judge(path, lineage, foreground, front, behind, surface, state, cell)
    }

    /// What lies behind on the class path itself, else on what is behind that; nil where nothing is known of it.
    private func surface(
        _ path: String, _ lineage: ClassLineage, _ foreground: Foreground, _ state: ControlState, _ cell: MediaCells
    ) -> (lineage: ClassLineage, candidates: [Candidate])? {
        switch grounds.surface(lineage, foreground.grounds, state, cell) {
        case .painted(let candidates): return (lineage, candidates)
        case .unknown: return nil
        case .unset: break
        }
        for other in lineages.pathsBehind(path) {
            guard let lineage = lineages.lineage(of: other) else { return nil }
            switch grounds.surface(lineage, foreground.grounds, state, cell) {
            case .painted(let candidates): return (lineage, candidates)
            case .unknown: return nil
            case .unset: break
            }
        }
        return nil
    }

    private func isOwn(_ candidate: Candidate) -> Bool {
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

    // MARK: Judging

    private mutating func judge(
        _ path: String, _ lineage: ClassLineage, _ foreground: Foreground, _ front: Candidate, _ behind: ClassLineage,
        _ surface: [Candidate], _ state: ControlState, _ cell: MediaCells
    ) {
        let reading = stack.reading(of: front, in: cell)
        guard case .color(let color)? = reading.value else { return }
        var backs: [(color: DynamicColor, paletteName: String?)] = []
        for candidate in surface {
            let reading = stack.reading(of: candidate, in: cell)
            guard case .color(let color)? = reading.value else { return }
            backs.append((color, reading.paletteName))
        }
        let looks = looks(color, backs.map { $0.color })
        if looks.isEmpty { return }
        // What is enough for the smallest text is enough.
        let isPlain = looks.allSatisfy { $0.ratio >= pass.options.contrastText }
        let size = foreground.kind == .text ? isPlain ? .normal : text.size(lineage, state, cell) : .notText
        let isDisabled = state == .disabled || state == .selectedDisabled
        let needed = isDisabled ? pass.options.contrastNontext : size.needed(pass.options)
        if isOwn(front) {
            let node = stack.node(of: front)
            for look in looks where demands[node]?.last?.back != look.back {
                demands[node, default: []].append((look.back, needed))
            }
        }
        let isChosen = ([(color, reading.paletteName)] + backs).allSatisfy { color, name in
            if !color.followsAppearance { return true }
            let replaced = name.map { stack.replacedVariants(of: $0, in: cell) } ?? []
            return replaced.contains(.dark) && replaced.contains(.light)
        }
        guard
            let verdict = ColorPair.verdict(
                looks, needed: needed, visible: pass.options.visibleDifference, isChosen: isChosen)
        else { return }
        let isStock = ([(color, reading.paletteName)] + backs).allSatisfy { _, name in
            name.map { stack.replacedVariants(of: $0, in: cell).isEmpty } == true
        }
        if isStock, !verdict.isOfTheSheet(color, backs.map { $0.color }) { return }
        guard isRead(foreground.base, front.state, on: lineage.text), isRead(surface, on: behind.text) else { return }
        let place = surface.firstIndex { isOwn($0) } ?? 0
        let back = surface[place]
        let key = Key(
            front: stack.node(of: front), back: stack.node(of: back), backSheet: back.sheet, frontSheet: front.sheet,
            state: state, needed: needed, cell: cell)
        guard met.insert(key).inserted else { return }
        pairs.append(
            ColorPair(
                kind: foreground.kind, path: path, state: state,
                front: side(front, lineage, color, reading.paletteName, cell),
                back: side(back, behind, backs[place].color, backs[place].paletteName, cell), cells: cell,
                needed: needed, isSizeKnown: size.isKnown, looks: looks,
                failing: looks.filter { $0.ratio < needed }, verdict: verdict, engines: [stack.facts]))
    }

    /// How the two look, variant by variant, where both are known and nothing shines through. Of a gradient the end
    /// counts that is farther away: what fails there fails everywhere between.
    private func looks(_ front: DynamicColor, _ backs: [DynamicColor]) -> [ColorPair.Look] {
        var looks: [ColorPair.Look] = []
        let isConstant = front.isConstant && backs.allSatisfy { $0.isConstant }
        for variant in variants {
            if isConstant, let first = looks.first {
                looks.append(first.again(in: variant))
                continue
            }
            guard let color = front[variant].color, color.alpha > 0 else { continue }
            var best: ColorPair.Look?
            for back in backs {
                guard let ground = back[variant].color, ground.alpha == 255 else { return [] }
                let look = ColorPair.Look(
                    variant: variant, front: color, back: ground, ratio: color.contrast(on: ground),
                    difference: color.over(ground).difference(from: ground))
                if best.map({ $0.ratio < look.ratio }) ?? true { best = look }
            }
            if let best { looks.append(best) }
        }
        return looks
    }

    private mutating func isRead(_ base: String, _ state: ControlState, on path: String) -> Bool {
        let key = path + " " + base + " " + state.name
        if let known = isRead[key] { return known }
        let made = pass.catalogue.mayRead(base, state, on: path)
        isRead[key] = made
        return made
    }

    private mutating func isRead(_ surface: [Candidate], on path: String) -> Bool {
        for candidate in surface {
            let base = pass.catalogue.split(name(of: candidate)).base
            if !isRead(base, candidate.state, on: path) { return false }
        }
        return true
    }

    private func name(of candidate: Candidate) -> String {
        let tree = stack.sheets[candidate.sheet].table.tree
        return tree.source.text(in: Declaration(tree: tree, index: stack.node(of: candidate)).name)
    }

    private func side(
        _ candidate: Candidate, _ lineage: ClassLineage, _ color: DynamicColor, _ paletteName: String?,
        _ cell: MediaCells
    ) -> ColorPair.Side {
        let tree = stack.sheets[candidate.sheet].table.tree
        let declaration = Declaration(tree: tree, index: stack.node(of: candidate))
        var variable: (name: String, value: TextRange)?
        if let hop = stack.hops(of: candidate, in: cell).last, let node = hop.node, hop.sheet == candidate.sheet {
            variable = (hop.name, tree.value(ofStatement: node).range)
        }
        return ColorPair.Side(
            path: lineage.entries[candidate.entry].path, attribute: tree.source.text(in: declaration.name),
            source: isOwn(candidate) ? nil : tree.source, node: declaration.index, range: declaration.value.range,
            variable: variable, paletteName: paletteName, color: color)
    }

    // MARK: Together

    /// Joins what differs in device and orientation only.
    private mutating func merge() {
        if cells.count == 1 {
            for index in pairs.indices { pairs[index].cells = .all }
            return
        }
        var merged: [ColorPair] = []
        for pair in pairs {
            // The cells of one pair were looked at one after the other.
            if let same = merged.indices.suffix(cells.count).first(where: { merged[$0].isSameElsewhere(pair) }) {
                merged[same].cells.formUnion(pair.cells)
            } else {
                merged.append(pair)
            }
        }
        pairs = merged
    }

    /// Looks for the nearest shade that passes wherever the declaration is seen.
    private mutating func improve() {
        var known: [Int: Color?] = [:]
        for index in pairs.indices {
            let front = pairs[index].front
            if let better = known[front.node] {
                pairs[index].better = better
                continue
            }
            guard front.source == nil, front.variable == nil, front.paletteName == nil,
                case .color(let color) = front.color[.dark], color.alpha == 255, front.color.isConstant
            else { continue }
            let demands = demands[front.node] ?? []
            let better = color.nearestShade { shade in
                demands.allSatisfy { shade.contrast(on: $0.back) >= $0.needed }
            }
            known[front.node] = .some(better)
            pairs[index].better = better
        }
    }
}

extension ColorPair {
    fileprivate func isSameElsewhere(_ other: ColorPair) -> Bool {
        front.node == other.front.node && front.range == other.front.range && back.node == other.back.node
            && back.range == other.back.range && path == other.path && state == other.state && verdict == other.verdict
            && needed == other.needed
            && worst.ratio == other.worst.ratio
    }
}
