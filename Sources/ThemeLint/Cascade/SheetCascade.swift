// What the cascade of one engine makes of a sheet's declarations, found in one walk. Must not decide who wins: it asks
// the resolver. Must not word anything.

import FioriTheme
import NSSSyntax

/// The declarations of a sheet that change nothing, and the states that look alike.
struct SheetCascade: Sendable {
    /// In order of place.
    private(set) var issues: [CascadeIssue] = []
    /// In order of the class paths' first sight, then of the states.
    private(set) var alike: [AlikeStates] = []

    /// Nothing to say.
    init() {}

    /// Asks a stack about the class paths that are wanted; the sheet is the last of the stack. Where that would take
    /// more than a few steps a declaration, as in a sheet made for it, nothing is said at all.
    init(
        _ tree: SyntaxTree, _ paths: ClassPathIndex, _ isWanted: [Bool], isCatalogued: [Bool], _ stack: ThemeStack,
        _ catalogue: KnownCatalogue
    ) {
        // The SDK's own sheet lies over nothing.
        guard !stack.hasDefaults || stack.sheets.count > 1 else { return }
        var walk = CascadeWalk(tree, paths, isWanted, isCatalogued, stack, catalogue)
        var steps = 16_384 + 16 * stack.sheets.reduce(0) { $0 + $1.table.declarations.count + $1.table.selectors.count }
        for name in isWanted.indices where isWanted[name] {
            let path = tree.source.text(in: paths.names.ranges[name])
            guard
                let table = stack.slotTable(
                    stack.lineage(of: path, relatives: { catalogue.relatives(of: $0) }), steps: &steps)
            else { return }
            walk.judge(table, path, isCatalogued: isCatalogued[name])
        }
        issues = walk.issues
        alike = walk.alike
    }

    /// What holds under another engine, too.
    func shared(with other: SheetCascade) -> SheetCascade {
        var kinds: [Int: CascadeIssue.Kind] = [:]
        for issue in other.issues { kinds[issue.node] = issue.kind }
        var result = SheetCascade()
        result.issues = issues.filter { kinds[$0.node] == $0.kind }
        result.alike = alike.filter { one in other.alike.contains { $0.path == one.path && $0.states == one.states } }
        return result
    }
}

/// The walk itself.
private struct CascadeWalk {
    private let tree: SyntaxTree
    private let stack: ThemeStack
    private let catalogue: KnownCatalogue
    private let paths: ClassPathIndex
    /// For each node of a rule its place in `paths.rules`; -1 for one that is broken.
    private var ruleAt: [Int32]
    /// For each rule whether all of its class paths are asked about.
    private var isAsked: [Bool]
    private var verdicts: [Int: Verdict] = [:]
    private var seenAlike: Set<Int> = []
    /// The two rules whose lists were compared last: the declarations of a rule are asked about in a row.
    private var compared = (left: -1, right: -1, isSame: false)
    private(set) var alike: [AlikeStates] = []

    /// What was found of a declaration on the class paths so far.
    private enum Verdict {
        case fine
        case issue(CascadeIssue.Kind, Candidate, path: String, base: Int, other: Candidate?)
    }

    init(
        _ tree: SyntaxTree, _ paths: ClassPathIndex, _ isWanted: [Bool], _ isCatalogued: [Bool], _ stack: ThemeStack,
        _ catalogue: KnownCatalogue
    ) {
        self.catalogue = catalogue
        self.tree = tree
        self.paths = paths
        self.stack = stack
        ruleAt = [Int32](repeating: -1, count: tree.count)
        isAsked = []
        for (index, rule) in paths.rules.enumerated() {
            ruleAt[rule.node] = Int32(index)
            isAsked.append(paths.uses[rule.uses].allSatisfy { isWanted[$0.name] })
        }
    }

    private var sheet: Int { stack.sheets.count - 1 }

    /// In order of place.
    var issues: [CascadeIssue] {
        var issues: [CascadeIssue] = []
        for (node, verdict) in verdicts {
            guard case .issue(let kind, let candidate, let path, let base, let other) = verdict else { continue }
            issues.append(
                CascadeIssue(
                    kind: kind, node: node, rule: stack.ruleNode(of: candidate), path: path,
                    base: stack.attribute(numbered: base), state: candidate.state, other: other.map { place($0) }))
        }
        return issues.sorted { $0.node < $1.node }
    }

    private func place(_ candidate: Candidate) -> CascadeIssue.Place {
        let other = stack.sheets[candidate.sheet].table.tree
        let declaration = Declaration(tree: other, index: stack.node(of: candidate))
        return CascadeIssue.Place(
            node: declaration.index, rule: stack.ruleNode(of: candidate), name: declaration.name,
            value: declaration.value.flattened,
            source: candidate.sheet == sheet ? nil : other.source)
    }

    // MARK: One class path

    mutating func judge(_ table: SlotTable, _ path: String, isCatalogued: Bool) {
        for entry in table.entries where entry.candidate.sheet == sheet && entry.candidate.entry == 0 {
            guard let rule = rule(entry.candidate), isAsked[rule] else { continue }
            let node = stack.node(of: entry.candidate)
            if case .fine? = verdicts[node] { continue }
            guard let (kind, other) = verdict(entry, table, isCatalogued: isCatalogued) else {
                verdicts[node] = .fine
                continue
            }
            if case .issue(let known, _, _, _, _)? = verdicts[node] {
                if known != kind { verdicts[node] = .fine }
            } else {
                verdicts[node] = .issue(kind, entry.candidate, path: path, base: entry.base, other: other)
            }
        }
        if isCatalogued { findAlike(table, path) }
    }

    private mutating func verdict(
        _ entry: SlotTable.Entry, _ table: SlotTable, isCatalogued: Bool
    ) -> (CascadeIssue.Kind, Candidate?)? {
        let own = entry.candidate
        let cells = stack.cells(of: own)
        let normal = own.state == .normal ? nil : table.slot(entry.base, .normal)
        var kind: CascadeIssue.Kind?
        var other: Candidate?
        for cell in 0..<4 where table.winner(entry.slot, cell) == own {
            guard let next = table.runnerUp(entry.slot, cell) ?? normal.flatMap({ table.winner($0, cell) }) else {
                guard own.state != .normal, normal == nil, isCatalogued, kind == nil || kind == .missingBaseState else {
                    return nil
                }
                kind = .missingBaseState
                continue
            }
            let reason: CascadeIssue.Kind
            if next.state != own.state {
                reason = .stateEqualsNormal
            } else if stack.isDefault(next) {
                reason = .equalsDefault
            } else if cells != .all, stack.cells(of: next) == .all {
                reason = .mediaWithoutEffect
            } else {
                return nil
            }
            guard kind == nil || kind == reason, isSame(own, next, cell) else { return nil }
            kind = reason
            other = next
        }
        guard let kind else { return lost(entry, table) }
        if case .stateEqualsNormal = kind, !isCatalogued { return nil }
        return (kind, other)
    }

    /// A declaration that decides nowhere. What stands in the same block, or in another one for the same class paths in
    /// the same place, is spoken of as such.
    private mutating func lost(_ entry: SlotTable.Entry, _ table: SlotTable) -> (CascadeIssue.Kind, Candidate?)? {
        let cells = stack.cells(of: entry.candidate)
        var isByPlain = cells != .all
        var last: Candidate?
        for cell in 0..<4 where cells.contains(MediaCells.each[cell]) {
            guard let winner = table.winner(entry.slot, cell), isPlainlyStronger(winner, entry.candidate) else {
                return nil
            }
            if stack.cells(of: winner) != .all { isByPlain = false }
            if stack.node(of: winner) > last.map({ stack.node(of: $0) }) ?? -1 { last = winner }
        }
        guard let last else { return nil }
        return (isByPlain ? .mediaOverridden : .overridden, last)
    }

    /// The place in `paths.rules` of a declaration of this sheet.
    private func rule(_ candidate: Candidate) -> Int? {
        let place = Int(ruleAt[stack.ruleNode(of: candidate)])
        return place < 0 ? nil : place
    }

    /// False where another slip is the cause: two blocks for the same, or a condition that says nothing.
    private mutating func isPlainlyStronger(_ winner: Candidate, _ loser: Candidate) -> Bool {
        guard winner.rule != loser.rule, let left = rule(winner), let right = rule(loser) else { return false }
        if saysNothing(winner, left) || saysNothing(loser, right) { return false }
        if compared.left != left || compared.right != right {
            compared = (left, right, paths.haveSameList(left, right))
        }
        return !compared.isSame
    }

    /// True for a declaration in an `@media` block that holds everywhere.
    private func saysNothing(_ candidate: Candidate, _ rule: Int) -> Bool {
        paths.rules[rule].media >= 0 && stack.cells(of: candidate) == .all
    }

    /// True where two declarations come to the same value, and to one at all.
    private func isSame(_ one: Candidate, _ other: Candidate, _ cell: Int) -> Bool {
        let cell = MediaCells.each[cell]
        guard let value = stack.reading(of: one, in: cell).value else { return false }
        return value == stack.reading(of: other, in: cell).value
    }

    // MARK: States

    private mutating func findAlike(_ table: SlotTable, _ path: String) {
        let states = ControlState.allCases.filter { state in
            state != .normal
                && table.entries.contains { $0.candidate.state == state && $0.candidate.sheet == sheet }
        }
        guard states.count > 1, let known = catalogue.path(path) else { return }
        for (index, one) in states.enumerated() {
            for other in states[(index + 1)...] where one.isSingle && other.isSingle {
                guard let (first, second) = alikeDeclarations(table, one, other, known) else { continue }
                let nodes = first < second ? (first, second) : (second, first)
                if seenAlike.insert(nodes.1).inserted {
                    alike.append(AlikeStates(path: path, states: (one, other), nodes: nodes))
                }
            }
        }
    }

    /// The declarations of one attribute that shows that two states look alike by accident; nil where they differ in
    /// something, or where everything is plainly meant so.
    private func alikeDeclarations(
        _ table: SlotTable, _ one: ControlState, _ other: ControlState, _ path: ClassPath
    ) -> (Int, Int)? {
        var shown: (Int, Int)?
        var seen: Set<Int> = []
        for entry in table.entries
        where (entry.candidate.state == one || entry.candidate.state == other) && seen.insert(entry.base).inserted {
            let slots = [one, other].map { table.slot(entry.base, $0) }
            let normal = table.slot(entry.base, .normal)
            for cell in 0..<4 {
                let fallback = normal.flatMap { table.winner($0, cell) }
                let own = slots.map { slot in slot.flatMap { table.winner($0, cell) } }
                guard let left = own[0] ?? fallback, let right = own[1] ?? fallback, isSame(left, right, cell) else {
                    return nil
                }
                guard cell == 0, let first = own[0], let second = own[1], first.sheet == sheet, second.sheet == sheet,
                    shown == nil, fallback.map({ !isSame(first, $0, cell) }) ?? true, isWrittenTwice(first, second),
                    isListed(path, entry.base, one, other)
                else { continue }
                shown = (stack.node(of: first), stack.node(of: second))
            }
        }
        return shown
    }

    /// True where one of two declarations may have been written without a look at the other.
    private func isWrittenTwice(_ one: Candidate, _ other: Candidate) -> Bool {
        if one.rule != other.rule { return true }
        return tree.value(ofStatement: stack.node(of: one)).flattened
            != tree.value(ofStatement: stack.node(of: other)).flattened
    }

    private func isListed(_ path: ClassPath, _ base: Int, _ one: ControlState, _ other: ControlState) -> Bool {
        let name = stack.attribute(numbered: base)
        return path.takes(stack.catalogue.spell(name, in: one)) && path.takes(stack.catalogue.spell(name, in: other))
    }
}

extension ControlState {
    /// True for one that is not made of two: such a one may well look as its parts do.
    fileprivate var isSingle: Bool { self != .selectedDisabled && self != .selectedHighlighted }
}
