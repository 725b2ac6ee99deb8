// Comments that silence rules: what they cover, what is said about them, and what their fixes leave.

import FioriTheme
import NSSSyntax
import Testing
import ThemeLint

@Suite("Suppressions")
struct SuppressionTests {
    private func lint(_ text: String, _ change: (inout LintOptions) -> Void = { _ in }) -> LintResult {
        var options = LintOptions()
        options.today = (2026, 6, 15)
        // Rules that the sheets here do not speak of may come and go.
        options.only = ["undefined-variable", "cascade", "missing-semicolon", "suppressions"]
        change(&options)
        return Linter(options).lint(Source(name: "t.nss", text: text))
    }

    /// `LINE:COLUMN rule` of each finding.
    private func places(_ result: LintResult) -> [String] {
        let lines = LineTable(result.tree.source)
        return result.findings.map { finding in
            let place = lines.position(at: finding.range.start)
            return "\(place.line):\(place.column) \(finding.rule)"
        }
    }

    private func places(_ text: String) -> [String] { places(lint(text)) }

    /// The sheet after all safe fixes.
    private func fixed(_ text: String, _ safety: Fix.Safety = .safe) -> String {
        var options = LintOptions()
        options.today = (2026, 6, 15)
        options.only = ["cascade", "undefined-variable", "suppressions"]
        let source = Source(name: "t.nss", text: text)
        let outcome = Fixer.fix(source, base: [], linter: Linter(options), allowing: safety)
        return String(decoding: outcome.source.bytes, as: UTF8.self)
    }

    // MARK: What is covered

    @Test(
        "covered: the finding is gone and counted",
        arguments: [
            "A {\n    /* fdltheme-allow undefined-variable -- why */\n    a: @b;\n}\n",
            "A {\n    /* fdltheme-allow undefined-variable -- why */\n\n    /* another */\n    a:\n        @b;\n}\n",
            "A {\n    a: @b; /* fdltheme-allow undefined-variable */\n}\n",
            "A {\n    a: /* fdltheme-allow undefined-variable */ @b;\n}\n",
            "A {\n    /* fdltheme-allow undefined-variable */ a: @b;\n}\n",
            "A { a: @b; } /* fdltheme-allow undefined-variable */\n",
            "/* fdltheme-allow undefined-variable */\nA { a: @b; }\n",
            "/* fdltheme-allow references */\nA { a: @b; }\n",
            "/* fdltheme-allow undefined-variable */\nA,\nB { a: @b;\n}\n",
            "/* fdltheme-allow undefined-variable */\n@a: @b;\n",
            "/* fdltheme-allow undefined-variable until 2026-06-15 -- why */\n@a: @b;\n",
            "A { a: @b; }\n/* fdltheme-allow-file undefined-variable -- why */\n",
            "/* A theme.\n * fdltheme-allow-file undefined-variable -- why,\n *   at length\n */\nA { a: @b; }\n",
            "/*fdltheme-allow undefined-variable*/\nA { a: @b; }\n",
            "A {\r\n    a: @b; /* fdltheme-allow undefined-variable */\r\n}\r\n",
            "A {\n    /* fdltheme-allow missing-semicolon */\n    a: red\n}\n",
            "@media (device:ipad) {\n    /* fdltheme-allow undefined-variable */\n    A { a: @b; }\n}\n",
        ])
    func covered(text: String) {
        let result = lint(text)
        #expect(places(result) == [])
        #expect(result.suppressed == 1)
    }

    @Test(
        "not covered",
        arguments: [
            ("A {\n    /* fdltheme-allow undefined-variable */\n    a: red;\n    b: @b;\n}\n", "4:8"),
            ("A {\n    /* fdltheme-allow undefined-variable */\n    a: red; b: @b;\n}\n", "3:16"),
            ("A {\n    a: red; /* fdltheme-allow undefined-variable */\n    b: @b;\n}\n", "3:8"),
            ("/* fdltheme-allow undefined-variable */\nA {\n    a: @b;\n}\n", "3:8"),
            ("A {\n    b: @b;\n    /* fdltheme-allow undefined-variable */\n}\n", "2:8"),
            ("A { b: @b; }\n/* fdltheme-allow undefined-variable */\n", "1:8"),
            ("A {\n    a: @b; /* fdltheme-allow duplicate-attribute */\n}\n", "2:8"),
            ("A {\n    a: @b; // fdltheme-allow undefined-variable\n}\n", "2:8"),
            ("A {\n    a: @b; /* see fdltheme-allow undefined-variable */\n}\n", "2:8"),
            ("A {\n    a: @b; /* fdltheme-allow undefined-variable until 2026-06-14 */\n}\n", "2:8"),
            ("A {\n    a: @b; /* fdltheme-allow undefined-variable until soon */\n}\n", "2:8"),
        ])
    func notCovered(text: String, place: String) {
        let result = lint(text)
        #expect(places(result).contains(place + " undefined-variable"))
        #expect(result.suppressed == 0)
    }

    @Test("one order may name several rules, one comment may hold several orders, orders may stand in a row")
    func several() {
        let one = lint("A {\n    /* fdltheme-allow undefined-variable, cascade -- why */\n    a: @b;\n    a: red;\n}\n")
        #expect(places(one) == ["2:43 unused-suppression", "4:5 duplicate-attribute"])
        let line = lint("A { a: red; a: @b; } /* fdltheme-allow undefined-variable, cascade -- why */\n")
        #expect(places(line) == [] && line.suppressed == 2)
        let lines = "/*\n * fdltheme-allow-file undefined-variable\n * fdltheme-allow-file cascade -- why\n */\n"
        #expect(places(lines + "A { a: red; a: @b; }\n") == [])
        let row = "/* fdltheme-allow undefined-variable */\n/* fdltheme-allow cascade */\nA { a: red; a: @b; }\n"
        #expect(places(row) == [])
    }

    @Test("what becomes of the sheet is said all the same")
    func forecastIsFact() {
        let result = lint("/* fdltheme-allow-file undefined-variable -- why */\nA { a: @b; }\n") {
            $0.engines = [.nui]
        }
        #expect(result.findings.isEmpty)
        #expect(result.forecast.map(\.outcome) == [.crashes])
        #expect(result.forecast.first?.rule == "undefined-variable")
    }

    // MARK: What is said of orders

    @Test(
        "unused",
        arguments: [
            ("/* fdltheme-allow-file undefined-variable -- why */\nA { a: red; }\n", ["1:24"]),
            ("/* fdltheme-allow cascade, references -- why */\nA { a: red; }\n", ["1:19", "1:28"]),
            // The nearest one is needed, the other is not.
            (
                "/* fdltheme-allow-file undefined-variable */\nA { a: @b; } /* fdltheme-allow undefined-variable */\n",
                ["1:24"]
            ),
            ("A { a: @b; } /* fdltheme-allow undefined-variable, undefined-variable */\n", ["1:52"]),
            ("/* fdltheme-allow undefined-variable */\n", ["1:19"]),
        ])
    func unused(text: String, wanted: [String]) {
        let result = lint(text) { $0.only = [] }
        let found = places(result).filter { $0.hasSuffix(" unused-suppression") }
        #expect(found == wanted.map { $0 + " unused-suppression" })
    }

    @Test("a rule that did not run, or a group not all of which ran, is no evidence")
    func notJudged() {
        let rule = "/* fdltheme-allow-file undefined-variable -- why */\nA { a: red; }\n"
        #expect(places(lint(rule) { $0.only = ["missing-semicolon", "suppressions"] }) == [])
        #expect(places(lint(rule) { $0.severities = ["undefined-variable": nil] }) == [])
        #expect(places(lint(rule) { $0.severities = ["references": nil] }) == [])
        let group = "/* fdltheme-allow-file syntax -- why */\nA { a: red; }\n"
        #expect(places(lint(group) { $0.only = ["missing-semicolon", "suppressions"] }) == [])
        #expect(places(lint(group) { $0.only = ["syntax", "suppressions"] }) == ["1:24 unused-suppression"])
        #expect(places(lint(rule) { $0.severities = ["unused-suppression": nil] }) == [])
    }

    @Test("orders can be about orders")
    func aboutThemselves() {
        let unused = "/* fdltheme-allow undefined-variable */ /* fdltheme-allow unused-suppression */\nA { a: red; }\n"
        #expect(places(unused) == ["1:19 unused-suppression"])
        let whole = "/* fdltheme-allow undefined-variable */\nA { a: red; }\n"
        let result = lint(whole + "/* fdltheme-allow-file suppressions */\n")
        #expect(places(result) == [] && result.suppressed == 1)
        #expect(places(whole + "/* fdltheme-allow-file unknown-suppression */\n") == ["1:19 unused-suppression"])
    }

    @Test(
        "unknown",
        arguments: [
            ("/* fdltheme-allow undefined-varable -- why */\n@a: red;\n", "1:19", "did you mean 'undefined-variable'?"),
            ("/* fdltheme-allow Cascade -- why */\n@a: red;\n", "1:19", "did you mean 'cascade'?"),
            ("/* fdltheme-allow zzzzzz -- why */\n@a: red;\n", "1:19", "'fdltheme rules' lists them"),
            ("/* fdltheme-allow */\n@a: red;\n", "1:4", "write the rule behind it, then '--' and the reason"),
            ("/* fdltheme-alow cascade */\n@a: red;\n", "1:4", "did you mean 'fdltheme-allow'?"),
            (
                "@a: @b; /* fdltheme-allow undefined-variable it is fine */\n", "1:46",
                "write ',' between rules, and '--' before the reason"
            ),
            (
                "@a: @b; /* fdltheme-allow undefined-variable until 2026-02-30 */\n", "1:52",
                "write the last day as 'until 2027-01-31'"
            ),
            (
                "@a: @b; /* fdltheme-allow undefined-variable until -- why */\n", "1:46",
                "write the last day as 'until 2027-01-31'"
            ),
        ])
    func unknown(text: String, place: String, help: String) throws {
        let result = lint(text)
        let finding = try #require(result.findings.first { $0.rule == "unknown-suppression" })
        #expect(places(result).contains(place + " unknown-suppression"))
        #expect(finding.help == help)
        #expect(finding.severity == .error)
    }

    @Test("orders of other tools, and words that merely look like one, are left alone")
    func others() {
        #expect(places("/* fdltheme-expect nothing */\n/* fdltheme-format off */\n@a: red;\n") == [])
        #expect(places("/* fdltheme */ /* xfdltheme-allow x */ /* not fdltheme-allow x */\n@a: red;\n") == [])
        #expect(places("/* fdltheme-") == [])
        #expect(places("/* fdltheme-allow") == ["1:4 unknown-suppression"])
    }

    @Test("no reason is a finding for those who ask")
    func unexplained() {
        let sheet =
            "@a: @b; /* fdltheme-allow undefined-variable */\n@c: @d; /* fdltheme-allow undefined-variable -- x */\n"
        #expect(!lint(sheet) { $0.only = [] }.findings.contains { $0.rule == "unexplained-suppression" })
        let asked = lint(sheet) { $0.severities = ["unexplained-suppression": .warning] }
        #expect(places(asked) == ["1:12 unexplained-suppression"])
        #expect(asked.findings.first?.severity == .warning)
        #expect(places(lint(sheet) { $0.only = ["unexplained-suppression", "undefined-variable"] }).count == 1)
        #expect(lint(sheet) { $0.severities = ["suppressions": .error] }.findings.isEmpty)
    }

    @Test("expired from the day after; without a day nothing expires")
    func expired() {
        let sheet = "@a: @b; /* fdltheme-allow undefined-variable until 2026-06-15 -- x */\n"
        #expect(lint(sheet).findings.isEmpty)
        let after = lint(sheet) { $0.today = (2026, 6, 16) }
        #expect(places(after) == ["1:5 undefined-variable", "1:27 expired-suppression"])
        #expect(after.findings.last?.message == "'undefined-variable' was silenced until 2026-06-15")
        #expect(lint(sheet) { $0.today = (2027, 1, 1) }.suppressed == 0)
        #expect(lint(sheet) { $0.today = nil }.suppressed == 1)
    }

    // MARK: Fixes

    @Test(
        "fixes",
        arguments: [
            ("A {\n    /* fdltheme-allow cascade -- x */\n    a: red;\n}\n", "A {\n    a: red;\n}\n"),
            ("A {\n    a: red; /* fdltheme-allow cascade -- x */\n}\n", "A {\n    a: red;\n}\n"),
            ("/* fdltheme-allow-file cascade -- x */\r\nA { a: red; }\r\n", "A { a: red; }\r\n"),
            (
                "A { a: @b; } /* fdltheme-allow cascade, undefined-variable -- x */\n",
                "A { a: @b; } /* fdltheme-allow undefined-variable -- x */\n"
            ),
            (
                "A { a: @b; } /* fdltheme-allow cascade, undefined-variable, style, cascade until 2020-01-01 -- x */\n",
                "A { a: @b; } /* fdltheme-allow undefined-variable, style -- x */\n"
            ),
            ("A { a: red; } /* fdltheme-allow cascade until 2020-01-01, undefined-variable */\n", "A { a: red; }\n"),
            ("A { a: b/* fdltheme-allow cascade */c; }\n", "A { a: b c; }\n"),
            // Something else is in the comment: its author takes it out.
            ("/* A.\n * fdltheme-allow-file cascade -- x\n */\n", "/* A.\n * fdltheme-allow-file cascade -- x\n */\n"),
            // What a reader of lines makes of these sheets would change.
            ("@a: red; /* fdltheme-allow cascade */\n", "@a: red; /* fdltheme-allow cascade */\n"),
            ("/* fdltheme-allow cascade */ @a: red;\n", "/* fdltheme-allow cascade */ @a: red;\n"),
            ("/* fdltheme-allow cascade --\n@b: red; */\n", "/* fdltheme-allow cascade --\n@b: red; */\n"),
        ])
    func fixes(text: String, wanted: String) {
        #expect(fixed(text) == wanted)
    }

    @Test("a silenced finding is not mended")
    func silencedIsNotMended() {
        let sheet = "A { a: red; a: red; } /* fdltheme-allow duplicate-attribute -- x */\n"
        #expect(fixed(sheet, .unsafe) == sheet)
    }

    // MARK: Every rule's own examples, and cost

    @Test("examples of the rules in this group", arguments: RuleList.all.filter { $0.group == .suppressions })
    func examples(rule: LintRule) {
        #expect(rule.bad().count >= 3 && rule.good().count >= 3)
        for example in rule.bad() {
            let result = Linter(rule.options(for: example)).lint(Source(name: "t.nss", text: example.sheet))
            let others = result.findings.filter { $0.rule != rule.id && $0.rule != "undefined-variable" }
            #expect(result.findings.contains { $0.rule == rule.id }, "\(example.sheet)")
            #expect(others.isEmpty, "\(example.sheet)")
        }
        for example in rule.good() {
            let result = Linter(rule.options(for: example)).lint(Source(name: "t.nss", text: example.sheet))
            #expect(result.findings.isEmpty, "\(example.sheet)")
        }
    }

    @Test("time grows with the sheet, whatever it holds")
    func linear() {
        func seconds(_ text: String) -> Double {
            let source = Source(name: "t.nss", text: text)
            let clock = ContinuousClock()
            let times = (0..<3).map { _ in clock.measure { _ = Linter(LintOptions()).lint(source) } }
            return (times.min() ?? .zero) / .seconds(1)
        }
        // Four times as much takes about four times as long; sixteen times would show that all is looked through for each.
        func growth(_ text: (Int) -> String) -> Double {
            let (few, many) = (seconds(text(400)), seconds(text(1_600)))
            return many / few
        }
        let comment = "/* fdltheme-allow undefined-variable */ "
        #expect(growth { String(repeating: comment, count: $0) + "A { a: @b; }" } < 10)
        #expect(
            growth { count in
                String(repeating: comment, count: count) + "A { " + String(repeating: "a: @b; ", count: count) + "}"
            } < 10)
        #expect(
            growth { count in
                "/* fdltheme-allow " + String(repeating: "undefined-variable, ", count: count) + "x */ A { a: @b; }"
            } < 10)
        #expect(growth { "/*" + String(repeating: " fdltheme-", count: $0 * 20) + "*/" } < 10)
    }
}
