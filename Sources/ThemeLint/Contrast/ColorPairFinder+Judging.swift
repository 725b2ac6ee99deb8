// Judges two colours that were found one upon the other. Must not look for any, nor word anything.

import FioriTheme
import NSSSyntax

extension ColorPairFinder {
    /// Keeps the two as a pair where they are too near to each other, and what the front has to pass in any case.
    mutating func judge(
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
        let size: TextSize? = foreground.kind != .text ? nil : isPlain ? .normal : text.size(lineage, state, cell)
        let needed = needed(size, state)
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
                needed: needed, isSizeKnown: size != .unknown, looks: looks,
                failing: looks.filter { $0.ratio < needed }, verdict: verdict, engines: [stack.facts]))
    }

    /// The contrast that is needed; `size` is nil for what is no text.
    private func needed(_ size: TextSize?, _ state: ControlState) -> Double {
        if state == .disabled || state == .selectedDisabled { return pass.options.contrastNontext }
        switch size {
        case nil: return pass.options.contrastNontext
        case .large: return pass.options.contrastLarge
        case .unknown, .normal: return pass.options.contrastText
        }
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
        let made = pass.memory.known.mayRead(base, state, on: path)
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
        if let node = stack.lastDefinition(of: candidate, in: cell) {
            variable = (
                tree.source.text(in: Definition(tree: tree, index: node).name), tree.value(ofStatement: node).range
            )
        }
        return ColorPair.Side(
            path: lineage.entries[candidate.entry].path, attribute: tree.source.text(in: declaration.name),
            source: isOwn(candidate) ? nil : tree.source, node: declaration.index, range: declaration.value.range,
            variable: variable, paletteName: paletteName, color: color)
    }

    // MARK: Together

    /// Joins what differs in device and orientation only.
    mutating func merge() {
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
    mutating func improve() {
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
            && needed == other.needed && worst.ratio == other.worst.ratio
    }
}
