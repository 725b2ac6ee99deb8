// What holds of fixes and findings on any sheet: fixpoints, what safe means, and agreement with NUI's own reader.

import FioriTheme
import NSSSyntax
import TestSupport
import Testing
import ThemeLint

@Suite("Properties of findings and fixes")
struct FixPropertyTests {
    private static func linter(_ engines: [Engine]) -> Linter {
        var options = LintOptions()
        options.engines = engines
        return Linter(options)
    }

    private static let linters = [[Engine.nui], [.uikit, .swiftui, .nui]].map(linter)

    /// Applies first fixes round by round. Nil where so many rounds do not reach the end.
    static func fixed(_ bytes: [UInt8], _ linter: Linter, _ safety: Fix.Safety, rounds: Int) -> LintResult? {
        var result = linter.lint(Source(name: "t.nss", bytes: bytes))
        for round in 0...rounds {
            let fixes = result.findings.compactMap { finding in
                finding.fixes.first { safety == .unsafe || $0.safety == .safe }
            }
            if fixes.isEmpty { return result }
            if round == rounds { return nil }
            let (fixed, count) = Fix.apply(fixes, to: result.tree.source.bytes)
            if count == 0 { return nil }
            result = linter.lint(Source(name: "t.nss", bytes: fixed))
        }
        return nil
    }

    /// The first property that a sheet breaks; nil where all hold.
    ///
    /// The fixes of a sheet as people write it are done in three rounds. In a sheet that is cut off or spliced one
    /// repair brings the next to light, as a brace does with what stands in its block: there `rounds` are granted.
    static func violation(_ bytes: [UInt8], rounds: Int = Fixer.maximumRounds) -> String? {
        for linter in linters {
            let result = linter.lint(Source(name: "t.nss", bytes: bytes))
            if let wrong = ranges(result) { return wrong }
            guard let mended = fixed(bytes, linter, .unsafe, rounds: rounds) else {
                return "unsafe fixes reach no fixpoint in \(rounds) rounds"
            }
            for finding in mended.findings where RuleList.rule(finding.rule)?.group == .syntax {
                if !finding.fixes.isEmpty {
                    return "\(finding.rule) is left after all fixes"
                }
            }
            guard let safe = fixed(bytes, linter, .safe, rounds: rounds) else {
                return "safe fixes reach no fixpoint in \(rounds) rounds"
            }
            if let wrong = Cells.difference(before: result.tree, after: safe.tree) { return "safe fixes: " + wrong }
        }
        return disagreement(bytes)
    }

    private static func ranges(_ result: LintResult) -> String? {
        let size = result.tree.source.bytes.count
        var last = 0
        for finding in result.findings {
            let range = finding.range
            if range.start < last || range.start > range.end || range.end > size {
                return "\(finding.rule) out of place"
            }
            last = range.start
            for edit in finding.fixes.flatMap(\.edits)
            where edit.range.start < 0 || edit.range.start > edit.range.end || edit.range.end > size {
                return "a fix of \(finding.rule) is out of range"
            }
        }
        return nil
    }

    /// Whatever NUI loses has an error, and what has no error of syntax NUI does not lose.
    private static func disagreement(_ bytes: [UInt8]) -> String? {
        let source = Source(name: "t.nss", bytes: bytes)
        guard let loss = NUIReader(source).loss else { return nil }
        let findings = linters[0].lint(source).findings
        let errors = findings.filter { $0.severity == .error && RuleList.rule($0.rule)?.group == .syntax }
        return errors.isEmpty ? "NUI loses it by \(loss.cause), no error of syntax" : nil
    }

    /// False where the sheet has been reported: one report for each test case is enough.
    private func check(_ bytes: [UInt8], rounds: Int = Fixer.maximumRounds) -> Bool {
        guard let violation = Self.violation(bytes, rounds: rounds) else { return true }
        let small = Mutations.shrink(bytes) { Self.violation($0, rounds: rounds) == violation }
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
}
