// The code of the module's documentation, compiled and run. Must not know more of the module than its users do.

import NSSSyntax
import TestSupport
import Testing

@Suite struct DocumentationTests {
    @Test func landingPage() throws {
        var printed: [String] = []
        func print(_ line: String) { printed.append(line) }

        let sheet = Source(name: "brand.nss", text: "@brand:#5B35C8;\nA { image: \u{1F3A8}.png; }\n")
        let lines = LineTable(sheet)
        let place = lines.position(at: 31)
        print("line \(place.line), column \(place.column), in UTF-16 \(lines.utf16Column(at: 31, in: sheet))")
        print(sheet.text(in: TextRange(7, 14)))

        let article = try Article("Sources/NSSSyntax/NSSSyntax.docc/NSSSyntax.md")
        #expect(try article.codeMissing(in: #filePath) == [])
        #expect(article.output == printed)
    }
}
