// The sheets of common mistakes give exactly the findings that their first comment announces.

import FioriTheme
import NSSSyntax
import TestSupport
import Testing
import ThemeLint

@Suite("Mistakes")
struct MistakeTests {
    static let sheets = Fixtures.sheets(in: "Tests/Fixtures/mistakes")

    /// What a sheet's first comment announces.
    struct Announcement {
        var engines: [Engine] = [.uikit]
        var findings: [String] = []

        init(_ text: String) {
            let end = text.firstRange(of: "*/")?.lowerBound ?? text.endIndex
            for line in text[..<end].split(whereSeparator: \.isNewline) {
                let words = line.split { $0 == " " || $0 == "," }.map(String.init)
                if words.first == "engines" { engines = words.dropFirst().compactMap { Engine(name: $0) } }
                if words.first == "expect", words.count == 3 { findings.append(words[1] + " " + words[2]) }
            }
        }
    }

    @Test("announced findings, and no others", arguments: sheets)
    func announced(_ sheet: Fixtures.Sheet) {
        let expected = Announcement(sheet.text)
        #expect(!expected.findings.isEmpty, "\(sheet.name) announces nothing")
        let result = lint(sheet.bytes, expected.engines, only: ["syntax", "references", "cascade"])
        #expect(result.places.sorted() == expected.findings.sorted(), "\(sheet.name)")
    }

    @Test("every finding tells what, where and what to do")
    func worded() {
        for sheet in Self.sheets {
            for finding in lint(sheet.bytes, Announcement(sheet.text).engines).findings {
                #expect(!finding.message.isEmpty && !finding.message.hasSuffix("."), "\(finding.message)")
                #expect(!finding.message.contains("invalid"), "\(finding.message)")
                #expect(finding.range.end <= sheet.bytes.count)
                #expect(!finding.engines.isEmpty)
                #expect(finding.help != nil || !finding.notes.isEmpty, "\(sheet.name): \(finding.message)")
                for fix in finding.fixes { #expect(!fix.title.isEmpty && !fix.edits.isEmpty) }
            }
        }
    }

    @Test("each rule of the groups that need no catalogue has a mistake of its own")
    func complete() {
        let shown = Set(
            Self.sheets.flatMap {
                Announcement($0.text).findings.compactMap { $0.split(separator: " ").last.map(String.init) }
            })
        // Rules that need other sheets, or speak of palettes and the catalogue, are shown by their examples.
        let palettes = ["palette", "tint", "another-file", "later-layer", "two-types"]
        for rule in RuleList.all where [.syntax, .references, .cascade].contains(rule.group) {
            if rule.id != "misspelt-palette-name", palettes.contains(where: { rule.id.contains($0) }) { continue }
            #expect(shown.contains(rule.id), "\(rule.id)")
        }
        for id in shown { #expect(RuleList.rule(id) != nil, "\(id) is announced and there is no such rule") }
    }
}
