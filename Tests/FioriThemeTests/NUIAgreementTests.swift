// The tolerant parser and the exact reader of NUI judge one language: what one loses, the other finds fault with.

import NSSSyntax
import TestSupport
import Testing

@testable import FioriTheme

@Suite("Parser and NUI reader agree")
struct NUIAgreementTests {
    /// Traps that NUI reads without a loss: a mark that decoding may remove, a comment that ends early but well, a
    /// word with slashes.
    static let harmless: Set<SyntaxFault.Kind> = [.byteOrderMark, .commentInsideComment, .slashInWord]

    /// How the two differ over a sheet; nil where they agree.
    static func difference(_ bytes: [UInt8]) -> String? {
        let source = Source(name: "t.nss", bytes: bytes)
        // A comment in a comment that leaves a `*/` over is no longer harmless: its fault then knows where.
        let faults = SyntaxTree(source).faults.filter { !harmless.contains($0.kind) || $0.repair >= 0 }
        guard let loss = NUIReader(source).loss else {
            // What NUI reads although the language has no such thing.
            return faults.isEmpty ? nil : "NUI reads what has the fault \(faults[0].kind)"
        }
        return faults.isEmpty ? "NUI loses it by \(loss.cause), no fault" : nil
    }

    /// False where the sheet has been reported: one report for each test case is enough.
    private func check(_ bytes: [UInt8]) -> Bool {
        guard let difference = Self.difference(bytes) else { return true }
        let small = Mutations.shrink(bytes) { Self.difference($0) == difference }
        Issue.record("\(difference): \(Mutations.shown(small))")
        return false
    }

    @Test("sheets and their prefixes", arguments: Fixtures.all)
    func prefixes(_ sheet: Fixtures.Sheet) {
        guard check(sheet.bytes) else { return }
        let step = sheet.bytes.count > 3000 ? 37 : 1
        for end in stride(from: 0, to: sheet.bytes.count, by: step) where !check(Array(sheet.bytes[..<end])) { return }
    }

    @Test("splices and soup", arguments: Fixtures.all)
    func splices(_ sheet: Fixtures.Sheet) {
        var random = SeededGenerator(seed: UInt64(sheet.bytes.count) &+ 1)
        for _ in 0..<(sheet.bytes.count > 3000 ? 30 : 100) {
            guard check(Mutations.splice(sheet.bytes, using: &random)), check(Mutations.soup(using: &random)) else {
                return
            }
        }
    }
}
