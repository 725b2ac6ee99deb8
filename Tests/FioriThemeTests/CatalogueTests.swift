// What can be asked of the catalogue, and that its sheets are sound and sorted.

import FioriTheme
import NSSSyntax
import Testing

@Suite struct CatalogueTests {
    let catalogue = Catalogue.sdk

    @Test(
        arguments: [
            ("font-color", "font-color", nil, true), ("font-color-disabled", "font-color", .disabled, true),
            ("background-color-normal", "background-color", .normal, true),
            ("background-color-selected-highlighted", "background-color", .selectedHighlighted, true),
            ("background-image-selected-disabled-insets", "background-image-insets", .selectedDisabled, true),
            ("background-color-top-selected", "background-color-top", .selected, true),
            ("on-color-standard", "on-color-standard", nil, true),
            ("on-color-accented", "on-color-accented", nil, true),
            ("on-image-editable", "on-image-editable", nil, true),
            ("on-color-editable-disabled", "on-color-editable-disabled", nil, true),
            ("view-alpha-value-disabled", "view-alpha-value", .disabled, true),
            ("background-image-top-landscape", "background-image-top-landscape", nil, true),
            ("selected-image", "selected-image", nil, true), ("fnt-color-disabled", "fnt-color", .disabled, false),
            ("my-color-editable-disabled", "my-color-editable-disabled", nil, false),
            ("font-color-highlight", "font-color-highlight", nil, false), ("-disabled", "-disabled", nil, false),
            ("font_style", "font-style", nil, true),
            ("node-background-highlight", "node-background", .highlighted, true),
            ("scrolledge--background-color", "scrolledge-background-color", nil, true), ("", "", nil, false),
        ] as [(String, String, ControlState?, Bool)])
    func namesAreTakenApart(name: String, base: String, state: ControlState?, isKnown: Bool) {
        let split = catalogue.split(name)
        #expect(split.base == base)
        #expect(split.state == state)
        #expect(split.isKnown == isKnown)
        if split.meant == nil { #expect(catalogue.spell(base, in: state) == name) }
    }

    @Test func indicesFollowAPattern() throws {
        let path = try #require(catalogue.path("fdlFUIDataTableCardView_textItem_row12_column3"))
        #expect(path.pattern == "fdlFUIDataTableCardView_textItem_row(n)_column(n)")
        #expect(path.evidence == .documented)
        #expect(catalogue.path("fdlFUIDataTable_textItem_column4")?.evidence == .inferred)
        #expect(catalogue.path("fdlFUIDataTableCardView_textItem_row") == nil)
        #expect(catalogue.path("fdlFUIDataTableCardView_textItem_row1x") == nil)
        #expect(catalogue.path("fdlFUIDataTableCardView_textItem_row1_column") == nil)
        #expect(catalogue.path("fdlFUIAvatarStack_avatar_0") != nil)
        #expect(catalogue.path("fdlFUIAvatarStack_avatar_2") == nil)
    }

    @Test func valuesHaveANotation() throws {
        for name in catalogue.attributeNames {
            let facts = try #require(catalogue.attribute(name))
            #expect(catalogue.type(facts.type) != nil, "\(name)")
        }
        #expect(catalogue.notation(of: "shadow-opacity")?.text == "number(0, 1)")
        #expect(catalogue.notation(of: "font-size")?.text == "number(above(0))")
        #expect(catalogue.notation(of: "text-align")?.text == "one-of(center, left, right)")
        #expect(catalogue.notation(of: "background-image-selected-insets")?.text == "list(number, 1, 4)")
        #expect(catalogue.notation(of: "text-shadow-offset")?.text == "pair(number)")
        #expect(catalogue.notation(of: "exclude-views")?.text == "words(class-name)")
        #expect(catalogue.notation(of: "font_style")?.text == "font-style")
        #expect(catalogue.notation(of: "fnt-color") == nil)
        #expect(catalogue.type("text-align")?.more.first?.words == ["fill"])
    }

    @Test func statesAreThoseOfTheLists() throws {
        var states: [String: Set<ControlState>] = [:]
        for name in catalogue.componentNames {
            let component = try #require(catalogue.component(name))
            var all = component.attributes
            for path in component.paths { all += catalogue.path(path)?.attributes ?? [] }
            for attribute in all {
                if let state = attribute.name.state { states[attribute.name.base, default: []].insert(state) }
            }
        }
        for name in catalogue.attributeNames {
            #expect(Set(catalogue.attribute(name)?.states ?? []) == states[name] ?? [], "\(name)")
        }
    }

    @Test func kpiAndBanner() throws {
        let kpi = try #require(catalogue.component("FUIKPIProgressView"))
        #expect(kpi.states == [.disabled, .highlighted, .normal])
        let caption = "fdlFUIKPIProgressView_captionLabel"
        #expect(catalogue.container(of: caption)?.path == "fdlFUIKPIProgressView")
        #expect(catalogue.container(of: caption)?.handingDown == ["font-color", "tint-color"])
        #expect(catalogue.container(of: "fdlFUIKPIProgressView") == nil)
        #expect(catalogue.path(caption)?.takes("tint-color-disabled") == true)
        #expect(catalogue.path(caption)?.takes(base: "font-name") == false)
        let title = "fdlFUIProgressBannerMessageView_titleLabel"
        #expect(catalogue.superclassPaths(of: title) == ["fdlFUIBannerMessageView_titleLabel"])
        let tapped = catalogue.pathsBehind(title)
        #expect(tapped.map(\.path) == ["fdlFUIProgressBannerMessageView_contentViewTapped"])
        #expect(tapped.map(\.state) == [.highlighted])
        #expect(catalogue.pathsBehind(caption).map(\.path) == ["fdlFUIKPIProgressView"])
        #expect(catalogue.pathsBehind(caption).map(\.state) == [nil])
        #expect(catalogue.attribute("font-color")?.standsOn.first == "background-color")
        #expect(catalogue.attribute("progress-tint-color")?.standsOn.first == "track-tint-color")
        #expect(catalogue.attribute("font-size")?.standsOn == [])
    }

    @Test func oddThings() throws {
        #expect(catalogue.usualSpelling(ofPath: "FUISliderFormView_title") == "fdlFUISliderFormView_title")
        #expect(catalogue.path("FUISliderFormView_title")?.part == "title")
        #expect(catalogue.path("fdlFUIActivationScreen.subheadlineLabel")?.part == "subheadlineLabel")
        #expect(catalogue.path("View")?.isNUI == true)
        #expect(catalogue.component("FUISegmentedControlFormCell")?.deprecated == "FUIFilterFormCell")
        #expect(catalogue.component("FUIFilterFormCell")?.neverEntered == [.highlighted])
        #expect(catalogue.component("FUITitleFormCell")?.overrides.first?.beaten == "font-color")
        let segments = try #require(catalogue.component("SegmentedControl"))
        #expect(segments.needs.first?.others == ["background-color", "border-color"])
        #expect(segments.overrides.map(\.beaten) == ["background-color"])
        let rating = try #require(catalogue.component("FUIRatingControl"))
        #expect(rating.arrivals.contains { $0.name == "half-color-standard" && $0.after == "9.0" && $0.by == "25.08" })
        let odd = DataSheet(EmbeddedSheet.catalogue(.odd).source)
        for name in try Facts("nui-attributes")["forkVocabularySeen"]["properties"].texts {
            #expect(odd.block("attributes-elsewhere")?.row(name) != nil, "\(name)")
        }
        let misspellings = try Facts("nui-attributes")["forkVocabularySeen"]["misspellings"].map
        for (name, meant) in misspellings { #expect(odd.block("misspellings")?.value(name) == meant) }
        for block in ["odd-class-paths", "foreign-class-paths"] {
            for row in odd.block(block)?.rows ?? [] { #expect(catalogue.hasPath(row.name), "\(row.name)") }
        }
    }

    @Test func superclassesNeverLoop() {
        for name in catalogue.pathNames {
            let paths = catalogue.superclassPaths(of: name)
            #expect(Set(paths).count == paths.count && !paths.contains(name))
        }
        #expect(catalogue.superclassPaths(of: "fdlFUIKPICardView_title").first == "fdlFUICardBaseView_title")
        #expect(catalogue.superclassPaths(of: "MyLabel").isEmpty)
    }

    @Test func fonts() throws {
        let facts = try Facts("catalog")["valueTypes"]["FontName"]["systemNames"].texts
        #expect(Set(FontNames.sdk.system) == Set(facts))
        #expect(FontNames.sdk.faces.count == 10)
        #expect(FontNames.sdk.faces.first { $0.name == "72Black" }?.weight == 900)
        #expect(FontNames.sdk.styles.count == 15)
        #expect(FontNames.sdk.styles.first { $0.name == "footnote" }?.points == 13)
        let members = try Facts("catalog")["valueTypes"]["UIFontTextStyle"]["fontStyleClassMembers"].texts
        let known = FontNames.sdk.styles.map(\.name) + FontNames.sdk.otherStyles
        #expect(Set(members).isSubset(of: known))
    }

    @Test(arguments: EmbeddedCatalogue.allCases)
    func sheetsAreSoundAndSorted(_ sheet: EmbeddedCatalogue) {
        let source = EmbeddedSheet.catalogue(sheet).source
        let tree = SyntaxTree(source)
        #expect(!source.bytes.isEmpty)
        #expect(tree.faults.isEmpty, "\(source.name)")
        let data = DataSheet(Stylesheet(tree))
        if sheet != .naming && sheet != .odd && sheet != .fonts { sorted(data.blocks.map(\.name), source.name) }
        for block in data.blocks {
            // Facts of a component come before its class paths; patterns have the order of their strength.
            let paths = block.rows.map(\.name).filter { sheet == .examples || isSorted($0, in: sheet) }
            sorted(paths, source.name + " " + block.name)
            #expect(Set(block.rows.map(\.name)).count == block.rows.count, "\(source.name) \(block.name)")
        }
    }

    private func isSorted(_ name: String, in sheet: EmbeddedCatalogue) -> Bool {
        switch sheet {
        case .naming, .attributes, .valueTypes: false
        case .odd, .fonts: true
        default: catalogue.hasPath(name)
        }
    }

    /// Names the row that is not in its place.
    private func sorted(_ names: [String], _ place: String) {
        for (left, right) in zip(names, names.dropFirst()) {
            #expect(left.utf8.lexicographicallyPrecedes(right.utf8), "\(place): \(right) belongs before \(left)")
        }
    }

    @Test func wholeCatalogueIsReadWithoutAnyFinding() {
        for sheet in EmbeddedCatalogue.allCases where sheet.hasComponents || sheet == .attributes {
            let source = EmbeddedSheet.catalogue(sheet).source
            let (_, findings) = catalogue.adding(Stylesheet(source))
            for finding in findings { Issue.record("\(source.name): \(finding.message)") }
        }
    }
}
