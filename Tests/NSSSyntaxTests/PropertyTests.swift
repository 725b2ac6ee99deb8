// What holds for the tree of any bytes: fixtures, each of their prefixes, and thousands of sheets nobody would write.

import NSSSyntax
import TestSupport
import Testing

@Suite("Properties of the tree")
struct PropertyTests {
    /// False where the sheet has been reported: one report for each test case is enough.
    private func check(_ bytes: [UInt8]) -> Bool {
        guard let violation = TreeProperties.violation(bytes) else { return true }
        let small = Mutations.shrink(bytes) { TreeProperties.violation($0) == violation }
        Issue.record("\(violation): \(Mutations.shown(small))")
        return false
    }

    @Test("sheets and their prefixes", arguments: Fixtures.all)
    func prefixes(_ sheet: Fixtures.Sheet) {
        guard check(sheet.bytes) else { return }
        // Prefixes of a long sheet cost its square; a step that is prime to all layout still cuts everywhere.
        let step = sheet.bytes.count > 3000 ? 37 : 1
        for end in stride(from: 0, to: sheet.bytes.count, by: step) where !check(Array(sheet.bytes[..<end])) { return }
    }

    @Test("splices", arguments: Fixtures.all)
    func splices(_ sheet: Fixtures.Sheet) {
        var random = SeededGenerator(seed: UInt64(sheet.bytes.count))
        for _ in 0..<(sheet.bytes.count > 3000 ? 40 : 150) {
            guard check(Mutations.splice(sheet.bytes, using: &random)) else { return }
        }
    }

    @Test("soup of pieces and of bytes", arguments: 0..<8)
    func soup(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<600 {
            guard check(Mutations.soup(using: &random)) else { return }
            let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            guard check(bytes) else { return }
        }
    }
}
