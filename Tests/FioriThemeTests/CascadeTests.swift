// Who wins a slot, by the sentences of the cascade: origin, class, layer, order, then the state's fallback.

import FioriTheme
import NSSSyntax
import Testing

@Suite struct CascadeTests {
    static let banner = "fdlFUIProgressBannerMessageView_titleLabel"
    static let parent = "fdlFUIBannerMessageView_titleLabel"
    static let kpi = "fdlFUIKPIProgressView"
    static let caption = "fdlFUIKPIProgressView_captionLabel"

    private func stack(_ sheets: String..., engine: Engine = .uikit) -> ThemeStack {
        ThemeStack(
            sheets.enumerated().map { Theme($0.element, name: "sheet\($0.offset + 1).nss") }, engine: engine)
    }

    private func text(
        _ stack: ThemeStack, _ path: String, _ attribute: String, _ state: ControlState = .normal,
        _ traits: Traits = Traits()
    ) -> String? {
        stack.resolve(path, attribute, state: state, traits: traits).text
    }

    @Test func themeBeatsTheSDKsOwnSheet() {
        let empty = stack()
        let resolution = empty.resolve(Self.banner, "font-size")
        #expect(resolution.value == .number(13))
        #expect(resolution.isDefault)
        #expect(resolution.origin?.file == "sdk:fiori.nss")
        let themed = stack("\(Self.banner) { font-size: 17; }").resolve(Self.banner, "font-size")
        #expect(themed.value == .number(17))
        #expect(!themed.isDefault)
        #expect(themed.trace.map(\.text) == ["17", "13"])
        #expect(themed.trace.map(\.wins) == [true, false])
    }

    @Test func theSDKsOwnSheetIsNotLaidOverItself() {
        let own = ThemeStack(Theme(Theme.sdk.source))
        #expect(own.resolve(Self.banner, "font-size").isDefault)
        #expect(own.resolve(Self.banner, "font-size").trace.count == 1)
    }

    @Test func aLaterDeclarationWins() {
        let sheet = stack("A { font-size: 1; font-size: 2; } B, A { font-size: 3; } A { height: 4; }")
        let resolution = sheet.resolve("A", "font-size")
        #expect(resolution.text == "3")
        #expect(resolution.trace.map(\.text) == ["3", "2", "1"])
        #expect(text(sheet, "B", "font-size") == "3")
        #expect(text(sheet, "A", "height") == "4")
    }

    @Test func reasonsNameWhatWon() {
        let item = "fdlFUIDataTableCardView_textItem"
        func reasons(_ sheet: String, _ path: String) -> [String] {
            stack(sheet).resolve(path, "font-color").trace.dropFirst().map(\.reason)
        }
        let sheet = "\(item) { font-color: #000001; } \(item)_row2 { font-color: #000002; } My { font-color: red; }"
        // A class of the app's own has no indices: it stands later.
        #expect(
            reasons(sheet, "\(item)_row2_column1:My") == [
                "'My' stands later in the class list", "'My' stands later in the class list",
            ])
        #expect(
            reasons(sheet, "My:\(item)_row2_column1") == [
                "'\(item)_row2' has more indices", "'\(item)_row2_column1' stands later in the class list",
            ])
        let rows = "\(item)_row2 { font-color: #000002; } \(item)_column1 { font-color: #000003; }"
        #expect(
            reasons(rows, "\(item)_row2_column1") == ["'\(item)_column1' is for a column, which beats a row"])
        let nowhere = "My { font-color: red; } @media (device: tv) { My { font-color: blue; } }"
        #expect(reasons(nowhere, "My") == ["its @media condition never holds"])
    }

    @Test func aListThatNamesAClassPathTwiceCountsOnce() {
        #expect(stack("A, A { font-size: 1; }").resolve("A", "font-size").trace.count == 1)
    }

    @Test func aLaterSheetWinsAttributeByAttribute() {
        let two = stack("A { font-size: 1; height: 1; }", "A { font-size: 2; }")
        #expect(text(two, "A", "font-size") == "2")
        #expect(text(two, "A", "height") == "1")
        #expect(two.resolve("A", "font-size").origin?.file == "sheet2.nss")
    }

    @Test func theLastClassOfAListWinsWhateverTheSheet() {
        // Class beats layer: NUI merges the sheets of a class first.
        let two = stack("Large { font-size: 20; }", "Button { font-size: 10; font-color: red; }")
        #expect(text(two, "Button:Large", "font-size") == "20")
        #expect(text(two, "Large:Button", "font-size") == "10")
        #expect(text(two, "Button:Large", "font-color") == "red")
        // A custom class inherits nothing by itself.
        #expect(text(two, "Large", "font-color") == nil)
    }

    @Test func aSuperclassStylesTheSamePart() {
        let resolution = stack("\(Self.parent) { font-size: 20; }").resolve(Self.banner, "font-size")
        #expect(resolution.text == "20")
        #expect(!resolution.isDefault)
        #expect(resolution.trace.map(\.classPath) == [Self.parent, Self.banner])
        let both = stack("\(Self.banner) { font-size: 21; } \(Self.parent) { font-size: 20; }")
        #expect(text(both, Self.banner, "font-size") == "21")
    }

    @Test func aContainerHandsDownWhatTheCatalogueSays() {
        let view = stack("\(Self.kpi) { font-color: #111111; track-tint-color: #222222; }")
        #expect(text(view, Self.caption, "font-color") == "#111111")
        #expect(text(view, Self.caption, "track-tint-color") == nil)
        let both = stack("\(Self.caption) { font-color: #333333; } \(Self.kpi) { font-color: #111111; }")
        #expect(text(both, Self.caption, "font-color") == "#333333")
    }

    @Test func moreIndicesWin() {
        let path = "fdlFUIDataTableCardView_textItem"
        let sheet = stack(
            """
            \(path)_row2_column1 { font-size: 4; }
            \(path)_column1 { font-size: 3; height: 3; }
            \(path)_row2 { font-size: 2; height: 2; width: 2; }
            \(path) { font-size: 1; height: 1; width: 1; alpha: 1; }
            """)
        let cell = path + "_row2_column1"
        #expect(["font-size", "height", "width", "alpha"].map { text(sheet, cell, $0) } == ["4", "3", "2", "1"])
        // Another row, another column.
        #expect(text(sheet, path + "_row3_column1", "font-size") == "3")
        #expect(text(sheet, path + "_row2_column10", "font-size") == "2")
        #expect(text(sheet, path + "_row22", "font-size") == "1")
        #expect(text(sheet, path, "font-size") == "1")
    }

    @Test func mediaOnlyFilters() {
        let sheet = stack(
            """
            @media (device: ipad) { A { font-size: 2; } }
            @media (device: iphone) and (orientation: landscape) { A { font-size: 3; } }
            """)
        #expect(text(sheet, "A", "font-size") == nil)
        #expect(text(sheet, "A", "font-size", .normal, Traits(device: .ipad)) == "2")
        #expect(text(sheet, "A", "font-size", .normal, Traits(orientation: .landscape)) == "3")
        // It adds no strength: a plain rule behind it overrides it.
        let behind = stack("@media (device: ipad) { A { font-size: 2; } } A { font-size: 1; }")
        #expect(text(behind, "A", "font-size", .normal, Traits(device: .ipad)) == "1")
        // Of conditions in conditions all have to hold, also behind the inner one; what a block holds in '@media' is not
        // always set.
        let nested = stack(
            "@media (device:ipad) { @media (orientation:landscape) { A { font-size: 6; } } B { font-size: 7; } @v: red; }"
                + " C { font-color: @v; } D { font-size: 1; @media (device:ipad) { font-size: 2; } }")
        let place = Traits(device: .ipad, orientation: .landscape)
        #expect(text(nested, "A", "font-size", .normal, Traits(orientation: .landscape)) == nil)
        #expect(text(nested, "A", "font-size", .normal, place) == "6")
        #expect(text(nested, "B", "font-size") == nil && text(nested, "B", "font-size", .normal, place) == "7")
        #expect(nested.resolve("C", "font-color").failure == .undefinedVariable("@v"))
        #expect(text(nested, "D", "font-size") == "1" && text(nested, "D", "font-size", .normal, place) == "1")
        let reason = sheet.resolve("A", "font-size").trace.first?.reason
        #expect(reason == "its @media condition holds on iPhone in landscape only")
    }

    @Test func aStateFallsBackToNormalAndNoFurther() {
        let sheet = stack("A { font-color: #111111; font-color-selected: #222222; }")
        #expect(text(sheet, "A", "font-color", .selected) == "#222222")
        #expect(text(sheet, "A", "font-color", .disabled) == "#111111")
        // A combined state falls back to normal, not to one of its parts.
        #expect(text(sheet, "A", "font-color", .selectedHighlighted) == "#111111")
        #expect(sheet.resolve("A", "font-color", state: .disabled).slot == .normal)
        #expect(text(sheet, "A", "font-color-selected") == "#222222")
    }

    @Test func eachSlotIsDecidedBeforeTheFallback() {
        // The SDK's own highlighted colour stands, whatever a theme says of the normal state.
        let resolution = stack("\(Self.banner) { font-color: #111111; }")
            .resolve(Self.banner, "font-color", state: .highlighted)
        #expect(resolution.text == "@tintColorTapStateDark")
        #expect(resolution.isDefault)
        #expect(resolution.trace.map(\.text) == ["@tintColorTapStateDark", "#111111", "@tintColorDark"])
        #expect(
            resolution.trace[1].reason == "'highlighted' has a declaration of its own, whatever is declared for normal")
    }

    @Test func normalIsOneSlotInSAPFioriAndTwoInNUI() {
        let sheet = "Button { background-color: #111111; background-color-normal: #222222; }"
        #expect(text(stack(sheet), "Button", "background-color") == "#222222")
        #expect(text(stack(sheet, engine: .nui), "Button", "background-color") == "#111111")
        let separate = stack(sheet, engine: .nui)
        #expect(separate.resolve("Button", "background-color-normal").text == "#222222")
    }

    @Test func theSwiftUIReaderReadsNoBlocks() {
        let resolution = stack("\(Self.banner) { font-size: 17; }", engine: .swiftui).resolve(Self.banner, "font-size")
        #expect(resolution.value == nil && resolution.trace.isEmpty)
    }

    @Test func oddSpellingsOfSAPMeanWhatTheyMean() {
        let sheet = stack("A { font_style: headline; node-background-highlight: #111111; }")
        #expect(text(sheet, "A", "font-style") == "headline")
        #expect(text(sheet, "A", "node-background", .highlighted) == "#111111")
    }

    @Test func aSlipCostsItsStatementAndNoOther() {
        let sheet = stack(
            "A { font-size: 1\n height: 2; width 3; alpha: ; } B:C { font-size: 4; } D, { font-size: 5; }")
        #expect(text(sheet, "A", "height") == "2")
        #expect(text(sheet, "A", "font-size") == "1")
        #expect(text(sheet, "A", "width") == nil && text(sheet, "A", "alpha") == nil)
        #expect(text(sheet, "C", "font-size") == nil)
        #expect(text(sheet, "D", "font-size") == "5")
    }

    /// A rule with more declarations than are looked through one by one finds the same as a short one.
    @Test func longRulesAnswerAsShortOnesDo() {
        var long = "A {"
        for index in 0..<200 { long += " a\(index % 61): \(index); font-size-selected: \(index);" }
        let sheet = stack(long + " }")
        for index in 0..<61 {
            let last = index + (index < 17 ? 183 : 122)
            #expect(text(sheet, "A", "a\(index)") == "\(last)")
        }
        #expect(text(sheet, "A", "font-size", .selected) == "199")
        #expect(sheet.resolve("A", "font-size", state: .selected).trace.count == 200)
        #expect(text(sheet, "A", "b") == nil)
    }
}
