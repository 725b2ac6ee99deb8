// The rules of names against the whole catalogue: what it lists is right, and one letter wrong is put right.

import FioriTheme
import NSSSyntax
import Testing
import ThemeLint

@Suite("Rules of names")
struct CatalogueRuleTests {
    static let groups: [RuleGroup] = [.references, .catalogue, .states]
    static let rules = RuleList.all.filter { groups.contains($0.group) }.map { $0.id }
    let catalogue = Catalogue.sdk

    private func findings(_ text: String) -> [Diagnostic] {
        Linter(LintOptions()).lint(Source(name: "t.nss", text: text)).findings
    }

    private static func result(_ rule: LintRule, _ example: LintRule.Example) -> LintResult {
        var options = LintOptions()
        options.engines = example.engines
        options.palette = example.palette
        options.sdk = example.sdk
        if rule.isOptIn { options.severities.updateValue(rule.severity, forKey: rule.id) }
        let base = example.base.enumerated().map { SyntaxTree(Source(name: "base\($0).nss", text: $1)) }
        return Linter(options).lint(Source(name: "t.nss", text: example.sheet), base: base)
    }

    @Test("bad examples give this rule's finding and no other; good ones give none", arguments: rules)
    func examples(_ id: String) throws {
        let rule = try #require(RuleList.rule(id))
        #expect(rule.bad().count >= 3)
        #expect(rule.good().count >= 3)
        for example in rule.bad() {
            let found = Self.result(rule, example).findings
            #expect(Set(found.map(\.rule)) == [id], "\(example.sheet): \(found.map(\.message))")
            for finding in found { #expect(finding.severity <= rule.severity) }
            if rule.fixing == .none { #expect(found.allSatisfy { $0.fixes.isEmpty }) }
        }
        for example in rule.good() {
            #expect(Self.result(rule, example).findings.map(\.message) == [], "\(example.sheet)")
        }
    }

    @Test("names are told by their bytes: a letter's mark beyond ASCII makes none of them another's")
    func bytes() {
        for mark in ["\u{301}", "\u{E9}"] {
            let found = findings("fdl\(mark)FUIFoo_bar { font-size: 12; }\n").map(\.rule)
            #expect(found == ["unexpected-character", "unknown-component"])
        }
    }

    @Test(
        "indices in no known form are told, with the forms that there are",
        arguments: [
            ("column1_row2", ["row2_column1"]), ("row2_row3", ["row2"]), ("column3_column4", ["column3"]),
            ("col1_row2", ["row2"]),
        ])
    func indices(_ part: String, _ meant: [String]) {
        let path = "fdlFUIDataTableCardView_textItem_"
        let found = findings("\(path)\(part) { font-color: #112233; }\n")
        #expect(found.map(\.rule) == ["unknown-part"])
        #expect(found.flatMap(\.fixes).map(\.title) == meant.map { "replace with '\(path)\($0)'" })
    }

    @Test(
        "the sign that pages print for an index is told from a selector of another language",
        arguments: [
            ("fdlFUIDataTableCardView_textItem_row#", "fdlFUIDataTableCardView_textItem_row1"),
            ("fdlFUIDataTableCardView_textItem_row#_column#", "fdlFUIDataTableCardView_textItem_row1_column1"),
        ])
    func indexSign(_ path: String, _ meant: String) {
        let found = findings("\(path) { font-color: #112233; }\n")
        #expect(found.map(\.rule) == ["descendant-selector"])
        #expect(found.map(\.message) == ["'#' in '\(path)' stands for a number"])
        #expect(found.map(\.help) == ["write a number for '#', as in '\(meant)'"])
        #expect(found.flatMap(\.fixes).isEmpty)
        #expect(!findings("View#main { font-color: #112233; }\n").flatMap(\.fixes).isEmpty)
    }

    @Test("indices in a known form are fine", arguments: ["row0", "column12", "row2_column1"])
    func knownIndices(_ part: String) {
        #expect(findings("fdlFUIDataTableCardView_textItem_\(part) { font-color: #112233; }\n").map(\.rule) == [])
    }

    @Test("one end of a gradient: the upper one is taken to be drawn, the lower one is not")
    func gradientEnds() {
        let only = ["incomplete-attribute-pair"]
        let top = lint("Button { background-color-top: red; }\n", [.nui], only: only).findings
        #expect(top.map(\.message) == ["'background-color-top' makes no gradient without 'background-color-bottom'"])
        #expect(top.map(\.consequence) == [.applied])
        #expect(top.first?.notes.first?.message == "one colour is taken to be drawn in place of the gradient")
        let bottom = lint("Button { background-color-bottom: red; }\n", [.nui], only: only).findings
        #expect(bottom.map(\.message) == ["'background-color-bottom' has no effect without 'background-color-top'"])
        #expect(bottom.map(\.consequence) == [.valueLost])
        let segment = lint("SegmentedControl { background-color-selected: red; }\n", [.nui], only: only).findings
        #expect(segment.map(\.consequence) == [.valueLost])
    }

    @Test(
        "light and dark are compared by the names that are looked up first, the old ones among them",
        arguments: [
            ("@tintColorDark:#91C8F6;\n@tintColorLight:#0A6ED1;\n", ["2:1 inverted-palette-variant"]),
            ("@tintColor:#91C8F6;\n@tintColorLight:#0A6ED1;\n", ["2:1 inverted-palette-variant"]),
            ("@tintColorDark:#0A6ED1;\n@tintColorLight:#91C8F6;\n", []),
            // The old names are not read beside the newer ones.
            (
                "@tintColorDark:#91C8F6;\n@tintColorLight:#0A6ED1;\n@tintColor:#0A6ED1;\n"
                    + "@tintColor_darkBackground:#91C8F6;\n", []
            ),
        ])
    func inverted(_ sheet: String, _ places: [String]) {
        for engine in [Engine.uikit, .swiftui] {
            #expect(lint(sheet, [engine], only: ["inverted-palette-variant"]).places == places)
        }
    }

    @Test("a colour's bare name is not read where the one for light paper is defined for all conditions")
    func bareNames() throws {
        let only = ["unused-variable"]
        let light = "@header_lightBackground:#00FF00;\n"
        let dark = "@header_darkBackground:#FF8800;\n"
        let found = lint(light + "@header:#FF0000;\n" + dark, [.uikit, .swiftui], only: only)
        #expect(found.places == ["2:1 unused-variable"])
        let note = try #require(found.findings.first?.notes.first)
        #expect(note.message == "no value uses it, and the palette's colour is looked up by this name first")
        #expect(note.range?.start == 0)
        #expect(found.findings.first?.fixes.first?.safety == .safe)
        #expect(lint("@header:#FF0000;\n" + dark, only: only).places == [])
        #expect(lint(light + "@header:#FF0000;\nView { background-color: @header; }\n", only: only).places == [])
        #expect(
            lint("@media (device:ipad) {\n" + light + "}\n@header:#FF0000;\n", only: only).places == [])
        // The reader of lines does not see the first one.
        let indented = " " + light + "@header:#FF0000;\n"
        #expect(lint(indented, [.swiftui], only: only).places == [])
        #expect(lint(indented, [.uikit], only: only).places == ["2:1 unused-variable"])
        #expect(lint(indented, [.uikit, .swiftui], only: only).places == [])
    }

    @Test("the states that a component enters are named beside those that its page lists")
    func states() {
        let sheet = "fdlFUIKPIProgressView { tint-color-selected: #112233; tint-color-highlighted: #223344; }\n"
        let found = lint(sheet, only: ["unsupported-state"]).findings
        #expect(found.flatMap(\.notes).map(\.message) == ["the states beside normal are disabled and highlighted"])
    }

    @Test("a first fix that is applied leaves nothing of the rule", arguments: rules)
    func fixes(_ id: String) throws {
        let rule = try #require(RuleList.rule(id))
        if rule.fixing == .none { return }
        var mended = 0
        for example in rule.bad() {
            let result = Self.result(rule, example)
            let fixes = result.findings.compactMap { $0.fixes.first }
            if fixes.isEmpty { continue }
            var (bytes, _) = Fix.apply(fixes, to: result.tree.source.bytes)
            for _ in 0..<4 {
                let again = Self.result(
                    rule,
                    .init(
                        String(decoding: bytes, as: UTF8.self), engines: example.engines, palette: example.palette,
                        sdk: example.sdk, base: example.base))
                let left = again.findings.filter { $0.rule == id }.compactMap { $0.fixes.first }
                if left.isEmpty { break }
                bytes = Fix.apply(left, to: bytes).bytes
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let after = Self.result(
                rule,
                .init(text, engines: example.engines, palette: example.palette, sdk: example.sdk, base: example.base))
            let left = after.findings.filter { $0.rule == id && $0.severity >= .warning }
            #expect(left.map(\.message) == [], "\(example.sheet) became \(text)")
            mended += 1
        }
        #expect(mended > 0, "no example shows the fix")
    }

    @Test func optInRulesRunWhenAskedForByName() {
        let sheet = Source(name: "t.nss", text: "fdlFUIKPIProgressView { tint-color: #1B2A4A; }\n")
        var options = LintOptions()
        #expect(Linter(options).lint(sheet).findings.isEmpty)
        options.only = ["states"]
        #expect(Linter(options).lint(sheet).findings.isEmpty)
        options.only = ["missing-disabled-state"]
        #expect(Linter(options).lint(sheet).findings.count == 1)
        options = LintOptions()
        options.severities.updateValue(.warning, forKey: "states")
        #expect(Linter(options).lint(sheet).findings.isEmpty)
        options.severities.updateValue(.warning, forKey: "missing-disabled-state")
        #expect(Linter(options).lint(sheet).findings.map(\.severity) == [.warning])
    }

    // MARK: What is listed is right

    private func value(_ attribute: String) -> String {
        switch catalogue.attribute(catalogue.split(attribute).base)?.type {
        case "color": "#1B2A4A"
        case "box": "4 4 4 4"
        case "offset": "0,1"
        case "boolean": "true"
        case "font-name": "system"
        case "font-style": "body"
        case "class-list": "UILabel"
        case "image": "portrait"
        case "text-align", "horizontal-align", "vertical-align": "center"
        case "text-transform", "separator-style": "none"
        case "border-style": "line"
        case "keyboard-appearance": "dark"
        default: "1"
        }
    }

    private var paths: [ClassPath] {
        let indexed = catalogue.patternNames.map { name in
            var text = name
            for number in 2..<4 {
                if let range = text.firstRange(of: "(n)") { text.replaceSubrange(range, with: "\(number)") }
            }
            return text
        }
        return (catalogue.pathNames + indexed).compactMap { catalogue.path($0) }
    }

    @Test func whatIsListedIsRight() {
        var styled = 0
        for path in paths {
            // Of an attribute's two ends, both.
            let names = path.attributes.map(\.name.text)
            if names.isEmpty {
                let found = findings("\(path.text) {\n}\n").filter { $0.severity >= .warning }
                #expect(found.allSatisfy { $0.rule == "empty-block" }, "\(path.text): \(found.map(\.message))")
                continue
            }
            styled += 1
            let sheet = "\(path.text) {\n\(names.map { "    \($0): \(value($0));\n" }.joined())}\n"
            // Every attribute has the same value here, that of a state and the plain one alike, ink and paper alike.
            let alike = ["explicit-normal-suffix", "state-equals-normal"]
            let found = findings(sheet).filter {
                $0.severity >= .warning && !alike.contains($0.rule)
                    && RuleList.rule($0.rule)?.group != .accessibility
            }
            #expect(found.isEmpty, "\(sheet): \(found.map(\.message))")
        }
        print("class paths with attributes, without a finding: \(styled)")
        #expect(styled >= 214)
    }

    // MARK: One letter wrong

    private struct Random {
        var state: UInt64
        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % limit
        }
    }

    /// The word with one slip of each kind, at places that depend on the word alone.
    private func slips(_ word: String, in range: Range<Int>? = nil) -> [String] {
        let bytes = Array(word.utf8)
        let range = range ?? 0..<bytes.count
        var random = Random(state: word.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) })
        var result: [String] = []
        func letter() -> UInt8 { UInt8(ascii: "a") + UInt8(random.next(26)) }
        func add(_ bytes: [UInt8]) {
            let text = String(decoding: bytes, as: UTF8.self)
            if text != word { result.append(text) }
        }
        for _ in 0..<2 {
            var copy = bytes
            copy.remove(at: range.lowerBound + random.next(range.count))
            add(copy)
            copy = bytes
            copy.insert(letter(), at: range.lowerBound + random.next(range.count))
            add(copy)
            copy = bytes
            copy[range.lowerBound + random.next(range.count)] = letter()
            add(copy)
            if range.count > 1 {
                copy = bytes
                let place = range.lowerBound + random.next(range.count - 1)
                copy.swapAt(place, place + 1)
                add(copy)
            }
        }
        return result
    }

    /// How many slips the first fix puts right; those that are a name of their own do not count.
    private func hitRate(
        _ what: String, _ cases: [(slip: String, right: String)], known: (String) -> Bool, sheet: (String) -> String
    ) -> Double {
        let linter = Linter(LintOptions())
        var hits = 0
        var count = 0
        var missed: [String] = []
        for (slip, right) in cases where !known(slip) {
            count += 1
            let text = sheet(slip)
            let result = linter.lint(Source(name: "t.nss", text: text))
            let fix = result.findings.first { !$0.fixes.isEmpty && $0.rule != "unused-variable" }?.fixes.first
            if let fix, Fix.apply([fix], to: Array(text.utf8)).bytes == Array(sheet(right).utf8) {
                hits += 1
            } else {
                missed.append("\(slip) (\(right)): \(result.findings.first?.message ?? "-") \(fix?.title ?? "-")")
            }
        }
        let rate = Double(hits) / Double(max(count, 1))
        print("\(what): \(hits) of \(count) put right, \(Int(rate * 1000)) per mille")
        for miss in missed.prefix(60) { print("   missed \(miss)") }
        return rate
    }

    /// `path attribute` as a sheet.
    private func block(_ both: String) -> String {
        let words = both.split(separator: " ")
        return "\(words[0]) {\n    \(words[1]): 1;\n}\n"
    }

    private func isKnownAttribute(_ both: String) -> Bool {
        catalogue.split(String(both.split(separator: " ")[1])).isKnown
    }

    private func definition(_ name: String) -> String { "@\(name):#5B35C8;\n\nLabel {\n    font-size: 17;\n}\n" }

    @Test func classPathsArePutRight() {
        let cases = catalogue.pathNames.flatMap { path in slips(path).prefix(4).map { ($0, path) } }
        let rate = hitRate(
            "class paths", cases, known: { catalogue.hasPath($0) }, sheet: { "\($0) {\n    height: 1;\n}\n" })
        #expect(rate >= 0.95)
    }

    @Test func attributesArePutRight() {
        let cases = paths.flatMap { path in
            path.attributes.filter { $0.name.meant == nil }.flatMap { attribute in
                slips(attribute.name.text, in: 0..<attribute.name.base.utf8.count.clamped(attribute.name)).prefix(1).map
                {
                    (path.text + " " + $0, path.text + " " + attribute.name.text)
                }
            }
        }
        let rate = hitRate(
            "attributes", cases,
            known: isKnownAttribute, sheet: block)
        #expect(rate >= 0.95)
    }

    @Test func statesArePutRight() {
        let cases = paths.flatMap { path in
            path.attributes.filter { $0.name.state != nil && $0.name.meant == nil }.flatMap { attribute in
                let name = attribute.name
                let ending = name.text.utf8.count - catalogue.split(name.base).text.utf8.count - 1
                let start = name.text.hasSuffix("-insets") ? name.base.utf8.count - 6 : name.base.utf8.count + 1
                return slips(name.text, in: start..<start + ending).map {
                    (path.text + " " + $0, path.text + " " + name.text)
                }
            }
        }
        let rate = hitRate(
            "states", cases, known: isKnownAttribute, sheet: block)
        #expect(rate >= 0.95)
    }

    @Test func keywordsArePutRight() {
        var cases: [(String, String)] = []
        var words: Set<String> = []
        for name in catalogue.attributeNames {
            guard let facts = catalogue.attribute(name), case .keywords(let known)? = ValueGrammar(facts.notation),
                let path = paths.first(where: { $0.takes(name) })
            else { continue }
            for word in known {
                words.insert(word)
                for slip in slips(word) {
                    cases.append(("\(path.text) \(name) \(slip)", "\(path.text) \(name) \(word)"))
                }
            }
        }
        #expect(cases.count > 100)
        let rate = hitRate(
            "keywords", cases, known: { words.contains(String($0.split(separator: " ")[2])) },
            sheet: { both in
                let parts = both.split(separator: " ")
                return "\(parts[0]) {\n    \(parts[1]): \(parts[2]);\n}\n"
            })
        #expect(rate >= 0.95)
    }

    @Test func paletteNamesArePutRight() {
        let names = ColorNames.sdk.names.filter { $0.status == .current }.map { $0.text }
        // A wrong digit is another colour, and nobody can know which: only letters are changed.
        let cases = names.flatMap { name in
            let letters = name.utf8.count - name.reversed().prefix { $0.isNumber }.count
            return slips(name, in: 0..<letters).map { ($0, name) }
        }
        let known: (String) -> Bool = { ColorNames.sdk.name($0) != nil }
        let used = hitRate("palette names in use", cases, known: known) {
            "fdlFUIContactView {\n    background-color: @\($0);\n}\n"
        }
        #expect(used >= 0.95)
        let defined = hitRate("palette names defined", cases, known: known, sheet: definition)
        #expect(defined >= 0.95)
        let variants = names.prefix(40).flatMap { name in
            ColorNames.sdk.suffixes.filter { !$0.text.hasSuffix("kBackground") }.flatMap { suffix in
                slips(name + suffix.text, in: name.utf8.count + 1..<(name + suffix.text).utf8.count).map {
                    ($0, name + suffix.text)
                }
            }
        }
        let suffixes = hitRate("variants", variants, known: { ColorNames.sdk.key($0) != nil }, sheet: definition)
        #expect(suffixes >= 0.95)
    }
}

extension Int {
    /// The length of an attribute's own part in its name: insets stand behind the state.
    fileprivate func clamped(_ name: AttributeName) -> Int {
        name.state != nil && name.text.hasSuffix("-insets") ? self - 7 : self
    }
}
