// The SwiftUI theme manager's reader against what its own code returned: awkward sheets, and every row of the table.

import FioriTheme
import NSSSyntax
import Testing

@Suite struct SwiftUIFactsTests {
    /// The facts' names of the variants that traits show.
    static let traits: [(String, ColorVariant)] = ColorVariant.allCases.map { variant in
        ("\(variant.appearance)-\(variant.level)-\(variant.contrast)", variant)
    }

    /// The table after loading: of a file the first definition of a key, of several files the last one.
    private func table(_ sheets: [Source]) -> [String: String] {
        var table: [String: String] = [:]
        for sheet in sheets {
            let definitions = SwiftUIReader.definitions(sheet).map { ($0.key, $0.value) }
            table.merge(Dictionary(definitions) { first, _ in first }) { $1 }
        }
        return table
    }

    @Test func awkwardSheetsGiveTheRecordedTableAndColors() throws {
        var cells = 0
        var overridden = 0
        for fact in try Facts("oracle-swiftui")["cases"].list {
            let id = fact["id"].text ?? ""
            let sheets = fact["sheets"].texts.map { Source(name: id, text: $0) }
            #expect(table(sheets) == fact["definitions"].map, "\(id)")
            let version = try #require(PaletteVersion(name: fact["palette"].text ?? ""))
            let theme = PaletteTheme(sheets, palette: version)
            let names = fact["styles"].texts
            #expect(Set(names) == fact["expected"].keys)
            for name in names {
                for (key, variant) in Self.traits {
                    let expected = fact["expected"][name][key].text
                    let shown = theme.text(name, variant)
                    #expect(
                        PaletteTheme.isSame(shown, expected), "\(id) \(name) \(key): \(shown ?? "") \(expected ?? "")")
                    overridden += theme.answer(name, variant)?.override == nil ? 0 : 1
                    cells += 1
                }
            }
        }
        #expect(cells > 7000)
        #expect(overridden > 300)
    }

    @Test func everyLineOfTheTable() throws {
        let rows = try Facts("engine-swiftui-table")["lines"].list
        #expect(rows.map { $0["row"].number } == Array(1...72))
        for row in rows {
            let title = "\(row["row"].number ?? 0) \(row["case"].text ?? "")"
            let bytes = row["bytes"].text.map { $0.split(separator: " ").compactMap { UInt8($0, radix: 16) } }
            let source = Source(name: title, bytes: bytes ?? Array((row["input"].text ?? "").utf8))
            #expect(table([source]) == row["definitions"].map, "\(title)")
            guard let tint = row["tint"].text else { continue }
            #expect(PaletteTheme([source]).text("tintColor") == tint, "\(title)")
        }
    }

    @Test func everyValueOfTheTable() throws {
        let rows = try Facts("engine-swiftui-table")["values"].list
        #expect(rows.count == 72)
        for row in rows {
            let value = try #require(row["value"].text)
            let result = try #require(row["result"].text)
            let answer = try #require(PaletteTheme("@chart1:\(value);").answer("chart1"))
            #expect((answer.override == nil) == (result == "none"), "\(value)")
            if result == "none" {
                #expect(answer.steps[0].candidates.map(\.outcome) == [.missing, .noColor], "\(value)")
                continue
            }
            let shown = PaletteTheme("@chart1:\(value);").text("chart1")
            #expect(PaletteTheme.isSame(shown, result), "\(value): \(shown ?? "")")
        }
    }

    @Test func everyKeyOfTheTableReachesItsVariant() throws {
        let rows = try Facts("engine-swiftui-table")["keys"].list
        #expect(rows.count == 23)
        for row in rows {
            let key = try #require(row["key"].text)
            let name = try #require(row["color"].text)
            let theme = PaletteTheme("@\(key):#ABCDEF;")
            for (word, variant) in PaletteTests.variants {
                let expected = row["changed"].text == word ? "ABCDEFFF" : PaletteTheme().text(name, variant)
                #expect(theme.text(name, variant) == expected, "\(key) \(name) \(word)")
            }
        }
    }

    @Test func keysOfOneVariantRankAsRecorded() {
        let one = PaletteTheme("@tintColorDark:#444444;\n@tintColor:#111111;\n@tintColor_lightBackground:#222222;")
        #expect(one.text("tintColor", .dark) == "222222FF")
        #expect(one.text("tintColor", .light) == "4DB1FFFF")
        #expect(PaletteTheme("@tintColorDark:#444444;\n@tintColor:#111111;").text("tintColor", .dark) == "111111FF")
        let two = PaletteTheme("@tintColorLight:#555555;\n@tintColor_darkBackground:#333333;")
        #expect(two.text("tintColor", .dark) == "0070F2FF")
        #expect(two.text("tintColor", .light) == "333333FF")
        let tap = PaletteTheme("@tintColorTapStateDark:#444444;\n@tintColorTapStateLight:#555555;")
        #expect(tap.text("tintColorTapState", .dark) == "444444FF")
        #expect(tap.text("tintColorTapState", .light) == "555555FF")
    }

    @Test func experimentsOfTheTable() {
        let old = PaletteTheme("@line:#ABCDEF;\n@primary1:#ABCDEF;")
        #expect(old.text("line") == "ABCDEFFF" && old.text("primary1") == "ABCDEFFF")
        #expect(old.text("line", .light) == PaletteTheme().text("line", .light))
        #expect(old.text("separatorOpaque") == PaletteTheme().text("separatorOpaque"))
        #expect(old.text("primaryLabel") == PaletteTheme().text("primaryLabel"))
        // Under v4 primaryLabel has primary1's colour, but a key of its own.
        #expect(PaletteTheme("@primary1:#ABCDEF;", palette: .v4).text("primaryLabel") == "32363AFF")
        let new = PaletteTheme("@primaryLabel:#ABCDEF;", palette: .v4)
        #expect(new.text("primaryLabel") == "ABCDEFFF" && new.text("primary1") == "32363AFF")
        #expect(PaletteTheme("@chartBad:#ABCDEF;", palette: .v6).text("chartBad") == "clear")
        #expect(PaletteTheme("@primaryLabel:#zz;\n@primaryLabel:#ABCDEF;").text("primaryLabel") == "223548FF")
        let blocked = PaletteTheme("@primaryLabel_lightBackground:nonsense;\n@primaryLabel:#ABCDEF;")
        #expect(blocked.text("primaryLabel") == "223548FF")
        #expect(PaletteTheme("@tintColor:#111111;", "@tintColor:#222222;").text("tintColor") == "222222FF")
        #expect(PaletteTheme("@tintColor:#111111;", "@tintColor:nonsense;").text("tintColor") == "0070F2FF")
        #expect(
            PaletteTheme("@primaryLabel:secondaryLabel;\n@secondaryLabel:#ABCDEF;").text("primaryLabel") == "ABCDEFFF")
        #expect(PaletteTheme("@tintColor:tintColor;").text("tintColor") == "cycle")
        let circle = PaletteTheme("@tintColor:tintColor2;\n@tintColor2:tintColor;")
        #expect(circle.text("tintColor") == "cycle" && circle.text("tintColor2") == "cycle")
    }

    @Test func aSchemeCountsFromTheTraits() {
        let theme = PaletteTheme(
            "@chart1:chart2_darkConstant;\n@chart2_darkBackground:chart3;\n@chart3:#333333;\n@chart3_darkBackground:#444444;"
        )
        // Shown in light mode: chart2 as in dark mode, and what that leads to as in light mode again.
        #expect(theme.text("chart1", .dark) == "333333FF")
        #expect(theme.text("chart2", .light) == "444444FF")
        let palette = Palette(.v8).color(named: "tintColor")
        for (scheme, light, dark) in [
            ("device", ColorVariant.contrastDark, ColorVariant.contrastLight),
            ("deviceInverse", .contrastLight, .contrastDark), ("lightConstant", .contrastDark, .contrastDark),
            ("darkConstant", .contrastLight, .contrastLight), ("light", .contrastDark, .contrastLight),
        ] {
            let keys =
                "@map1_contrastLightBackground:tintColor_\(scheme);\n@map1_contrastDarkBackground:tintColor_\(scheme);"
            #expect(
                PaletteTheme(keys).answer("map1", .contrastDark)?.value == palette.map { .color($0[light]) },
                "\(scheme)")
            #expect(
                PaletteTheme(keys).answer("map1", .contrastLight)?.value == palette.map { .color($0[dark]) },
                "\(scheme)")
        }
    }
}
