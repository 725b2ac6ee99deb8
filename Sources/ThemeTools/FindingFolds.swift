// Which findings of a sheet a report for people shows in full, and what it says of the others. Knows no format.

import NSSSyntax

/// Findings of one cause, folded: some are shown, the last of them with the number and the lines of the others.
///
/// Programs are never given less than everything; people read the third of a kind and know the other forty.
struct FindingFolds {
    /// What is not shown in full.
    struct Rest {
        /// The rule.
        let rule: String
        /// How many there are.
        fileprivate(set) var count = 0
        /// Their lines, each once, in order; no more than `places` and one.
        fileprivate(set) var lines: [Int] = []

        /// `and 41 more of missing-semicolon: lines 12, 15, …`
        var text: String { "and \(count) more of \(rule): " + place }

        /// `line 12`, or `lines 12, 15, …`
        var place: String {
            let shown = lines.prefix(FindingFolds.places).map { String($0) }
            return (lines.count == 1 ? "line " : "lines ") + shown.joined(separator: ", ")
                + (lines.count > shown.count ? ", …" : "")
        }
    }

    /// Findings of one rule with one message that are shown.
    private static let alike = 3
    /// Findings of one rule that are shown, whatever they say: it bounds the report of a sheet.
    private static let ofRule = 50
    /// Lines that are listed.
    fileprivate static let places = 12

    /// The indices of the findings that are shown, in order, each with what it stands for besides itself.
    private(set) var shown: [(index: Int, rest: Rest?)] = []
    /// Number of findings that are not shown.
    private(set) var count = 0

    private struct Cause: Hashable {
        let rule: String
        let message: String
    }

    /// Folds a sheet's findings, or shows them all.
    init(_ findings: [Diagnostic], in lines: SourceLines, folding: Bool) {
        guard folding else {
            shown = findings.indices.map { ($0, nil) }
            return
        }
        // Where in `shown` the last of a cause, or of a rule, stands, and how many of it there are.
        var causes: [Cause: (count: Int, last: Int)] = [:]
        var rules: [String: (count: Int, last: Int)] = [:]
        for (index, finding) in findings.enumerated() {
            let cause = Cause(rule: finding.rule, message: finding.message)
            let (alike, lastAlike) = causes[cause] ?? (0, -1)
            let (ofRule, lastOfRule) = rules[finding.rule] ?? (0, -1)
            if alike < Self.alike, ofRule < Self.ofRule {
                causes[cause] = (alike + 1, shown.count)
                rules[finding.rule] = (ofRule + 1, shown.count)
                shown.append((index, nil))
            } else {
                fold(finding, into: alike > 0 ? lastAlike : lastOfRule, lines)
            }
        }
    }

    private mutating func fold(_ finding: Diagnostic, into place: Int, _ lines: SourceLines) {
        count += 1
        var rest = shown[place].rest ?? Rest(rule: finding.rule)
        rest.count += 1
        let line = lines.position(at: finding.range.start).line
        if rest.lines.count <= Self.places, rest.lines.last != line { rest.lines.append(line) }
        shown[place].rest = rest
    }
}
