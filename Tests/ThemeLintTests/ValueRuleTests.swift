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
