// What a winner's text comes to: variables and palette names followed, values converted as the engines do.

import FioriTheme
import NSSSyntax
import Testing

@Suite struct ResolvedValueTests {
    private func resolve(
        _ sheet: String, _ attribute: String = "font-color", engine: Engine = .uikit, traits: Traits = Traits()
    ) -> Resolution {
        ThemeStack(Theme(sheet), engine: engine).resolve("A", attribute, traits: traits)
    }

    // MARK: Variables

    @Test func theLastDefinitionOfAFileCounts() {
        let resolution = resolve("@b: #111111; A { font-color: @b; } @b: #222222;")
        #expect(resolution.color?.hex == "#222222FF")
        #expect(resolution.hops.map(\.name) == ["@b"])
        #expect(resolution.hops.map(\.text) == ["#222222"])
    }

    @Test func aDefinitionInMediaHoldsThere() {
        let sheet = "@b: #111111; @media (device: ipad) { @b: #222222; } A { font-color: @b; }"
        #expect(resolve(sheet).color?.hex == "#111111FF")
        #expect(resolve(sheet, traits: Traits(device: .ipad)).color?.hex == "#222222FF")
    }

    @Test func variablesArePrivateToTheirSheet() {
        let stack = ThemeStack([Theme("@b: #111111;"), Theme("A { font-color: @b; }")])
        #expect(stack.resolve("A", "font-color").failure == .undefinedVariable("@b"))
    }

    @Test func oneHopOnly() {
        let resolution = resolve("@a: #111111; @b: @a; A { font-color: @b; }")
        #expect(resolution.value == nil)
        #expect(resolution.failure == .tooManyHops(limit: 1, text: "#111111"))
        #expect(resolution.hops.map(\.name) == ["@b", "@a"])
    }

    // MARK: Overridden colours of the palette

    @Test(arguments: [Engine.uikit, .swiftui])
    func whatOverridesTheDefaultDecides(_ engine: Engine) throws {
        let stack = ThemeStack(Theme("@tintColor: #ABCDEF;", name: "brand.nss"), engine: engine)
        let light = stack.resolve("fdlFUIKPIProgressView", "tint-color")
        #expect(light.color?.hex == "#ABCDEFFF" && light.paletteColor == "tintColor")
        #expect(!light.isDefault && !light.isDeclared)
        let origin = try #require(light.origin)
        #expect(light.text == "#ABCDEF" && origin.file == "brand.nss" && stack.position(of: origin).column == 13)
        #expect(light.hops.map(\.name) == ["@tintColor"] && light.hops[0].overrides == "tintColor")
        #expect(light.hops[0].origin == origin)
        // The plain name is for light mode only.
        let dark = stack.resolve("fdlFUIKPIProgressView", "tint-color", traits: Traits(appearance: .dark))
        #expect(dark.isDefault && dark.origin == nil && dark.hops.isEmpty && dark.paletteColor == "tintColor")
    }

    @Test func anOverriddenColourIsFollowedLikeAVariable() {
        let named = resolve("@tintColor: primaryLabel; @primaryLabel: #123456; A { font-color: tintColor; }")
        #expect(named.color?.hex == "#123456FF" && named.text == "tintColor" && named.paletteColor == nil)
        #expect(named.hops.map(\.name) == ["@tintColor", "@primaryLabel"])
        #expect(named.hops.map(\.text) == ["primaryLabel", "#123456"])
        let plain = resolve("@tintColorDark: #123456; A { font-color: primaryLabel; }")
        #expect(plain.hops.isEmpty)
        // A definition in another sheet is none that a variable leads to, but it overrides what is left: the palette.
        let other = ThemeStack([Theme("@tintColor: #111111;"), Theme("A { font-color: @tintColor; }")])
        let hops = other.resolve("A", "font-color").hops
        #expect(hops.map(\.name) == ["@tintColor"] && hops.map(\.text) == ["#111111"])
    }

    @Test func theThemeDecidesWhatTheSDKsSheetShows() {
        let part = "fdlFUIProgressBannerMessageView_closeIcon"
        let stock = ThemeStack(Theme("")).resolve(part, "tint-color")
        #expect(stock.isDefault && stock.hops.map(\.text) == ["palette v8"])
        let stack = ThemeStack(Theme("@primary2: #FF0000;", name: "brand.nss"))
        // The sheet pins the shade of light mode.
        for appearance in Appearance.allCases {
            let icon = stack.resolve(part, "tint-color", traits: Traits(appearance: appearance))
            #expect(icon.color?.hex == "#FF0000FF" && icon.origin?.file == "sdk:fiori.nss" && !icon.isDefault)
            #expect(icon.hops.map(\.name) == ["@primary2_lightBackground", "@primary2"])
            #expect(icon.hops.map(\.text) == ["@primary2", "#FF0000"])
            #expect(icon.hops.map(\.origin?.file) == [nil, "brand.nss"])
        }
    }

    @Test func circlesEnd() {
        #expect(resolve("@a: @a; A { font-color: @a; }").failure == .variableCycle(["@a"]))
        #expect(
            resolve("@x: @a; @a: @b; @b: @c; @c: @a; A { font-color: @x; }").failure
                == .variableCycle(["@a", "@b", "@c"]))
    }

    @Test func longCirclesAreNamedInPart() throws {
        let sheet = (0..<12).map { "@a\($0): @a\(($0 + 1) % 12);" }.joined()
        let resolution = resolve(sheet + "@way: @a5; A { font-color: @way; }")
        let failure = try #require(resolution.failure)
        #expect(
            failure.message
                == "the definitions lead back to themselves: @a5, @a6, @a7, @a8, @a9, @a10, @a11, @a0, …")
        #expect(resolution.hops.map(\.name) == ["@way"] + (5..<12).map { "@a\($0)" } + (0..<5).map { "@a\($0)" })
    }

    /// Each use of a long chain costs as much as one of a short chain: ten thousand of both are done at once.
    @Test func longChainsEnd() {
        let count = 10_000
        let chain = (1...count).reversed().map { "@a\($0): @a\($0 - 1);" }.joined(separator: "\n")
        let uses = (1...count).map { "A\($0) { font-color: @a\($0); }" }.joined(separator: "\n")
        let stack = ThemeStack(Theme("@a0: #123456;\n" + chain + "\n" + uses))
        for number in [1, 2, count] {
            let resolution = stack.resolve("A\(number)", "font-color")
            #expect(resolution.failure == .tooManyHops(limit: 1, text: "#123456"))
            #expect(resolution.hops.count == min(number + 1, 64))
        }
        #expect(stack.resolve("A\(count)", "font-color").hops.last?.name == "@a\(count - 63)")
    }

    @Test func undefinedIsUndefined() {
        #expect(resolve("A { font-color: @none; }").failure == .undefinedVariable("@none"))
        // NUI takes the whole value for the name.
        #expect(resolve("@a: 1; A { font-color: @a 10; }").failure == .undefinedVariable("@a 10"))
        #expect(resolve("A { font-color: @tintColor; }", engine: .nui).failure == .undefinedVariable("@tintColor"))
    }

    // MARK: Palette

    @Test func paletteConstantsFollowTheAppearance() {
        let sheet = "A { font-color: @tintColor; background-color: tintColor; }"
        for attribute in ["font-color", "background-color"] {
            #expect(resolve(sheet, attribute).color?.hex == "#0070F2FF")
            #expect(resolve(sheet, attribute, traits: Traits(appearance: .dark)).color?.hex == "#4DB1FFFF")
        }
    }

    @Test func aBackgroundSuffixPinsTheShade() {
        for name in ["@tintColor_lightBackground", "tintColor_lightBackground"] {
            let sheet = "A { font-color: \(name); }"
            #expect(resolve(sheet).color?.hex == "#0070F2FF")
            #expect(resolve(sheet, traits: Traits(appearance: .dark)).color?.hex == "#0070F2FF")
        }
        let dark = "A { font-color: @tintColor_darkBackground; }"
        #expect(resolve(dark).color?.hex == "#4DB1FFFF")
    }

    @Test func aThemesOwnColorIsFoundByName() {
        let sheet = "@tintColor: #111111; @tintColor_darkBackground: #222222; A { font-color: tintColor; }"
        #expect(resolve(sheet).color?.hex == "#111111FF")
        #expect(resolve(sheet, traits: Traits(appearance: .dark)).color?.hex == "#222222FF")
        // A variable of that name is the definition, in every appearance.
        let variable = "@tintColor: #111111; A { font-color: @tintColor; }"
        #expect(resolve(variable, traits: Traits(appearance: .dark)).color?.hex == "#111111FF")
    }

    @Test func aThemesOwnColorReachesTheSDKsSheet() {
        let title = ThemeStack(Theme("@tintColorDark: #111111;"))
        let path = "fdlFUIProgressBannerMessageView_titleLabel"
        #expect(title.resolve(path, "font-color").color?.hex == "#111111FF")
        #expect(title.resolve(path, "font-color", traits: Traits(appearance: .dark)).color?.hex == "#91C8F6FF")
    }

    @Test func paletteColorsThatNameEachOtherEnd() {
        let sheet = "@tintColor: primaryLabel; @primaryLabel: tintColor; A { font-color: tintColor; }"
        // Both replace what is shown in light mode; in dark mode the palette's own stays.
        #expect(resolve(sheet).failure == nil && resolve(sheet).color == nil)
        #expect(resolve(sheet, traits: Traits(appearance: .dark)).color?.hex == "#4DB1FFFF")
        let everywhere =
            ["", "_elevatedLightBackground", "_contrastLightBackground", "_elevatedContrastLightBackground"]
            + [
                "_darkBackground", "_elevatedDarkBackground", "_contrastDarkBackground",
                "_elevatedContrastDarkBackground",
            ]
        let cycle = everywhere.map { "@tintColor\($0): tintColor\($0);" }.joined()
        #expect(resolve(cycle + "A { font-color: tintColor; }").failure == .variableCycle(["@tintColor"]))
    }

    /// A name that is both a colour of the palette and one of UIKit's is the palette's, as SAP's examples have it.
    @Test func aPaletteNameIsThePalettes() {
        let sheet = "@secondaryLabel: #FF0000; A { font-color: secondaryLabel; }"
        #expect(resolve(sheet).color?.hex == "#FF0000FF")
        #expect(resolve(sheet, engine: .nui).value == .color(DynamicColor(.system("secondaryLabel"))))
    }

    /// What stands behind a name has to be known, in a value as in a definition that is to replace a colour.
    @Test func anUnknownSuffixIsNoColor() {
        #expect(resolve("A { font-color: primaryLabel_foo; }").failure == .noColor("primaryLabel_foo"))
        let own = "@tintColor: primaryLabel_foo; A { font-color: tintColor; }"
        #expect(resolve(own).color?.hex == "#0070F2FF")
    }

    @Test func aNumberThatIsToBeWholeEndsWithItsDigits() {
        for (text, number) in [("1e3", 1.0), ("2.9", 2), ("-3", -3), ("x", 0)] {
            #expect(
                resolve("A { text-line-clamp: \(text); }", "text-line-clamp", engine: .nui).value == .number(number))
        }
    }

    @Test func aColorThatTheVersionLacksIsNone() {
        let stack = ThemeStack(Theme("A { font-color: @indigo10; }"), palette: .v3_x)
        #expect(stack.resolve("A", "font-color").failure == .noPaletteColor("indigo10"))
    }

    /// SAP's own block, against the colours that the recorded facts give for each palette: kpi-and-banner-in-swiftui,
    /// last table.
    @Test(arguments: [
        (PaletteVersion.v3_x, ["3678AF", "3678AF", "295171", "295171", "E8E8ED", "E8E8ED", "5899DA", "74B3F0"]),
        (.v4, ["0A6ED1", "0A84FF", "0854A1", "0A84FF66", "F3F3F3", "38383A", "5899DA", "74B3F0"]),
        (.v5, ["0A6ED1", "91C8F6", "0854A1", "0A84FF66", "89919A", "8696A9", "5899DA", "74B3F0"]),
        (.v8, ["0A6ED1", "91C8F6", "0854A1", "0A84FF66", "89919A", "8696A9", "168EFF", "3278BE"]),
    ])
    func theBannersUpperHalf(version: PaletteVersion, colors: [String]) {
        let questions: [(String, String, ControlState)] = [
            ("titleLabel", "font-color", .normal), ("titleLabel", "font-color", .highlighted),
            ("dividerBottom", "background-color", .normal), ("messageBannerDividerTop", "background-color", .normal),
        ]
        check(version, colors, questions)
    }

    @Test(arguments: [
        (PaletteVersion.v3_x, ["E8743B", "E8743B", "F2F2F2", "F2F2F2", "5E6972", "5E6972", "4E4E52", "4E4E52"]),
        (.v4, ["E8743B", "E8743B", "FAFAFA", "2C2C2E", "74777A", "74777A", "515559", "515559"]),
        (.v5, ["E8743B", "E8743B", "FAFAFA", "23303E", "74777A", "B8BEC1", "515456", "515456"]),
        (.v8, ["C87B00", "F2A634", "FAFAFA", "23303E", "74777A", "B8BEC1", "515456", "515456"]),
    ])
    func theBannersLowerHalf(version: PaletteVersion, colors: [String]) {
        check(
            version, colors,
            [
                ("progressBar", "progress-tint-color", .normal), ("contentViewTapped", "background-color", .normal),
                ("completionLabel", "font-color", .normal), ("closeIcon", "tint-color", .normal),
            ])
    }

    private func check(
        _ version: PaletteVersion, _ colors: [String], _ questions: [(String, String, ControlState)]
    ) {
        let stack = ThemeStack([], palette: version)
        for (index, question) in questions.enumerated() {
            for (offset, appearance) in Appearance.allCases.enumerated() {
                let resolution = stack.resolve(
                    "fdlFUIProgressBannerMessageView_" + question.0, question.1, state: question.2,
                    traits: Traits(appearance: appearance))
                let wanted = colors[index * 2 + offset]
                #expect(
                    resolution.color?.hex == "#" + wanted + (wanted.utf8.count == 6 ? "FF" : ""),
                    "\(question.0) \(appearance)")
            }
        }
    }

    @Test func theBannersOtherValues() {
        let stack = ThemeStack([])
        let title = stack.style(for: "fdlFUIProgressBannerMessageView_titleLabel")
        #expect(title.number("font-size") == 13)
        #expect(title.text("font-name") == "mediumSystem")
        let mark = stack.style(for: "fdlFUIProgressBannerMessageView_completionCheckMark")
        #expect(mark.text("image") == "green-check-mark1")
    }

    // MARK: Conversions, by engine-nui A.6

    @Test(arguments: [
        ("font-size: 2px", ThemeValue.number(2)), ("font-size: huge", .number(0)), ("font-size: .5", .number(0.5)),
        ("font-size: 1e3", .number(1000)), ("font-size: 7 8", .number(7)),
        ("padding: 5", .numbers([5, 5, 5, 5])), ("padding: 1 2", .numbers([1, 2, 1, 2])),
        ("padding: 1 2 3", .numbers([1, 2, 3, 2])), ("padding: 1 2 3 4", .numbers([1, 2, 3, 4])),
        ("padding: 1 2 3 4 5", .numbers([0, 0, 0, 0])), ("padding: 5,10", .numbers([5, 0, 10, 0])),
        ("text-shadow-offset: 1,2", .numbers([1, 2])), ("text-shadow-offset: 1,2,3", .numbers([1, 2])),
        ("text-shadow-offset: ,", .numbers([0, 0])),
        ("text-align: fill", .text("fill")),
        ("text-align: justified", .text("left")), ("text-align: center", .text("center")),
        ("font-name: Helvetica Neue", .text("Helvetica Neue")),
    ])
    func convertersTakeWhatTheyCanUse(declaration: String, value: ThemeValue) {
        let name = String(declaration.prefix { $0 != ":" })
        #expect(resolve("A { \(declaration); }", name, engine: .nui).value == value)
    }

    /// Plain numbers are read without a list of their tokens; a comment between them takes the long way.
    @Test(arguments: [
        "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5", "1px 2", "x 2", "1 ,2", "1,2", ",1", "1,2,3", "1 2,3", "-1 .5",
    ])
    func theShortWayAgreesWithTheLongOne(text: String) {
        for engine in [Engine.uikit, .nui] {
            for name in ["padding", "text-shadow-offset"] {
                let short = resolve("A { \(name): \(text); }", name, engine: engine)
                let parts = text.replacing(" ", with: " /* */ ").replacing(",", with: " /* */ , /* */ ")
                let long = resolve("A { \(name): \(parts); }", name, engine: engine)
                #expect(short.value == long.value && (short.failure == nil) == (long.failure == nil), "\(name)")
            }
        }
    }

    /// So are colour functions.
    @Test(arguments: [
        "rgb(1,2,3)", "RGBA(1, 2, 3, 0.5)", "rgba(1,2,3)", "rgb(1,2,3,4)", "rgba(1,2,3,4,5)", "rgb(300,0,0)",
        "rgb(1.5,0.5,1.0)", "hsl(0.3,0.5,0.5)", "hsla(0.99,1.0,1.0,128)", "hsl(120,100,50)", "rgb(1,2,)", "rgb(,1,2)",
        "rgb(1,,2)", "rgb(1 2 3)", "rgb(1 2,3,4)", "rgb()", "rgb(-1,2,3)", "rgb(+1,2,3)", "rgb(1e2,2,3)",
        "rgb(1px,2,3)",
        "rgb(#12,2,3)", "rgb(0x12,2,3)", "rgb(a,b,c)", "hwb(1,2,3)", "rgb(1,2,3) red", "red rgb(1,2,3)", "rgb((1,2,3))",
    ])
    func theShortWayOfColorsAgreesWithTheLongOne(text: String) {
        let parts = text.replacing("(", with: "( /* */ ").replacing(",", with: " /* */ , ")
        for engine in [Engine.uikit, .nui] {
            let short = resolve("A { font-color: \(text); }", "font-color", engine: engine)
            let long = resolve("A { font-color: \(parts); }", "font-color", engine: engine)
            #expect(short.value == long.value && (short.failure == nil) == (long.failure == nil), "\(engine)")
        }
    }

    @Test func booleansAreObjectiveCs() throws {
        let name = try #require(
            Catalogue.sdk.attributeNames.first { Catalogue.sdk.attribute($0)?.type == "boolean" })
        for (text, value) in [
            ("true", true), ("True", true), ("yes", true), ("2x", true), ("-1", true), ("00", false), ("no", false),
            ("on", false), ("off", false), ("False", false),
        ] {
            #expect(resolve("A { \(name): \(text); }", name, engine: .nui).value == .boolean(value), "\(text)")
        }
    }

    @Test func aPairWithoutItsCommaCrashes() {
        #expect(
            resolve("A { text-shadow-offset: 1 2; }", "text-shadow-offset", engine: .nui).failure
                == .missingComma("1 2"))
    }

    @Test(arguments: [
        (Engine.uikit, "#1EE68A00", "#E68A004D"), (.nui, "#1EE68A00", "#1EE68AFF"), (.uikit, "#F46", "#FF4466FF"),
        (.uikit, "#64112233", "#112233FF"), (.uikit, "#FF112233", "#112233FF"), (.nui, "0x112233", "#112233FF"),
        (.nui, "rgba(255,0,0,1.0)", "#FF0000FF"), (.nui, "rgba(255,0,0,1)", "#FF000001"),
        (.nui, "##112233", "#112233FF"), (.uikit, "##112233", "#112233FF"), (.nui, "#0x112233", "#112233FF"),
        (.nui, "#112233, 13", "#112233FF"), (.nui, "url(#112233)", "#112233FF"), (.nui, "#abc#112233", "#112233FF"),
        (.uikit, "#abc#112233", "#112233FF"),
    ])
    func colorsAreReadAsTheEngineReadsThem(engine: Engine, text: String, hex: String) {
        #expect(resolve("A { font-color: \(text); }", engine: engine).color?.hex == hex)
    }

    @Test func noColorSaysSo() {
        #expect(resolve("A { font-color: #F46; }", engine: .nui).failure == .noColor("#F46"))
        #expect(resolve("A { font-color: tintColor; }", engine: .nui).failure == .noColor("tintColor"))
    }
}
