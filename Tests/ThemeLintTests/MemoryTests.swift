// What a run keeps from sheet to sheet changes no finding, and what is foretold without a second reading is what NUI's
// own reader says.

import FioriTheme
import NSSSyntax
import TestSupport
import Testing

@testable import ThemeLint

@Suite("Memory from sheet to sheet")
struct MemoryTests {
    /// Sheets drawn from names and values that rules have something to say of.
    private static func drawn(_ count: Int, seed: UInt64) -> [Source] {
        var random = SeededGenerator(seed: seed)
        func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
        let attributes = Catalogue.sdk.attributeNames
        let states = [
            "", "", "", "-disabled", "-highlighted", "-normal", "-selected-highlighted", "-pressed", "-selcted",
        ]
        let values = [
            "#123456", "#12345", "#1234567A", "red", "clear", "17", "17.5", "-3", "17px", "0", "9999", "large", "true",
            "1 2 3 4", "1 2", "1, 2", "rgb(1,2,3)", "rgba(1, 2, 3, 0)", "left", "middle", "72-Bold", "@a", "@b",
            "@a /* c */", "@tintColor", "@nope", "@a @b", "grey1",
        ]
        let paths = [
            "Label", "Button", "NavigationBar", "SegmentedControl", "MyThing", "AppCard_title", "Labl",
            "fdlFUIObjectView_headlineLabel", "fdlFUIKPIView_captionLabl",
        ]
        return (0..<count).map { index in
            var text = ""
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                text += "@\(pick(["a", "b", "tintColor", "accent"])): \(pick(values));\n"
            }
            for _ in 0..<Int.random(in: 1..<12, using: &random) {
                let isMedia = Int.random(in: 0..<6, using: &random) == 0
                if isMedia { text += "@media (\(pick(["device:ipad", "device:iphone", "orientation:landscape"]))) {\n" }
                text += pick(paths) + (Bool.random(using: &random) ? ", " + pick(paths) : "") + " {\n"
                for _ in 0..<Int.random(in: 0..<7, using: &random) {
                    text += "    \(pick(attributes) + pick(states)): \(pick(values));\n"
                }
                text += "}\n" + (isMedia ? "@b: #222222;\n}\n" : "")
            }
            return Source(name: "\(index).nss", text: text)
        }
    }

    private static func told(_ result: LintResult) -> [String] {
        result.findings.map { "\($0.range.start) \($0.rule) \($0.severity) \($0.message) \($0.notes) \($0.fixes)" }
            + result.forecast.map { "\($0)" }
    }

    @Test("a sheet has the same findings whatever came before it", arguments: [[Engine.uikit], [.nui, .swiftui]])
    func sameFindings(_ engines: [Engine]) {
        var options = LintOptions()
        options.engines = engines
        let linter = Linter(options)
        let sheets =
            Self.drawn(120, seed: 11) + Fixtures.all.map { Source(name: $0.name, bytes: $0.bytes) }
        let alone = sheets.map { Self.told(linter.lint($0)) }
        #expect(alone.joined().count > 500)
        for order in [Array(sheets.indices), sheets.indices.reversed()] {
            let memory = LintMemory(options)
            for index in order {
                let together = Self.told(linter.lint(sheets[index], base: [], memory: memory))
                #expect(together == alone[index], "\(sheets[index].name)")
            }
        }
    }

    @Test("a sheet of more names than are kept leaves no trace in the next one")
    func bounds() {
        let linter = Linter(LintOptions())
        var text = ""
        for number in 0..<12_000 { text += "A\(number) { x-\(number)-y: value\(number); font-size: 17; }\n" }
        let memory = LintMemory(LintOptions())
        _ = linter.lint(Source(name: "large.nss", text: text), base: [], memory: memory)
        #expect(memory.attributes.count > 10_000)
        let next = Source(name: "next.nss", text: "Label { font-colr: #12345; }\n")
        let result = linter.lint(next, base: [], memory: memory)
        #expect(memory.attributes.count < 10)
        #expect(Self.told(result) == Self.told(linter.lint(next)))
    }

    @Test("a crash is foretold where NUI's own reader has it", arguments: [1, 2, 3])
    func forecastAgreesWithReader(_ seed: UInt64) {
        let linter = Linter(
            {
                var options = LintOptions()
                options.engines = [.nui]
                return options
            }())
        var crashes = 0
        var isTold = 0
        for sheet in Self.drawn(400, seed: seed) {
            let tree = SyntaxTree(sheet)
            guard tree.faults.isEmpty else { continue }
            let uses = NUIReader(sheet).undefinedUses()
            let vain = VainUses(tree, VariableIndex(tree))
            if vain.isExact {
                #expect(vain.first { _ in true } == uses.first?.range.start)
                #expect(vain.first { $0 != "@nope" } == uses.first { $0.variable != "@nope" }?.range.start)
                isTold += 1
            }
            let forecast = linter.lint(sheet).forecast
            #expect(forecast.map(\.outcome) == [uses.isEmpty ? .loads : .crashes])
            #expect(forecast.map(\.offset) == [uses.first?.range.start])
            crashes += uses.isEmpty ? 0 : 1
        }
        #expect(crashes > 50)
        #expect(isTold > 50)
    }

    @Test("what a later declaration of the block replaces is not looked up")
    func replaced() {
        func first(_ text: String) -> Int? {
            let tree = SyntaxTree(Source(name: "t.nss", text: text))
            return VainUses(tree, VariableIndex(tree)).first { _ in true }
        }
        #expect(first("A { x: @u; x: red; }") == nil)
        #expect(first("A { x: red; x: @u; }") == 15)
        #expect(first("A { x: @u; } B { x: red; }") == 7)
        #expect(first("@media (device:ipad) { A { x: @u; } }") == nil)
        #expect(first("@media (device:ipad) { @u: red; } A { x: @u; }") == 41)
        #expect(first("A { x: @u; } @u: red;") == nil)
    }
}
