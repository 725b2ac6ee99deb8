// Looking things up in the catalogue, and what is written about them.

import FioriTheme
import Foundation
import NSSSyntax
import Testing
import ThemeTools

@Suite("Catalogue report")
struct CatalogueReportTests {
    private let company: Catalogue = {
        let sheet = """
            AcmeDial {
                superclass: FUIKPIProgressView;
                states: disabled;
                fdlAcmeDial: background-color, needle-width(highlighted);
                fdlAcmeDial_needle: tint-color, more;
                indexed: fdlAcmeDial_needle(n);
            }
            needle-width { value: number(above(0)); states: highlighted; }
            """
        return Catalogue.sdk.adding(Stylesheet(Source(name: "c.nss", text: sheet))).0
    }()

    private func text(_ word: String?, width: Int = 100) -> String {
        let listing = CatalogueListing(word, in: company)
        let style = ReportStyle(width: width)
        return String(decoding: CatalogueText.write(listing, isOverview: word == nil, style: style), as: UTF8.self)
    }

    /// `component path: attributes` for each class path.
    private func found(_ word: String) -> [String] {
        CatalogueListing(word, in: company).entries.flatMap { entry in
            entry.paths.map { path in
                "\(entry.component.name) \(path.path.pattern): "
                    + path.attributes.map(\.spelling).joined(separator: ",")
            }
        }
    }

    @Test("everything: each component once, each class path of the catalogue")
    func everything() {
        let listing = CatalogueListing(nil, in: .sdk)
        #expect(listing.entries.map(\.component.name) == Catalogue.sdk.componentNames)
        let paths = Set(listing.entries.flatMap { $0.paths.map(\.path.pattern) })
        #expect(paths == Set(Catalogue.sdk.pathNames + Catalogue.sdk.patternNames))
        let overview = text(nil)
        #expect(overview.split(separator: "\n").count == company.componentNames.count)
        #expect(overview.hasPrefix("AcmeDial  "))
    }

    @Test("a name by itself beats those that it is a part of, in whatever case")
    func exact() {
        #expect(CatalogueListing("acmedial", in: company).isExact)
        #expect(found("AcmeDial").count == 3)
        #expect(found("fdlAcmeDial_needle") == ["AcmeDial fdlAcmeDial_needle: tint-color"])
        #expect(found("fdlAcmeDial_needle7") == ["AcmeDial fdlAcmeDial_needle(n): tint-color"])
        #expect(found("needle") == ["AcmeDial fdlAcmeDial_needle: tint-color"])
        #expect(found("needle-width-highlighted") == ["AcmeDial fdlAcmeDial: needle-width-highlighted"])
        #expect(CatalogueListing("needle-width", in: company).attributes.map(\.name) == ["needle-width"])
        #expect(CatalogueListing("font-color", in: .sdk).attributes.map(\.name) == ["font-color"])
    }

    @Test("a part of a name finds components, paths, parts and attributes")
    func partial() {
        #expect(!CatalogueListing("acme", in: company).isExact)
        #expect(found("ACME").count == 3)
        #expect(found("needle-w") == ["AcmeDial fdlAcmeDial: needle-width"])
        #expect(CatalogueListing("needle-w", in: company).attributes.map(\.name) == ["needle-width"])
        #expect(CatalogueListing("no such thing", in: company).isEmpty)
        let near = Spelling.nearest(to: "captionLabl", among: CatalogueListing.names(of: company))
        #expect(near.first == "captionLabel")
    }

    @Test("details")
    func details() {
        #expect(
            text("acmedial") == """
                AcmeDial: FUIKPIProgressView  (documented)
                  states: disabled
                  fdlAcmeDial
                      background-color  color
                      needle-width      number  normal, highlighted
                  fdlAcmeDial_needle  (there are more attributes than could be read)
                      tint-color  color
                  fdlAcmeDial_needle(n)  (there are more attributes than could be read)
                      tint-color  color


                """)
        #expect(
            text("needle-width") == """
                needle-width: number, number(above(0))
                  states: highlighted
                  documented

                AcmeDial: FUIKPIProgressView  (documented)
                  fdlAcmeDial  needle-width

                """)
        #expect(
            text("acme", width: 50) == """
                AcmeDial: FUIKPIProgressView  (documented)
                  fdlAcmeDial            background-color, …
                  fdlAcmeDial_needle     tint-color
                  fdlAcmeDial_needle(n)  tint-color

                """)
    }

    @Test("JSON")
    func json() throws {
        let data = Data(CatalogueJSON.write(CatalogueListing("fdlAcmeDial", in: company)))
        #expect(
            String(decoding: data, as: UTF8.self) == """
                {
                  "version": 1,
                  "components": [
                    {
                      "name": "AcmeDial",
                      "kind": "component",
                      "superclass": "FUIKPIProgressView",
                      "evidence": "documented",
                      "sources": [],
                      "complete": true,
                      "deprecated": null,
                      "states": ["disabled"],
                      "attributes": [],
                      "classPaths": [
                        {
                          "path": "fdlAcmeDial",
                          "part": null,
                          "evidence": "documented",
                          "complete": true,
                          "attributes": [
                            { "name": "background-color", "type": "color", "states": ["normal"] },
                            { "name": "needle-width", "type": "number", "states": ["normal", "highlighted"] }
                          ]
                        }
                      ]
                    }
                  ]
                }

                """)
        let all = try JSONSerialization.jsonObject(with: Data(CatalogueJSON.write(CatalogueListing(nil, in: .sdk))))
        let components = try #require((all as? [String: Any])?["components"] as? [[String: Any]])
        #expect(components.count == Catalogue.sdk.componentNames.count)
        #expect(Set(components.compactMap { $0["kind"] as? String }) == ["component", "pseudo", "nui"])
    }
}
