// A company's own components: the README's catalogue, and what it makes of a theme's slips. Must not know the loader.

import FioriTheme
import Foundation
import NSSSyntax
import TestSupport
import Testing
import ThemeLint

struct OwnCatalogueTests {
    private let sheet = Fixtures.sheets(in: "Tests/Fixtures/catalogue")[0]

    private func rules(_ text: String) -> [String] {
        let (catalogue, findings) = Catalogue.sdk.adding(Stylesheet(Source(name: "acme.nss", bytes: sheet.bytes)))
        #expect(findings.isEmpty)
        var options = LintOptions()
        options.catalogue = { catalogue }
        return Linter(options).lint(Source(name: "t.nss", text: text)).findings.map { $0.rule }
    }

    @Test("the README's catalogue is the fixture")
    func readme() throws {
        let readme = try String(contentsOf: Fixtures.file("README.md"), encoding: .utf8)
        #expect(readme.contains("\n```\n" + sheet.text + "```\n"))
    }

    @Test("its class paths, attributes and states are known; a slip in them is found like one in SAP's names")
    func slips() {
        #expect(rules("fdlAcmePriceCard { background-color: red; corner-radius: 4; }\n") == [])
        #expect(rules("fdlAcmePriceCard_priceLabel { font-color: red; font-color-highlighted: blue; }\n") == [])
        #expect(rules("fdlAcmePriceCard_pricelabel { font-color: red; }\n") == ["wrong-case-class-path"])
        #expect(rules("fdlAcmePriceCard_priceLabel { font-colour: red; }\n") == ["unknown-attribute"])
        #expect(rules("fdlAcmePriceCard_priceLabel { font-size: red; }\n") == ["attribute-value-type"])
        #expect(rules("fdlAcmePriceCrd { corner-radius: 4; }\n") == ["unknown-component"])
        #expect(rules("fdlAcmePriceCard_priceTag { font-color: red; }\n") == ["unknown-part"])
    }
}
