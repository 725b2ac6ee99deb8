// The rules on what each engine makes of a definition, held against the readers themselves.

import FioriTheme
import NSSSyntax
import Testing
import ThemeLint

@Suite("Rules on engines")
struct EngineRuleTests {
    private static let group = ["engines"]

    private func places(_ text: String, _ engines: [Engine] = [.swiftui]) -> [String] {
        lint(text, engines, only: Self.group).places
    }

    /// What the SwiftUI reader has of a sheet, as `key=value`.
    private func read(_ bytes: [UInt8]) -> [String] {
        SwiftUIReader.definitions(Source(name: "t.nss", bytes: bytes)).map { $0.key + "=" + $0.value }
    }

    @Test(
        "each way to miss a line, and the line as it should be",
        arguments: [
            ("  @tintColor:#0A6ED1;\n", "definition-not-seen"), ("\t@tintColor:#0A6ED1;\n", "definition-not-seen"),
            ("@tintColor:#0A6ED1; /* see: the guide */\n", "definition-not-seen"),
            ("@tintColor:\n#0A6ED1;\n", "definition-not-seen"), ("@tintColor\n:#0A6ED1;\n", "definition-not-seen"),
            ("/* tint */ @tintColor:#0A6ED1;\n", "definition-not-seen"),
            ("@tintColor :#0A6ED1;\n", "definition-misread"), ("@tintColor\t:\t#0A6ED1;\n", "definition-misread"),
            ("@tintColor : #0A6ED1 ;\n", "definition-misread"),
            ("@tintColor:#0A6ED1; /* was #11223344 */\n", "definition-misread"),
        ])
    func mended(_ sheet: String, _ rule: String) {
        let result = lint(sheet, [.swiftui], only: Self.group)
        #expect(result.rules == [rule])
        #expect(result.findings.allSatisfy { $0.severity == .error && $0.engines == ["swiftui"] })
        let fixes = result.findings.compactMap(\.fixes.first)
        #expect(fixes.map(\.safety) == [.safe])
        let (bytes, _) = Fix.apply(fixes, to: Array(sheet.utf8))
        #expect(read(bytes) == ["tintColor=#0A6ED1"], "\(String(decoding: bytes, as: UTF8.self))")
    }

    @Test("blanks that change nothing are left alone")
    func harmless() {
        for sheet in [
            "@tintColor: #0A6ED1;\n", "@tintColor:#0A6ED1; \n", "@tintColor:#0A6ED1; /* the brand's */\n",
            "@tintColor:/* brand */#0A6ED1;\n", "@tintColor:#0A6ED1;\r\n", "@tintColor:#0A6ED1;",
            "  @rowHeight:44;\n", "@inner : 4;\n", "@tintColor: rgb(1, 2, 3);\n",
        ] {
            #expect(places(sheet) == [], "\(sheet)")
        }
        #expect(places("@tintColor: black;\n") == ["1:13 definition-misread"])
        #expect(places("  @tintColor : black;\n", [.uikit, .nui]) == [])
    }

    @Test("definitions that name each other's colours crash the app, and are told once")
    func cycles() throws {
        let own = lint("@primaryLabel:primaryLabel;\n", [.swiftui], only: ["variable-cycle"])
        #expect(own.findings.map(\.message) == ["'@primaryLabel' is given its own colour"])
        #expect(own.findings.map(\.consequence) == [.crash])
        let two = lint("@tintColor:header;\n@header:tintColor;\n", [.swiftui], only: ["variable-cycle"])
        #expect(two.findings.map(\.message) == ["'@tintColor' leads back to itself through '@header'"])
        // Of other variants none asks for the other.
        #expect(lint("@tintColor:header;\n", [.swiftui], only: ["variable-cycle"]).findings.isEmpty)
    }

    @Test(
        "what a reader of lines makes of a breach of the grammar is said, where nobody loses the sheet",
        arguments: [
            ("@tintColor:#0A6ED1\n", "missing-semicolon", Diagnostic.Consequence.valueLost, "#0A6ED"),
            ("@tintColor:\"#0A6ED1\";\n", "quoted-value", .applied, "\"#0A6ED1\""),
            ("@tintColor:#0A6ED1;;\n", "stray-semicolon", .applied, "#0A6ED1;"),
            ("Label {\n@tintColor:#FF0000;\n}\n", "definition-inside-block", .applied, "#FF0000"),
        ])
    func breaches(_ sheet: String, _ rule: String, _ consequence: Diagnostic.Consequence, _ taken: String) throws {
        let finding = try #require(lint(sheet, [.swiftui], only: [rule]).findings.first)
        #expect(finding.consequence == consequence)
        #expect(finding.notes.contains { $0.message.hasSuffix("it takes '\(taken)' for the value") })
        let all = lint(sheet, [.uikit, .swiftui], only: [rule]).findings
        #expect(all.map(\.consequence) == [.sheetLost])
    }

    @Test("a definition in a comment counts for a reader of lines, also where no other engine is chosen")
    func inComments() {
        let sheet = "/* the old one\n@tintColor:#FF0000;\n*/\n@tintColor:#00FF00;\n"
        let result = lint(sheet, [.swiftui], only: ["engines-disagree"])
        #expect(result.places == ["2:1 engines-disagree"])
        #expect(result.findings.map(\.message) == ["'@tintColor' counts, although it stands in a comment"])
        // Of two definitions the first one counts, and an indented line is none.
        let behind = "@tintColor:#00FF00;\n/* the old one\n@tintColor:#FF0000;\n  @header:#FF0000;\n*/\n"
        #expect(lint(behind, [.swiftui], only: ["engines-disagree"]).findings.isEmpty)
    }

    @Test("a line that other rules speak of is theirs")
    func others() {
        let fault = lint("@tintColor:#0A6ED1\n", [.swiftui]).rules
        #expect(fault.contains("missing-semicolon") && !fault.contains("definition-misread"))
        let two = lint("@tintColor:#0A6ED1; @line:#111111;\n", [.swiftui]).rules
        #expect(two.contains("several-statements-on-a-line") && !two.contains("definition-not-seen"))
    }

    @Test("a definition that stands in '@media' or twice is not moved silently")
    func carefully() {
        let media = lint("@media (device:ipad) {\n    @tintColor:#0A6ED1;\n}\n", [.swiftui], only: Self.group)
        #expect(media.rules == ["definition-not-seen"])
        #expect(media.findings[0].fixes.isEmpty)
        let twice = lint("  @tintColor:#0A6ED1;\n@tintColor:#111111;\n", [.swiftui], only: Self.group)
        #expect(twice.rules == ["definition-not-seen"])
        #expect(twice.findings[0].fixes.map(\.safety) == [.unsafe])
    }

    @Test("blocks are spoken of once, on the first that sets a colour")
    func blocks() {
        let sheet = "A { height: 4; }\nB { font-color: red; }\nC { font-color: red; }\n"
        #expect(places(sheet) == ["2:1 block-ignored"])
        #expect(places("A { height: 4; }\n") == [])
        #expect(places(sheet, [.uikit]) == [])
    }

    @Test("readers disagree on words, endings, comments and conditions")
    func disagreement() {
        let both: [Engine] = [.uikit, .swiftui]
        #expect(places("@tintColor:red;\n", both) == ["1:12 engines-disagree"])
        #expect(places("@tintColor:red;\n", [.swiftui]) == [])
        #expect(places("@tintColor:black;\n", both) == [])
        #expect(places("@tintColor:primaryLabel_darkBackground;\n", both) == ["1:12 engines-disagree"])
        #expect(places("@tintColor:primaryLabel;\n", both) == [])
        #expect(places("/*\n@tintColor:#0A6ED1;\n*/\n", both) == ["2:1 engines-disagree"])
        #expect(places("/*\n * @tintColor:#0A6ED1;\n */\n", both) == [])
        #expect(places("@media (device:ipad) {\n@tintColor:#0A6ED1;\n}\n", both) == ["2:1 engines-disagree"])
        let value = "@tintColor:#111111;\n@media (device:ipad) {\n@tintColor:#0A6ED1;\n}\n"
        #expect(places(value, both) == ["3:1 engines-disagree"])
    }

    @Test("what another rule says of a definition is not said again")
    func silentBesideOthers() {
        let both: [Engine] = [.uikit, .swiftui]
        for (sheet, rule) in [
            ("@tintColor:#1EE68A00;\n", "ambiguous-hex-alpha"),
            ("@tintColor:rgb(1, 2, 3);\n", "unsupported-color-function"),
            ("@tintColor:#111111;\n@tintColor:#222222;\n", "duplicate-variable"),
            ("  @tintColor:red;\n", "definition-not-seen"), ("@tintColor: red;\n", "definition-misread"),
        ] {
            let rules = lint(sheet, both).rules
            #expect(rules.contains(rule) && !rules.contains("engines-disagree"), "\(sheet): \(rules)")
        }
    }

    @Test("the two values are told, and the fix makes them one")
    func values() throws {
        let result = lint("@tintColor:red;\n", [.uikit, .swiftui], only: Self.group)
        let finding = try #require(result.findings.first)
        let note = try #require(finding.notes.first?.message)
        #expect(note.contains("SAPFiori (UIKit) shows #FF0000FF"))
        #expect(note.contains("the SwiftUI theme manager shows system:red"))
        let (bytes, _) = Fix.apply(finding.fixes, to: Array("@tintColor:red;\n".utf8))
        #expect(String(decoding: bytes, as: UTF8.self) == "@tintColor:#FF0000;\n")
    }

    @Test("an engine that reads no block misses no variable in it")
    func blocksOfOthers() {
        #expect(lint("Label { font-color: @primaryLabel; }\n", [.uikit, .swiftui]).rules == ["block-ignored"])
        let part = lint("@gap:4;\nButton { padding: 8 @gap; }\n", [.uikit, .swiftui], only: ["variable-inside-value"])
        #expect(part.findings.map(\.engines) == [["uikit"]])
        #expect(lint("@gap:4;\nButton { padding: 8 @gap; }\n", [.swiftui], only: ["variable-inside-value"]).rules == [])
        let definition = lint("@tintColor:@negativeLabel;\n", [.swiftui], only: ["undefined-variable"]).findings
        #expect(definition.map { $0.fixes.first?.title } == ["replace with 'negativeLabel'"])
    }

    @Test(
        "each definition that a reader of lines loses is told",
        arguments: [
            ("@tintColor/**/:#ff0000;\n", "1:1 definition-misread"),
            ("@tintColor:red/* brand */;\n", "1:12 definition-misread"),
            ("@media (device: ipad) { @tintColor:red; }\n", "1:25 definition-not-seen"),
            ("@media (device: ipad) {\n    @gap:4; @tintColor:red;\n}\n", "2:13 several-statements-on-a-line"),
            ("@media (device: ipad) {\n    @gap:4;\n    @tintColor:red;\n}\n", "3:5 definition-not-seen"),
        ])
    func lostLines(_ text: String, _ place: String) {
        let said = lint(text, [.swiftui], only: ["engines", "syntax"]).places
        #expect(said.contains(place), "\(said)")
        let stack = ThemeStack(Theme(Source(name: "t.nss", text: text)), engine: .swiftui)
        #expect(stack.replacedVariants(of: "tintColor", in: MediaCells(.iphone, .portrait)).isEmpty)
    }

    @Test("a line that is not seen is no first definition")
    func onlyOneSeen() {
        #expect(lint("  @tintColor:red;\n@tintColor:blue;\n", [.swiftui], only: ["duplicate-variable"]).rules == [])
        #expect(lint("@tintColor:red;\n@tintColor:blue;\n", [.swiftui], only: ["duplicate-variable"]).rules.count == 1)
    }

    @Test("a partial override names the engines that read one of its keys, the place and the value that are shown")
    func partialOverride() throws {
        let rule = ["palette-override-partial"]
        let key = "@tintColor_elevatedContrastLightBackground:red;\n"
        #expect(lint(key, [.uikit, .swiftui], only: rule).findings.map(\.engines) == [["uikit"]])
        let text = "Label { font-color: @tintColorDark; }\n@tintColor:red;\n@tintColorDark:blue;\n"
        let finding = try #require(lint(text, only: rule).findings.first)
        #expect(lint(text, only: rule).places == ["2:1 palette-override-partial"])
        let added = String(decoding: finding.fixes[0].edits[0].replacement, as: UTF8.self)
        #expect(added.contains("@tintColor_darkBackground:red;") && !added.contains("blue"))
    }

    @Test("an old tint name is shadowed where nothing asks for itself, by a sheet below, too")
    func shadowedAlias() {
        let rule = ["shadowed-tint-alias"]
        let both = "@tintColor:red;\n@tintColorDark:blue;\n"
        #expect(lint(both, [.swiftui], only: rule).places == ["2:1 shadowed-tint-alias"])
        // The SDK's own look asks for it in UIKit.
        #expect(lint(both, [.uikit], only: rule).rules == [])
        #expect(lint(both + "@primaryLabel:tintColorDark;\n", [.swiftui], only: rule).rules == [])
        var options = LintOptions()
        options.engines = [.swiftui]
        options.only = rule + ["palette-override-partial"]
        let base = SyntaxTree(Source(name: "base.nss", text: "@tintColor_lightBackground:#111111;\n"))
        let sheet = Source(name: "t.nss", text: "@tintColorDark:#222222;\n")
        #expect(Linter(options).lint(sheet, base: [base]).rules == rule)
    }

    @Test("an old tint name that is given itself leads back to itself")
    func aliasOfItself() {
        for engine: Engine in [.uikit, .swiftui] {
            let found = lint("@tintColorDark:tintColorDark;\n", [engine], only: ["variable-cycle"]).findings
            #expect(found.map(\.consequence) == [.crash])
        }
    }

    @Test("a colour that an older palette lacks is told under its bare name, too")
    func newerNames() {
        var options = LintOptions()
        options.palette = .v6
        options.only = ["newer-than-sdk"]
        let text =
            "Label { font-color: chartBad; }\nButton { font-color: @chartBad; }\n@tintColor: chartBad;\nC { font-color: red; }\n"
        #expect(
            Linter(options).lint(Source(name: "t.nss", text: text)).places == [
                "1:21 newer-than-sdk", "2:22 newer-than-sdk", "3:13 newer-than-sdk",
            ])
        options.palette = .latest
        #expect(Linter(options).lint(Source(name: "t.nss", text: text)).places == [])
    }
}
