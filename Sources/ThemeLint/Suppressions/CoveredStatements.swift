// What the orders of a sheet speak of, so that no fix takes it from them. Must not know any rule.

import NSSSyntax

/// The statements that comments are about.
struct CoveredStatements {
    private struct Row {
        let comment: TextRange
        let statement: TextRange

        /// True where the comment stands behind its statement, on the same line.
        var isTrailing: Bool { comment.start >= statement.end }
    }

    /// In order of the statements.
    private let rows: [Row]

    /// Looks for what the comments are about; those for a whole sheet are about all of it.
    init(_ comments: [SuppressionComment], in tree: SyntaxTree) {
        let bytes = tree.source.bytes
        let ranges = SuppressionPlaces.ranges(of: comments, in: tree)
        var rows: [Row] = []
        for (comment, covered) in zip(comments, ranges) where !comment.isForSheet {
            for range in covered {
                let isTrailing = range.start <= comment.range.start
                var statement = isTrailing ? TextRange(range.start, comment.range.start) : range
                while !statement.isEmpty, bytes[statement.start] <= 0x20 { statement.start += 1 }
                while !statement.isEmpty, bytes[statement.end - 1] <= 0x20 { statement.end -= 1 }
                if !statement.isEmpty { rows.append(Row(comment: comment.range, statement: statement)) }
            }
        }
        self.rows = rows.sorted { $0.statement.start < $1.statement.start }
    }

    /// True where one of the edits deletes a statement and leaves the comment about it, or parts the two: the comment would
    /// then be about something else.
    func areTorn(by edits: [Edit]) -> Bool { edits.contains { isTorn(by: $0) } }

    private func isTorn(by edit: Edit) -> Bool {
        let range = edit.range
        var place = rows.firstPlace { $0.statement.start >= range.start }
        // The last comment that stands behind its statement before the edit.
        if place > 0, rows[place - 1].isTrailing, rows[place - 1].statement.end <= range.start,
            range.end <= rows[place - 1].comment.start, edit.replacement.contains(where: { $0 == 0x0A || $0 == 0x0D })
        {
            return true
        }
        while place < rows.count {
            let row = rows[place]
            if row.statement.end <= range.end {
                if !range.contains(row.comment), edit.replacement.allSatisfy({ $0 <= 0x20 }) { return true }
            } else if row.statement.start >= range.end {
                // Between a comment and the statement behind it.
                let isBetween = !row.isTrailing && row.comment.end <= range.start
                return isBetween && edit.replacement.contains { $0 > 0x20 }
            }
            place += 1
        }
        return false
    }
}

extension LintPass {
    /// Takes from safe fixes that they are where a comment would then be about something else. The rules about comments
    /// know what they do.
    mutating func keepCoveredStatements(_ rules: [LintRule]) {
        guard let suppressions else { return }
        var isExempt: Set<String> = []
        for rule in rules where rule.group == .suppressions { isExempt.insert(rule.id) }
        let statements = CoveredStatements(suppressions.comments, in: tree)
        for (index, finding) in findings.enumerated() where !isExempt.contains(finding.rule) {
            for (number, fix) in finding.fixes.enumerated()
            where fix.safety == .safe && statements.areTorn(by: fix.edits) {
                setFix(number, of: index, .unsafe, adding: ", which takes from a comment what it allows")
            }
        }
    }
}
