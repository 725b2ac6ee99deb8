// Findings that are known and not to fail a run: what a project had on the day it began to lint. Must not know files.

package import NSSSyntax

/// Known findings, by what makes a finding the same one after its sheet was edited elsewhere, with the worst that comes of
/// it and a count. What comes of a finding later on may be less, not more.
///
/// As text it has a line for each: the sheet, what the key holds, how many there are. The fields stand between tabs; the
/// lines are sorted, so that two versions can be compared.
package struct Baseline: Sendable {
    /// Some findings that are alike.
    package struct Entry: Hashable, Sendable {
        /// The sheet's path, from the folder of the baseline.
        package let file: String
        /// What they have in common.
        package let key: FindingKey
        /// What comes of each at run-time.
        package let consequence: Diagnostic.Consequence
        /// How many there are.
        package let count: Int
    }

    /// What cannot be read: the line, from 1.
    package struct Fault: Error {
        /// The line.
        package let line: Int
    }

    /// All entries, sorted.
    package let entries: [Entry]
    private let counts: [String: [Known: Int]]

    /// What is counted.
    private struct Known: Hashable {
        let key: FindingKey
        let consequence: Diagnostic.Consequence
    }

    private static let heading = "# fdltheme baseline, version 1"

    /// A baseline of some entries; those that are alike are added up.
    package init(_ entries: [Entry]) {
        var counts: [String: [Known: Int]] = [:]
        for entry in entries {
            let known = Known(key: entry.key, consequence: entry.consequence)
            counts[entry.file, default: [:]][known, default: 0] += entry.count
        }
        self.counts = counts
        self.entries = counts.flatMap { file, keys in
            keys.map { Entry(file: file, key: $0.key.key, consequence: $0.key.consequence, count: $0.value) }
        }.sorted { Self.fields($0).lexicographicallyPrecedes(Self.fields($1)) }
    }

    /// Reads a baseline.
    package init(bytes: [UInt8]) throws(Fault) {
        var entries: [Entry] = []
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
            guard let entry = Self.entry(line) else { throw Fault(line: index + 1) }
            entries.append(entry)
        }
        self.init(entries)
    }

    /// The entry on a line; nil where it is none.
    private static func entry(_ line: ArraySlice<UInt8>) -> Entry? {
        let fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map { unescaped($0) }
        guard fields.count == 9, let consequence = Diagnostic.Consequence(word: fields[7]), let count = Int(fields[8]),
            count > 0
        else { return nil }
        let key = FindingKey(
            rule: fields[1], engines: fields[2], classPath: fields[3], attribute: fields[4], state: fields[5],
            text: fields[6])
        return Entry(file: fields[0], key: key, consequence: consequence, count: count)
    }

    /// The baseline as text.
    package var bytes: [UInt8] {
        var text = Self.heading + "\n# sheet, rule, engines, class paths, attribute, state, text, consequence, count\n"
        for entry in entries {
            text += Self.fields(entry).map { Self.escaped($0) }.joined(separator: "\t") + "\t\(entry.count)\n"
        }
        return Array(text.utf8)
    }

    private static func fields(_ entry: Entry) -> [String] {
        let key = entry.key
        return [
            entry.file, key.rule, key.engines, key.classPath, key.attribute, key.state, key.text,
            entry.consequence.word,
        ]
    }

    // MARK: Findings

    /// True where a finding may be known and left: not where it costs the whole sheet or the app.
    package static func mayHold(_ finding: Diagnostic) -> Bool {
        switch finding.consequence {
        case .crash, .sheetLost: false
        case .valueLost, .applied, .none: true
        }
    }

    /// The entries of a sheet's findings that may be known.
    package static func entries(of findings: [Diagnostic], in tree: SyntaxTree, file: String) -> [Entry] {
        let known = findings.filter { mayHold($0) }
        let keys = FindingKey.keys(of: known, in: tree)
        return Baseline(
            zip(keys, known).map { Entry(file: file, key: $0.first, consequence: $1.consequence, count: 1) }
        ).entries
    }

    /// The findings that are not known, how many are, and the entries that have more than there are.
    package func apply(
        to findings: [Diagnostic], in tree: SyntaxTree, file: String
    ) -> (new: [Diagnostic], known: Int, stale: [Entry]) {
        guard let counts = counts[file] else { return (findings, 0, []) }
        var left = counts
        var new: [Diagnostic] = []
        let candidates = findings.filter { Self.mayHold($0) }
        var keys = FindingKey.keys(of: candidates, in: tree).makeIterator()
        for finding in findings {
            guard Self.mayHold(finding), let key = keys.next()?.first else {
                new.append(finding)
                continue
            }
            let known = Diagnostic.Consequence.allCases.lazy.filter { $0 >= finding.consequence }
                .map { Known(key: key, consequence: $0) }.first { left[$0, default: 0] > 0 }
            if let known { left[known, default: 0] -= 1 } else { new.append(finding) }
        }
        var stale: [Entry] = []
        for entry in entries where entry.file == file {
            let rest = left[Known(key: entry.key, consequence: entry.consequence), default: 0]
            if rest > 0 {
                stale.append(Entry(file: file, key: entry.key, consequence: entry.consequence, count: rest))
            }
        }
        return (new, findings.count - new.count, stale)
    }

    /// What is said of an entry whose finding is gone.
    package static func finding(of stale: Entry) -> Diagnostic {
        let place = stale.key.classPath.isEmpty ? "" : " of '\(stale.key.classPath)'"
        return finding(
            "\(number(stale.count)) of '\(stale.key.rule)' for '\(stale.key.text)'\(place) that is gone",
            TextRange(0, 0))
    }

    /// What is said of the sheets that are gone, one finding for each at its first line in the baseline's own text.
    package func findings(in text: Source, ofSheets isGone: (String) -> Bool) -> [Diagnostic] {
        var left = counts.filter { isGone($0.key) }
        if left.isEmpty { return [] }
        var findings: [Diagnostic] = []
        for line in text.bytes.split(separator: 0x0A) where line.first != UInt8(ascii: "#") {
            guard let entry = Self.entry(line), let keys = left.removeValue(forKey: entry.file) else { continue }
            let count = keys.values.reduce(0, +)
            findings.append(
                Self.finding(
                    "\(Self.number(count)) in '\(entry.file)', a sheet that is gone",
                    TextRange(line.startIndex, line.endIndex)))
        }
        return findings
    }

    private static func number(_ count: Int) -> String { count == 1 ? "a finding" : "\(count) findings" }

    private static func finding(_ stale: String, _ range: TextRange) -> Diagnostic {
        Diagnostic(
            rule: "stale-baseline", severity: .warning, message: "the baseline has " + stale, range: range,
            consequence: .none, engines: [], notes: [], help: "write the baseline anew with --write-baseline", fixes: []
        )
    }

    // MARK: Fields

    private static func escaped(_ field: String) -> String {
        var result = ""
        for scalar in field.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\t": result += "\\t"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func unescaped(_ field: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in field {
            if isEscaped {
                switch byte {
                case UInt8(ascii: "t"): bytes.append(0x09)
                case UInt8(ascii: "n"): bytes.append(0x0A)
                case UInt8(ascii: "r"): bytes.append(0x0D)
                default: bytes.append(byte)
                }
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
