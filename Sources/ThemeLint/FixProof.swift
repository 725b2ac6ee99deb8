// Proves of fixes that they change nothing but what their findings say is lost. Must not know any rule.

import FioriTheme
import NSSSyntax

/// A fix is safe by proof: in no chosen engine does a cell (class path, attribute, state, surroundings) change, or every
/// cell that does is one whose value the finding says is lost there, and what it then has is what the author wrote.
///
/// Both sheets are compared as they are recovered, each engine taken to load them. What a rule calls unsafe is never
/// proved, and neither is what it calls safe by itself: layout needs no proof.
package struct FixProof {
    /// How much work a proof may be. What is left then stays unproved: a sheet full of slips must not take for ever.
    package enum Effort: Sendable {
        /// For a report: about as much as reading half a megabyte, so that a large sheet is reported at once.
        case report
        /// For mending, where the proof decides what is written.
        case mending

        /// How often a sheet of so many bytes is compared, at the most.
        fileprivate func comparisons(_ bytes: Int) -> Int {
            switch self {
            case .report: min(48, 480_000 / max(bytes, 1))
            case .mending: 48
            }
        }
    }

    /// A fix to prove.
    private struct Claim {
        let finding: Int
        let fix: Fix
        /// The engines for which the finding says that a value is lost.
        let losing: [String]

        init(_ index: Int, _ finding: Diagnostic, _ fix: Fix) {
            self.finding = index
            self.fix = fix
            switch finding.consequence {
            case .crash, .sheetLost, .valueLost: losing = finding.engines
            case .applied, .none: losing = []
            }
        }
    }

    private let base: [Theme]
    private let source: Source
    private let old: [ThemeStack]
    private var comparisonsLeft: Int

    /// Proves the first fixes of those findings whose rule's fixes are to be safe and are not so by themselves.
    static func prove(_ rules: [LintRule], _ effort: Effort, _ pass: inout LintPass) {
        let comparisons = effort.comparisons(pass.source.bytes.count)
        if comparisons == 0 || !pass.findings.contains(where: { $0.fixes.first?.safety == .unsafe }) { return }
        // A comment may mean something to a reader that was not chosen: the rules about comments know better.
        var provable: Set<String> = []
        var provableIfEqual: Set<String> = []
        for rule in rules where rule.group != .suppressions {
            if rule.fixing == .safe { provable.insert(rule.id) }
            if rule.fixing == .safeIfEqual { provableIfEqual.insert(rule.id) }
        }
        var claims: [Claim] = []
        for (index, finding) in pass.findings.enumerated() {
            guard let fix = finding.fixes.first, fix.safety == .unsafe else { continue }
            let isEqual = finding.consequence == .none && provableIfEqual.contains(finding.rule)
            guard isEqual || provable.contains(finding.rule) else { continue }
            claims.append(Claim(index, finding, fix))
        }
        // What a broken sheet means is not sure enough to prove anything by.
        if claims.isEmpty || pass.facts.isEmpty || !pass.tree.faults.isEmpty { return }
        let stacks = pass.facts.map { pass.theme(for: $0) }
        var proof = FixProof(
            base: pass.base.map { Theme($0) }, source: pass.source, old: stacks, comparisonsLeft: comparisons)
        for batch in batches(claims, atMost: comparisons, pass) { proof.settle(batch, &pass) }
    }

    /// The safe fixes that are applied at once. Each is safe by itself; together they may not be, as where one renames a
    /// variable that another one brings into use. So all are compared once more, and where a cell changes that none of
    /// them announced, only those are taken of which none touches what another one does.
    static func applicable(
        _ findings: [Diagnostic], in tree: SyntaxTree, over base: [SyntaxTree], _ options: LintOptions,
        _ memory: LintMemory
    ) -> [Fix] {
        var claims: [Claim] = []
        for (index, finding) in findings.enumerated() {
            if let fix = finding.fixes.first(where: { $0.safety == .safe }) {
                claims.append(Claim(index, finding, fix))
            }
        }
        // In a broken sheet only layout is mended.
        if claims.count < 2 || memory.facts.isEmpty || !tree.faults.isEmpty { return claims.map { $0.fix } }
        let themes = base.map { Theme($0) }
        let stacks = memory.facts.map { facts in
            ThemeStack(
                themes + [Theme(tree)], facts: facts, palette: options.palette, catalogue: memory.catalogue)
        }
        let proof = FixProof(base: themes, source: tree.source, old: stacks, comparisonsLeft: 1)
        if proof.unannounced(claims) == nil { return claims.map { $0.fix } }
        var subjects = FixSubjects(tree, memory.catalogue)
        var apart = FixSubjects.Apart()
        return claims.compactMap { apart.take(subjects.reach(of: $0.fix), &subjects) ? $0.fix : nil }
    }

    /// Claims that may be proved together: none of them touches what another one does, so that no change of one can hide
    /// that of another, and all of their findings announce the same: a loss that one speaks of is no excuse for another.
    private static func batches(_ claims: [Claim], atMost count: Int, _ pass: LintPass) -> [[Claim]] {
        var subjects = FixSubjects(pass.tree, pass.catalogue)
        var batches: [(claims: [Claim], apart: FixSubjects.Apart)] = []
        claims: for claim in claims {
            let reach = subjects.reach(of: claim.fix)
            for index in batches.indices where batches[index].claims[0].losing == claim.losing {
                guard batches[index].apart.take(reach, &subjects) else { continue }
                batches[index].claims.append(claim)
                continue claims
            }
            if batches.count < count {
                var apart = FixSubjects.Apart()
                if apart.take(reach, &subjects) { batches.append(([claim], apart)) }
            }
        }
        return batches.map { $0.claims }
    }

    /// Proves all together, or the halves.
    private mutating func settle(_ claims: [Claim], _ pass: inout LintPass) {
        if comparisonsLeft == 0 { return }
        comparisonsLeft -= 1
        guard let change = unannounced(claims) else {
            for claim in claims { pass.setFix(of: claim.finding, .safe) }
            return
        }
        if claims.count == 1 {
            pass.setFix(of: claims[0].finding, .unsafe, adding: change)
            return
        }
        settle(Array(claims[..<(claims.count / 2)]), &pass)
        settle(Array(claims[(claims.count / 2)...]), &pass)
    }

    /// What changes that no finding announces, in words that follow a fix's title; nil where nothing does.
    private func unannounced(_ claims: [Claim]) -> String? {
        let edits = Fix.fitting(claims.map { $0.fix }).edits
        let tree = SyntaxTree(Source(name: source.name, bytes: Fix.write(edits, over: source.bytes)))
        if !tree.faults.isEmpty { return ", which breaks the sheet" }
        let places = Self.places(of: edits)
        let names = Set(edits.map { source.text(in: $0.range) })
        let statements = (old: Statements(old[0].sheets[old[0].sheets.count - 1].table.tree), new: Statements(tree))
        let theme = Theme(tree)
        for old in old {
            let new = ThemeStack(base + [theme], facts: old.facts, palette: old.palette, catalogue: old.catalogue)
            let comparison = ThemeComparison(old, new)
            let isAnnounced = claims.contains { $0.losing.contains(old.engine.name) }
            for change in comparison.changes {
                // Where nothing is declared, the palette's colour is what changes: it is judged below.
                if !change.old.isDeclared, !change.new.isDeclared { continue }
                // What stood under a name that nothing reads was lost before the name was mended.
                let attribute = old.catalogue.spell(change.attribute, in: change.state)
                let isRenamed = [change.classPath, change.attribute, attribute].contains { names.contains($0) }
                if isAnnounced, isRenamed { continue }
                if isAnnounced, Self.isGain(change, statements.new, places, new),
                    !Self.replaces(change, statements.old, edits, old)
                {
                    continue
                }
                return Self.words(change, old.engine)
            }
            for change in comparison.colors where !isAnnounced || Self.loses(change) || Self.replaces(change, old) {
                return Self.words(change, old.engine)
            }
        }
        return nil
    }

    /// True where a value appears that was lost, or where what the author wrote at the fix's place now counts.
    private static func isGain(
        _ change: ThemeComparison.Change, _ statements: Statements, _ places: [TextRange], _ new: ThemeStack
    ) -> Bool {
        guard change.new.failure == nil, change.new.isDeclared, let origin = change.new.origin,
            origin.sheet == new.sheets.count - 1
        else { return false }
        if change.old.failure != nil || !change.old.isDeclared { return true }
        guard let declaration = statements.declaration(at: origin.range.start) else { return false }
        // The places are in order: the last one that does not begin behind the declaration.
        let behind = places.firstPlace { $0.start > declaration.end }
        return behind > 0 && places[behind - 1].end >= declaration.start
    }

    /// True where another value was set for the very same slot, and shown: that was not lost, and now it is.
    private static func replaces(
        _ change: ThemeComparison.Change, _ statements: Statements, _ edits: [Edit], _ old: ThemeStack
    ) -> Bool {
        guard change.old.failure == nil, change.old.slot == change.state, let origin = change.old.origin,
            origin.sheet == old.sheets.count - 1,
            statements.isDeclaration(at: origin.range.start, for: change.classPath),
            let declaration = statements.declaration(at: origin.range.start)
        else { return false }
        return !edits.contains { $0.range.start <= declaration.end && $0.range.end >= declaration.start }
    }

    /// True where a colour was shown and none is: whatever was lost before, nobody wrote that.
    private static func loses(_ change: ThemeComparison.ColorChange) -> Bool {
        change.variants.contains { change.new[$0] == .none && change.old[$0] != .none }
    }

    /// True where the theme had a colour of its own in one of the variants that change: that was not lost.
    private static func replaces(_ change: ThemeComparison.ColorChange, _ old: ThemeStack) -> Bool {
        for cell in MediaCells.each where change.cells.contains(cell) {
            let own = old.replacedVariants(of: change.name, in: cell)
            if change.variants.contains(where: { own.contains($0) }) { return true }
        }
        return false
    }

    /// Where the replacements of edits, which are in order, stand in the new text.
    private static func places(of edits: [Edit]) -> [TextRange] {
        var shift = 0
        return edits.map { edit in
            let start = edit.range.start + shift
            shift += edit.replacement.count - edit.range.length
            return TextRange(start, start + edit.replacement.count)
        }
    }

    private static func words(_ change: ThemeComparison.Change, _ engine: Engine) -> String {
        let state = change.state == .normal ? "" : " (\(change.state.name))"
        return ", which changes '\(change.attribute)'\(state) of '\(change.classPath)' in \(engine.name)"
    }

    private static func words(_ change: ThemeComparison.ColorChange, _ engine: Engine) -> String {
        ", which changes the palette's '\(change.name)' in \(engine.name)"
    }
}
