// Sheets that are all slips, or one statement without end: what is said of them, and that it is said at once.

import FioriTheme
import NSSSyntax
import Testing
import ThemeLint

@Suite struct LimitTests {
    private func unknown(_ count: Int) -> String {
        "fdlFUIKPIProgressView {\n" + (0..<count).map { "    q\($0): 1;\n" }.joined() + "}\n"
    }

    @Test func tenThousandFindingsOfARuleAreListed() throws {
        let all = lint(unknown(10_000), only: ["unknown-attribute"]).findings
        #expect(all.count == 10_000)
        #expect(all.last?.message.contains("'q9999'") == true)

        let folded = lint(unknown(10_003), only: ["unknown-attribute"]).findings
        #expect(folded.count == 10_001)
        let rest = try #require(folded.last)
        #expect(rest.message.hasSuffix("'q10000', and 2 more of this rule that are not listed"))
        #expect(rest.fixes.isEmpty && rest.notes.isEmpty && rest.help == nil)
        #expect(rest.severity == folded[0].severity)
    }

    @Test func whereCommentsSilenceRulesAllAreHeldAgainstThem() {
        let sheet = "/* fdltheme-allow-file empty-block -- none is left */\n" + unknown(10_003)
        let result = lint(sheet, only: ["unknown-attribute"])
        #expect(result.findings.count == 10_003)
        let silenced = lint("/* fdltheme-allow-file unknown-attribute -- new */\n" + unknown(10_003))
        #expect(!silenced.rules.contains("unknown-attribute"))
        #expect(silenced.suppressed == 10_003)
    }

    /// Five thousand slips in one block: the proof looks into the block once, not once for each of them.
    @Test func slipsOfOneBlockAreProvedTogether() {
        let slips = String(repeating: "    tint-color: red;\n", count: 5000)
        let result = lint("fdlFUIKPIProgressView {\n" + slips + "}\n", only: ["duplicate-attribute"])
        #expect(result.findings.count >= 1)
        let path = String(repeating: "Label, ", count: 5000) + "Label { height: 1; }\n"
        let paths = lint(path, only: ["duplicate-class-path"]).findings
        #expect(paths.count == 5000)
        // Each stands in the same statement, so that only as many are proved as there are comparisons.
        let safe = paths.filter { $0.fixes.first?.safety == .safe }.count
        #expect(safe == 13)
    }

    @Test func tooManyTestsOfAFeatureAreNamedOneByOne() throws {
        let tests = Array(repeating: "(device: ipad)", count: 2000).joined(separator: " and ")
        let result = lint("@media \(tests) { Label { height: 1; } }", only: ["duplicate-media-feature"])
        #expect(result.findings.count == 1999)
        let unlike = lint(
            "@media (device: ipad) and (orientation: portrait) and (device: iphone) { Label { height: 1; } }",
            only: ["unreachable-media"])
        let finding = try #require(unlike.findings.first)
        let bytes = unlike.tree.source.bytes
        let texts = finding.fixes.map { String(decoding: Fix.apply([$0], to: bytes).bytes, as: UTF8.self) }
        #expect(
            texts == [
                "@media (orientation: portrait) and (device: iphone) { Label { height: 1; } }",
                "@media (device: ipad) and (orientation: portrait) { Label { height: 1; } }",
            ])
    }
}
