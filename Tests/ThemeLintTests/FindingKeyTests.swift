// What keeps the identity of a finding, and what changes it. Must not know reports.

import NSSSyntax
import TestSupport
import Testing
import ThemeLint

@Suite("Identity of findings")
struct FindingKeyTests {
    /// The key of what a sheet marks with `«…»`.
    private func key(_ marked: String, rule: String = "r", engines: [String] = ["uikit"]) -> FindingKey {
        keys(marked, rule: rule, engines: engines)[0]
    }

    private func keys(_ marked: String, rule: String = "r", engines: [String] = ["uikit"]) -> [FindingKey] {
        var text = ""
        var starts: [Int] = []
        var findings: [Diagnostic] = []
        for character in marked {
            switch character {
            case "«": starts.append(text.utf8.count)
            case "»":
                findings.append(
                    Diagnostic(
                        rule: rule, severity: .error, message: "m",
                        range: TextRange(starts.removeLast(), text.utf8.count), engines: engines))
            default: text.append(character)
            }
        }
        return FindingKey.keys(of: findings, in: SyntaxTree(Source(name: "a.nss", text: text)))
    }

    private func fields(_ key: FindingKey) -> [String] { [key.classPath, key.attribute, key.state, key.text] }

    @Test("what a finding is about")
    func contexts() {
        #expect(fields(key("A, B_c { font-color-disabled: «@x»; }")) == ["A , B_c", "font-color", "disabled", "@x"])
        #expect(fields(key("A {\n  «font-color»: @x;\n}")) == ["A", "font-color", "", "font-color"])
        #expect(
            fields(key("@media (device:ipad) { A { a: «1  /* c\n d */ 2»; } }")) == ["A", "a", "", "1 /* c d */ 2"])
        #expect(fields(key("@brand: «red»;")) == ["", "@brand", "", "red"])
        // Before a block the words say which one it is.
        #expect(fields(key("A, «B» { a: 1; }")) == ["", "", "", "B"])
        #expect(fields(key("«@import» x;")) == ["", "", "", "@import"])
        #expect(fields(key("a «é» b")) == ["", "", "", "é"])
    }

    @Test("where something is missing, the word before it says where")
    func gaps() {
        #expect(fields(key("A { font-size: 12«» }")) == ["A", "font-size", "", "12"])
        #expect(fields(key("A { font-size: 12  /* c */ «» }")) == ["A", "", "", "12"])
        #expect(fields(key("A { a: 1;«»")) == ["A", "a", "", ";"])
        #expect(fields(key("«»")) == ["", "", "", ""])
        #expect(fields(key("  «  »")) == ["", "", "", ""])
    }

    @Test("lines, blanks and comments around do not matter")
    func moves() {
        let plain = key("A { font-color: «@x»; }")
        for moved in [
            "/* c */\n\n@y: 1;\nA {\r\n\tfont-color:«@x»;\r\n}", "B { a: 1; }\nA{/* d */font-color :\n«@x» ;}",
            "A { a: 1; font-color: «@x»; b: 2; }",
        ] {
            #expect(key(moved) == plain)
            #expect(key(moved).fingerprint() == plain.fingerprint())
        }
    }

    @Test("each part of what it is about does matter")
    func differences() {
        let all = [
            key("A { font-color: «@x»; }"), key("B { font-color: «@x»; }"), key("A { font-size: «@x»; }"),
            key("A { font-color-disabled: «@x»; }"), key("A { font-color: «@y»; }"),
            key("A { font-color: «@x»; }", rule: "s"), key("A { font-color: «@x»; }", engines: ["nui"]),
            key("A { font-color: «@x»; }", engines: ["uikit", "nui"]),
        ]
        #expect(Set(all).count == all.count)
        #expect(Set(all.map { $0.fingerprint() }).count == all.count)
        #expect(all[0].fingerprint(file: "a.nss") != all[0].fingerprint(file: "b.nss"))
    }

    @Test("findings that are alike are counted in order of place")
    func repeats() {
        let keys = keys("A { a: «@x»; }\nB { a: «@x»; }\nA { a: «@x»; a: «@x»; }")
        #expect(keys.map { $0.occurrence } == [1, 1, 2, 3])
        #expect(Set(keys.map { $0.fingerprint() }).count == 4)
    }

    @Test("the fingerprint is FNV-1a of the fields")
    func fingerprint() {
        // Computed apart: seven fields, each with 0xFF behind it, and the count in four bytes, highest first.
        let key = FindingKey(
            rule: "missing-semicolon", engines: "uikit", classPath: "A", attribute: "font-size", state: "disabled",
            text: "12")
        #expect(key.fingerprint() == "8c505b3614482662")
        #expect(key.fingerprint(file: "é.nss") == "083e32a3121501c4")
    }

    @Test("a block of many class paths and many findings takes no long time", .timeLimit(.minutes(1)))
    func many() {
        let names = String(repeating: "«Label», ", count: 20_000)
        #expect(keys(names + "A {" + String(repeating: "a: «x»;", count: 20_000) + "}").count == 40_000)
        let long = "«" + String(repeating: "word ", count: 100_000) + "»"
        #expect(key(long).text.utf8.count <= 200)
    }

    @Test("any bytes have keys, no two alike, and findings of all rules get along")
    func anything() {
        var random = SeededGenerator(seed: 20)
        for _ in 0..<300 {
            let source = Source(name: "a.nss", bytes: Mutations.soup(using: &random))
            let result = Linter(LintOptions()).lint(source)
            let keys = FindingKey.keys(of: result.findings, in: SyntaxTree(source))
            #expect(Set(keys).count == result.findings.count)
        }
    }
}
