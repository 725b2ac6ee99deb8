// What the rules of style take for a form, what they leave alone, and that what they move keeps its comments.

import FioriTheme
import NSSSyntax
import Testing
import ThemeLint

@Suite("Rules of style")
struct StyleRuleTests {
    private func findings(
        _ text: String, _ engines: [Engine] = [.uikit], only: [String] = ["style"], base: [String] = [],
        _ change: (inout LintOptions) -> Void = { _ in }
    ) -> [Diagnostic] {
        var options = LintOptions()
        options.engines = engines
        options.only = only
        change(&options)
        let base = base.map { Source(name: "base.nss", text: $0) }
        return Linter(options).lint(Source(name: "t.nss", text: text), over: base).findings
    }

    private func rules(_ text: String, _ engines: [Engine] = [.uikit]) -> [String] {
        findings(text, engines).map(\.rule)
    }

    /// The sheet after the safe fixes of a rule.
    private func mended(_ text: String, _ rule: String, _ engines: [Engine] = [.uikit]) -> String {
        var options = LintOptions()
        options.engines = engines
        options.only = [rule]
        let outcome = Fixer.fix(Source(name: "t.nss", text: text), base: [], linter: Linter(options), allowing: .safe)
        return String(decoding: outcome.source.bytes, as: UTF8.self)
    }

    // MARK: Literals

    @Test("a colour is told once, with all its places, and its fix is proved")
    func once() throws {
        let sheet =
            "@band:#1B2A4A;\nA { font-color: @band; }\nB { font-color: #1B2A4A; }\nC { border-color: #1b2a4a; }\n"
        let found = findings(sheet, only: ["hardcoded-color", "repeated-literal"])
        #expect(found.map(\.rule) == ["hardcoded-color"])
        let fix = try #require(found.first?.fixes.first)
        #expect(fix.safety == .safe)
        #expect(fix.edits.count == 2)
        #expect(
            mended(sheet, "hardcoded-color")
                == "@band:#1B2A4A;\nA { font-color: @band; }\nB { font-color: @band; }\nC { border-color: @band; }\n")
    }

    @Test("a colour of the palette that is another in dark mode is no safe replacement; NUI knows no palette")
    func palette() throws {
        // grey3 of palette v8 is #D5DADD in light mode.
        let sheet = "fdlFUIKPIProgressView { track-tint-color: #D5DADD; }\n"
        let fix = try #require(findings(sheet).first?.fixes.first)
        #expect(fix.safety == .unsafe)
        #expect(fix.title.hasPrefix("replace with '@grey3', which changes 'track-tint-color'"))
        #expect(rules(sheet, [.nui]) == [])
        #expect(rules(sheet, [.uikit, .nui]) == [])
        // A sheet that overrides the colour means something else by its name.
        #expect(findings("@grey3:#5B35C8;\n" + sheet, only: ["hardcoded-color"]).isEmpty)
    }

    @Test("black and white are names of their own, unless a variable has them for the same attribute")
    func plain() {
        let paper = "@paper:#FFFFFF;\nA { background-color: @paper; }\n"
        #expect(rules(paper + "B { font-color: #FFFFFF; }\n") == [])
        #expect(rules(paper + "B { background-color: #FFFFFF; }\n") == ["hardcoded-color"])
        #expect(rules("A { font-color: #000; }\nB { font-color: #000; }\nC { font-color: #000; }\n") == [])
    }

    @Test("a variable with several values stands for none of them")
    func severalValues() {
        let sheet =
            "@media (device:ipad) {\n@a:#1B2A4A;\n}\n@media (device:iphone) {\n@a:#2D3B5A;\n}\nA { font-color: @a; }\nB { font-color: #1B2A4A; }\n"
        #expect(findings(sheet, only: ["hardcoded-color"]).isEmpty)
    }

    @Test("three times is often, twice is not; fonts count, the system's do not, nor do numbers")
    func repeated() {
        func blocks(_ declaration: String, _ count: Int) -> String {
            (0..<count).map { "Label\($0)\($0)X { \(declaration) }\n" }.joined()
        }
        #expect(rules(blocks("font-color: #1B2A4A;", 3)) == ["repeated-literal"])
        #expect(rules(blocks("font-color: #1B2A4A;", 2)) == [])
        #expect(rules(blocks("background-color: rgba(1, 2, 3, 0.5);", 3)) == ["repeated-literal"])
        #expect(rules(blocks("font-name: Avenir-Medium;", 3)) == ["repeated-literal"])
        #expect(rules(blocks("font-name: boldSystem;", 3)) == [])
        #expect(rules(blocks("font-size: 17;", 9)) == [])
        #expect(rules(blocks("font-color: #1B2A4A;", 3), [.swiftui]) == [])
    }

    @Test("a new name is written as the sheet's others are, and is none of them")
    func newNames() throws {
        let blocks = "A { font-color: #1B2A4A; }\nB { font-color: #1B2A4A; }\nC { font-color: #1B2A4A; }\n"
        func title(_ definitions: String) throws -> String {
            try #require(findings(definitions + blocks, only: ["repeated-literal"]).first?.fixes.first?.title)
        }
        #expect(try title("") == "define '@fontColor' and use it")
        #expect(try title("@fontColor:red;\n") == "define '@fontColor2' and use it")
        #expect(try title("@row-height:4;\n") == "define '@font-color' and use it")
    }

    @Test("equal values are roles; values that nobody can tell apart are a slip")
    func nearDuplicates() {
        #expect(rules("@a:#1B2A4A;\n@b:#1B2A4A;\n") == [])
        #expect(rules("@a:#1B2A4A;\n@b:#1B2A4C;\n") == ["near-duplicate-colors"])
        #expect(rules("@a:#1B2A4A;\n@b:#1B2A4C;\n@c:#1B2B4A;\n") == ["near-duplicate-colors"])
        // Steps of a scale of greys: 0.02 in OKLab and less, and still meant.
        #expect(rules("@a:#F9FAFB;\n@b:#F3F4F6;\n@c:#E5E7EB;\n") == [])
        // The palette's variants go in steps of their own.
        #expect(rules("@tintColor_lightBackground:#5B35C8;\n@tintColor_elevatedLightBackground:#5B35C9;\n") == [])
    }

    // MARK: Forms

    @Test("names: what was agreed on, or what prevails in the sheet")
    func names() {
        func odd(_ names: [String], _ form: NameConvention? = nil) -> [String] {
            let sheet = names.map { "@\($0):1;\n" }.joined()
            return findings(sheet, only: ["variable-naming"]) { $0.variableNames = form }.map {
                $0.fixes.first?.title ?? $0.message
            }
        }
        #expect(odd(["bandShade", "cardShade", "rowHeight", "edge"]) == [])
        #expect(odd(["bandShade", "cardShade", "rowHeight", "edge-width"]) == ["rename it to '@edgeWidth'"])
        #expect(odd(["band-shade", "card-shade", "row-height", "edgeWidth"]) == ["rename it to '@edge-width'"])
        // Half and half is no form.
        #expect(odd(["bandShade", "cardShade", "row-height", "edge-width"]) == [])
        #expect(odd(["edge-width"], .camel) == ["rename it to '@edgeWidth'"])
        #expect(
            odd(["URLColor", "Edge_Width2"], .kebab) == ["rename it to '@url-color'", "rename it to '@edge-width2'"])
        #expect(odd(["edge-width", "EdgeColor", "edgeStyle"], .any) == [])
        // The name is taken, or there is none.
        #expect(
            odd(["edge-width", "edgeWidth"], .camel) == [
                "'@edge-width' is not written in camel case, such as 'bandShade'"
            ])
        #expect(odd(["1-2"], .camel) == ["'@1-2' is not written in camel case, such as 'bandShade'"])
        // The SDK's own names, and the variants behind them.
        #expect(odd(["tintColor", "tintColor_darkBackground", "tintColorDark"], .kebab) == [])
        #expect(odd(["band-shade_darkBackground"], .kebab) == [])
        #expect(odd(["band_shade_darkBackground"], .camel) == ["rename it to '@bandShade_darkBackground'"])
    }

    @Test("a name that another sheet defines is not this sheet's to change")
    func namesElsewhere() {
        let found = findings(
            "@edge-width:1;\n", only: ["variable-naming"], base: ["@edge-width:2;\n"]
        ) { $0.variableNames = .camel }
        #expect(found.isEmpty)
    }

    @Test("renaming reaches every use")
    func renaming() {
        #expect(
            mended(
                "@aB:1;\n@cD:2;\n@eF:3;\n@g-h:4;\nA { font-size: @g-h; }\n@media (device:ipad) {\n@g-h:5;\nA { height: @g-h; }\n}\n",
                "variable-naming")
                == "@aB:1;\n@cD:2;\n@eF:3;\n@gH:4;\nA { font-size: @gH; }\n@media (device:ipad) {\n@gH:5;\nA { height: @gH; }\n}\n"
        )
    }

    @Test("hex digits: what was agreed on, or what prevails in the sheet")
    func hex() {
        func mendedHex(_ text: String, _ form: HexConvention? = nil, _ engines: [Engine] = [.uikit]) -> String {
            var options = LintOptions()
            options.engines = engines
            options.only = ["hex-style"]
            options.hexDigits = form
            let outcome = Fixer.fix(
                Source(name: "t.nss", text: text), base: [], linter: Linter(options), allowing: .safe)
            return String(decoding: outcome.source.bytes, as: UTF8.self)
        }
        #expect(mendedHex("@a:#ab1;\n@b:#A1B2C3;\n") == "@a:#ab1;\n@b:#A1B2C3;\n")
        #expect(mendedHex("@a:#ab1234;\n@b:#A1B2C3;\n", .upper) == "@a:#AB1234;\n@b:#A1B2C3;\n")
        #expect(mendedHex("@a:#ab1234;\n@b:#A1b2C3;\n", .lower) == "@a:#ab1234;\n@b:#a1b2c3;\n")
        #expect(mendedHex("@a:#ab1234;\n@b:#A1b2C3;\n", .any) == "@a:#ab1234;\n@b:#A1b2C3;\n")
        let three = "A { font-color: #AB1; border-color: #A1B2C3; tint-color: #B1B2C3; color: #C1B2C3; }\n"
        #expect(
            mendedHex(three)
                == "A { font-color: #AABB11; border-color: #A1B2C3; tint-color: #B1B2C3; color: #C1B2C3; }\n")
        // To NUI three digits are no colour: more than a matter of style.
        #expect(mendedHex(three, nil, [.nui]) == three)
    }

    @Test("hex digits: one colour is no several")
    func hexWords() {
        let sheet =
            "A { font-color: #A1B2C3; border-color: #B1B2C3; tint-color: #C1B2C3; color: #D1B2C3; "
            + "separator-color: #E1B2C3; shadow-color: #F1B2C3; }\nB { "
        let one = findings(sheet + "font-color: #a1b2c3; border-color: #b1b2c3; }\n", only: ["hex-style"])
        #expect(
            one.map(\.message) == ["'#a1b2c3' and 1 more colour are written in another form than most of this sheet"])
    }

    @Test("line ends: the kind of most lines, also within comments")
    func lineEnds() {
        #expect(mended("A {\r\n  height: 1;\n}\n", "mixed-line-ends") == "A {\n  height: 1;\n}\n")
        #expect(
            mended("/* a\nb */\r\nA { height: 1; }\r\n", "mixed-line-ends") == "/* a\r\nb */\r\nA { height: 1; }\r\n")
        #expect(rules("A {\r  height: 1;\r}\r") == [])
        let one = findings("A {\r\n  height: 1;\n}\n")
        #expect(one.map(\.message) == ["2 lines end in LF, 1 in CRLF"])
        #expect(findings("A {\r\n  height: 1; }\n").map(\.message) == ["1 line ends in LF, 1 in CRLF"])
    }

    @Test("layout is judged where somebody asks for it, by the formatter")
    func misformatted() throws {
        let sheet = "@a : 1;\nA{height:@a;}\n"
        #expect(findings(sheet, only: []).contains { $0.rule == "misformatted" } == false)
        let found = findings(sheet, only: ["misformatted"])
        #expect(found.map(\.message) == ["2 lines are laid out otherwise than the formatter does, this one first"])
        #expect(mended(sheet, "misformatted") == "@a: 1;\nA {\n    height: @a;\n}\n")
        // Indented, the definition is none to the reader of lines: laying it out would bring it to life.
        let indented = "  @tintColor:#5B35C8;\n"
        #expect(findings(indented, [.swiftui], only: ["misformatted"]).first?.fixes.first?.safety == .unsafe)
    }

    // MARK: Order

    @Test("definitions move to the front, in their order, with their comments")
    func definitions() {
        #expect(
            mended(
                "/* The brand */\n@a:1;\n\nA {\n    height: @b;\n}\n\n/* Words about b,\n   in two lines */\n@b:2; /* small */\n\n/* Others */\n\nB {\n    height: @c;\n}\n\n@c:3;",
                "definition-after-block")
                == "/* The brand */\n@a:1;\n/* Words about b,\n   in two lines */\n@b:2; /* small */\n@c:3;\n\nA {\n    height: @b;\n}\n\n/* Others */\n\nB {\n    height: @c;\n}\n"
        )
        // Nothing stands in front: the heading stays on top.
        #expect(
            mended("/* The sheet */\n\nA {\n    height: @b;\n}\n@b:2;\n", "definition-after-block")
                == "/* The sheet */\n\n@b:2;\n\nA {\n    height: @b;\n}\n")
    }

    @Test("where moving a definition changes what wins, the fix says so")
    func definitionsThatCount() {
        let found = findings("@a:1;\nA {\n    height: @b;\n}\n@b:2;\nB {\n    height: @b;\n}\n@b:3;\n")
        #expect(found.map(\.rule) == ["definition-after-block"])
        #expect(found.first?.fixes.first?.safety == .safe)
        // The reader of lines takes the first of two: their order is kept.
        let swift = findings(
            "@a:1;\nA {\n    height: 4;\n}\n@tintColor:#5B35C8;\n@tintColor:#5B35C9;\n", [.swiftui],
            only: ["definition-after-block"])
        #expect(swift.first?.fixes.first?.safety == .safe)
    }

    private let others = (1...6).map { "Other\($0)X {\n    height: \($0);\n}\n\n" }.joined()

    @Test("blocks move to the others of their component, with their comments")
    func scattered() {
        let first = "fdlFUIContactView {\n    background-color: #E4EDF6;\n}\n"
        let second =
            "/* The name,\n   large */\nfdlFUIContactView_headlineLabel {\n    font-style: headline; /* as ever */\n}\n"
        #expect(
            mended(first + "\n" + others + second, "scattered-component") == first + "\n" + second + "\n"
                + others.dropLast())
        // Five blocks of others are no distance.
        let few = (1...5).map { "Other\($0)X {\n    height: \($0);\n}\n\n" }.joined()
        #expect(rules(first + few + second) == [])
    }

    @Test("where most components are spread, the sheet has another order")
    func anotherOrder() {
        let names = ["fdlFUIContactView", "fdlFUIObjectHeaderView", "fdlFUIKPIProgressView"]
        func blocks(_ end: String) -> String {
            names.map { "\($0)\(end) {\n    font-color: #1B2A4\(end.count % 10);\n}\n" }.joined()
        }
        let parts = [
            "fdlFUIContactView_headlineLabel", "fdlFUIObjectHeaderView_headlineLabel",
            "fdlFUIKPIProgressView_captionLabel",
        ]
        let type = parts.map { "\($0) {\n    font-size: 17;\n}\n" }.joined()
        #expect(findings(blocks("") + others + type, only: ["scattered-component"]).isEmpty)
    }

    @Test("sorting keeps comments and groups, and the later of two for one slot stays the later one")
    func sorting() {
        #expect(
            mended(
                "A {\n    /* tall */\n    height: 4;\n    font-size: 2; /* small */\n\n    width: 3;\n    border-width: 1;\n}\n",
                "unsorted-attributes")
                == "A {\n    font-size: 2; /* small */\n    /* tall */\n    height: 4;\n\n    border-width: 1;\n    width: 3;\n}\n"
        )
        #expect(
            mended("A { height: 4; font-size: 2; font-size: 3; }\n", "unsorted-attributes")
                == "A { font-size: 2; font-size: 3; height: 4; }\n")
        // Whose comment is it?
        let shared = "A { height: 4; /* tall */ font-size: 2; }\n"
        #expect(mended(shared, "unsorted-attributes") == shared)
        #expect(findings(shared).isEmpty)
    }

    @Test("a sheet that is broken is told of what breaks it, not of its style")
    func broken() {
        #expect(rules("A { font-color: #1b2a4A; }\r\nB { height: 1 \n}\n@a:1;\n") == [])
    }

    // MARK: Names of the palette as values

    @Test("bare names of the palette are judged like those with '@', by what the engine reads")
    func bareNames() {
        func found(_ text: String, _ engines: [Engine] = [.uikit]) -> [String] {
            findings(text, engines, only: ["obsolete-palette-name", "unknown-palette-variant", "unknown-color-name"])
                .map { "\($0.rule) \($0.severity)" }
        }
        let path = "fdlFUIContactView { background-color: "
        #expect(found(path + "line; }\n") == ["obsolete-palette-name warning"])
        #expect(found(path + "separatorOpaque; }\n") == [])
        #expect(found(path + "separatorOpaque_lightBackground; }\n") == [])
        #expect(found(path + "separatorOpaque_lightBackgroud; }\n") == ["unknown-palette-variant error"])
        #expect(found(path + "separatorOpaque_whatever; }\n") == ["unknown-palette-variant error"])
        // NUI has no palette: a word is a word.
        #expect(found(path + "line; }\n", [.nui]) == ["unknown-color-name warning"])
        // The SwiftUI reader passes over what stands behind the name.
        #expect(found("@tintColor:separatorOpaque_whatever;\n", [.swiftui]) == [])
        #expect(found("@tintColor:line;\n", [.swiftui]) == ["obsolete-palette-name warning"])
    }
}
