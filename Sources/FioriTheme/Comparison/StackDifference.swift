// Which class paths may differ between two themes, by comparing what is declared. Must not resolve anything.

import NSSSyntax

/// The class paths that may look different.
struct StackDifference {
    private let old: ThemeStack
    private let new: ThemeStack
    /// For each attribute of the older theme its number in the newer one, or -1.
    private let bases: [Int]
    /// For sheets that stand at the same place in both themes: which variables of the older one mean the same in the
    /// newer one, by the number of the name. Empty for other sheets.
    private let steady: [[Bool]]
    /// For the same sheets: whether all of them do, and the newer one has no others. Then equal texts mean the same there.
    private let isSteady: [Bool]
    /// The names of colours that are not the same in both: a value that speaks of one may mean something else.
    private let unsteadyColors: [[UInt8]]
    /// By name.
    private(set) var paths: [String] = []

    /// Compares what is declared, where those colours of the palette differ.
    init(_ old: ThemeStack, _ new: ThemeStack, unsteadyColors: Set<String>) {
        self.old = old
        self.new = new
        self.unsteadyColors = unsteadyColors.sorted().map { Array($0.utf8) }
        bases = (0..<old.bases.count).map { new.bases.number(of: old.bases.text($0)) ?? -1 }
        let steady =
            old.sheets.count == new.sheets.count && old.variables.count == new.variables.count
            ? old.variables.indices.map { Self.steady(old, new, $0) } : []
        self.steady = steady
        isSteady = steady.indices.map { sheet in
            new.sheets[sheet].table.variables.count == steady[sheet].count && !steady[sheet].contains(false)
        }
        var touched: Set<String> = []
        let (left, right) = (old.paths.allBytes, new.paths.allBytes)
        for path in 0..<old.paths.count {
            if let other = new.paths.number(of: old.paths.range(path), in: left.span), isSame(path, other) { continue }
            touched.insert(old.paths.text(path))
        }
        for path in 0..<new.paths.count where old.paths.number(of: new.paths.range(path), in: right.span) == nil {
            touched.insert(new.paths.text(path))
        }
        var all = reached(from: touched)
        // What shows a colour of the palette by itself need not be named in any sheet.
        if !unsteadyColors.isEmpty {
            for catalogue in [old.catalogue, new.catalogue] {
                all.formUnion(catalogue.pathsShowing(paletteColors: unsteadyColors))
            }
        }
        paths = all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// With the class paths that those which differ have a say in.
    private func reached(from touched: Set<String>) -> Set<String> {
        let mayReach = touched.contains { old.catalogue.taken($0) != nil || old.catalogue.hasComponent($0) }
        if !mayReach { return touched }
        var result = touched
        for path in touched { result.formUnion(old.catalogue.heirs(of: path)) }
        // What no catalogue lists may still be a part of a component by its name, or have an index.
        for stack in [old, new] {
            for path in 0..<stack.paths.count {
                let name = stack.paths.text(path)
                if result.contains(name) || stack.catalogue.taken(name) == nil { continue }
                if stack.catalogue.hasPlainPath(name) { continue }
                if stack.lineage(of: name).entries.contains(where: { touched.contains($0.path) }) {
                    result.insert(name)
                }
            }
        }
        return result
    }

    /// True where the same is declared, in the same order, in blocks that hold in the same places.
    private func isSame(_ path: Int, _ other: Int) -> Bool {
        let (first, end) = (Int(old.pathStarts[path]), Int(old.pathStarts[path + 1]))
        let start = Int(new.pathStarts[other])
        guard end - first == Int(new.pathStarts[other + 1]) - start else { return false }
        for index in 0..<end - first {
            let left = old.rules[Int(old.pathRules[first + index])]
            let right = new.rules[Int(new.pathRules[start + index])]
            guard left.end - left.first == right.end - right.first, left.cells == right.cells else { return false }
            if old.hasDefaults, (left.sheet == 0) != (right.sheet == 0) { return false }
            // The SDK's own sheet is the same in both.
            let isOfSDK = old.hasDefaults && new.hasDefaults && left.sheet == 0
            if isOfSDK, unsteadyColors.isEmpty { continue }
            for offset in 0..<left.end - left.first
            where !isSame(left.first + offset, left.sheet, right.first + offset, right.sheet, left.cells) {
                return false
            }
        }
        return true
    }

    private func isSame(
        _ left: UInt32, _ leftSheet: UInt32, _ right: UInt32, _ rightSheet: UInt32, _ cells: MediaCells
    ) -> Bool {
        let (slot, other) = (old.slots[Int(left)], new.slots[Int(right)])
        guard bases[Int(slot >> 3)] == Int(other >> 3), slot & 7 == other & 7 else { return false }
        let (leftNode, rightNode) = (Int(old.nodes[Int(left)]), Int(new.nodes[Int(right)]))
        return Self.isSameText(old.sheets[Int(leftSheet)], leftNode, new.sheets[Int(rightSheet)], rightNode)
            && isSameMeaning(leftNode, Int(leftSheet), rightNode, Int(rightSheet), cells)
            && !speaksOfUnsteadyColor(leftNode, Int(leftSheet), cells)
    }

    /// True where a value, or the one that its variable leads to, has the name of a colour that differs.
    private func speaksOfUnsteadyColor(_ node: Int, _ sheet: Int, _ cells: MediaCells) -> Bool {
        if unsteadyColors.isEmpty { return false }
        if old.firstAtWord(node, sheet) == nil { return isUnsteady(old.text(ofNode: node, sheet)) }
        return MediaCells.each.contains { cell in
            !cells.isDisjoint(with: cell) && isUnsteady(old.end(of: node, sheet, in: cell))
        }
    }

    private func isUnsteady(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return unsteadyColors.contains { name in
            bytes.count >= name.count
                && (0...bytes.count - name.count).contains { bytes[$0..<$0 + name.count].elementsEqual(name) }
        }
    }

    /// Which variables have the same definition in both sheets, wherever it holds; none whose definition leads on.
    private static func steady(_ old: ThemeStack, _ new: ThemeStack, _ sheet: Int) -> [Bool] {
        let (one, two) = (old.sheets[sheet].table, new.sheets[sheet].table)
        let (left, right) = (one.tree.source.bytes, two.tree.source.bytes)
        return one.variables.ranges.indices.map { name in
            guard let other = two.variables.find(one.variables.ranges[name], of: left.span, in: right.span) else {
                return false
            }
            for cell in old.isPlain(sheet) && new.isPlain(sheet) ? [.all] : MediaCells.each {
                guard let node = old.variables[sheet].definition(of: name, in: cell),
                    let otherNode = new.variables[sheet].definition(of: other, in: cell),
                    old.firstAtWord(node, sheet) == nil,
                    isSameText(old.sheets[sheet], node, new.sheets[sheet], otherNode)
                else { return false }
            }
            return true
        }
    }

    /// Compares the texts of two statements' values.
    private static func isSameText(_ left: Theme, _ leftNode: Int, _ right: Theme, _ rightNode: Int) -> Bool {
        let (one, two) = (left.table.tree, right.table.tree)
        // Mostly the whole statements are alike, and then nothing has to be taken apart.
        if isEqual(one.source.bytes, one.range(leftNode), two.source.bytes, two.range(rightNode)) { return true }
        return isEqual(
            one.source.bytes, one.value(ofStatement: leftNode).range, two.source.bytes,
            two.value(ofStatement: rightNode).range)
    }

    private static func isEqual(_ left: [UInt8], _ one: TextRange, _ right: [UInt8], _ two: TextRange) -> Bool {
        NameTable.equal(one, in: left.span, two, in: right.span)
    }

    /// Compares what equal texts mean: a variable may lead elsewhere.
    private func isSameMeaning(
        _ leftNode: Int, _ leftSheet: Int, _ rightNode: Int, _ rightSheet: Int, _ cells: MediaCells
    ) -> Bool {
        if leftSheet == rightSheet, leftSheet < isSteady.count, isSteady[leftSheet] { return true }
        guard let token = old.firstAtWord(leftNode, leftSheet) else { return true }
        if leftSheet == rightSheet, leftSheet < steady.count,
            let name = old.variable(token, in: leftNode, leftSheet), steady[leftSheet][name]
        {
            return true
        }
        // Without definitions in `@media` a variable leads to the same place wherever the statement holds.
        let isPlain = old.isPlain(leftSheet) && new.isPlain(rightSheet)
        for cell in MediaCells.each where !cells.isDisjoint(with: cell) {
            guard old.end(of: leftNode, leftSheet, in: cell) == new.end(of: rightNode, rightSheet, in: cell) else {
                return false
            }
            if isPlain { break }
        }
        return true
    }
}
