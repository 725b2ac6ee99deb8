// Who decides each slot of a lineage, and who would without that one: the same as the cascade says slot by slot.

import FioriTheme
import NSSSyntax
import TestSupport
import Testing

@Suite struct SlotTableTests {
    static let states = ControlState.allCases

    private func table(_ stack: ThemeStack, _ path: String) throws -> SlotTable {
        var steps = Int.max
        return try #require(stack.slotTable(stack.lineage(of: path), steps: &steps))
    }

    private func text(_ stack: ThemeStack, _ candidate: Candidate?) -> String? {
        guard let candidate else { return nil }
        return stack.sheets[candidate.sheet].table.tree.value(ofStatement: stack.node(of: candidate)).flattened
    }

    @Test(arguments: Fixtures.all) func agreesWithTheCascade(_ sheet: Fixtures.Sheet) throws {
        let theme = Theme(Source(name: "t.nss", bytes: sheet.bytes))
        for engine in [Engine.uikit, .nui] {
            let stack = ThemeStack(theme, engine: engine)
            for path in stack.themePaths.prefix(40) {
                let lineage = stack.lineage(of: path)
                let table = try table(stack, path)
                for entry in table.entries {
                    for (index, cell) in MediaCells.each.enumerated() {
                        for state in Self.states {
                            let own = table.slot(entry.base, state).flatMap { table.winner($0, index) }
                            let normal = table.slot(entry.base, .normal).flatMap { table.winner($0, index) }
                            #expect((own ?? normal) == stack.winner(lineage, entry.base, state, cell), "\(path)")
                        }
                    }
                }
            }
        }
    }

    @Test func theRunnerUpIsWhoDecidesWithoutTheWinner() throws {
        let sheet = "A { x: 1; } @media (device:ipad) { A { x: 2; } } A, B { x: 3; x-disabled: 4; x: 5; }"
        let stack = ThemeStack([Theme("A { x: 0; }"), Theme(sheet)])
        let table = try table(stack, "A")
        let slot = try #require(table.entries.first { $0.candidate.state == .normal }?.slot)
        #expect((0..<4).map { text(stack, table.winner(slot, $0)) } == ["5", "5", "5", "5"])
        #expect((0..<4).map { text(stack, table.runnerUp(slot, $0)) } == ["3", "3", "3", "3"])
        #expect(table.entries.map { text(stack, $0.candidate) } == ["5", "4", "3", "2", "1", "0"])
    }

    @Test func whatASingleBlockDeclaresHasARunnerUpInTheSDK() throws {
        let path = "fdlFUIProgressBannerMessageView_titleLabel"
        let stack = ThemeStack([Theme("\(path) { font-size: 15; }")])
        let table = try table(stack, path)
        let slot = try #require(table.entries.first { text(stack, $0.candidate) == "15" }?.slot)
        #expect(text(stack, table.runnerUp(slot, 0)) == "13")
        #expect(table.runnerUp(slot, 0).map { stack.isDefault($0) } == true)
    }

    @Test func aContainerCountsForWhatItHandsDownOnly() throws {
        let stack = ThemeStack(
            [Theme("fdlFUIKPIProgressView { font-color: red; track-tint-color: blue; }")])
        let table = try table(stack, "fdlFUIKPIProgressView_captionLabel")
        #expect(table.entries.map { text(stack, $0.candidate) } == ["red"])
    }

    @Test func theWorkIsBounded() {
        let stack = ThemeStack([Theme("A { x: 1; y: 2; } A, B { x: 3; }")])
        var steps = 4
        #expect(stack.slotTable(stack.lineage(of: "A"), steps: &steps) == nil)
        steps = 5
        #expect(stack.slotTable(stack.lineage(of: "A"), steps: &steps)?.entries.count == 3)
        #expect(steps == 0)
    }
}
