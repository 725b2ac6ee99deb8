// Applies the fixes of findings until nothing is left to apply. Must not know any rule, nor files.

package import NSSSyntax

/// Mends sheets.
package enum Fixer {
    /// Rounds after which it stops: every fix must lead towards a sheet without findings, so this is never reached by
    /// fixes that are right.
    package static let maximumRounds = 10

    /// What came of it.
    package struct Outcome: Sendable {
        /// The sheet as it is now.
        package let source: Source
        /// How many fixes were applied.
        package let applied: Int
        /// What the linter says of it now.
        package let remaining: LintResult
    }

    /// Applies each finding's first fix that is allowed, round by round.
    package static func fix(
        _ source: Source, base: [SyntaxTree], linter: Linter, allowing safety: Fix.Safety, memory: LintMemory? = nil,
        rounds: Int = maximumRounds
    ) -> Outcome {
        let memory = memory ?? LintMemory(linter.options)
        var source = source
        var applied = 0
        var result = linter.lint(source, base: base, memory: memory, proving: .mending)
        for _ in 0..<rounds {
            let fixes =
                safety == .unsafe
                ? result.findings.compactMap { $0.fixes.first }
                : FixProof.applicable(result.findings, in: result.tree, over: base, linter.options, memory)
            if fixes.isEmpty { break }
            let (bytes, count) = Fix.apply(fixes, to: source.bytes)
            if count == 0 || bytes == source.bytes { break }
            applied += count
            source = Source(name: source.name, bytes: bytes)
            result = linter.lint(source, base: base, memory: memory, proving: .mending)
        }
        return Outcome(source: source, applied: applied, remaining: result)
    }
}
