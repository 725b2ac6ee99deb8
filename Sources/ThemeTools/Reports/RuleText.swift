// The rules for people: a table, or one of them with examples and what is said of these. Must not know files.

import FioriTheme
import NSSSyntax
package import ThemeLint

/// Writes rules as text.
package enum RuleText {
    /// Rules under the headings of their groups, both in the order of the list.
    package static func table(_ rules: [LintRule], style: ReportStyle) -> [UInt8] {
        let colors = TextColors(enabled: style.color)
        let idWidth = rules.map { $0.id.utf8.count }.max() ?? 0
        var output: [UInt8] = []
        for (group, rules) in grouped(rules) {
            if !output.isEmpty { output.write("\n") }
            output.write(colors.bold + group.title + colors.end + "\n")
            for rule in rules {
                let word = rule.severity.word
                let indent = idWidth + 13
                let lines = TextTable.wrap(
                    rule.summary + (rule.isOptIn ? " (on request)" : ""), width: max(style.width - indent, 24))
                output.write("  \(rule.id)\(blanks(idWidth - rule.id.utf8.count))  ")
                output.write(colors.style(of: rule.severity) + word + colors.end + blanks(9 - word.utf8.count))
                output.write(lines.joined(separator: "\n" + blanks(indent)) + "\n")
            }
        }
        return output
    }

    /// One rule in full: each bad example is followed by what `lint` prints of it.
    package static func page(_ rule: LintRule, style: ReportStyle) -> [UInt8] {
        let colors = TextColors(enabled: style.color)
        var output: [UInt8] = []
        output.write("\(colors.bold)\(rule.id)\(colors.end) (\(rule.group.rawValue))\n\n")
        let request = rule.isOptIn ? ", only on request: --rule \(rule.id)=\(rule.severity.word)" : ""
        output.write(
            TextTable.rows(
                [
                    ("Finds:", rule.summary), ("Severity:", rule.severity.word + request), ("Why:", rule.why),
                    ("Fix:", rule.fixing.words),
                ], width: style.width))
        for example in rule.bad() {
            output.write("\n\(colors.bold)Bad\(colors.end)\(conditions(of: example)):\n")
            output.writeIndented(example.sheet)
            output.write("\n")
            output.writeIndented(String(decoding: findings(rule, in: example, style: style), as: UTF8.self))
        }
        for example in rule.good() {
            output.write("\n\(colors.bold)Good\(colors.end)\(conditions(of: example)):\n")
            output.writeIndented(example.sheet)
        }
        return output
    }

    /// What `lint` prints of an example under this rule alone, without the closing lines.
    static func findings(_ rule: LintRule, in example: LintRule.Example, style: ReportStyle) -> [UInt8] {
        let result = rule.lint(example)
        let file = FileReport(
            source: result.tree.source, findings: result.findings.filter { $0.rule == rule.id })
        var style = style
        style.quiet = true
        style.width = max(style.width - 4, 40)
        return ReportFormat.text.write(Report(files: [file], toolVersion: ""), style: style)
    }

    /// Under which options an example is read, where these are not the usual ones.
    static func conditions(of example: LintRule.Example) -> String {
        var words: [String] = []
        if example.engines != [.uikit] { words += example.engines.map { "--engine \($0.name)" } }
        if example.palette != .latest { words.append("--palette \(example.palette.name)") }
        if let sdk = example.sdk { words.append("--sdk \(sdk.text)") }
        if !example.base.isEmpty { words.append("over a base sheet") }
        return words.isEmpty ? "" : " (" + words.joined(separator: ", ") + ")"
    }

    /// Rules by group, both in the order of the list.
    static func grouped(_ rules: [LintRule]) -> [(group: RuleGroup, rules: [LintRule])] {
        var groups: [(group: RuleGroup, rules: [LintRule])] = []
        for rule in rules {
            if let index = groups.firstIndex(where: { $0.group == rule.group }) {
                groups[index].rules.append(rule)
            } else {
                groups.append((rule.group, [rule]))
            }
        }
        return groups
    }

    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}

extension LintRule.Fixing {
    /// What is said of it where a rule is explained.
    var words: String {
        switch self {
        case .none: "none: only the author knows what is meant"
        case .safe: "safe, applied by --fix"
        case .safeIfEqual: "safe where nothing is lost by it, applied by --fix; else by --fix=unsafe"
        case .unsafe: "may change what the sheet means, applied by --fix=unsafe"
        case .near: "the nearest name that would do, applied by --fix=unsafe"
        }
    }

    /// What stands in a table of rules.
    var cell: String {
        switch self {
        case .none: "–"
        case .safe: "safe"
        case .safeIfEqual: "safe if equal"
        case .unsafe: "unsafe"
        case .near: "nearest name"
        }
    }
}

extension [UInt8] {
    /// Appends lines with an indent of four, without blank ones at the end.
    fileprivate mutating func writeIndented(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines {
            if !line.isEmpty { write("    ") }
            write(String(line))
            write("\n")
        }
    }
}
