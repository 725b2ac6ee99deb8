// The project's settings, read from a sheet in the language itself. Must not know files: whoever reads them resolves
// the paths.

package import FioriTheme
package import NSSSyntax

/// What a settings file asks for, and what is wrong with it. What cannot be understood is left out and reported.
package struct Settings: Sendable {
    /// `name: value, value;`
    package struct Row: Sendable {
        /// The key.
        package let name: String
        /// The values, without commas.
        package let values: [String]
        /// The bytes of the whole row.
        package let range: TextRange
    }

    /// A rule's, or group's, level.
    package struct RuleLevel: Sendable {
        /// Id of the rule, or name of the group.
        package let name: String
        /// The level; nil for off.
        package let level: Diagnostic.Severity?
        /// The bytes of the row.
        package let range: TextRange
    }

    /// Levels for the sheets below a path.
    package struct PathRules: Sendable {
        /// The path, relative to the settings file.
        package let path: String
        /// The levels, which lie over those for all sheets.
        package let rules: [RuleLevel]
    }

    /// The sheet.
    package let tree: SyntaxTree
    /// The rows of `settings`, each key once: the last one counts.
    package private(set) var rows: [Row] = []
    /// The rows of `rules`.
    package private(set) var rules: [RuleLevel] = []
    /// Blocks `rules` in `@media (path: …)`, in order.
    package private(set) var paths: [PathRules] = []
    /// Facts of engines that replace those that come with the tool.
    package private(set) var facts: [(engine: Engine, row: Row)] = []
    /// What is wrong, in order of place. Breaches of the grammar are the tree's faults and not repeated here.
    package private(set) var findings: [Diagnostic] = []

    /// Reads a settings file.
    package init(_ tree: SyntaxTree) {
        self.tree = tree
        for item in Stylesheet(tree).items {
            switch item {
            case .rule(let rule): block(rule, path: nil)
            case .media(let media): self.media(media)
            case .definition(let definition):
                report("settings have no variables", definition.name, help: "write the value where it is used")
            case .declaration, .other: break
            }
        }
        findings.sort { $0.range.start < $1.range.start }
    }

    /// The row of a key; nil where it is not set.
    package func row(_ key: Key) -> Row? { rows.last { $0.name == key.rawValue } }

    // MARK: Reading

    private mutating func media(_ media: MediaBlock) {
        let conditions = media.conditions
        let source = tree.source
        guard conditions.count == 1, source.text(in: conditions[0].feature) == "path" else {
            let range = conditions.first?.feature ?? tree.tokens.range(Int(tree.firstTokens[media.index]))
            return report(
                "settings know the condition '(path: …)' only", range,
                help: "write '@media (path: themes/brand) { rules { … } }'")
        }
        let path = source.text(in: conditions[0].value)
        for item in media.items {
            if case .rule(let rule) = item { block(rule, path: path) }
        }
    }

    private mutating func block(_ rule: Rule, path: String?) {
        if tree.isBroken(rule.index) { return }
        for selector in rule.selectors {
            let name = tree.source.text(in: selector.range)
            switch name {
            case "settings" where path == nil: settings(rows(of: rule))
            case "rules":
                let levels = levels(rows(of: rule))
                if let path { paths.append(PathRules(path: path, rules: levels)) } else { rules += levels }
            default:
                if path == nil, let engine = Self.engine(name) {
                    for row in rows(of: rule) { fact(row, of: engine) }
                } else {
                    let known = path == nil ? Self.blockNames : ["rules"]
                    report(
                        "settings have no block '\(name)'" + Spelling.suggestion(for: name, among: known),
                        selector.range, help: "it is one of \(known.joined(separator: ", "))",
                        fixes: near(name, known, selector.range))
                }
            }
        }
    }

    private static let blockNames = ["settings", "rules"] + Engine.allCases.map { "engine_" + $0.name }

    private static func engine(_ block: String) -> Engine? {
        Engine.allCases.first { "engine_" + $0.name == block }
    }

    private func rows(of rule: Rule) -> [Row] {
        var rows: [Row] = []
        for item in rule.items {
            guard case .declaration(let declaration) = item, !tree.isBroken(declaration.index) else { continue }
            let parts = declaration.value.parts.map { tree.source.text(in: tree.tokens.range($0)) }
            rows.append(
                Row(
                    name: tree.source.text(in: declaration.name), values: parts.filter { $0 != "," },
                    range: tree.range(declaration.index)))
        }
        return rows
    }

    private mutating func settings(_ rows: [Row]) {
        for row in rows {
            guard let key = Key(rawValue: row.name) else {
                let names = Key.allCases.map { $0.rawValue }
                let range = TextRange(row.range.start, row.range.start + row.name.utf8.count)
                report(
                    "settings have no key '\(row.name)'" + Spelling.suggestion(for: row.name, among: names), range,
                    help: "the keys are \(names.joined(separator: ", "))", fixes: near(row.name, names, range))
                continue
            }
            if let complaint = key.complaint(row.values) {
                report("'\(row.name)' " + complaint, row.range)
                continue
            }
            self.rows.removeAll { $0.name == row.name }
            self.rows.append(row)
        }
    }

    private mutating func levels(_ rows: [Row]) -> [RuleLevel] {
        var levels: [RuleLevel] = []
        let names = RuleList.all.map { $0.id } + RuleGroup.allCases.map { $0.rawValue }
        for row in rows {
            guard names.contains(row.name) else {
                let range = TextRange(row.range.start, row.range.start + row.name.utf8.count)
                report(
                    "there is no rule '\(row.name)'" + Spelling.suggestion(for: row.name, among: names), range,
                    help: "'fdltheme rules' lists them", fixes: near(row.name, names, range))
                continue
            }
            let word = row.values.first ?? ""
            guard row.values.count == 1, word == "off" || Self.severity(word) != nil else {
                let known = ["off", "advice", "warning", "error"]
                report(
                    "the level of '\(row.name)' is off, advice, warning or error"
                        + Spelling.suggestion(for: word, among: known), row.range)
                continue
            }
            levels.append(RuleLevel(name: row.name, level: Self.severity(word), range: row.range))
        }
        return levels
    }

    private mutating func fact(_ row: Row, of engine: Engine) {
        let names = FactValues.names
        guard names.contains(row.name) else {
            let range = TextRange(row.range.start, row.range.start + row.name.utf8.count)
            return report(
                "there is no fact '\(row.name)' of an engine" + Spelling.suggestion(for: row.name, among: names), range,
                help: "the facts are explained in engines.nss", fixes: near(row.name, names, range))
        }
        if let complaint = FactValues.complaint(row.name, row.values) {
            return report("'\(row.name)' " + complaint, row.range, help: "the facts are explained in engines.nss")
        }
        facts.append((engine, row))
    }

    private static func severity(_ word: String) -> Diagnostic.Severity? {
        switch word {
        case "advice": .advice
        case "warning": .warning
        case "error": .error
        default: nil
        }
    }

    private func near(_ name: String, _ names: [String], _ range: TextRange) -> [Fix] {
        Spelling.nearest(to: name, among: names).map { Fix("replace with '\($0)'", .unsafe, [Edit(range, $0)]) }
    }

    private mutating func report(_ message: String, _ range: TextRange, help: String? = nil, fixes: [Fix] = []) {
        findings.append(
            Diagnostic(
                rule: "unknown-setting", severity: .error, message: message, range: range, consequence: .none,
                engines: [], notes: [], help: help, fixes: fixes))
    }
}
