// The rows of a KPI progress view's behaviour that are about its colours: which value paints what.

import FioriTheme
import Testing

@Suite struct KPIProgressViewColorTests {
    static let light = Traits()
    static let dark = Traits(appearance: .dark)
    static let states: [ControlState] = [.normal, .highlighted, .disabled]

    static func set(_ view: inout KPIProgressView, _ state: ControlState) {
        view.isEnabled = state != .disabled
        view.isHighlighted = state == .highlighted
    }

    /// What is painted in the three states in light mode.
    static func painted(_ view: KPIProgressView, _ color: (KPIProgressView) -> Color?) -> [String?] {
        states.map { state in
            var view = view
            set(&view, state)
            return color(view).map { String($0.hex.dropFirst().prefix(6)) }
        }
    }
    static func arc(_ view: KPIProgressView) -> [String?] { painted(view) { $0.arcColor(for: light) } }
    static func items(_ view: KPIProgressView) -> [String?] { painted(view) { $0.itemColor(for: light) } }
    static func caption(_ view: KPIProgressView) -> [String?] { painted(view) { $0.captionColor(for: light) } }
    static func track(_ view: KPIProgressView) -> [String?] { painted(view) { $0.trackColor(for: light) } }

    @Test("K13 colours are set for a state and read back; tintColor is the normal one")
    func accessors() {
        var view = KPIProgressView()
        for state in ControlState.allCases {
            #expect(view.tintColor(for: state) == nil)
            #expect(view.textColor(for: state) == nil)
        }
        view.setTintColor(color("110000"), for: .normal)
        view.setTintColor(color("220000"), for: .highlighted)
        view.setTintColor(color("330000"), for: .disabled)
        #expect(view.tintColor == color("110000"))
        #expect(view.tintColor(for: .highlighted) == color("220000"))
        #expect(Self.arc(view) == ["110000", "220000", "330000"])
        view.tintColor = color("440000")
        #expect(view.tintColor(for: .normal) == color("440000"))
        view.setTintColor(nil, for: .disabled)
        #expect(view.tintColor(for: .disabled) == nil)
        #expect(Self.arc(view) == ["440000", "220000", "440000"])
        view.setTextColor(color("550000"), for: .disabled)
        #expect(view.textColor(for: .disabled) == color("550000"))
        #expect(view.textColor(for: .normal) == nil)
    }

    @Test("K14 without any colour the palette's are painted")
    func paletteDefaults() {
        let view = KPIProgressView()
        // v8 in light mode: tintColor, tintColorTapState, and primaryLabel for disabled texts.
        #expect(Self.arc(view) == ["0070F2", "0040B0", "0070F2"])
        #expect(Self.items(view) == ["0070F2", "0040B0", "223548"])
        #expect(Self.caption(view) == ["0070F2", "0040B0", "223548"])
        #expect(view.trackColor(for: Self.light)?.hex == "#8396A83D")
        #expect(view.arcColor(for: Self.dark)?.hex == "#4DB1FFFF")
        #expect(view.trackColor(for: Self.dark)?.hex == "#8396A84D")
        let old = KPIProgressView(style: KPIProgressViewStyle(palette: Palette(.v4)))
        #expect(Self.arc(old) == ["0A6ED1", "0854A1", "0A6ED1"])
    }

    @Test(
        "K14 the colour scheme chooses the palette's variant",
        arguments: [
            (BackgroundColorScheme.device, "#0070F2FF", "#4DB1FFFF"), (.deviceInverse, "#4DB1FFFF", "#0070F2FF"),
            (.lightConstant, "#0070F2FF", "#0070F2FF"), (.darkConstant, "#4DB1FFFF", "#4DB1FFFF"),
        ])
    func colorScheme(scheme: BackgroundColorScheme, light: String, dark: String) {
        var view = KPIProgressView()
        #expect(view.colorScheme == .device)
        view.colorScheme = scheme
        #expect(view.arcColor(for: Self.light)?.hex == light)
        #expect(view.arcColor(for: Self.dark)?.hex == dark)
        // It does not choose among a theme's values.
        view.style.tintColor[.normal] = DynamicColor { variant in
            variant.appearance == .light ? .color(Color(red: 17, green: 17, blue: 17)) : .none
        }
        #expect(view.arcColor(for: Self.light)?.hex == "#111111FF")
        #expect(view.arcColor(for: Self.dark) == nil)
    }

    @Test("K14 setting the scheme takes the tint colours back: scheme first, tint second")
    func schemeResetsTint() {
        var view = KPIProgressView()
        view.tintColor = color("110000")
        view.setTintColor(color("220000"), for: .disabled)
        view.setTextColor(color("330000"), for: .normal)
        view.colorScheme = .device
        #expect(view.tintColor == nil)
        #expect(view.tintColor(for: .disabled) == nil)
        #expect(view.textColor(for: .normal) == color("330000"))
        view.tintColor = color("110000")
        #expect(Self.arc(view) == ["110000", "110000", "110000"])
    }

    @Test("K14 a theme's override of a palette name reaches the defaults")
    func overriddenDefaults() {
        var asked: [String] = []
        var style = KPIProgressViewStyle()
        style.defaults = KPIProgressViewStyle.Defaults { name in
            asked.append(name)
            return name == "tintColor" ? color("123456") : nil
        }
        #expect(Set(asked) == ["tintColor", "tintColorTapState", "primaryFill", "primaryLabel"])
        #expect(Self.arc(KPIProgressView(style: style)) == ["123456", nil, "123456"])
        #expect(Self.track(KPIProgressView(style: style)) == [nil, nil, nil])
    }

    @Test("K15 a caption's own colour in the theme beats a text colour that code sets on the view")
    func captionColor() {
        var view = KPIProgressView()
        view.setTextColor(color("110000"), for: .normal)
        #expect(Self.items(view) == ["110000", "110000", "110000"])
        #expect(Self.caption(view) == ["110000", "110000", "110000"])
        view.style.fontColor[.normal] = color("220000")
        #expect(Self.caption(view) == ["110000", "110000", "110000"])
        view.style.captionFontColor[.normal] = color("330000")
        #expect(Self.caption(view) == ["330000", "330000", "330000"])
        #expect(Self.items(view) == ["110000", "110000", "110000"])
        // A colour for the very state is looked for first, whoever gives it.
        view.setTextColor(color("440000"), for: .disabled)
        #expect(Self.caption(view) == ["330000", "330000", "440000"])
        view.style.captionFontColor[.disabled] = color("550000")
        #expect(Self.caption(view) == ["330000", "330000", "550000"])
    }

    @Test("K16 selected has no colours of its own")
    func selected() {
        var view = KPIProgressView()
        view.setTintColor(color("110000"), for: .normal)
        view.setTintColor(color("220000"), for: .selected)
        view.isSelected = true
        #expect(view.paintedState == .selected)
        #expect(view.arcColor(for: Self.light)?.hex == "#110000FF")
    }

    @Test("K18 the drawn colours can be switched to a state, until the control's own state changes")
    func applyTintColor() {
        var view = KPIProgressView()
        view.setTintColor(color("110000"), for: .normal)
        view.setTintColor(color("220000"), for: .disabled)
        view.applyTintColor(forState: .disabled)
        #expect(view.arcColor(for: Self.light)?.hex == "#220000FF")
        #expect(view.state == .normal)
        view.applyTintColor(forState: .selectedDisabled)
        #expect(view.arcColor(for: Self.light)?.hex == "#220000FF")
        view.isHighlighted = false
        #expect(view.arcColor(for: Self.light)?.hex == "#110000FF")
    }

    @Test("K22 arc: code, progress-tint-color, tint-color, palette; the state before normal")
    func arcPrecedence() {
        var view = KPIProgressView()
        view.style.tintColor[.normal] = color("aa0000")
        // A theme's normal colour beats the palette's for a touched view.
        #expect(Self.arc(view) == ["AA0000", "AA0000", "AA0000"])
        view.style.progressTintColor[.normal] = color("bb0000")
        #expect(Self.arc(view) == ["BB0000", "BB0000", "BB0000"])
        view.style.tintColor[.disabled] = color("cc0000")
        #expect(Self.arc(view) == ["BB0000", "BB0000", "CC0000"])
        view.tintColor = color("dd0000")
        #expect(Self.arc(view) == ["DD0000", "DD0000", "CC0000"])
        view.setTintColor(color("ee0000"), for: .disabled)
        #expect(Self.arc(view) == ["DD0000", "DD0000", "EE0000"])
        // None of these colours the track.
        #expect(view.trackColor(for: Self.light)?.hex == "#8396A83D")
        view.style.trackTintColor[.normal] = color("ff0000")
        #expect(Self.track(view) == ["FF0000", "FF0000", "FF0000"])
    }

    @Test("K22 items: code, font-color, tint-color, palette; the caption as the items unless it has its own")
    func textPrecedence() {
        var view = KPIProgressView()
        // A tint set in code is for the arc, and so is progress-tint-color.
        view.tintColor = color("010000")
        view.style.progressTintColor[.normal] = color("020000")
        #expect(Self.items(view) == ["0070F2", "0040B0", "223548"])
        view.style.tintColor[.normal] = color("aa0000")
        #expect(Self.items(view) == ["AA0000", "AA0000", "AA0000"])
        view.style.fontColor[.normal] = color("bb0000")
        #expect(Self.items(view) == ["BB0000", "BB0000", "BB0000"])
        view.style.tintColor[.disabled] = color("cc0000")
        #expect(Self.items(view) == ["BB0000", "BB0000", "CC0000"])
        #expect(Self.caption(view) == ["BB0000", "BB0000", "CC0000"])
        view.style.captionFontColor[.normal] = color("dd0000")
        #expect(Self.caption(view) == ["DD0000", "DD0000", "CC0000"])
        #expect(Self.items(view) == ["BB0000", "BB0000", "CC0000"])
    }

    @Test("K22 a declared colour that has no fixed value is painted as such, and not replaced")
    func declaredWithoutValue() {
        var view = KPIProgressView()
        view.style.tintColor[.normal] = DynamicColor(.none)
        #expect(view.arcColor(for: Self.light) == nil)
    }

    @Test func aDynamicColorKeepsItsVariantsApart() throws {
        let palette = try #require(Palette.latest.color(named: "tintColor"))
        let dynamic = DynamicColor(palette)
        for variant in ColorVariant.allCases { #expect(dynamic[variant] == .color(palette[variant])) }
        let raised = Traits(appearance: .dark, level: .elevated, contrast: .high)
        #expect(dynamic.color(for: raised) == palette[.elevatedContrastLight])
    }
}
