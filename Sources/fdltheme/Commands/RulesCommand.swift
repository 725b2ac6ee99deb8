// The command `rules`: what the linter looks for, as a table or one by one. Knows rules' descriptions, not their work.

import FioriTheme
import NSSSyntax
import ThemeLint
import ThemeTools

/// Shows the rules.
enum RulesCommand {
    /// How the tool calls it.
    static var command: Command {
        Command(
            name: "rules", operands: "[RULE|GROUP…]", summary: "List the rules, or explain one with examples.",
            options: { [] },
            run: { arguments, console throws(UsageError) in try run(arguments, &console) })
    }

    private static func run(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitCode {
        let width = Console.width(of: 1) ?? 100
        let rules = RuleList.all
        if arguments.operands.isEmpty {
            console.output.write(table(rules, width: width))
            return .clean
        }
        var pages: [String] = []
        for name in arguments.operands {
            let group = rules.filter { $0.group.rawValue == name }
            if let rule = rules.first(where: { $0.id == name }) {
                pages.append(page(rule, width: width))
            } else if !group.isEmpty {
                pages.append(table(group, width: width))
            } else {
                let names = rules.map { $0.id } + RuleGroup.allCases.map { $0.rawValue }
                throw UsageError("unknown rule '\(name)'" + Spelling.suggestion(for: name, among: names))
            }
        }
        console.output.write(pages.joined(separator: "\n"))
        return .clean
    }

    /// Rules under the headings of their groups, both in the order of the list.
    private static func table(_ rules: [LintRule], width: Int) -> String {
        var groups: [RuleGroup] = []
        for rule in rules where !groups.contains(rule.group) { groups.append(rule.group) }
        let idWidth = rules.map { $0.id.utf8.count }.max() ?? 0
        var sections: [String] = []
        for group in groups {
            var text = "\(group.title)\n"
            for rule in rules where rule.group == group {
                let severity = rule.severity.word
                let start =
                    "  \(rule.id)\(blanks(idWidth - rule.id.utf8.count))  \(severity)\(blanks(9 - severity.utf8.count))"
                let lines = Help.wrap(
                    rule.summary + (rule.isOptIn ? " (on request)" : ""), width: max(width - start.utf8.count, 24))
                text += start + lines.joined(separator: "\n" + blanks(start.utf8.count)) + "\n"
            }
            sections.append(text)
        }
        return sections.joined(separator: "\n")
    }

    /// One rule in full.
    private static func page(_ rule: LintRule, width: Int) -> String {
        var text = "\(rule.id) (\(rule.group.rawValue))\n\n"
        let facts = [
            ("Finds:", rule.summary),
            (
                "Severity:",
                rule.severity.word + (rule.isOptIn ? ", only on request: --rule \(rule.id)=\(rule.severity.word)" : "")
            ),
            ("Why:", rule.why),
            ("Fix:", rule.fixing.words),
        ]
        text += Help.table(facts, width: width)
        for example in rule.bad() { text += "\nBad:\n" + indented(example) }
        for example in rule.good() { text += "\nGood:\n" + indented(example) }
        return text
    }

    private static func indented(_ example: LintRule.Example) -> String {
        var text = ""
        if example.engines != [.uikit] {
            text += "    (read by \(example.engines.map { $0.name }.joined(separator: ", ")))\n"
        }
        for line in example.sheet.split(separator: "\n", omittingEmptySubsequences: false) {
            text += line.isEmpty ? "\n" : "    \(line)\n"
        }
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }

    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}

extension LintRule.Fixing {
    /// What `rules RULE` says of it.
    fileprivate var words: String {
        switch self {
        case .none: "none: only the author knows what is meant"
        case .safe: "safe, applied by --fix"
        case .unsafe: "may change what the sheet means, applied by --fix=unsafe"
        case .near: "the nearest name that would do, applied by --fix=unsafe"
        }
    }
}
