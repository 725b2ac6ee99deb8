// Fixes that are proved: safe where no cell changes but the announced ones, and unsafe with the cell that does.

import FioriTheme
import NSSSyntax
import TestSupport
import Testing
import ThemeLint

@Suite struct FixProofTests {
    /// The first fix of the only finding of a rule.
    private func fix(
        _ rule: String, _ sheet: String, engines: [Engine] = [.uikit], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Fix {
        var options = LintOptions()
        options.engines = engines
        let findings = Linter(options).lint(Source(name: "theme.nss", text: sheet)).findings.filter { $0.rule == rule }
        #expect(findings.count == 1, sourceLocation: sourceLocation)
        return try #require(findings.first?.fixes.first, sourceLocation: sourceLocation)
    }

    @Test func whatChangesNothingIsSafe() throws {
        #expect(try fix("duplicate-attribute", "Label { height: 1; height: 2; }").safety == .safe)
        #expect(try fix("duplicate-block", "Label { height: 1; }\nLabel { width: 2; }").safety == .safe)
        #expect(try fix("duplicate-class-path", "Label, Label { height: 1; }").safety == .safe)
        #expect(try fix("empty-block", "Label { height: 1; }\nButton { }").safety == .safe)
        #expect(try fix("unused-variable", "@a: 1;\nLabel { height: 1; }").safety == .safe)
        #expect(try fix("unit-in-number", "Label { font-size: 13px; }").safety == .safe)
    }

    /// A block between the two sets what the later one sets again: moved up, that one would lose.
    @Test func whatChangesACellIsUnsafeAndNamesIt() throws {
        let fix = try fix(
            "duplicate-block", "Label, Button { height: 1; }\nLabel { height: 2; }\nButton, Label { height: 3; }")
        #expect(fix.safety == .unsafe)
        #expect(fix.title.hasSuffix(", which changes 'height' of 'Label' in uikit"))
    }

    @Test func whatWasLostMayAppear() throws {
        // One definition is followed and no more: the use has nothing, and then what the author wrote.
        #expect(try fix("variable-chain", "@a: #111111;\n@b: @a;\nLabel { font-color: @b; }").safety == .safe)
        #expect(
            try fix("wrong-case-class-path", "fdlfuiKPIProgressView { tint-color: #111111; }").safety == .safe)
        // A chart shows the colour by itself: that changes with it, and is no loss of its own.
        let sheet = "@tintColor: primaryLabel;\n"
        #expect(try fix("definition-misread", sheet, engines: [.swiftui]).safety == .safe)
    }

    /// Indented, the first definition is none to the SwiftUI theme manager: without the second it has no colour.
    @Test func everyChosenEngineIsAsked() throws {
        let sheet = " @tintColor:#111111;\n@tintColor:#111111;\n"
        #expect(try fix("duplicate-variable", sheet).safety == .safe)
        let both = try fix("duplicate-variable", sheet, engines: [.uikit, .swiftui])
        #expect(both.safety == .unsafe)
        #expect(both.title.hasSuffix(", which changes the palette's 'tintColor' in swiftui"))
    }

    @Test(
        "of two equal definitions one is removed safely, however they spell it",
        arguments: [
            ("font-color", "red", "red"), ("font-color", "#FF0000", "#ff0000"), ("font-color", "#F00", "#FF0000"),
            ("height", "44", "44.0"),
        ])
    func equalDefinitions(_ attribute: String, _ first: String, _ second: String) throws {
        let sheet = "@a: \(first);\n@a: \(second);\nLabel { \(attribute): @a; }\n"
        let found = lint(sheet, only: ["duplicate-variable"]).findings
        #expect(found.map(\.message) == ["'@a' is defined twice with the same value"])
        #expect(found.map(\.severity) == [.warning])
        #expect(try fix("duplicate-variable", sheet).safety == .safe)
    }

    @Test(
        "of two that differ nobody but the author knows which one is meant",
        arguments: [("red", "blue", Engine.uikit), ("#FF0000", "#FE0000", .uikit), ("#F00", "#FF0000", .nui)])
    func differentDefinitions(_ first: String, _ second: String, _ engine: Engine) throws {
        let sheet = "@a: \(first);\n@a: \(second);\nLabel { font-color: @a; }\n"
        #expect(
            lint(sheet, [engine], only: ["duplicate-variable"]).findings.map(\.message) == [
                "'@a' is defined twice, with two values"
            ])
        #expect(try fix("duplicate-variable", sheet, engines: [engine]).safety == .unsafe)
    }

    /// What is renamed would take the place of a value that is shown.
    @Test func whatIsShownIsNotReplaced() throws {
        let inBlock = "Button { font-color-selected-highlighted: red; font-color-highlighted-selected: blue; }"
        let fix = try fix("misordered-state-suffix", inBlock)
        #expect(fix.safety == .unsafe)
        #expect(
            fix.title.hasSuffix(", which changes 'font-color' (selected-highlighted) of 'Button' in uikit"),
            "\(fix.title)")
        let blocks =
            "Button { font-color-selected-highlighted: red; }\nButton { font-color-highlighted-selected: blue; }"
        #expect(try self.fix("misordered-state-suffix", blocks).safety == .unsafe)
        // Nothing is set for the state, and the normal state's value shows: that is what was lost.
        let lost = "Button { font-color: red; font-color-highlighted-selected: blue; }"
        #expect(try self.fix("misordered-state-suffix", lost).safety == .safe)
    }

    /// A line that the reader skips would count before one that it reads.
    @Test func aDefinitionThatWouldCountFirstIsNotRevived() throws {
        let live = "@header:#000000; @tintColor:#00FF00;\n@tintColor:#FF0000;\n"
        #expect(try fix("several-statements-on-a-line", live, engines: [.swiftui]).safety == .unsafe)
        let lost = "@header:#000000; @tintColor:#00FF00;\n"
        #expect(try fix("several-statements-on-a-line", lost, engines: [.swiftui]).safety == .safe)
    }

    /// A loss that one finding announces is no excuse for what another one's fix changes.
    @Test func eachFixAnswersForItself() {
        let sheet = "Label, Button { height: 1; }\nLabel { height: 2; }\nButton, Label { height: 3; }\n"
        let lost = "@a:#111111;\n@b:@a;\nTextField { font-color: @b; }\n"
        var options = LintOptions()
        options.only = ["duplicate-block", "variable-chain"]
        let findings = Linter(options).lint(Source(name: "t", text: sheet + lost)).findings
        #expect(findings.map(\.rule) == ["duplicate-block", "variable-chain"])
        #expect(findings.map { $0.fixes.first?.safety } == [.unsafe, .safe])
    }

    @Test func manySlipsAreProvedTogether() {
        var text = ""
        for index in 0..<3000 { text += "C\(index) {\n    height: 1;\n    height: 2;\n}\n" }
        let findings = Linter(LintOptions()).lint(Source(name: "t", text: text)).findings
        #expect(findings.count == 3000)
        #expect(findings.allSatisfy { $0.fixes.first?.safety == .safe })
    }

    /// Each of the two is harmless, and both at once would bring a name into use that goes away.
    @Test func fixesThatClashAreAppliedOneAfterTheOther() throws {
        let sheet = try #require(Fixtures.all.first { $0.stem == "renamed-and-brought-in" })
        let findings = Linter(LintOptions()).lint(Source(name: sheet.name, bytes: sheet.bytes)).findings
        #expect(findings.map(\.rule) == ["variable-naming", "hardcoded-color"])
        #expect(findings.map { $0.fixes.first?.safety } == [.safe, .safe])
        let fixed = Fixer.fix(
            Source(name: sheet.name, bytes: sheet.bytes), base: [], linter: Linter(LintOptions()), allowing: .safe)
        #expect(fixed.remaining.findings.isEmpty)
        #expect(fixed.applied == 2)
        let text = String(decoding: fixed.source.bytes, as: UTF8.self)
        #expect(
            text == sheet.text.replacing("@MistShade", with: "@mistShade").replacing(": #515151", with: ": @mistShade"))
    }

    /// Whatever safe fixes do to a sheet, no cell differs that was not lost before.
    @Test func safeFixesKeepEveryCell() {
        for sheet in Fixtures.all {
            for engine in Engine.allCases {
                var options = LintOptions()
                options.engines = [engine]
                let source = Source(name: sheet.name, bytes: sheet.bytes)
                let fixed = Fixer.fix(source, base: [], linter: Linter(options), allowing: .safe)
                let comparison = ThemeComparison(
                    ThemeStack(Theme(source), engine: engine), ThemeStack(Theme(fixed.source), engine: engine))
                for change in comparison.changes {
                    #expect(
                        change.old.failure != nil || change.old.origin == nil || change.old.isDefault,
                        "\(sheet.name) \(engine) \(change.classPath) \(change.attribute)")
                }
            }
        }
    }

    private func mended(_ text: String, _ engines: [Engine] = [.uikit], _ safety: Fix.Safety = .safe) -> String {
        var options = LintOptions()
        options.engines = engines
        let fixed = Fixer.fix(Source(name: "t.nss", text: text), base: [], linter: Linter(options), allowing: safety)
        return String(decoding: fixed.source.bytes, as: UTF8.self)
    }

    @Test("a colour that nobody sees any more is no gain: a safe fix leads no definition back to itself")
    func noNewCircle() {
        #expect(mended("@primary1: @primaryLabel;\n") == "@primary1: primaryLabel;\n")
        #expect(mended("@tintColor: tintColor;\n", [.swiftui]) == "@tintColor: tintColor;\n")
        #expect(mended("@primary1: @primaryLabel;\n", [.swiftui]).hasPrefix("@primary1:"))
        // Another colour's name may stand there.
        #expect(mended("@tintColor: negativeLabel;\n", [.swiftui]) == "@tintColor:negativeLabel;\n")
    }

    @Test(
        "a safe fix takes from no comment what it allows",
        arguments: [
            // The comment's statement goes, or moves away.
            (
                "Label { x: 1; }\n/* fdltheme-allow unlikely-value -- poster */\nLabel { font-size: 1000; }\n",
                "duplicate-block"
            ),
            (
                "Label {\n    font-size: 99; /* fdltheme-allow low-contrast -- x */\n    font-size: 18;\n}\n",
                "duplicate-attribute"
            ),
            (
                "Label {\n    /* fdltheme-allow low-contrast -- x */\n    font-size: 99;\n    font-size: 18;\n}\n",
                "duplicate-attribute"
            ),
        ])
    func commentsKeepTheirStatements(_ text: String, _ rule: String) throws {
        let finding = try #require(lint(text).findings.first { $0.rule == rule })
        #expect(finding.fixes.map(\.safety) == [.unsafe], "\(finding.fixes.map(\.title))")
        #expect(finding.fixes.first?.title.hasSuffix("which takes from a comment what it allows") == true)
        // Beside another comment, or another statement, it is safe.
        let plain = lint(text.replacing("fdltheme-allow", with: "see")).findings.first { $0.rule == rule }
        #expect(plain?.fixes.map(\.safety) == [.safe])
    }

    @Test("a comment behind a definition that gets a line of its own goes above it")
    func commentGoesAbove() {
        let text = "@tintColor: red; /* fdltheme-allow palette-override-partial -- ok */\n@a:1;\n"
        let wanted = "/* fdltheme-allow palette-override-partial -- ok */\n@tintColor:red;\n"
        #expect(mended(text, [.swiftui]).hasPrefix(wanted))
    }

    @Test("no fix has edits that overlap, and both of two neighbours go")
    func neighboursGo() {
        let finding = lint("@a: red; @a: blue;\n", only: ["unused-variable"]).findings.first
        let edits = finding?.fixes.first?.edits ?? []
        #expect(zip(edits, edits.dropFirst()).allSatisfy { $0.range.end <= $1.range.start })
        #expect(mended("@a: red; @a: blue;\n").allSatisfy { $0 == "\n" })
    }

    @Test(
        "unsafe fixes of an old name and of its missing variants come to rest, each line once",
        arguments: ["@primary2: #0070F2;\n", "@primary2_contrastLightBackground:#0070F2;\n", "@line: #0070F2;\n"])
    func oldNamesComeToRest(_ text: String) {
        for engines: [Engine] in [[.uikit], [.uikit, .swiftui]] {
            let once = mended(text, engines, .unsafe)
            #expect(mended(once, engines, .unsafe) == once)
            let lines = once.split(separator: "\n")
            #expect(Set(lines.map { $0.prefix { $0 != ":" } }).count == lines.count, "\(once)")
        }
    }
}
