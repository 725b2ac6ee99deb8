// What a theme's definitions make of the palette where the grammar reads them, and how every answer is accounted for.

import FioriTheme
import NSSSyntax
import Testing

@Suite struct ThemePaletteTests {
    private let pad = MediaCells(.ipad, .portrait)

    @Test func theGrammarReadsDefinitions() {
        let theme = PaletteTheme(
            "/*\n@chart1:#000001;\n*/\n  @ chart1 : #000002;\n  @tintColor : #5B35C8 ; /* see: the brand */\n",
            engine: .uikit)
        #expect(theme.text("tintColor") == "5B35C8FF")
        // Neither the definition in the comment nor the one with a blank in its name.
        #expect(theme.text("chart1") == PaletteTheme().text("chart1"))
        #expect(PaletteTheme("@tintColor:#1EE68A00;", engine: .uikit).text("tintColor") == "E68A004D")
        #expect(PaletteTheme("@tintColor:red;", engine: .uikit).text("tintColor") == "FF0000FF")
        #expect(PaletteTheme("@tintColor:rgba(91, 53, 200, 0.5);", engine: .uikit).text("tintColor") == "5B35C880")
    }

    @Test func theLastDefinitionAndTheLastSheetCount() {
        let twice = "@tintColor:#111111;\n@tintColor:#222222;"
        #expect(PaletteTheme(twice, engine: .uikit).text("tintColor") == "222222FF")
        #expect(PaletteTheme(twice, "@tintColor:#333333;", engine: .uikit).text("tintColor") == "333333FF")
        let answer = PaletteTheme(twice, "@tintColor:#333333;", engine: .uikit).answer("tintColor")
        let row = answer?.steps[0].candidates ?? []
        #expect(
            row.map(\.key) == ["tintColor_lightBackground", "tintColor", "tintColor", "tintColor", "tintColorDark"])
        #expect(row.map(\.outcome) == [.missing, .wins, .replaced, .replaced, .missing])
        #expect(row.map { $0.definition?.sheet } == [nil, 1, 0, 0, nil])
        #expect(row.compactMap { $0.definition?.name.start } == [0, 20, 0])
    }

    @Test func keysAreSpeltRight() {
        for (word, suffix, variant) in [
            ("right", "_elevatedContrastLightBackground", ColorVariant.elevatedContrastDark),
            ("dark", "_elevatedContrastDarkBackground", .elevatedContrastLight), ("old", "Light", .light),
            ("old", "Dark", .dark),
        ] {
            let theme = PaletteTheme("@tintColor\(suffix):#ABCDEF;", engine: .uikit)
            for other in ColorVariant.allCases {
                let expected = other == variant ? "ABCDEFFF" : PaletteTheme().text("tintColor", other)
                #expect(theme.text("tintColor", other) == expected, "\(word) \(suffix)")
            }
        }
        let slip = PaletteTheme("@tintColor_elevatedContrastLightkBackground:#ABCDEF;", engine: .uikit)
        #expect(slip.text("tintColor", .elevatedContrastDark) == "0046A8FF")
    }

    @Test func mediaDecidesWhereADefinitionHolds() {
        let text = "@tintColor:#111111;\n@media (device: ipad) {\n    @tintColor:#222222;\n}\n"
        let uikit = PaletteTheme(text, engine: .uikit)
        #expect(uikit.text("tintColor") == "111111FF")
        #expect(uikit.text("tintColor", in: pad) == "222222FF")
        #expect(
            uikit.answer("tintColor")?.steps[0].candidates.map(\.outcome) == [.missing, .elsewhere, .wins, .missing])
        let only = PaletteTheme(
            "@media (device: ipad) { @tintColor_lightBackground:red; }\n@tintColor:#111111;", engine: .uikit)
        #expect(only.text("tintColor") == "111111FF")
        #expect(only.text("tintColor", in: pad) == "FF0000FF")
        // The other reader knows no media and no indent.
        #expect(PaletteTheme(text).text("tintColor", in: pad) == "111111FF")
    }

    @Test func aPaletteNameAsValueSeesOverrides() {
        let theme = PaletteTheme(
            "@primaryLabel:tintColor_darkBackground;\n@chart1:tintColor;\n@tintColor:#111111;\n@tintColor_darkBackground:#222222;",
            engine: .uikit)
        #expect(theme.text("primaryLabel") == "222222FF")
        #expect(theme.text("chart1") == "111111FF")
        let answer = theme.answer("primaryLabel")
        #expect(answer?.steps.map(\.name) == ["primaryLabel", "tintColor"])
        #expect(answer?.steps.map(\.variant) == [.dark, .light])
        #expect(answer?.override?.key == "primaryLabel")
        #expect(answer?.steps[1].override?.key == "tintColor_darkBackground")
    }

    @Test func suffixesSayWhichVariantIsMeant() {
        let uikit = PaletteTheme(engine: .uikit).palette
        #expect(uikit.variant(.contrastDark, suffix: "_darkBackground") == .contrastLight)
        #expect(uikit.variant(.dark, suffix: "_elevatedDarkBackground") == .elevatedLight)
        #expect(uikit.variant(.elevatedLight, suffix: "_contrastLightBackground") == .elevatedContrastDark)
        #expect(uikit.variant(.dark, suffix: "_darkConstant") == .dark)
        #expect(uikit.variant(.light, suffix: nil) == .light)
        let swiftui = PaletteTheme().palette
        #expect(swiftui.variant(.dark, suffix: "_darkBackground") == .dark)
        #expect(swiftui.variant(.elevatedDark, suffix: "_darkConstant") == .elevatedLight)
    }

    @Test(arguments: [Engine.uikit, .swiftui])
    func whatIsNoColorLeavesThePalettes(engine: Engine) throws {
        for value in ["44", "@brand", "@primaryLabel", "bold", "quarternaryLabel"] {
            let theme = PaletteTheme(
                "@brand:#111111;\n@tintColor_lightBackground:\(value);\n@tintColor:#222222;", engine: engine)
            let answer = try #require(theme.answer("tintColor"))
            #expect(answer.value == Color(hex: "0070F2").map { .color($0) }, "\(value)")
            #expect(answer.override == nil)
            #expect(answer.steps[0].candidates.map(\.outcome) == [.noColor, .outranked, .missing], "\(value)")
            #expect(answer.steps[0].origin?.version == .v8)
        }
    }

    @Test(arguments: [Engine.uikit, .swiftui])
    func circlesEnd(engine: Engine) throws {
        let theme = PaletteTheme("@chart1:chart2;\n@chart2:chart3;\n@chart3:chart2;\n", engine: engine)
        let answer = try #require(theme.answer("chart1"))
        #expect(answer.value == .cycle)
        #expect(answer.steps.map(\.name) == ["chart1", "chart2", "chart3", "chart2"])
        #expect(theme.text("chart1", .light) == PaletteTheme().text("chart1", .light))
    }

    @Test(arguments: [Engine.uikit, .swiftui])
    func aColorThatTheVersionLacksIsNone(engine: Engine) throws {
        let theme = PaletteTheme("@pink8:#111111;\n@tintColor:pink8;", engine: engine, palette: .v4)
        let answer = try #require(theme.answer("pink8"))
        #expect(answer.value == .none)
        #expect(answer.override == nil && answer.steps[0].origin == nil)
        #expect(answer.steps[0].candidates.map(\.outcome) == [.missing, .unheeded])
        #expect(theme.answer("tintColor")?.value == PaletteAnswer.Value.none)
        #expect(theme.answer("tintColor")?.override?.key == "tintColor")
    }

    @Test func namesThatAreNoneAndEnginesWithoutPaletteHaveNoAnswer() {
        #expect(PaletteTheme("@myColor:#111111;").answer("myColor") == nil)
        #expect(PaletteTheme().answer("tintColor_darkBackground") == nil)
        #expect(PaletteTheme("@tintColor:#111111;", engine: .nui).answer("tintColor") == nil)
        #expect(PaletteTheme().answer("quarternaryLabel")?.value == PaletteAnswer.Value.none)
    }

    @Test(arguments: [Engine.uikit, .swiftui])
    func placesAreThoseOfTheDefinition(engine: Engine) throws {
        let suffix = engine == .uikit ? "_darkBackground" : "_darkConstant"
        let text = "\u{FEFF}Label { font-size: 17; }\n@tintColor:primaryLabel\(suffix);\n"
        let source = Source(name: "theme.nss", text: text)
        let definition = try #require(PaletteTheme([source], engine: engine).answer("tintColor")?.override)
        #expect(definition.sheet == 0)
        #expect(source.text(in: definition.name) == "@tintColor")
        #expect(source.text(in: definition.value) == "primaryLabel" + suffix)
    }

    @Test func aWholeChainOfThePaletteIsWalkedOnce() throws {
        let names = Palette(.v8).names
        var text = ""
        for (name, next) in zip(names, names.dropFirst()) { text += "@\(name):\(next);\n" }
        let answer = try #require(PaletteTheme(text).answer(names[0]))
        #expect(answer.steps.count == names.count)
        #expect(answer.value == Palette(.v8).color(named: names[names.count - 1]).map { .color($0[.dark]) })
    }

    @Test(arguments: [Engine.uikit, .swiftui])
    func anyBytesGiveAnAnswer(engine: Engine) {
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let start = Array(
            "@tintColor:#1EE68A;\r\n@media (device: ipad) { @tintColor: tintColor2; }\u{2028}@tintColor2:😀#12;".utf8)
        for _ in 0..<500 {
            var bytes = start
            for _ in 0..<random(6) { bytes[random(bytes.count)] = UInt8(random(256)) }
            bytes.removeLast(random(bytes.count))
            let theme = PaletteTheme([Source(name: "", bytes: bytes)], engine: engine)
            for name in ["tintColor", "tintColor2"] {
                #expect(theme.answer(name)?.steps.isEmpty == false)
                #expect(theme.answer(name, in: pad)?.steps.isEmpty == false)
            }
        }
    }
}
