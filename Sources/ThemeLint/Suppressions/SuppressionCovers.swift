// Finds the order that covers a finding, in time that grows with findings and orders, not with their product. Must not
// know where orders come from.

import NSSSyntax

/// Ranges of a sheet by the name that is silenced in them.
struct SuppressionCovers: Sendable {
    private struct Range: Sendable {
        let range: TextRange
        let entry: Int
    }

    /// The ranges of one name, in order of their starts, and how far they were gone through.
    private struct Name: Sendable {
        var ranges: [Range] = []
        var next = 0
        /// The range that began before and ends last.
        var open: Range?
        /// The entry for the whole sheet.
        var sheet: Int?

        mutating func entry(at range: TextRange) -> Int? {
            while next < ranges.count, ranges[next].range.start <= range.start {
                if (open?.range.end ?? -1) < ranges[next].range.end { open = ranges[next] }
                next += 1
            }
            guard let open else { return nil }
            // Something that is missing stands just behind the statement that misses it.
            let isIn = range.start < open.range.end || range.isEmpty && range.start == open.range.end
            return isIn ? open.entry : nil
        }
    }

    private var places: [String: Int] = [:]
    private var names: [Name] = []

    /// Adds what an entry covers; nil is the whole sheet.
    mutating func add(_ name: String, _ ranges: [TextRange]?, entry: Int) {
        let place = places[name] ?? names.count
        if place == names.count {
            places[name] = place
            names.append(Name())
        }
        guard let ranges else {
            if names[place].sheet == nil { names[place].sheet = entry }
            return
        }
        for range in ranges { names[place].ranges.append(Range(range: range, entry: entry)) }
    }

    /// To be called when all is added.
    mutating func sort() {
        for name in names.indices {
            names[name].ranges.sort { ($0.range.start, $0.entry) < ($1.range.start, $1.entry) }
        }
    }

    /// To be called before a list of findings, which must be in order of place.
    mutating func rewind() {
        for name in names.indices {
            names[name].next = 0
            names[name].open = nil
        }
    }

    /// The entry that silences a finding: the nearest before the one for the sheet, a rule's before a group's.
    mutating func entry(for finding: Diagnostic, group: String?) -> Int? {
        let rule = places[finding.rule]
        let group = group.flatMap { places[$0] }
        if let rule, let entry = names[rule].entry(at: finding.range) { return entry }
        if let group, let entry = names[group].entry(at: finding.range) { return entry }
        return rule.flatMap { names[$0].sheet } ?? group.flatMap { names[$0].sheet }
    }
}
