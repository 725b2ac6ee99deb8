// The rules of a SARIF run: which ones spoke, and what they are about. Must not know what they found.

import NSSSyntax
import ThemeLint

/// The rules of a report's findings, in the order in which they first speak.
struct SARIFRules {
    private var ids: [String] = []
    private var indices: [String: Int] = [:]

    /// The place of a rule in the list, where it gets one if it has none.
    mutating func index(of rule: String) -> Int {
        if let index = indices[rule] { return index }
        indices[rule] = ids.count
        ids.append(rule)
        return ids.count - 1
    }

    /// Writes the list.
    func write(to json: inout JSONWriter) {
        json.array { json in
            for id in ids {
                json.object { json in
                    json.member("id", id)
                    if let rule = RuleList.rule(id) { write(rule, to: &json) }
                }
            }
        }
    }

    private func write(_ rule: LintRule, to json: inout JSONWriter) {
        json.key("shortDescription")
        json.object(inline: true) { json in json.member("text", rule.summary) }
        json.key("fullDescription")
        json.object(inline: true) { json in json.member("text", rule.why) }
        json.key("help")
        json.object { json in
            json.member("text", Self.help(rule, before: "", after: ""))
            json.member("markdown", Self.help(rule, before: "```css\n", after: "```\n"))
        }
        json.key("defaultConfiguration")
        json.object(inline: true) { json in json.member("level", rule.severity.sarifLevel) }
        json.key("properties")
        json.object { json in
            json.key("tags")
            json.array(inline: true) { json in json.string(rule.group.rawValue) }
            json.member("fix", rule.fixing.rawValue)
            // By this GitHub sorts.
            json.member("problem.severity", rule.severity == .advice ? "recommendation" : rule.severity.word)
        }
    }

    /// Why it matters, with the first sheet in which it speaks and the first in which it is silent.
    private static func help(_ rule: LintRule, before: String, after: String) -> String {
        var text = rule.why + "\n"
        for (title, example) in [("Found in:", rule.bad().first), ("Not in:", rule.good().first)] {
            guard let example else { continue }
            text += "\n\(title)\n\n\(before)\(example.sheet)"
            if !example.sheet.utf8.isEmpty, example.sheet.utf8.last != UInt8(ascii: "\n") { text += "\n" }
            text += after
        }
        return text
    }
}
