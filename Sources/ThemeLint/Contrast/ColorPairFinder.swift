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
        let standsOn: [String]
    }

    /// What lies behind.
    private struct Surface {
        let lineage: ClassLineage
        /// One declaration, or the two ends of a gradient.
        let candidates: [Candidate]
    }

    private let pass: LintPass
    private let stack: ThemeStack
    private let own: Int
    private let cells: [MediaCells]
    private let variants: [ColorVariant]
    private let text: TextSizes
    private var foregrounds: [Foreground] = []
    /// The pictures that may lie behind.
    private var pictures: [String] = []
    /// The states that something is declared for, normal first.
    private let states: [ControlState]
    private var overrides: [String: [(attribute: String, beaten: String)]] = [:]
    private var isRead: [String: Bool] = [:]
    private var pairs: [ColorPair] = []
    private var met: Set<Key> = []
    /// For declarations of the sheet, all that their colours have to pass.
    private var demands: [Int: [(back: Color, needed: Double)]] = [:]
    /// How many blocks may still be looked through, so that a hostile sheet costs no more than its size.
    private var budget: Int

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
            let stack = pass.theme(for: facts)
            // The sheet may be the SDK's own, which is not laid over itself.
            guard let last = stack.sheets.last, last.table.tree === pass.tree else { continue }
            var finder = ColorPairFinder(pass, stack, facts)
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

    private init(_ pass: LintPass, _ stack: ThemeStack, _ facts: EngineFacts) {
        self.pass = pass
        self.stack = stack
        own = stack.sheets.count - 1
        cells = stack.hasMedia ? MediaCells.each : [MediaCells(.iphone, .portrait)]
        let palette = stack.palette
        variants = ColorVariant.allCases.filter {
            ($0.appearance == .light || palette.hasAppearances)
                && ($0.level == .base && $0.contrast == .normal || palette.hasLevels)
        }
        text = TextSizes(stack, pass.options)
        var states: Set<ControlState> = [.normal]
        budget = 100_000
        for sheet in stack.sheets { budget += 16 * sheet.table.selectors.count }
        var met: Set<String> = []
        for slot in stack.declaredSlots {
            states.insert(slot.state)
            guard met.insert(slot.attribute).inserted, let known = pass.memory.attribute(slot.attribute) else {
                continue
            }
            if known.type == "image", known.role == .background { pictures.append(slot.attribute) }
            guard known.type == "color", let kind = Self.kind(known.role), !known.standsOn.isEmpty,
                let number = stack.number(ofAttribute: slot.attribute)
            else { continue }
            foregrounds.append(
                Foreground(base: slot.attribute, number: number, kind: kind, standsOn: known.standsOn))
        }
        foregrounds.sort { $0.base.utf8.lexicographicallyPrecedes($1.base.utf8) }
        self.states = ControlState.allCases.filter { states.contains($0) }
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
            let lineage = stack.lineage(of: path)
            budget -= stack.blockCount(lineage)
            if budget < 0 { break }
            let behind = pass.catalogue.pathsBehind(path).map { stack.lineage(of: $0) }
            for other in behind { budget -= stack.blockCount(other) }
            if budget < 0 { break }
            for foreground in foregrounds {
                for state in states {
                    for cell in cells { look(path, lineage, behind, foreground, state, cell) }
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
                if pass.catalogue.pathsBehind(path).contains(where: { own.contains($0) }) { parts.insert(path) }
            }
        }
        return parts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private mutating func look(
        _ path: String, _ lineage: ClassLineage, _ behind: [ClassLineage], _ foreground: Foreground,
        _ state: ControlState, _ cell: MediaCells
    ) {
        guard let front = stack.winner(lineage, foreground.number, state, cell) else { return }
        var surface: Surface?
        for lineage in [lineage] + behind where surface == nil {
            guard let found = self.surface(lineage, foreground.standsOn, state, cell) else { return }
            if !found.candidates.isEmpty { surface = found }
        }
        guard let surface else { return }
        // The same as in the normal state.
        if state != .normal, front.state != state, surface.candidates.allSatisfy({ $0.state != state }) { return }
        if !isOwn(front), !surface.candidates.contains(where: { isOwn($0) }) { return }
        // A border shows what it has to in the normal state.
        if foreground.kind == .border, front.state != state || isWithoutWidth(lineage, state, cell) { return }
        if foreground.kind == .text, hasShadow(lineage, state, cell) { return }
        judge(path, lineage, foreground, front, surface, state, cell)
    }

    private func isOwn(_ candidate: Candidate) -> Bool { candidate.sheet == own && !stack.isDefault(candidate) }

    private func winner(
        _ lineage: ClassLineage, _ base: String, _ state: ControlState, _ cell: MediaCells
    ) -> Candidate? {
        stack.number(ofAttribute: base).flatMap { stack.winner(lineage, $0, state, cell) }
    }

    /// A border that is set to nothing is not seen.
    private func isWithoutWidth(_ lineage: ClassLineage, _ state: ControlState, _ cell: MediaCells) -> Bool {
        guard let width = winner(lineage, "border-width", state, cell) else { return false }
        return stack.reading(of: width, in: cell).value?.number == 0
    }

    /// A shadow sets text apart from what lies behind, however little that takes.
    private func hasShadow(_ lineage: ClassLineage, _ state: ControlState, _ cell: MediaCells) -> Bool {
        guard let shadow = winner(lineage, "text-shadow-color", state, cell) else { return false }
        guard case .color(let color)? = stack.reading(of: shadow, in: cell).value else { return false }
        return variants.contains { color[$0].color?.alpha != 0 }
    }

    // MARK: Surfaces

    /// What lies behind on one class path: without candidates where nothing is set there, nil where it is not known.
    private mutating func surface(
        _ lineage: ClassLineage, _ attributes: [String], _ state: ControlState, _ cell: MediaCells
    ) -> Surface? {
        for picture in pictures where winner(lineage, picture, state, cell) != nil { return nil }
        for attribute in attributes {
            guard let found = painted(lineage, attribute, state, cell) else { continue }
            let beaten = overridesOf(lineage.text).filter { $0.beaten == attribute }
            for (stronger, _) in beaten where stronger != attribute {
                guard let winner = painted(lineage, stronger, state, cell) else { continue }
                return Surface(lineage: lineage, candidates: [winner])
            }
            guard let other = pass.memory.attribute(attribute)?.needs else {
                return Surface(lineage: lineage, candidates: [found])
            }
            // A gradient has two ends, or is not drawn.
            guard let end = painted(lineage, other, state, cell) else { continue }
            return Surface(lineage: lineage, candidates: [found, end])
        }
        return Surface(lineage: lineage, candidates: [])
    }

    /// The declaration that paints a background: of the state, of the plain one, of the normal state where the engine
    /// takes that for an attribute of its own.
    private func painted(
        _ lineage: ClassLineage, _ attribute: String, _ state: ControlState, _ cell: MediaCells
    ) -> Candidate? {
        let plain = winner(lineage, attribute, state, cell)
        if let plain, plain.state == state, state != .normal { return plain }
        let normal = stack.attribute(pass.catalogue.spell(attribute, in: .normal)).base
        if normal != attribute, let found = winner(lineage, normal, .normal, cell) { return found }
        return plain
    }

    /// What beats what in a class of NUI.
    private mutating func overridesOf(_ path: String) -> [(attribute: String, beaten: String)] {
        if let known = overrides[path] { return known }
        let made = pass.catalogue.hasComponent(path) ? pass.catalogue.component(path)?.overrides ?? [] : []
        overrides[path] = made
        return made
    }

    // MARK: Judging

    private mutating func judge(
        _ path: String, _ lineage: ClassLineage, _ foreground: Foreground, _ front: Candidate, _ surface: Surface,
        _ state: ControlState, _ cell: MediaCells
    ) {
        let reading = stack.reading(of: front, in: cell)
        guard case .color(let color)? = reading.value else { return }
        var backs: [(color: DynamicColor, paletteName: String?)] = []
        for candidate in surface.candidates {
            let reading = stack.reading(of: candidate, in: cell)
            guard case .color(let color)? = reading.value else { return }
            backs.append((color, reading.paletteName))
        }
        let size = foreground.kind == .text ? text.size(lineage, state, cell) : .notText
        let isDisabled = state == .disabled || state == .selectedDisabled
        let needed = isDisabled ? pass.options.contrastNontext : size.needed(pass.options)
        let looks = looks(color, backs.map { $0.color })
        if looks.isEmpty { return }
        if isOwn(front) {
            let node = stack.node(of: front)
            for look in looks where demands[node]?.last?.back != look.back {
                demands[node, default: []].append((look.back, needed))
            }
        }
        let isChosen = ([(color, reading.paletteName)] + backs).allSatisfy { color, name in
            if color.isConstant { return true }
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
        guard isRead(foreground.base, front.state, on: lineage.text), isRead(surface) else { return }
        let place = surface.candidates.firstIndex { isOwn($0) } ?? 0
        let back = surface.candidates[place]
        let key = Key(
            front: stack.node(of: front), back: stack.node(of: back), backSheet: back.sheet, frontSheet: front.sheet,
            state: state, needed: needed, cell: cell)
        guard met.insert(key).inserted else { return }
        pairs.append(
            ColorPair(
                kind: foreground.kind, path: path, state: state,
                front: side(front, lineage, color, reading.paletteName, cell),
                back: side(back, surface.lineage, backs[place].color, backs[place].paletteName, cell), cells: cell,
                needed: needed, isSizeKnown: size.isKnown, looks: looks,
                failing: looks.filter { $0.ratio < needed }, verdict: verdict, engines: [stack.facts]))
    }

    /// How the two look, variant by variant, where both are known and nothing shines through. Of a gradient the end
    /// counts that is farther away: what fails there fails everywhere between.
    private func looks(_ front: DynamicColor, _ backs: [DynamicColor]) -> [ColorPair.Look] {
        var looks: [ColorPair.Look] = []
        for variant in variants {
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

    private mutating func isRead(_ surface: Surface) -> Bool {
        for candidate in surface.candidates {
            let base = pass.catalogue.split(name(of: candidate)).base
            if !isRead(base, candidate.state, on: surface.lineage.text) { return false }
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
