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

    /// The definition means something to the SwiftUI theme manager under the name that only it reads.
    @Test func everyChosenEngineIsAsked() throws {
        let sheet = "fdlFUIKPIProgressView { tint-color: @tintColor; }\n@tintColor:#111111;\n@tintColor:#111111;\n"
        for finding in Linter(LintOptions()).lint(Source(name: "t", text: sheet)).findings
        where finding.rule == "duplicate-variable" {
            #expect(finding.fixes.allSatisfy { $0.safety == .unsafe })
        }
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
}
