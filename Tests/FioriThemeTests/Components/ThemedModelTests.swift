// A theme on the component models: the rows of the models that need the cascade.

import FioriTheme
import NSSSyntax
import Testing

@Suite struct ThemedModelTests {
    private let light = Traits()
    private let dark = Traits(appearance: .dark)
    static let view = "fdlFUIKPIProgressView"
    static let caption = "fdlFUIKPIProgressView_captionLabel"

    private func kpi(_ sheet: String, _ change: (inout KPIProgressView) -> Void = { _ in }) -> KPIProgressView {
        var view = KPIProgressView()
        change(&view)
        Theme(sheet).apply(to: &view)
        return view
    }

    @Test("K22: each of the six attributes is taken on either path, and paints where it can")
    func everyAttributeOnEitherPath() {
        let six = [
            "tint-color", "tint-color-disabled", "font-color", "font-color-disabled", "progress-tint-color",
            "track-tint-color",
        ]
        for path in [Self.view, Self.caption] {
            for name in six {
                let stack = ThemeStack(Theme("\(path) { \(name): #112233; }"))
                #expect(stack.resolve(path, name).color?.hex == "#112233FF", "\(path) \(name)")
            }
        }
        let view = kpi("\(Self.view) { progress-tint-color: #111111; track-tint-color: #222222; font-color: #333333; }")
        #expect(view.arcColor(for: light)?.hex == "#111111FF")
        #expect(view.trackColor(for: light)?.hex == "#222222FF")
        #expect(view.itemColor(for: light)?.hex == "#333333FF")
        #expect(view.captionColor(for: light)?.hex == "#333333FF")
    }

    @Test("K15: for the caption a theme's own value beats code, what the view hands down does not")
    func captionAgainstCode() {
        let red = DynamicColor(Color(red: 255, green: 0, blue: 0))
        let own = kpi("\(Self.caption) { font-color: #333333; }") { $0.setTextColor(red, for: .normal) }
        #expect(own.captionColor(for: light)?.hex == "#333333FF")
        #expect(own.itemColor(for: light)?.hex == "#FF0000FF")
        let handed = kpi("\(Self.view) { font-color: #333333; }") { $0.setTextColor(red, for: .normal) }
        #expect(handed.captionColor(for: light)?.hex == "#FF0000FF")
        #expect(handed.itemColor(for: light)?.hex == "#FF0000FF")
    }

    @Test("K14: a declared value that is no colour leaves the view without one, as if nothing were declared")
    func noColor() {
        var view = kpi("\(Self.view) { tint-color: nonsense; track-tint-color: nonsense; }")
        #expect(view.arcColor(for: light)?.hex == "#0070F2FF")
        #expect(view.trackColor(for: light)?.hex == "#8396A83D")
        view = kpi("\(Self.view) { tint-color: #111111; tint-color-highlighted: nonsense; }") {
            $0.isHighlighted = true
        }
        #expect(view.arcColor(for: light)?.hex == "#111111FF")
    }

    @Test("a colour of the system has no fixed value, and is one of the system's all the same")
    func systemColors() {
        let view = kpi("\(Self.view) { tint-color: systemRed; } \(Self.caption) { font-color: systemBlue; }")
        #expect(view.arcColor(for: light) == nil && view.arcShade(for: light) == .system("systemRed"))
        #expect(view.itemShade(for: dark) == .system("systemRed"))
        #expect(view.captionColor(for: dark) == nil && view.captionShade(for: dark) == .system("systemBlue"))
        #expect(view.trackShade(for: light).color == view.trackColor(for: light))
    }

    @Test("K13: what code sets beats the theme, state by state")
    func codeBeatsTheme() {
        let red = DynamicColor(Color(red: 255, green: 0, blue: 0))
        var view = kpi("\(Self.view) { tint-color: #111111; tint-color-disabled: #222222; }") {
            $0.setTintColor(red, for: .normal)
        }
        #expect(view.arcColor(for: light)?.hex == "#FF0000FF")
        view.isEnabled = false
        #expect(view.arcColor(for: light)?.hex == "#222222FF")
    }

    @Test("K14: nothing declared leaves the palette, also where the theme replaces its colours")
    func paletteIsTheLastResort() {
        #expect(kpi("").arcColor(for: light)?.hex == "#0070F2FF")
        #expect(kpi("").arcColor(for: dark)?.hex == "#4DB1FFFF")
        let themed = kpi("@tintColor: #111111; @tintColor_darkBackground: #222222;")
        #expect(themed.arcColor(for: light)?.hex == "#111111FF")
        #expect(themed.arcColor(for: dark)?.hex == "#222222FF")
    }

    @Test("a theme's normal colour shows in a state that has none")
    func normalShowsInEveryState() {
        var view = kpi("\(Self.view) { tint-color: #111111; }")
        view.isHighlighted = true
        #expect(view.arcColor(for: light)?.hex == "#111111FF")
    }

    @Test("B14: the parts and declarations of the page are the SDK's own sheet")
    func declarationsOfThePage() {
        var banner = ProgressBannerMessageView()
        ThemeStack([], palette: .v8).apply(to: &banner)
        let style = banner.style
        #expect(style.titleLabel.fontSize == 13 && style.completionLabel.fontSize == 13)
        #expect(style.titleLabel.fontName == "mediumSystem" && style.completionLabel.fontName == "mediumSystem")
        #expect(style.completionCheckMark.image == "green-check-mark1")
        let colors: [(DynamicColor?, String, String)] = [
            (style.titleLabel.fontColor[.normal], "0A6ED1FF", "91C8F6FF"),
            (style.titleLabel.fontColor[.highlighted], "0854A1FF", "0A84FF66"),
            (style.dividerBottom.backgroundColor, "89919AFF", "8696A9FF"),
            (style.messageBannerDividerTop.backgroundColor, "168EFFFF", "3278BEFF"),
            (style.progressBar.progressTintColor, "C87B00FF", "F2A634FF"),
            (style.progressBar.trackTintColor, "89919AFF", "8696A9FF"),
            (style.contentViewTapped.backgroundColor, "FAFAFAFF", "23303EFF"),
            (style.completionLabel.fontColor[.normal], "74777AFF", "B8BEC1FF"),
            (style.syncIcon.tintColor, "0A6ED1FF", "91C8F6FF"),
            (style.completionCheckMark.tintColor, "74777AFF", "B8BEC1FF"),
            (style.closeIcon.tintColor, "515456FF", "515456FF"),
        ]
        for (index, (color, inLight, inDark)) in colors.enumerated() {
            #expect(color?.color(for: light)?.hex == "#" + inLight, "\(index)")
            #expect(color?.color(for: dark)?.hex == "#" + inDark, "\(index)")
        }
    }

    @Test("B15: the superclass styles the same part unless the theme declares it on the banner's own path")
    func superclassStylesTheSamePart() {
        let parent = "fdlFUIBannerMessageView_titleLabel { font-size: 20; font-color: #111111; }"
        var banner = ProgressBannerMessageView()
        Theme(parent).apply(to: &banner)
        #expect(banner.style.titleLabel.fontSize == 20)
        // The SDK's own sheet has a highlighted colour, and that slot is not touched.
        #expect(banner.style.titleLabel.fontColor[.highlighted]?.color(for: light)?.hex == "#0854A1FF")
        Theme(parent + "fdlFUIProgressBannerMessageView_titleLabel { font-size: 21; }").apply(to: &banner)
        #expect(banner.style.titleLabel.fontSize == 21)
        #expect(banner.style.titleLabel.fontColor[.normal]?.color(for: light)?.hex == "#111111FF")
    }

    @Test("a component's style has each of its class paths and states")
    func componentStyle() throws {
        let stack = ThemeStack(Theme("\(Self.view) { tint-color: #111111; font-color-disabled: #222222; }"))
        let style = try #require(stack.style(ofComponent: "FUIKPIProgressView"))
        #expect(Set(style.styles.map(\.classPath)) == [Self.view, Self.caption])
        #expect(style.style(for: Self.view, state: .highlighted)?.color("tint-color")?.hex == "#111111FF")
        #expect(style.style(for: Self.caption, state: .disabled)?.color("font-color")?.hex == "#222222FF")
        #expect(style.style(for: Self.caption)?["font-color"] == nil)
        // Where nothing is declared the palette shows, as the page's colours by state have it.
        let track = style.style(for: Self.view)?["track-tint-color"]
        #expect(track?.value?.color?.color(for: light)?.hex == "#8396A83D" && track?.origin == nil)
        #expect(track?.isDefault == true && track?.text == nil)
        #expect(stack.style(ofComponent: "FUINothing") == nil)
    }

    @Test("in SwiftUI's theme manager a component shows the palette, as the theme has it")
    func swiftUIDefaults() {
        let stack = ThemeStack(Theme("@tintColor:#111111;\n\(Self.view) { tint-color: #222222; }"), engine: .swiftui)
        let style = stack.style(for: Self.view)
        #expect(style.color("tint-color")?.hex == "#111111FF")
        #expect(style.color("track-tint-color")?.hex == "#8396A83D")
        let pressed = stack.style(for: Self.view, state: .highlighted, traits: dark)
        #expect(pressed.color("tint-color")?.hex == "#1B90FFFF")
        // The block is not read: the definition above it decides.
        let resolution = stack.resolve(Self.view, "tint-color")
        #expect(!resolution.isDeclared && !resolution.isDefault && resolution.text == "#111111")
        #expect(ThemeStack([], engine: .nui).style(for: Self.view).attributes.isEmpty)
    }

    @Test("every component of the catalogue can be asked")
    func everyComponent() throws {
        let stack = ThemeStack(Theme("fdlFUIDataTableCardView_textItem_row2 { font-size: 12; }"))
        for name in Catalogue.sdk.componentNames { #expect(stack.style(ofComponent: name) != nil, "\(name)") }
        let table = try #require(stack.style(ofComponent: "FUIDataTableCardView"))
        #expect(table.styles.map(\.classPath) == ["fdlFUIDataTableCardView_textItem_row2"])
    }
}
