// The orders of one sheet that silence rules: what each covers, and whether it was needed. Must not know what any rule
// looks for.

import NSSSyntax

/// Everything in a sheet's comments that silences rules.
package struct Suppressions: Sendable {
    /// What is to be known of one name in an order.
    package struct Entry: Sendable {
        /// Its comment.
        package let comment: Int
        /// What was written.
        package let written: SuppressionComment.Entry
        /// True for the id of a rule and for the name of a group.
        package let isKnown: Bool
        /// True where its last day is over.
        package let isExpired: Bool
        /// True where something would have been found if it silenced nothing: all it names has run.
        package let isJudged: Bool
        /// True where it silenced something.
        package fileprivate(set) var isUsed = false

        /// True where it silences nothing and could have.
        package var isUnused: Bool { isKnown && !isExpired && !written.hasUnreadableDay && isJudged && !isUsed }
    }

    /// The orders, in order.
    package let comments: [SuppressionComment]
    /// All that they name, in order.
    package private(set) var entries: [Entry] = []
    /// Number of findings that were silenced.
    package private(set) var count = 0
    private var firstEntries: [Int] = []
    private var covers = SuppressionCovers()
    private let groups: [String: String]

    /// Reads the comments of a sheet; nil where none of them is an order, which costs next to nothing to see.
    init?(_ tree: SyntaxTree, rules: [LintRule], today: SuppressionComment.Day?) {
        let comments = Self.comments(tree)
        guard !comments.isEmpty else { return nil }
        self.comments = comments
        var groups: [String: String] = [:]
        for rule in rules { groups[rule.id] = rule.group.rawValue }
        self.groups = groups
        let ranges = SuppressionPlaces.ranges(of: comments, in: tree)
        for (index, comment) in comments.enumerated() {
            firstEntries.append(entries.count)
            for written in comment.entries {
                let isExpired = Self.isOver(written.until, today)
                let isKnown = Self.isKnown(written.name, rules)
                let isJudged = Self.isJudged(written.name, rules)
                if isKnown, !isExpired, !written.hasUnreadableDay {
                    covers.add(written.name, comment.isForSheet ? nil : ranges[index], entry: entries.count)
                }
                entries.append(
                    Entry(
                        comment: index, written: written, isKnown: isKnown, isExpired: isExpired, isJudged: isJudged))
            }
        }
        covers.sort()
    }

    /// The entries of an order.
    package func entries(of comment: Int) -> Range<Int> {
        firstEntries[comment]..<(comment + 1 < firstEntries.count ? firstEntries[comment + 1] : entries.count)
    }

    /// The findings, which are in order of place, without those that an order silences.
    mutating func filter(_ findings: [Diagnostic]) -> [Diagnostic] {
        var kept: [Diagnostic] = []
        covers.rewind()
        for finding in findings {
            if let entry = covers.entry(for: finding, group: groups[finding.rule]) {
                entries[entry].isUsed = true
                count += 1
            } else {
                kept.append(finding)
            }
        }
        return kept
    }

    private static func comments(_ tree: SyntaxTree) -> [SuppressionComment] {
        var result: [SuppressionComment] = []
        let kinds = tree.tokens.kinds
        let all = kinds.span
        var index = 0
        while index < all.count {
            // A pattern, not ==: across modules that is a call for each token.
            if case .comment = all[index] {
                let range = tree.tokens.range(index)
                let bytes = tree.source.bytes
                if SuppressionComment.marker(in: bytes.span, range) != nil {
                    for comment in SuppressionComment.all(in: tree.source, token: index, range: range)
                    where !comment.entries.isEmpty || !comment.faults.isEmpty {
                        result.append(comment)
                    }
                }
            }
            index += 1
        }
        return result
    }

    private static func isOver(_ day: SuppressionComment.Day?, _ today: SuppressionComment.Day?) -> Bool {
        guard let day, let today else { return false }
        return day < today
    }

    private static func isKnown(_ name: String, _ rules: [LintRule]) -> Bool {
        RuleGroup(rawValue: name) != nil || rules.contains { $0.id == name } || RuleList.rule(name) != nil
    }

    /// True where all that a name stands for has run, apart from rules that run on request only. Orders about the
    /// findings on orders are left alone: whether they are needed would depend on themselves.
    private static func isJudged(_ name: String, _ rules: [LintRule]) -> Bool {
        let own = RuleGroup.suppressions
        guard let group = RuleGroup(rawValue: name) else {
            return rules.contains { $0.id == name && $0.group != own }
        }
        if group == own { return false }
        let members = RuleList.all.filter { $0.group == group && !$0.isOptIn }
        return !members.isEmpty && members.allSatisfy { member in rules.contains { $0.id == member.id } }
    }
}
