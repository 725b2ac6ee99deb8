// The README's library example, compiled and run. Must not know more of the modules than an app does.

import FioriTheme
import Foundation
import NSSSyntax
import TestSupport
import Testing
import ThemeLint

struct ReadmeLibraryTests {
    @Test("the README's library example is this code and prints what it says")
    func example() throws {
        var printed: [String] = []
        let sheet = Source(
            name: "brand.nss", text: "@brand:#0A6ED1;\nButton { font-color: @brnad; background-color: @brand; }\n")
        var options = LintOptions()
        options.engines = [.uikit, .nui]
        let result = Linter(options).lint(sheet)
        for finding in result.findings {
            let place = LineTable(sheet).position(at: finding.range.start)
            printed.append("\(place.line):\(place.column) \(finding.message) (\(finding.rule)); \(finding.help ?? "")")
        }
        for row in result.forecast { printed.append("\(row.engine): \(row.outcome)") }
        if let tint = Palette(.v8).color(named: "tintColor") { printed.append(tint[.dark].hex) }
        let readme = try String(contentsOf: Fixtures.file("README.md"), encoding: .utf8)
        #expect(readme.contains("\n```\n" + printed.joined(separator: "\n") + "\n```\n"))
        // The lines between here and the signature, with what they print collected, are the README's.
        let own = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let shown = try #require(
            readme.components(separatedBy: "```swift\n").last { $0.hasPrefix("import FioriTheme") })
        for line in shown.components(separatedBy: "```")[0].split(separator: "\n") where !line.hasPrefix("import ") {
            #expect(own.contains(line.replacingOccurrences(of: "print(", with: "printed.append(")), "\(line)")
        }
    }
}
