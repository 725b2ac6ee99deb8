// All slots of a stack in one walk: the same winners and values as the cascade gives slot by slot.

import FioriTheme
import NSSSyntax
import TestSupport
import Testing

@Suite struct DeclaredSlotsTests {
    /// What one slot comes to, as far as a reader can tell.
    private struct Answer: Hashable {
        let path: String
        let attribute: String
        let state: ControlState
        let value: ThemeValue?
        let failure: ValueFailure?
        let paletteName: String?
    }

    private func walked(_ stack: ThemeStack, _ cell: MediaCells) -> [Answer] {
        var answers: [Answer] = []
        stack.eachDeclaredSlot(in: cell) { path, base, state, reading in
            answers.append(
                Answer(
                    path: stack.path(numbered: path), attribute: stack.attribute(numbered: base), state: state,
                    value: reading.value, failure: reading.failure, paletteName: reading.paletteName))
        }
        return answers
    }

    /// The same, asked for one by one: each class path by its name, each slot that is declared for it.
    private func asked(_ stack: ThemeStack, _ cell: MediaCells) throws -> Set<Answer> {
        var answers: Set<Answer> = []
        var paths: Set<String> = []
        for sheet in stack.sheets {
            for range in sheet.table.paths.ranges { paths.insert(sheet.source.text(in: range)) }
        }
        for path in paths {
            let lineage = stack.lineage(of: path)
            var steps = Int.max
            let table = try #require(stack.slotTable(lineage, steps: &steps))
            for entry in table.entries where lineage.entries[entry.candidate.entry].path == path {
                let state = entry.candidate.state
                guard let winner = stack.winner(lineage, entry.base, state, cell) else { continue }
                let reading = stack.reading(of: winner, in: cell)
                answers.insert(
                    Answer(
                        path: path, attribute: stack.attribute(numbered: entry.base), state: state,
                        value: reading.value, failure: reading.failure, paletteName: reading.paletteName))
            }
        }
        return answers
    }

    @Test(arguments: Fixtures.all) func agreeWithTheCascade(_ sheet: Fixtures.Sheet) throws {
        let theme = Theme(Source(name: "t.nss", bytes: sheet.bytes))
        for engine in Engine.allCases {
            let stack = ThemeStack(theme, engine: engine)
            for cell in MediaCells.each {
                let all = walked(stack, cell)
                #expect(Set(all).count == all.count, "a slot comes twice")
                #expect(try Set(all) == asked(stack, cell))
            }
        }
    }

    @Test func aSlotOfOtherDevicesFallsBackToTheNormalState() throws {
        let sheet = "A { x: 1; } @media (device:ipad) { A { x-disabled: 2; y: 3; } } B, A { x: 4; }"
        let all = walked(ThemeStack(Theme(sheet), engine: .nui), try #require(MediaCells.each.first))
        let texts = all.map { "\($0.path) \($0.attribute) \($0.state) \($0.value?.text ?? "-")" }
        #expect(Set(texts) == ["A x normal 4", "A x disabled 4", "B x normal 4"])
    }

    @Test func aVariableIsReadAsEachAttributeReadsIt() {
        let sheet = "@a: 12; A { font-size: @a; font-color: @a; border-width: @a; tint-color: @a; font-name: @a; }"
        let all = walked(ThemeStack(Theme(sheet), engine: .nui), MediaCells.each[0])
        let values = all.map { "\($0.attribute)=\($0.value.map { "\($0.typeName)" } ?? "none")" }
        #expect(
            Set(values) == [
                "font-size=number", "font-color=none", "border-width=number", "tint-color=none", "font-name=text",
            ])
    }
}
