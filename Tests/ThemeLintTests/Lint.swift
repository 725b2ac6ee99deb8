// Short ways to lint a text in tests.

import FioriTheme
import NSSSyntax
import ThemeLint

/// What the linter says of a text.
func lint(_ text: String, _ engines: [Engine] = [.uikit], only: [String] = []) -> LintResult {
    lint(Array(text.utf8), engines, only: only)
}

/// What the linter says of bytes.
func lint(_ bytes: [UInt8], _ engines: [Engine] = [.uikit], only: [String] = []) -> LintResult {
    var options = LintOptions()
    options.engines = engines
    options.only = only
    return Linter(options).lint(Source(name: "t.nss", bytes: bytes))
}

extension LintResult {
    /// Line, column and rule of each finding.
    var places: [String] {
        let lines = LineTable(tree.source)
        return findings.map { finding in
            let place = lines.position(at: finding.range.start)
            return "\(place.line):\(place.column) \(finding.rule)"
        }
    }

    /// Ids of the rules that spoke, in the order of the findings.
    var rules: [String] { findings.map(\.rule) }
}
