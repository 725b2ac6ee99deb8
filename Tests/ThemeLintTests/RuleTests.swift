// The list of rules against the documented table, and each rule against its own examples.

import Foundation
import NSSSyntax
import TestSupport
import Testing
import ThemeLint

extension LintRule: CustomTestStringConvertible {
    /// Its id, which is all that a test's title should show.
    public var testDescription: String { id }
}

@Suite("Rules")
struct RuleTests {
    /// A row of the documented table: group, id, severity, fix.
    static let documented: [[String]] = {
        let text = (try? String(contentsOf: Fixtures.file("Tests/Fixtures/rules.tsv"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    }()

    @Test("ids are unique, in the order of the documented table, in its groups")
    func order() {
        let ids = RuleList.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        let wanted = Self.documented.map { $0[1] }.filter { ids.contains($0) }
        #expect(ids == wanted)
        for rule in RuleList.all {
            #expect(Self.documented.contains { $0[0] == rule.group.rawValue && $0[1] == rule.id }, "\(rule.id)")
            #expect(RuleList.rule(rule.id)?.id == rule.id)
        }
        #expect(RuleList.rule("no-such-rule") == nil)
        #expect(RuleGroup.allCases.allSatisfy { group in !ids.contains(group.rawValue) })
    }

    @Test("every rule of the group Syntax is there, and those of References and Cascade that need no catalogue")
    func complete() {
        let ids = Set(RuleList.all.map(\.id))
        let wanted =
            Self.documented.filter { $0[0] == "syntax" }.map { $0[1] } + [
                "undefined-variable", "unused-variable", "duplicate-variable", "variable-cycle", "variable-chain",
                "variable-inside-value", "variable-only-in-media", "duplicate-attribute", "duplicate-block",
                "duplicate-class-path", "empty-block", "misspelt-palette-name",
            ]
        #expect(wanted.filter { !ids.contains($0) } == [])
    }

    @Test("severity and fix are the documented ones", arguments: RuleList.all)
    func documented(_ rule: LintRule) throws {
        let row = try #require(Self.documented.first { $0[1] == rule.id })
        let worst: Diagnostic.Severity =
            row[2].contains("E") ? .error : row[2].contains("W") ? .warning : .advice
        #expect(rule.severity == worst)
        #expect(row[3].contains(rule.fixing.rawValue), "\(row[3])")
    }

    @Test("summary and reason are there and read as sentences", arguments: RuleList.all)
    func words(_ rule: LintRule) {
        #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
        #expect(rule.why.count > 20 && rule.why.hasSuffix("."))
        #expect(!rule.why.contains("  ") && !rule.why.contains("\n"))
        #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "8" })
    }

    @Test("bad examples give this rule's finding and no other; good ones give none", arguments: RuleList.all)
    func examples(_ rule: LintRule) {
        #expect(rule.bad().count >= 3)
        #expect(rule.good().count >= 3)
        for example in rule.bad() {
            let result = rule.lint(example)
            #expect(Set(result.rules) == [rule.id], "\(example.sheet)")
            for finding in result.findings {
                // A comment that ends early is an error where that costs the sheet: what is left over is no token.
                #expect(finding.severity <= rule.severity || rule.id == "comment-inside-comment")
                for fix in finding.fixes where rule.fixing == .unsafe || rule.fixing == .near {
                    #expect(
                        fix.safety == .unsafe
                            || Self.documented.contains { $0[1] == rule.id && $0[3].contains("safe if") })
                }
                if rule.fixing == .none { #expect(finding.fixes.isEmpty, "\(example.sheet)") }
            }
        }
        for example in rule.good() {
            #expect(rule.lint(example).places == [], "\(example.sheet)")
        }
    }

    @Test("a rule alone says what it says among all", arguments: RuleList.all)
    func alone(_ rule: LintRule) {
        // What a comment allows is not known where the other rules do not run.
        if rule.id == "unused-suppression" { return }
        for example in rule.bad() + rule.good() {
            var options = rule.options(for: example)
            options.only = [rule.id]
            let base = example.base.map { SyntaxTree(Source(name: "base.nss", text: $0)) }
            let source = Source(name: "example.nss", bytes: example.bytes)
            let alone = Linter(options).lint(source, base: base).findings
            #expect(
                alone.map(\.message) == rule.lint(example).findings.filter { $0.rule == rule.id }.map(\.message),
                "\(example.sheet)")
        }
    }

    @Test("no text of a finding is long, however long a word of the sheet is", arguments: RuleList.all)
    func longWords(_ rule: LintRule) {
        let tail = Array(String(repeating: "xé😀", count: 430).utf8)
        for example in rule.bad().prefix(3) {
            let tokens = SyntaxTree(Source(name: "t.nss", bytes: example.bytes)).tokens
            let words = (0..<tokens.count).filter { tokens.kinds[$0] == .word || tokens.kinds[$0] == .atWord }
            for word in words.prefix(12) {
                var bytes = example.bytes
                bytes.insert(contentsOf: tail, at: tokens.range(word).end)
                let result = Linter(rule.options(for: example)).lint(Source(name: "t.nss", bytes: bytes))
                for finding in result.findings {
                    let texts =
                        [finding.message, finding.help ?? ""] + finding.notes.map(\.message)
                        + finding.fixes.map(\.title)
                    let long = texts.filter { $0.utf8.count >= 1000 }.map { $0.prefix(90) }
                    #expect(long == [], "\(finding.rule)")
                    let cut = texts.filter { $0.unicodeScalars.contains("\u{FFFD}") }.map { $0.prefix(90) }
                    #expect(cut == [], "\(finding.rule)")
                }
            }
        }
    }

    @Test("a rule's fix mends its bad examples: nothing of the rule is left, and nothing new", arguments: RuleList.all)
    func fixes(_ rule: LintRule) {
        guard rule.fixing != .none else { return }
        var mended = 0
        for example in rule.bad() {
            let linter = Linter(rule.options(for: example))
            let source = Source(name: "t.nss", bytes: example.bytes)
            let outcome = Fixer.fix(
                source, base: example.base.map { SyntaxTree(Source(name: "base.nss", text: $0)) }, linter: linter,
                allowing: .unsafe)
            if outcome.applied == 0 { continue }
            mended += 1
            #expect(!outcome.remaining.findings.contains { $0.rule == rule.id }, "\(example.sheet)")
        }
        #expect(mended > 0, "no example shows the fix")
    }
}
