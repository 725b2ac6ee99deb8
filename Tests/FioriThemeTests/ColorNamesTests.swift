// Names, keys, maps and words against the recorded facts; and that the sheets we ship are sound.

import FioriTheme
import NSSSyntax
import Testing

@Suite struct ColorNamesTests {
    let names = ColorNames.sdk

    @Test func everyNameHasItsStatusAndSuccessor() throws {
        let styles = try Facts("colornames")["styles"].list
        #expect(names.names.map(\.text) == styles.compactMap { $0["name"].text })
        for style in styles {
            let name = try #require(names.name(style["name"].text ?? ""))
            #expect("\(name.status)" == style["status"].text)
            #expect(name.successor == style["renamedTo"].text)
        }
        #expect(names.name("primarylabel") == nil)
    }

    @Test func keysAreTriedInTheSDKsOrder() throws {
        let facts = try Facts("colornames")["lookup"]["perVariant"]
        for (word, variant) in PaletteTests.variants {
            for name in ["tintColor", "tintColorTapState", "primaryLabel"] {
                let expected = facts[word].texts.compactMap { key -> String? in
                    let parts = key.split(separator: " ", maxSplits: 1)
                    if parts.count == 2 { return parts[1] == "(only when name is \(name))" ? String(parts[0]) : nil }
                    return name + key.dropFirst("<name>".count)
                }
                #expect(names.keys(for: name, variant, reading: "swiftui") == expected, "\(name) \(word)")
            }
        }
        let right = names.keys(for: "line", .elevatedContrastDark, reading: "common")
        #expect(right == ["line_elevatedContrastLightBackground"])
    }

    @Test func everySuffixIsKnown() throws {
        for fact in try Facts("colornames")["suffixes"].list where fact["suffix"].text != "(none)" {
            let suffix = try #require(names.suffixes.first { $0.text == fact["suffix"].text })
            let variant = PaletteTests.variants.first { $0.1 == suffix.variant }?.0
            #expect(variant == fact["variant"].text ?? "elevatedContrastDark")
        }
        #expect(names.suffixes.count == 9)
    }

    @Test func definitionsAreTakenApart() {
        #expect(names.key("tintColor").map { $0.suffix == nil } == true)
        #expect(names.key("tintColor_darkBackground")?.suffix?.variant == .light)
        #expect(names.key("tintColor_elevatedContrastLightkBackground")?.suffix?.variant == .elevatedContrastDark)
        #expect(names.key("tintColor_dark") == nil)
        #expect(names.key("myColor") == nil)
        #expect(names.key("_lightBackground") == nil)
    }

    @Test func mapsReachOverLaterVersions() throws {
        let facts = try Facts("colornames")["compatibilityMaps"]["effective"]
        #expect(names.map(under: .v4) == facts["v4"].map)
        #expect(names.map(under: .v5) == facts["v5"].map)
        for version in [PaletteVersion.v3_x, .v3_2, .v6, .v7, .v8] { #expect(names.map(under: version).isEmpty) }
    }

    @Test func systemWords() {
        #expect(names.word("red", reading: "swiftui") == .system("red"))
        #expect(names.word("red", reading: "nui") == Color(hex: "FF0000").map { .color($0) })
        #expect(names.word("magenta", reading: "swiftui") == ColorNames.Word.none)
        #expect(names.word("clear", reading: "swiftui") == Color(hex: "00000000").map { .color($0) })
        #expect(names.word("pink", reading: "nui") == nil)
        #expect(names.words(reading: "swiftui").count == 15)
    }
}

@Suite struct EmbeddedSheetTests {
    static let all = PaletteTests.sheets + [EmbeddedSheet.colorNames, .engines, .components]

    @Test(arguments: all)
    func isSound(sheet: EmbeddedSheet) {
        let source = sheet.source
        let tree = SyntaxTree(source)
        #expect(!source.bytes.isEmpty)
        #expect(tree.faults.isEmpty, "\(source.name)")
        let sheet = DataSheet(Stylesheet(tree))
        #expect(Set(sheet.blocks.map(\.name)).count == sheet.blocks.count)
        for block in sheet.blocks { #expect(Set(block.rows.map(\.name)).count == block.rows.count, "\(block.name)") }
    }

    @Test func theDefaultLookIsThere() {
        let tree = SyntaxTree(EmbeddedSheet.sdk.source)
        #expect(tree.count > 0)
        #expect(tree.faults.isEmpty)
    }

    @Test func engineFactsHaveValuesAndEvidence() {
        let sheet = DataSheet(EmbeddedSheet.engines.source)
        #expect(sheet.blocks.map(\.name) == ["uikit", "swiftui", "nui"])
        for block in sheet.blocks {
            for row in block.rows.dropFirst(2) {
                let evidence = row.parts.indices.filter { index in
                    ["code", "documented", "example", "inferred"].contains(row.parts[index])
                        && row.parts.dropFirst(index + 1).first == "("
                }
                #expect((evidence.first ?? 0) >= 2, "\(block.name) \(row.name)")
                #expect(row.parts.last == ")", "\(block.name) \(row.name)")
            }
        }
    }
}
