// Every palette value, name and rule against the recorded facts, which were compared with the SDK's running code.

import FioriTheme
import NSSSyntax
import Testing

@Suite struct PaletteTests {
    /// The facts' names of the variants.
    static let variants: [(String, ColorVariant)] = [
        ("light", .light), ("dark", .dark), ("elevatedLight", .elevatedLight), ("elevatedDark", .elevatedDark),
        ("contrastLight", .contrastLight), ("contrastDark", .contrastDark),
        ("elevatedContrastLight", .elevatedContrastLight), ("elevatedContrastDark", .elevatedContrastDark),
    ]

    static let sheets: [EmbeddedSheet] = PaletteVersion.allCases.map { .palette($0) } + [.watchPalette]

    @Test func sheetsHoldWhatWasDeclaredAndPainted() throws {
        let facts = try Facts("palettes")["palettes"].list
        #expect(facts.count == Self.sheets.count)
        var cells = 0
        for (fact, embedded) in zip(facts, Self.sheets) {
            let sheet = PaletteSheet(embedded)
            #expect(sheet.version == fact["version"].text)
            #expect(fact["sdkRelease"].text?.hasPrefix(sheet.sdk) == true)
            #expect(sheet.entries.count == fact["count"].number)
            #expect(Set(sheet.entries.map(\.name)) == fact["colors"].keys)
            for entry in sheet.entries {
                let declared = fact["declared"][entry.name]
                #expect(entry.literals.count == declared.keys.count, "\(sheet.version) \(entry.name)")
                for (word, variant) in Self.variants {
                    let literal = entry.literals.first { $0.variant == variant }?.text
                    #expect(bare(literal) == bare(declared[word].text), "\(sheet.version) \(entry.name) \(word)")
                    let painted = fact["colors"][entry.name][word].text
                    #expect(entry.color[variant].hex == "#" + (painted ?? ""), "\(sheet.version) \(entry.name) \(word)")
                    cells += 1
                }
            }
        }
        #expect(cells == 6728)
    }

    /// Hashes are a matter of spelling: the sheets have them throughout, the source has one.
    private func bare(_ text: String?) -> String? { text.map { String($0.drop { $0 == "#" }) } }

    @Test func literalsThatAreNoColorsAreKeptAsTheyAre() throws {
        let v8 = PaletteSheet(.palette(.v8))
        let map8 = try #require(v8.entries.first { $0.name == "map8" })
        #expect(map8.literals.map(\.text) == ["D0R774", "D0R774"])
        #expect(map8.color[.light].hex == "#0000D0FF")
        let odd = v8.entries.flatMap(\.literals).map(\.text).filter { !$0.hasPrefix("#") }
        #expect(odd == ["191F26DE6", "D0R774", "D0R774"])
    }

    @Test(arguments: PaletteVersion.allCases)
    func everyNameResolvesAsTheSDKDoes(version: PaletteVersion) throws {
        let palettes = try Facts("palettes")["palettes"].list
        let rule = try Facts("colornames")["resolution"]["versions"][version.name]
        let styles = try Facts("colornames")["styles"].list
        let palette = Palette(version)
        let unresolved = Set(rule["unresolved"].texts)
        var missing = 0
        for style in styles {
            let name = try #require(style["name"].text)
            if style["status"].text == "unavailable" || unresolved.contains(name) {
                #expect(palette.color(named: name) == nil, "\(name)")
                missing += style["status"].text == "unavailable" ? 0 : 1
                continue
            }
            let target = rule["throughMap"][name]["to"].text ?? name
            let origin =
                rule["throughMap"][name]["fromPalette"].text ?? rule["inherited"][name].text ?? version.name
            #expect(palette.origin(of: name)?.name == target, "\(name)")
            #expect(palette.origin(of: name)?.version.name == origin, "\(name)")
            let colors = try #require(palettes.first { $0["version"].text == origin })["colors"][target]
            for (word, variant) in Self.variants {
                let expected = "#" + (colors[word].text ?? "")
                #expect(palette.color(named: name)?[variant].hex == expected, "\(name) \(word)")
            }
        }
        #expect(missing == rule["unresolvedCount"].number)
        let known = try Set(Facts("colornames")["styles"].list.compactMap { $0["name"].text })
        #expect(Set(palette.names).isSubset(of: known))
        #expect(palette.names.count == 260 - missing)
    }

    @Test func traitsChooseTheVariant() {
        let color = PaletteColor { variant in Color(red: UInt8(variant.rawValue), green: 0, blue: 0) }
        for variant in ColorVariant.allCases {
            let same = ColorVariant(appearance: variant.appearance, level: variant.level, contrast: variant.contrast)
            #expect(same == variant)
            let shown = color.color(variant.appearance, variant.level, variant.contrast)
            #expect(shown.red == UInt8(variant.rawValue))
        }
        #expect(ColorVariant(appearance: .light, level: .base, contrast: .normal) == .dark)
        #expect(Palette.latest.color(named: "tintColor")?.color(.light).hex == "#0070F2FF")
    }

    @Test func versionsAreReadByName() {
        for version in PaletteVersion.allCases { #expect(PaletteVersion(name: version.name) == version) }
        #expect(PaletteVersion(name: "latest") == .v8)
        #expect(PaletteVersion(name: "v2") == nil)
        #expect(PaletteVersion.v3_x.previous == nil)
        #expect(PaletteVersion.v8.next == nil)
    }
}

@Suite struct ColorTests {
    @Test(arguments: [
        ("0A6ED1", "#0A6ED1FF"), ("#0a6ed1", "#0A6ED1FF"), ("#0A6ED180", "#0A6ED180"), ("00000000", "#00000000"),
    ])
    func readsSixOrEightDigits(text: String, hex: String) {
        #expect(Color(hex: text)?.hex == hex)
    }

    @Test(arguments: [
        "", "#", "#FFF", "#FFFFF", "#FFFFFFF", "191F26DE6", "D0R774", "##FFFFFF", "#FFFFFF#", "0xFFFFFF", " FFFFFF",
    ])
    func readsNothingElse(text: String) {
        #expect(Color(hex: text) == nil)
    }
}
