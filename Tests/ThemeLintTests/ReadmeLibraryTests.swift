// The README's library example, compiled and run. Must not know more of the modules than an app does.

import FioriTheme
import Foundation
import NSSSyntax
import TestSupport
import Testing
import ThemeLint

struct ReadmeLibraryTests {
    @Test("the README's example of a theme is this code and prints what it says")
    func theme() throws {
        var printed: [String] = []
        let theme = ThemeStack(
            Theme("@brand:#5B35C8;\nfdlFUIKPIProgressView { tint-color: @brand; track-tint-color: primaryFill; }"))
        let dark = Traits(appearance: .dark)
        let style = theme.style(for: "fdlFUIKPIProgressView", state: .disabled, traits: dark)
        printed.append(style.color("track-tint-color")?.hex ?? "not set")
        var view = KPIProgressView()
        theme.apply(to: &view)
        printed.append(view.arcColor(for: dark)?.hex ?? "none")
        let why = theme.resolve("fdlFUIProgressBannerMessageView_titleLabel", "font-color", state: .highlighted)
        printed.append([why.text ?? "not set", why.trace.first?.reason ?? ""].joined(separator: " "))
        try check(printed, example: 0)
    }

    @Test("the README's example of linting is this code and prints what it says")
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
        try check(printed, example: 1)
    }

    /// The lines of an example in the README are lines here, with what they print collected.
    private func check(_ printed: [String], example: Int) throws {
        let readme = try String(contentsOf: Fixtures.file("README.md"), encoding: .utf8)
        #expect(readme.contains("\n```\n" + printed.joined(separator: "\n") + "\n```\n"))
        let own = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let examples = readme.components(separatedBy: "```swift\n").filter { $0.hasPrefix("import FioriTheme") }
        let shown = try #require(examples.count == 2 ? examples[example] : nil)
        for line in shown.components(separatedBy: "```")[0].split(separator: "\n") where !line.hasPrefix("import ") {
            let collected =
                line == #"print(why.text ?? "not set", why.trace.first?.reason ?? "")"#
                ? #"printed.append([why.text ?? "not set", why.trace.first?.reason ?? ""].joined(separator: " "))"#
                : line.replacingOccurrences(of: "print(", with: "printed.append(")
            #expect(own.contains(collected), "\(line)")
        }
    }
}
