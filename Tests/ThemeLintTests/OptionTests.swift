// What the options of a run change: which rules speak, how loudly, and for which engines.

import FioriTheme
import NSSSyntax
import Testing
import ThemeLint

@Suite("Options")
struct OptionTests {
    /// Two errors of two groups and a warning.
    private let sheet = "Button {\n    font-size: 12\n    font-size: 13;\n    font-color: @nowhere;\n}\n"

    private func severities(_ change: (inout LintOptions) -> Void) -> [String: Diagnostic.Severity] {
        var options = LintOptions()
        change(&options)
        let findings = Linter(options).lint(Source(name: "t.nss", text: sheet)).findings
        return Dictionary(findings.map { ($0.rule, $0.severity) }) { first, _ in first }
    }

    @Test("as they are")
    func plain() {
        let all = severities { _ in }
        #expect(all == ["missing-semicolon": .error, "duplicate-attribute": .warning, "undefined-variable": .error])
    }

    @Test("a rule's own setting beats its group's, whatever the order")
    func overrides() {
        let found = severities { options in
            options.severities = ["syntax": nil, "missing-semicolon": .advice, "cascade": .error]
        }
        #expect(found["missing-semicolon"] == .advice)
        #expect(found["duplicate-attribute"] == .error)
        #expect(found["undefined-variable"] == .error)
        let off = severities { $0.severities = ["syntax": .error, "missing-semicolon": nil] }
        #expect(off["missing-semicolon"] == nil)
        #expect(off.count == 2)
    }

    @Test("--only lets just these speak; off is stronger")
    func only() {
        #expect(Set(severities { $0.only = ["cascade"] }.keys) == ["duplicate-attribute"])
        #expect(
            Set(severities { $0.only = ["cascade", "undefined-variable"] }.keys) == [
                "duplicate-attribute", "undefined-variable",
            ])
        #expect(severities { $0.only = ["style"] }.isEmpty)
        let both = severities {
            $0.only = ["cascade", "syntax"]
            $0.severities = ["cascade": nil]
        }
        #expect(Set(both.keys) == ["missing-semicolon"])
    }

    @Test("what is asked for lies over what was agreed, a group's level over a rule's own and --only over off")
    func agreed() {
        let group = severities { options in
            options.agreed = ["duplicate-attribute": .error, "syntax": nil]
            options.severities = ["cascade": .advice]
        }
        #expect(group == ["duplicate-attribute": .advice, "undefined-variable": .error])
        let off = severities { options in
            options.agreed = ["duplicate-attribute": .error]
            options.severities = ["cascade": nil]
        }
        #expect(Set(off.keys) == ["missing-semicolon", "undefined-variable"])
        let only = severities { options in
            options.agreed = ["duplicate-attribute": nil, "syntax": nil]
            options.only = ["cascade"]
        }
        #expect(only == ["duplicate-attribute": .warning])
        // A level that was agreed stays where only the choice is narrowed.
        let level = severities { options in
            options.agreed = ["duplicate-attribute": .error]
            options.only = ["cascade"]
        }
        #expect(level == ["duplicate-attribute": .error])
    }

    @Test("a rule that speaks on request only is asked for by its own name")
    func onRequest() {
        func isOn(_ change: (inout LintOptions) -> Void) -> Bool {
            var options = LintOptions()
            change(&options)
            let sheet = Source(name: "t.nss", text: "Button { font-size: 12; font-color: #0A6ED1; }\n")
            return Linter(options).lint(sheet).findings.contains { $0.rule == "unsorted-attributes" }
        }
        #expect(!isOn { _ in })
        #expect(!isOn { $0.severities = ["style": .warning] })
        #expect(isOn { $0.agreed = ["unsorted-attributes": .advice] })
        #expect(
            isOn { options in
                options.agreed = ["unsorted-attributes": .advice]
                options.severities = ["style": .warning]
            })
        #expect(
            !isOn { options in
                options.agreed = ["unsorted-attributes": nil]
                options.severities = ["style": .warning]
            })
        #expect(
            isOn { options in
                options.agreed = ["unsorted-attributes": nil]
                options.only = ["unsorted-attributes"]
            })
    }

    @Test("a silenced rule changes no forecast's outcome")
    func forecastIsFact() {
        var options = LintOptions()
        options.severities = ["syntax": nil]
        let result = Linter(options).lint(Source(name: "t.nss", text: sheet))
        #expect(result.forecast.map(\.outcome) == [.sheetLost])
    }

    @Test("findings list the engines they hold for, and one finding serves several")
    func engines() {
        let result = lint("Label { font-color: @tintColor; }\n", [.uikit, .nui])
        #expect(result.rules == ["undefined-variable"])
        #expect(result.findings.first?.engines == ["nui"])
        let both = lint("Label { font-color: @nowhere; }\n", [.uikit, .nui])
        #expect(both.findings.first?.engines == ["uikit", "nui"])
        #expect(both.findings.first?.consequence == .crash)
    }

    @Test("findings come in order of place")
    func order() {
        let result = lint(sheet)
        let starts = result.findings.map(\.range.start)
        #expect(starts == starts.sorted())
    }

    @Test("lower sheets define variables and are not reported")
    func base() {
        let base = SyntaxTree(Source(name: "b.nss", text: "@brand: #123456\n"))
        let source = Source(name: "t.nss", text: "A { font-color: @brand; }\n")
        var options = LintOptions()
        options.only = ["undefined-variable", "syntax"]
        #expect(Linter(options).lint(source, base: [base]).findings.isEmpty)
        #expect(Linter(options).lint(source).rules == ["undefined-variable"])
    }
}
