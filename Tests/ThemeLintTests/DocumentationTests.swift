// The code of the module's documentation, compiled and run. Must not know more of the module than its users do.

import NSSSyntax
import TestSupport
import Testing
import ThemeLint

@Suite struct DocumentationTests {
    @Test func landingPage() throws {
        var printed: [String] = []
        func print(_ items: Any...) {
            let line = items.map { "\($0)" }.joined(separator: " ")
            printed += line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }

        let sheet = Source(name: "brand.nss", text: "@brand:#0A6ED1;\nButton { font-color: @brand }\n")
        let result = Linter(LintOptions()).lint(sheet)
        let lines = LineTable(sheet)
        for finding in result.findings {
            let place = lines.position(at: finding.range.start)
            print("\(place.line):\(place.column) \(finding.message)")
        }
        for row in result.forecast { print(row.engine, row.outcome.rawValue, row.confidence.rawValue) }

        var safe: [Fix] = []
        for finding in result.findings { safe += finding.fixes.filter { $0.safety == .safe }.prefix(1) }
        let mended = Fix.apply(safe, to: sheet.bytes)
        print(mended.applied, String(decoding: mended.bytes, as: UTF8.self))

        let article = try Article("Sources/ThemeLint/ThemeLint.docc/ThemeLint.md")
        #expect(try article.codeMissing(in: #filePath) == [])
        #expect(article.output == printed)
    }
}
