// Keeps the README's tables equal to the rules and the catalogue they are views of. Must not know single rows.

import FioriTheme
import Foundation
import TestSupport
import Testing

@testable import ThemeLint

struct ReadmeTableTests {
    @Test("the README's table of rules is the list of rules")
    func rules() throws {
        var table = ["| rule | finds | severity | fix |", "|---|---|---|---|"]
        for group in RuleGroup.allCases {
            let rules = RuleList.all.filter { $0.group == group }
            if rules.isEmpty { continue }
            table.append("| **\(group.title)** | | | |")
            for rule in rules {
                let fix = rule.fixing == .none ? "–" : rule.fixing == .near ? "nearest name" : rule.fixing.rawValue
                table.append("| `\(rule.id)` | \(cell(rule.summary)) | \(rule.severity) | \(fix) |")
            }
        }
        try keep("rules", table)
    }

    @Test("the README's table of components is the catalogue")
    func components() throws {
        var table = ["| component | class paths | known from |", "|---|---|---|"]
        for name in Catalogue.sdk.componentNames {
            guard let component = Catalogue.sdk.component(name), component.kind == .component else { continue }
            let paths = component.paths.isEmpty ? "–" : String(component.paths.count)
            table.append("| `\(name)` | \(paths) | \(component.evidence.name) |")
        }
        #expect(table.count > 200)
        try keep("components", table)
    }

    private func cell(_ text: String) -> String { text.replacingOccurrences(of: "|", with: "\\|") }

    /// Compares what stands between two marks of the README, or writes it anew when asked.
    private func keep(_ name: String, _ table: [String]) throws {
        let file = Fixtures.file("README.md")
        var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let first = try #require(lines.firstIndex(of: "<!-- \(name) -->"), "no mark <!-- \(name) -->")
        let last = try #require(lines.firstIndex(of: "<!-- end of \(name) -->"), "no mark <!-- end of \(name) -->")
        guard Fixtures.isUpdating else {
            #expect(Array(lines[(first + 1)..<last]) == [""] + table + [""], "run FDLTHEME_UPDATE=1 swift test")
            return
        }
        lines.replaceSubrange((first + 1)..<last, with: [""] + table + [""])
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
}
