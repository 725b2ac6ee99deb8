// Holds findings and fixes against what is to be true of them on any sheet: fixtures, their prefixes, splices.

import FioriTheme
import NSSSyntax
import TestSupport
import Testing
import ThemeLint

@Suite("Properties of findings and fixes")
struct FixPropertyTests {
    /// False where the sheet has been reported: one report for each test case is enough.
    private func check(_ bytes: [UInt8], rounds: Int = Fixer.maximumRounds) -> Bool {
        guard let violation = FixProperties.violation(bytes, rounds: rounds) else { return true }
        let small = Mutations.shrink(bytes) { FixProperties.violation($0, rounds: rounds) == violation }
        Issue.record("\(violation): \(Mutations.shown(small))")
        return false
    }

    @Test("sheets and their prefixes", arguments: Fixtures.all)
    func prefixes(_ sheet: Fixtures.Sheet) {
        // The parser's sheets are slip upon slip.
        let rounds = sheet.name.contains("/parser/") ? Fixer.maximumRounds : 3
        guard check(sheet.bytes, rounds: rounds) else { return }
        // Each prefix is linted some twenty times over, so only every so manieth is taken; the step is prime to layout.
        let step = sheet.bytes.count > 3000 ? 1999 : 41
        for end in stride(from: 0, to: sheet.bytes.count, by: step) where !check(Array(sheet.bytes[..<end])) { return }
    }

    @Test("splices and soup", arguments: Fixtures.all)
    func splices(_ sheet: Fixtures.Sheet) {
        var random = SeededGenerator(seed: UInt64(sheet.bytes.count) &+ 2)
        for _ in 0..<(sheet.bytes.count > 3000 ? 1 : 5) {
            guard check(Mutations.splice(sheet.bytes, using: &random)), check(Mutations.soup(using: &random)) else {
                return
            }
        }
    }

    /// Ten sheets, each with the mistakes of seven: after three rounds nothing is left to mend, and what was not lost before
    /// is as it was.
    @Test("mistakes mixed", arguments: 0..<10)
    func mixed(_ number: Int) {
        // What swallows the rest of a sheet would leave a single mistake.
        let sheets = Fixtures.sheets(in: "Tests/Fixtures/mistakes").filter { sheet in
            !sheet.stem.hasPrefix("not-a-theme") && sheet.stem != "unterminated-comment"
        }
        var bytes: [UInt8] = []
        for index in stride(from: number, to: sheets.count, by: 10) { bytes += sheets[index].bytes + [0x0A] }
        let source = Source(name: "mixed.nss", bytes: bytes)
        let linter = Linter(LintOptions())
        #expect(linter.lint(source).findings.count >= 7)
        let fixed = Fixer.fix(source, base: [], linter: linter, allowing: .safe, rounds: 3)
        let left = fixed.remaining.findings.filter { $0.fixes.contains { $0.safety == .safe } }
        #expect(left.map(\.rule) == [])
        // Of what the grammar does not read the texts are compared: what it means is lost with the sheet.
        #expect(Cells.difference(before: SyntaxTree(source), after: SyntaxTree(fixed.source)) == nil)
    }
}
