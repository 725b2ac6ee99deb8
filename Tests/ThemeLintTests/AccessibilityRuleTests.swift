// The rules of accessibility where their examples do not reach: sizes, modes, layers, states, and what is left alone.
// The ratios were worked out apart from the code, by the formulas of WCAG 2.

import FioriTheme
import NSSSyntax
import Testing
import ThemeLint

@Suite("Rules of accessibility")
struct AccessibilityRuleTests {
    private func findings(_ text: String, _ engines: [Engine] = [.uikit], base: [String] = []) -> [Diagnostic] {
        var options = LintOptions()
        options.engines = engines
        options.only = ["accessibility"]
        let lower = base.map { SyntaxTree(Source(name: "base.nss", text: $0)) }
        return Linter(options).lint(Source(name: "t.nss", text: text), base: lower).findings
    }

    private func rules(_ text: String, _ engines: [Engine] = [.uikit]) -> [String] {
        findings(text, engines).map(\.rule)
    }

    // MARK: Ratios and sizes

    @Test(
        "a ratio is cut, not rounded",
        arguments: [("#777777", "4.47"), ("#77767C", "4.49"), ("#999999", "2.84"), ("#C0C0C0", "1.81")])
    func ratios(_ color: String, _ ratio: String) throws {
        let found = try #require(
            findings("Label { background-color: #FFFFFF; font-color: \(color); font-size: 15; }\n").first)
        #expect(found.rule == "low-text-contrast")
        #expect(
            found.message == "'font-color' of 'Label' is \(color) on #FFFFFF: contrast \(ratio) where 4.5 is needed")
    }

    @Test("large text needs less; where no size is known, a ratio between the two is advice")
    func sizes() {
        func label(_ color: String, _ rest: String) -> [Diagnostic] {
            findings("Label { background-color: #FFFFFF; font-color: \(color); \(rest) }\n")
        }
        #expect(label("#777777", "").map(\.severity) == [.advice])
        #expect(label("#777777", "font-size: 17;").map(\.severity) == [.warning])
        #expect(label("#777777", "font-size: 18;").isEmpty)
        #expect(label("#777777", "font-size: 14; font-name: HelveticaNeue-Bold;").isEmpty)
        #expect(label("#777777", "font-size: 14; font-name: HelveticaNeue-Light;").map(\.severity) == [.warning])
        #expect(label("#777777", "font-size: 13; font-name: boldSystem;").map(\.severity) == [.warning])
        #expect(label("#999999", "").map(\.severity) == [.warning])
        #expect(
            label("#999999", "font-size: 30;").map(\.message) == [
                "'font-color' of 'Label' is #999999 on #FFFFFF: contrast 2.84 where 3 is needed"
            ])
        // A style of 22 points, of 17 points.
        func headline(_ style: String) -> [String] {
            rules(
                "fdlFUIContactView { background-color: #FFFFFF; }\n"
                    + "fdlFUIContactView_headlineLabel { font-color: #777777; font-style: \(style); }\n")
        }
        #expect(headline("title2").isEmpty)
        #expect(headline("headline") == ["low-text-contrast"])
    }

    // MARK: Light and dark

    @Test("what fails in one mode only is lost there: advice where the other value is the SDK's")
    func oneMode() throws {
        let label = "Label { background-color: @primaryBackground; font-color: #1B2A4A; font-size: 15; }\n"
        let found = findings(label)
        #expect(found.map(\.rule) == ["contrast-lost-in-dark"])
        #expect(found.map(\.severity) == [.advice])
        // On #192024, elevated and with increased contrast, it is least.
        #expect(
            found[0].message
                == "'font-color' of 'Label' is #1B2A4A on #192024: contrast 1.15 where 4.5 is needed, in dark mode")
        var own = ""
        for start in ["_light", "_elevatedLight", "_contrastLight", "_elevatedContrastLight"] {
            own += "@primaryBackground\(start)Background:#F4F8FF;\n"
        }
        for start in ["_dark", "_elevatedDark", "_contrastDark", "_elevatedContrastDark"] {
            own += "@primaryBackground\(start)Background:#12171C;\n"
        }
        #expect(findings(own + label).map(\.severity) == [.warning])
        #expect(findings(own + label).map(\.rule) == ["contrast-lost-in-dark"])
        // The engine without a palette has no such colour.
        #expect(findings(label, [.nui]).isEmpty)
    }

    @Test("two colours of the palette are its own business, unless they are one, or one is pinned")
    func stock() {
        #expect(rules("Progress { progress-tint-color: @chart1; track-tint-color: @line; }\n").isEmpty)
        #expect(
            rules("Label { background-color: @primaryLabel; font-color: @primaryLabel; }\n") == ["invisible-foreground"]
        )
        #expect(
            rules("Label { background-color: @primaryBackground; font-color: @primaryLabel_lightBackground; }\n")
                == ["contrast-lost-in-dark"])
    }

    // MARK: What stands on what

    @Test("lower sheets count, and are not reported")
    func layers() throws {
        let ground = "Label { background-color: #FFFFFF; }\n"
        let found = findings("Label { font-color: #999999; font-size: 15; }\n", base: [ground])
        #expect(found.map(\.rule) == ["low-text-contrast"])
        let note = try #require(found[0].notes.first { $0.source != nil })
        #expect(note.source?.name == "base.nss")
        #expect(note.message == "what it stands on is 'background-color' of 'Label'")
        let both = "Label { background-color: #FFFFFF; font-color: #999999; font-size: 15; }\n"
        #expect(findings("Button { height: 44; }\n", base: [both]).isEmpty)
        #expect(findings("Label { font-color: #1B2A4A; }\n", base: [both]).isEmpty)
    }

    @Test("the SDK's own text on a background of the sheet is told at the background")
    func defaults() throws {
        // The SDK's sheet gives the label of a finished download @primary7.
        let sheet = "fdlFUIProgressBannerMessageView_contentViewTapped { background-color: #74777A; }\n"
        let found = try #require(findings(sheet).first { $0.notes.contains { $0.source != nil } })
        #expect(found.range == TextRange(70, 77))
        #expect(findings("fdlFUIProgressBannerMessageView_dividerBottom { background-color: #74777A; }\n").isEmpty)
    }

    @Test("what is seen under a finger only is a ground in that state only")
    func pressed() {
        let part = "fdlFUIProgressBannerMessageView_"
        func ofTitle(_ colors: String) -> [Diagnostic] {
            let tapped = "\(part)contentViewTapped { background-color: #1B2A4A; }\n"
            return findings("\(tapped)\(part)titleLabel { \(colors) }\n").filter { $0.message.contains("titleLabel") }
        }
        #expect(ofTitle("font-color: #1B2A4A; font-color-highlighted: #FFFFFF;").isEmpty)
        let pressed = ofTitle("font-color: #FFFFFF; font-color-highlighted: #1B2A4A;")
        #expect(pressed.map(\.rule) == ["invisible-foreground"])
        #expect(pressed.first?.message.contains("'\(part)titleLabel' while highlighted") == true)
    }

    @Test("a gradient fails where both its ends do")
    func gradients() {
        func button(_ bottom: String) -> [String] {
            rules("Button { background-color-top: #FFFFFF; \(bottom) font-color: #999999; font-size: 15; }\n")
        }
        #expect(button("background-color-bottom: #DDDDDD;") == ["low-text-contrast"])
        #expect(button("background-color-bottom: #1B2A4A;").isEmpty)
        #expect(button("").isEmpty)
    }

    @Test("the plain background and that of the normal state are one, or two where NUI reads")
    func normal() {
        let sheet = "Button { background-color-normal: #FFFFFF; background-color: #1B2A4A; font-color: #FFFFFF; }\n"
        #expect(rules(sheet).isEmpty)
        #expect(rules(sheet, [.nui]) == ["invisible-foreground"])
    }

    @Test(
        "nothing is said of what is not known, not seen, or not asked for",
        arguments: [
            "Label { background-color: clear; font-color: #999999; }",
            "Label { background-color: rgba(255, 255, 255, 0.5); font-color: #999999; }",
            "Label { background-color: #FFFFFF; font-color: #999999; text-shadow-color: #000000; }",
            "Button { background-color: #FFFFFF; background-image: paper; font-color: #999999; }",
            "Button { background-color: #FFFFFF; font-color: #1B2A4A; font-color-disabled: #EEEEEE; }",
            "BarButton { background-color: #FFFFFF; font-color: #1B2A4A; font-color-disabled: #EEEEEE; }",
            "NavigationBar { background-color: #1B2A4A; background-color-highlighted: #FFFFFF; font-color: #FFFFFF; }",
            "AppLabel { background-color: #FFFFFF; font-color: #999999; font-size: 9; }",
            "Label { background-color: #FFFFFF font-color: #999999; }",
            "Label { background-color: @unknown; font-color: #999999; }",
        ])
    func silent(_ sheet: String) {
        #expect(findings(sheet + "\n").map(\.message) == [])
    }

    @Test("what one device fails is told of that one")
    func media() {
        let sheet = """
            Label { background-color: #FFFFFF; font-color: #1B2A4A; font-size: 15; }
            @media (device:ipad) {
                Label { background-color: #1B2A4B; }
            }

            """
        let found = findings(sheet)
        #expect(found.map(\.rule) == ["invisible-foreground"])
        #expect(found[0].message.hasSuffix(", on iPad"))
    }

    // MARK: Fixes

    @Test("a fix is the nearest shade that passes in all states, or none")
    func fixes() throws {
        let found = findings("Label { background-color: #FFFFFF; font-color: #999999; font-size: 15; }\n")
        let edit = try #require(found.first?.fixes.first?.edits.first)
        let color = try #require(Color(hex: String(decoding: edit.replacement, as: UTF8.self)))
        #expect(color.contrast(on: Color(red: 255, green: 255, blue: 255)) >= 4.5)
        // Two steps of grey lighter, and it would fail.
        #expect(color.contrast(on: Color(red: 255, green: 255, blue: 255)) < 4.7)
        #expect(color.red == color.green && color.green == color.blue)
        // No shade is far enough from both.
        let both = "Button { background-color: #FFFFFF; background-color-highlighted: #1B2A4A; font-color: #999999; }\n"
        #expect(rules(both) == ["low-text-contrast"])
        #expect(findings(both).flatMap(\.fixes) == [])
        // The colour of a variable is used elsewhere, too.
        #expect(
            findings("@a:#999999;\nLabel { background-color: #FFFFFF; font-color: @a; }\n").flatMap(\.fixes) == [])
    }

    // MARK: States, statuses, sizes

    @Test("states that differ in hue only are told with whose eyes see them as one")
    func states() {
        let found = findings("TabBarItem { font-color: #306020; font-color-selected: #E02020; }\n")
        #expect(
            found.map(\.message) == [
                "'TabBarItem' looks the same selected and normal to a reader with protanopia"
            ])
        #expect(rules("TabBarItem { font-color: #306020; font-color-selected: #F06060; }\n").isEmpty)
        // One sheet may set one of the two.
        #expect(
            findings("TabBarItem { font-color-selected: #E02020; }\n", base: ["TabBarItem { font-color: #306020; }\n"])
                .count == 1)
    }

    @Test("the smallest size that shows somewhere counts")
    func tiny() {
        #expect(rules("Label { font-size: 11; }\n@media (device:ipad) { Label { font-size: 10; } }\n") == ["tiny-text"])
        #expect(rules("Label { font-size: 9; font-size: 12; }\n").isEmpty)
        #expect(rules("@s:9;\n@s:12;\nLabel { font-size: @s; }\n").isEmpty)
        #expect(rules("Label { font-size: 2; }\n").isEmpty)
    }

    @Test("a text style is offered where every class path of the block takes one")
    func styles() {
        #expect(rules("fdlFUIAvatarStack_title,\nLabel { font-size: 17; }\n").isEmpty)
        let found = findings("fdlFUIAvatarStack_title { font-size: 17; }\n")
        #expect(found.flatMap(\.fixes).map(\.title) == ["write 'font-style: body'", "write 'font-style: headline'"])
        #expect(findings("fdlFUIAvatarStack_title { font-size: 17; }\n", [.nui]).isEmpty)
    }

    @Test("a variant that is defined and no colour is not missing: another definition would lose against it")
    func variantsThatAreNoColors() throws {
        let found = lint("@tintColor_lightBackground:#5B35C8;\n@tintColor_darkBackground:17;\n").findings
        #expect(found.map(\.rule) == ["palette-override-partial", "palette-override-not-a-color"])
        #expect(found[0].notes[0].message == "replaced in light mode only")
        #expect(
            !String(decoding: try #require(found[0].fixes.first).edits[0].replacement, as: UTF8.self)
                .contains("tintColor_darkBackground"))
    }

    @Test(
        "a definition that no engine takes for a colour replaces nothing",
        arguments: [
            ("@tintColor:rede;\n", [Engine.swiftui], ["unknown-color-name"]),
            (
                "@tintColor:12;\n@tintColor_darkBackground:rgb(255,0,0);\n", [.swiftui],
                ["palette-override-not-a-color", "unsupported-color-function"]
            ),
            ("@tintColor_darkBackground: none;\n", [.uikit], ["unknown-color-name"]),
            ("Label { font-size: 12; } @header:#FF0000;\n", [.swiftui], ["several-statements-on-a-line"]),
        ])
    func nothingReplaced(_ sheet: String, _ engines: [Engine], _ rules: [String]) {
        #expect(lint(sheet, engines).rules == rules)
    }

    @Test("a replacement that one engine sees is told for that one")
    func replacedInOne() {
        let found = lint("@tintColor:rgb(255,0,0);\n", [.uikit, .swiftui], only: ["palette-override-partial"]).findings
        #expect(found.map(\.engines) == [["uikit"]])
    }

    @Test("an old name that the SDK's own look still asks for is replaced by its definition")
    func oldNames() throws {
        let rules = ["palette-override-partial", "obsolete-palette-name"]
        let line = lint("@line: #FF0000;\n", only: rules).findings
        #expect(line.map(\.rule) == rules)
        let old = try #require(line.last)
        #expect(old.consequence == .applied)
        #expect(
            old.notes.map(\.message) == [
                "of the SDK's own look only 'background-color' of 'fdlFUIProgressBannerMessageView_dividerBottom' and "
                    + "'track-tint-color' of 'fdlFUIProgressBannerMessageView_progressBar' ask for this name"
            ])
        // The SDK's own sheet asks for the light paper's value only.
        let dark = lint("@primary2_darkBackground: #FF0000;\n", only: rules).findings
        #expect(dark.map(\.rule) == ["obsolete-palette-name"])
        #expect(dark.map(\.consequence) == [.valueLost])
        #expect(lint("@primary5_darkBackground: #FF0000;\n", only: rules).rules == rules)
        // The SwiftUI theme manager has no sheet of its own.
        let swiftui = lint("@line:#FF0000;\n", [.swiftui], only: rules).findings
        #expect(swiftui.map(\.rule) == ["obsolete-palette-name"])
        #expect(swiftui.map(\.consequence) == [.valueLost])
    }

    @Test("missing values for increased contrast are told once, by the rule that was asked for")
    func contrastVariants() {
        let sheet = """
            @tintColor_lightBackground:#5B35C8;
            @tintColor_elevatedLightBackground:#5B35C8;
            @tintColor_darkBackground:#B5A0FF;
            @tintColor_elevatedDarkBackground:#B5A0FF;

            """
        #expect(lint(sheet).rules == ["palette-override-partial"])
        var options = LintOptions()
        options.severities["missing-contrast-variant"] = .advice
        let found = Linter(options).lint(Source(name: "t.nss", text: sheet)).findings
        #expect(found.map(\.rule) == ["missing-contrast-variant"])
        #expect(found[0].notes[0].message.hasPrefix("not replaced in dark mode with increased contrast, light mode"))
    }
}
