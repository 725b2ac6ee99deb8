// The rules as Markdown: a table, or one of them with examples and what is said of these. Must not know files.

import FioriTheme
import NSSSyntax
package import ThemeLint

/// Writes rules as Markdown.
package enum RuleMarkdown {
    /// A table with a heading row for each group.
    package static func table(_ rules: [LintRule]) -> [UInt8] {
        var output: [UInt8] = []
        output.write("| rule | finds | severity | fix |\n|---|---|---|---|\n")
        for (group, rules) in RuleText.grouped(rules) {
            output.write("| **\(group.title)** | | | |\n")
            for rule in rules {
                let finds = MarkdownText.prose(rule.summary + (rule.isOptIn ? " (on request)" : ""))
                output.write("| `\(rule.id)` | \(finds) | \(rule.severity.word) | \(rule.fixing.cell) |\n")
            }
        }
        return output
    }

    /// One rule in full.
    package static func page(_ rule: LintRule) -> [UInt8] {
        var output: [UInt8] = []
        output.write("## `\(rule.id)`\n\n")
        output.write(MarkdownText.prose(rule.summary.prefix(1).uppercased() + rule.summary.dropFirst()) + ".\n\n")
        output.write(MarkdownText.prose(rule.why) + "\n\n")
        let request = rule.isOptIn ? ", only on request" : ""
        output.write("- group: \(rule.group.rawValue)\n- severity: \(rule.severity.word)\(request)\n")
        output.write("- fix: \(rule.fixing.words)\n")
        for example in rule.bad() {
            output.write("\nBad\(RuleText.conditions(of: example)):\n\n")
            output.writeFenced(example.sheet, language: "css")
            output.write("\n")
            let findings = RuleText.findings(rule, in: example, style: ReportStyle(width: 100))
            output.writeFenced(String(decoding: findings, as: UTF8.self), language: "")
        }
        for example in rule.good() {
            output.write("\nGood\(RuleText.conditions(of: example)):\n\n")
            output.writeFenced(example.sheet, language: "css")
        }
        return output
    }
}

extension [UInt8] {
    /// Appends a block of code between fences that nothing in it can end.
    fileprivate mutating func writeFenced(_ text: String, language: String) {
        var longest = 2
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = Swift.max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        write(fence + language + "\n" + text)
        if !text.utf8.isEmpty, text.utf8.last != UInt8(ascii: "\n") { write("\n") }
        write(fence + "\n")
    }
}
