// The rules as text, Markdown and JSON: all of them are there, and what is shown of an example is what lint says of it.

import Foundation
import NSSSyntax
import Testing
import ThemeLint
import ThemeTools

@Suite("Rules explained")
struct RuleReportTests {
    @Test("each bad example is followed by what is found in it", arguments: RuleList.all.map { $0.id })
    func findings(_ id: String) throws {
        let rule = try #require(RuleList.rule(id))
        let page = String(decoding: RuleText.page(rule, style: ReportStyle(width: 100)), as: UTF8.self)
        let parts = page.components(separatedBy: "\nBad").dropFirst()
        #expect(parts.count == rule.bad().count)
        for part in parts {
            let said = part.components(separatedBy: "\nGood")[0]
            #expect(said.contains(" [\(id)]\n"), "nothing is shown of an example:\n\(said)")
            #expect(said.contains("^"))
        }
        #expect(page.components(separatedBy: "\nGood").count == rule.good().count + 1)
        #expect(!page.contains("\u{1B}"))
    }

    @Test("one rule in full")
    func page() throws {
        let rule = try #require(RuleList.rule("missing-semicolon"))
        let page = String(decoding: RuleText.page(rule, style: ReportStyle(width: 100)), as: UTF8.self)
        #expect(
            page.contains(
                """
                Bad:
                    fdlFUIObjectHeaderView_headlineLabel { font-size: 18 }

                    example.nss:1:53: error: missing ';' after '18' [missing-semicolon]
                      1 | fdlFUIObjectHeaderView_headlineLabel { font-size: 18 }
                        |                                                     ^
                """))
        let markdown = String(decoding: RuleMarkdown.page(rule), as: UTF8.self)
        #expect(markdown.hasPrefix("## `missing-semicolon`\n\nA declaration or definition without its `;`.\n"))
        #expect(
            markdown.contains(
                "```css\nfdlFUIObjectHeaderView_headlineLabel { font-size: 18 }\n```\n\n```\nexample.nss:1"))
    }

    @Test("Markdown's table has a row for each rule and each group")
    func table() {
        let rows = String(decoding: RuleMarkdown.table(RuleList.all), as: UTF8.self).split(separator: "\n")
        let groups = Set(RuleList.all.map { $0.group.rawValue })
        #expect(rows.count == 2 + groups.count + RuleList.all.count)
        #expect(rows.contains("| `byte-order-mark` | a byte order mark before the first token | warning | safe |"))
    }

    @Test("JSON has all of them with their examples")
    func json() throws {
        let document = try JSONSerialization.jsonObject(with: Data(RuleJSON.write(RuleList.all))) as? [String: Any]
        let rules = try #require(document?["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == RuleList.all.map { $0.id })
        for rule in rules {
            #expect(
                Set(rule.keys) == [
                    "id", "group", "severity", "fix", "onRequest", "summary", "why", "bad", "good",
                ])
            #expect((rule["bad"] as? [[String: Any]])?.first?["sheet"] is String)
        }
    }
}
