// What the rules on values say where several of them could speak, and where a sheet ends too early.

import FioriTheme
import NSSSyntax
import Testing
import ThemeLint

@Suite("Rules on values")
struct ValueRuleTests {
    private func places(_ text: String, _ engines: [Engine] = [.uikit]) -> [String] {
        lint(text, engines, only: ["values", "attribute-value-type"]).places
    }

    @Test("a definition is judged by its uses: once, and in its own place")
    func definitions() {
        #expect(
            places("@a:#12345;\nLabel { font-color: @a; }\nButton { font-color: @a; }\n") == ["1:4 invalid-hex-length"])
        // Two types find fault with it, for one cause.
        #expect(places("@a:#0A6E;\nLabel { font-color: @a; font-size: @a; }\n") == ["1:4 invalid-hex-length"])
        // Unused, it means nothing; right for one use, it is wrong at the other.
        #expect(places("@a:#12345;\n") == [])
        #expect(places("@a:17;\nLabel { font-size: @a; font-color: @a; }\n") == ["2:36 attribute-value-type"])
        // Overrides of the palette are judged without a use.
        #expect(places("@tintColor:#12345;\n") == ["1:12 invalid-hex-length"])
        #expect(places("@tintColor:#12345;\n", [.nui]) == [])
    }

    @Test("classes of the app are told of slips of form only")
    func classesOfTheApp() {
        #expect(places("Label { font-size: large; }\n") == ["1:20 invalid-number"])
        #expect(places("MyLabel { font-size: large; font-color: banana; padding: 1 2 3 4 5; }\n") == [])
        #expect(
            places("MyLabel { font-size: 13px; font-color: #12345; }\n") == [
                "1:24 unit-in-number", "1:40 invalid-hex-length",
            ])
    }

    @Test("each engine is told what it reads: blocks, or overrides of the palette")
    func engines() {
        let sheet = "@tintColor:rgb(1, 2, 3);\nLabel { font-color: rgba(1, 2, 3); }\n"
        #expect(places(sheet, [.swiftui]) == ["1:12 unsupported-color-function"])
        #expect(places(sheet, [.nui]) == ["2:21 unsupported-color-function"])
        #expect(
            places(sheet, [.uikit, .swiftui]) == ["1:12 unsupported-color-function", "2:21 unsupported-color-function"])
    }

    @Test(
        "a title without a colour or a font ends the app when it is drawn, where the engine is known or taken to fail",
        arguments: [
            ("NavigationBar { font-color: transparent; }", "unknown-color-name", Diagnostic.Severity.warning),
            ("NavigationBar { font-color: #GG0000; }", "invalid-color", .error),
            ("BarButton { font-color: FF0000; }", "invalid-color", .error),
            ("BarButtonBack { font-color: 12; }", "attribute-value-type", .error),
            ("SegmentedControl { font-color-selected: #12; }", "invalid-hex-length", .error),
            ("TabBarItem { font-color: rgba(1,2,3); }", "unsupported-color-function", .error),
            ("Label, SearchBarScopeBar { font-color: #12; }", "invalid-hex-length", .error),
            ("TabBarItem { font-name: boldsystem; }", "unknown-font-name", .warning),
            ("@a:#GG0000;\nLabel { font-color: @a; }\nTabBarItem { font-color: @a; }", "invalid-color", .error),
        ])
    func titles(_ sheet: String, _ rule: String, _ severity: Diagnostic.Severity) throws {
        let nui = try #require(lint(sheet, [.nui], only: [rule]).findings.first)
        #expect(nui.consequence == .crash && nui.severity == severity)
        #expect(nui.notes.contains { $0.message.hasPrefix("NUI raises an exception when it draws a title whose ") })
        let uikit = try #require(lint(sheet, [.uikit], only: [rule]).findings.first)
        #expect(uikit.consequence == .crash)
        #expect(uikit.notes.contains { $0.message.hasPrefix("SAPFiori (UIKit) is taken to raise an exception ") })
    }

    @Test(
        "elsewhere such a value is lost, and no more",
        arguments: [
            "Label { font-color: #GG0000; }", "BarButton { text-shadow-color: #GG0000; }",
            "TabBar { bar-tint-color: #GG0000; }", "MyBar { font-color: #GG0000; }",
            "@a:#GG0000;\nLabel { font-color: @a; }\nTabBarItem { font-color: #112233; }",
        ])
    func noTitles(_ sheet: String) {
        for finding in lint(sheet, [.nui], only: ["invalid-color"]).findings {
            #expect(finding.consequence == .valueLost)
        }
    }

    @Test("a colour that one engine reads ends only the other one")
    func titlesByEngine() throws {
        // NUI reads six digits of three: none.
        let found = try #require(
            lint("TabBarItem { font-color: #FC0; }", [.uikit, .nui], only: ["invalid-hex-length"]).findings.first)
        #expect(found.engines == ["nui"] && found.consequence == .crash)
    }

    @Test(
        "opacity is offered as a share with a dot: in front a percentage, unless it is above 100, at the end a 255th",
        arguments: [
            ("#FF0000FF", "rgba(0,0,255,1.0)", "rgba(255,0,0,1.0)"),
            ("#1EE68A00", "rgba(230,138,0,0.3)", "rgba(30,230,138,0.0)"),
            ("#64FF0000", "rgba(255,0,0,1.0)", "rgba(100,255,0,0.0)"),
            ("#80FF0000", "rgba(255,0,0,0.5)", "rgba(128,255,0,0.0)"),
            ("#32FF0080", "rgba(255,0,128,0.5)", "rgba(50,255,0,0.5)"),
        ])
    func opacity(_ color: String, _ first: String, _ last: String) throws {
        let sheet = "View { background-color: \(color); }"
        let found = try #require(lint(sheet, [.uikit, .nui], only: ["ambiguous-hex-alpha"]).findings.first)
        #expect(
            found.help
                == "write six digits; with opacity '\(first)' if the first two are it, '\(last)' if the last two are")
    }

    @Test("digits that are cut are told and written as they are read")
    func cutDigits() throws {
        let cut = { (digits: String, engines: [Engine]) in
            let sheet = "@tintColor:\(digits);\nView { background-color: \(digits); }\n"
            return try #require(lint(sheet, engines, only: ["invalid-hex-length"]).findings.last)
        }
        // 0x12 is 18 percent.
        let uikit = try cut("#123456789", [.uikit])
        #expect(
            uikit.notes.map(\.message) == ["SAPFiori (UIKit) is taken to read it as #345678 with 18 percent opacity"])
        #expect(uikit.fixes.map(\.title) == ["replace with 'rgba(52,86,120,0.18)'"])
        let nui = try cut("#123456789", [.nui])
        #expect(nui.notes.map(\.message) == ["NUI reads it as #123456"])
        #expect(nui.fixes.map(\.title) == ["replace with '#123456'"])
        // 0x78 is 120 of 255, and functions are not read.
        let swiftui = try cut("#123456789", [.swiftui])
        #expect(
            swiftui.notes.map(\.message) == ["the SwiftUI theme manager reads it as #123456 with 47 percent opacity"])
        #expect(swiftui.fixes.map(\.title) == ["replace with '#12345678'"])
        #expect(try cut("#1234567", [.uikit]).fixes.map(\.title) == ["replace with '#123456'"])
    }

    @Test("what engines make of a unit is said in the number of the verb")
    func units() {
        let notes = { (engine: Engine) in
            lint("View { border-width: 2px; }", [engine], only: ["unit-in-number"]).findings.flatMap(\.notes)
                .map(\.message)
        }
        #expect(notes(.nui) == ["NUI reads the digits in front and nothing else"])
        #expect(notes(.uikit) == ["SAPFiori (UIKit) is taken to read the digits in front and nothing else"])
    }

    @Test("what is offered in place of a pair is one")
    func pairs() {
        let help = { (value: String) in
            lint("Label { shadow-offset: \(value); }", only: ["wrong-value-count"]).findings.map { $0.help ?? "" }
        }
        #expect(help("1") == ["write '1, 1' or '1, 0'"])
        #expect(help("1 2") == ["write '1, 2'"])
        #expect(help("1 2 3") == ["write two numbers with a comma between them"])
    }

    @Test("nothing is concluded from what is broken or holds variables")
    func broken() {
        #expect(places("Label { font-size: 12 !; font-color: @a red; text-align \"left\"; }\n") == [])
        #expect(places("Label { font-size: zw\u{F6}lf; font-name: a//b; }\n") == [])
    }

    @Test(
        "sheets that end within a value",
        arguments: [
            "@a:", "@a: /*1;", "@tintColor: #12", "Label{font-color:", "Label{font-color:#", "Label{font-size:1",
            "Label{padding:1 ",
            "Label{shadow-offset:1,", "Label{font-color:rgb(", "Label{font-color:rgb(1,", "Label{font-color: /*",
            "Label{font-size:@",
        ])
    func endings(_ text: String) {
        for engines in [[Engine.uikit], [.swiftui], [.nui, .uikit, .swiftui]] { _ = places(text, engines) }
    }
}
