// The list of palette colours: every recorded value and resolution comes out as it is, and the table reads well.

import FioriTheme
import Foundation
import NSSSyntax
import Testing
import ThemeTools

@Suite("Palette report")
struct PaletteReportTests {
    /// The facts' names of the variants, and the report's.
    private static let variants = [
        "dark": "light-base-normal", "contrastDark": "light-base-high", "elevatedDark": "light-elevated-normal",
        "elevatedContrastDark": "light-elevated-high", "light": "dark-base-normal", "contrastLight": "dark-base-high",
        "elevatedLight": "dark-elevated-normal", "elevatedContrastLight": "dark-elevated-high",
    ]

    private static let all = PaletteListing.variants(nil, nil, nil)

    private func facts(_ name: String) throws -> [String: Any] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/facts/" + name + ".json")
        return try object(Data(contentsOf: file))
    }

    private func object(_ data: Data) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func report(_ names: [String], _ version: PaletteVersion) throws -> [String: Any] {
        let listing = PaletteListing(names, version: version, facts: EngineFacts(.swiftui), variants: Self.all)
        #expect(listing.unknown == [])
        return try object(Data(PaletteReport.json(listing)))
    }

    @Test("every name × variant resolves as recorded", arguments: PaletteVersion.allCases)
    func everyResolution(version: PaletteVersion) throws {
        let names = try facts("colornames")
        let styles = try #require(names["styles"] as? [[String: Any]])
        let resolution = try #require(names["resolution"] as? [String: Any])
        let rules = try #require((resolution["versions"] as? [String: Any])?[version.name] as? [String: Any])
        let unresolved = Set(rules["unresolved"] as? [String] ?? [])
        let throughMap = rules["throughMap"] as? [String: [String: Any]] ?? [:]
        var palettes: [String: [String: [String: String]]] = [:]
        for palette in try facts("palettes")["palettes"] as? [[String: Any]] ?? [] {
            palettes[palette["version"] as? String ?? ""] = palette["colors"] as? [String: [String: String]]
        }
        let order = PaletteVersion.allCases.prefix { $0.rawValue <= version.rawValue }.map(\.name).reversed()

        let written = try report(styles.compactMap { $0["name"] as? String }, version)
        #expect(written["version"] as? Int == 1)
        #expect(written["palette"] as? String == version.name)
        let colors = try #require(written["colors"] as? [[String: Any]])
        #expect(colors.count == 262 && styles.count == 262)
        var cells = 0
        for (style, color) in zip(styles, colors) {
            let name = try #require(style["name"] as? String)
            #expect(color["name"] as? String == name)
            #expect(color["deprecated"] as? Bool == (style["status"] as? String != "current"), "\(name)")
            #expect(color["renamedTo"] as? String == style["renamedTo"] as? String, "\(name)")
            let values = try #require(color["values"] as? [String: Any])
            #expect(values.count == 8)
            let target = throughMap[name]?["to"] as? String ?? name
            let isNothing = style["status"] as? String == "unavailable" || unresolved.contains(name)
            let found = isNothing ? nil : order.lazy.compactMap { palettes[$0]?[target] }.first
            #expect((found == nil) == isNothing, "\(name)")
            for (fact, key) in Self.variants {
                #expect(values[key] as? String == found?[fact].map { "#" + $0 }, "\(name) \(key)")
                if isNothing { #expect(values[key] is NSNull, "\(name) \(key)") }
                cells += 1
            }
        }
        #expect(cells == 2096)
    }

    @Test("every value of a palette is listed, unless a map puts another one in its place")
    func everyValue() throws {
        let resolution = try #require(try facts("colornames")["resolution"] as? [String: Any])
        let rules = try #require(resolution["versions"] as? [String: [String: Any]])
        var cells = 0
        for palette in try facts("palettes")["palettes"] as? [[String: Any]] ?? [] {
            // The watch has a palette of its own that no version chooses.
            guard let version = PaletteVersion(name: palette["version"] as? String ?? "") else { continue }
            let shadowed = rules[version.name]?["mapShadowsOwnValue"] as? [String] ?? []
            #expect(shadowed == (version == .v5 ? ["contrastElement"] : []))
            let listing = PaletteListing([], version: version, facts: EngineFacts(.uikit), variants: Self.all)
            #expect(!listing.entries.contains { $0.values.contains(.none) })
            let written = try object(Data(PaletteReport.json(listing)))
            var values: [String: [String: String]] = [:]
            for color in written["colors"] as? [[String: Any]] ?? [] {
                values[color["name"] as? String ?? ""] = color["values"] as? [String: String]
            }
            for (name, color) in palette["colors"] as? [String: [String: String]] ?? [:] {
                if shadowed.contains(name) { continue }
                for (fact, key) in Self.variants {
                    #expect(values[name]?[key] == color[fact].map { "#" + $0 }, "\(version.name) \(name) \(key)")
                    cells += 1
                }
            }
        }
        #expect(cells > 6000)
    }

    @Test("words of the system are listed by name, as the engine has them")
    func systemWords() {
        let swiftui = PaletteListing(
            ["red", "magenta", "clear"], version: .latest, facts: EngineFacts(.swiftui), variants: [.dark])
        #expect(swiftui.entries.map { $0.values[0].text } == ["system:red", nil, "#00000000"])
        let nui = PaletteListing(["red", "tintcolor"], version: .latest, facts: EngineFacts(.nui), variants: [.dark])
        #expect(nui.entries.map { $0.values[0].text } == ["#FF0000FF"])
        #expect(nui.unknown == ["tintcolor"])
    }

    @Test("traits narrow the variants")
    func traits() {
        #expect(Self.all.count == 8)
        #expect(PaletteListing.variants(.light, nil, .normal) == [.dark, .elevatedDark])
        #expect(PaletteListing.variants(.dark, .elevated, .high) == [.elevatedContrastLight])
    }

    private func text(_ names: [String], width: Int, trueColor: Bool = false, _ variants: [ColorVariant] = all)
        -> String
    {
        let listing = PaletteListing(names, version: .latest, facts: EngineFacts(.uikit), variants: variants)
        let style = ReportStyle(color: trueColor, width: width, trueColor: trueColor)
        return String(decoding: PaletteReport.text(listing, style: style), as: UTF8.self)
    }

    @Test("a table, wide and narrow")
    func table() {
        #expect(
            text(["tintColor", "primary4"], width: 100) == """
                Palette v8: 2 colours

                                            base        high        elevated    elev. high
                tintColor            light  #0070F2FF   #0046A8FF   #0070F2FF   #0046A8FF
                                     dark   #4DB1FFFF   #5CB7FFFF   #4DB1FFFF   #5CB7FFFF
                primary4             light  #CCCCCCFF   #CCCCCCFF   #CCCCCCFF   #CCCCCCFF
                  use secondaryFill  dark   #687D94FF   #687D94FF   #687D94FF   #687D94FF

                """)
        #expect(
            text(["primary4"], width: 40, PaletteListing.variants(nil, .base, nil)) == """
                Palette v8: 1 colour

                         base       high
                primary4  deprecated: use secondaryFill
                  light  #CCCCCCFF  #CCCCCCFF
                  dark   #687D94FF  #687D94FF

                """)
        #expect(text(["primary4"], width: 99, [.dark]).hasSuffix("light  #CCCCCCFF  deprecated: use secondaryFill\n"))
    }

    @Test("swatches show a colour on its paper, and only where a terminal can")
    func swatches() {
        let shown = text(["tintColor"], width: 100, trueColor: true, [.dark])
        #expect(shown.contains("\u{1B}[48;2;0;112;242m  \u{1B}[0m #0070F2FF"))
        let plain = text(["tintColor"], width: 100)
        #expect(!plain.contains("\u{1B}"))
    }

    private func themed(_ names: [String], _ sheets: String..., version: PaletteVersion = .latest) -> PaletteListing {
        let theme = sheets.enumerated().map { number, text in
            Theme(text, name: "\(number).nss")
        }
        return PaletteListing(names, version: version, facts: EngineFacts(.swiftui), variants: Self.all, theme: theme)
    }

    @Test("under a theme the table marks what is the theme's, and says where it stands")
    func themedTable() {
        let listing = themed(
            ["tintColor", "chart1", "chart2", "pink8"],
            "@tintColor:red;\n@chart1:nonsense;\n@chart2:chart3;\n@chart3:chart2;\n",
            "@tintColor_darkBackground:chart1;\n@pink8_contrastDarkBackground:#111111;\n", version: .v5)
        #expect(
            String(decoding: PaletteReport.text(listing, style: ReportStyle(width: 100)), as: UTF8.self) == """
                Palette v5 under 0.nss, 1.nss, read by the SwiftUI theme manager: 4 colours

                                  base         high         elevated     elev. high
                tintColor  light  system:red*  #91C8F6FF    #0A6ED1FF    #91C8F6FF
                           dark   #74B3F0FF*   #91C8F6FF    #91C8F6FF    #91C8F6FF
                  * light base: @tintColor, 0.nss:1:1
                  * dark base: @tintColor_darkBackground, 1.nss:1:1, by way of chart1
                chart1     light  #5899DAFF!   #5899DAFF    #5899DAFF    #5899DAFF
                           dark   #74B3F0FF    #74B3F0FF    #74B3F0FF    #74B3F0FF
                  ! light base: @chart1, 0.nss:2:1: the value is no colour
                chart2     light  cycle!       #E8743BFF    #E8743BFF    #E8743BFF
                           dark   #E8743BFF    #E8743BFF    #E8743BFF    #E8743BFF
                  ! light base: @chart2, 0.nss:3:1, by way of chart3, chart2: leads back to itself
                pink8      light  -            -            -            -
                           dark   -            -!           -            -
                  ! dark high: @pink8_contrastDarkBackground, 1.nss:2:1: palette v5 has no such colour

                """)
    }

    @Test("under a theme the document has its values and the definitions that decide")
    func themedDocument() throws {
        let listing = themed(["tintColor"], "@tintColor:blue;\n\n@tintColorLight:tintColor_darkConstant;\n")
        let written = try object(Data(PaletteReport.json(listing)))
        #expect(written["sheets"] as? [String] == ["0.nss"])
        let color = try #require((written["colors"] as? [[String: Any]])?.first)
        let values = try #require(color["values"] as? [String: Any])
        #expect(values.count == 8)
        #expect(values["light-base-normal"] as? String == "system:blue")
        // Shown in dark mode, the colour asks for itself.
        #expect(values["dark-base-normal"] is NSNull)
        #expect(values["dark-elevated-normal"] as? String == "#4DB1FFFF")
        let overrides = try #require(color["overrides"] as? [[String: Any]])
        #expect(overrides.map { $0["variant"] as? String } == ["light-base-normal", "dark-base-normal"])
        #expect(overrides.map { $0["definition"] as? String } == ["@tintColor", "@tintColorLight"])
        #expect(overrides.map { $0["effect"] as? String } == ["shown", "cycle"])
        #expect(overrides.map { $0["line"] as? Int } == [1, 3])
    }
}
