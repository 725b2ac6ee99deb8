// How an order that silences rules is taken out of its comment. Must not know why.

import NSSSyntax

extension LintPass {
    /// Reports those entries for which `text` has a message, with the fix that takes each out.
    mutating func reportEntries(
        _ text: (Suppressions.Entry, SuppressionComment) -> (message: String, note: String, help: String)?
    ) {
        guard let suppressions else { return }
        for (index, comment) in suppressions.comments.enumerated() {
            var gone: [(entry: Int, message: String, note: String, help: String)] = []
            let entries = suppressions.entries(of: index)
            for entry in entries {
                if let text = text(suppressions.entries[entry], comment) {
                    gone.append((entry, text.message, text.note, text.help))
                }
            }
            // Once nothing is left of it, the comment goes, unless there is something else in it.
            let isWhole = gone.count == entries.count
            for finding in gone {
                let fix: Fix? =
                    if isWhole {
                        comment.isWholeComment && comment.faults.isEmpty ? removal(ofComment: comment.range) : nil
                    } else {
                        removal(of: finding.entry, among: entries, in: suppressions)
                    }
                report(
                    finding.message, at: suppressions.entries[finding.entry].written.nameRange, .none,
                    notes: [.init(finding.note)], help: finding.help, fixes: fix.map { [$0] } ?? [])
            }
        }
    }

    /// Takes one of several names out of an order, with its comma.
    private func removal(of entry: Int, among entries: Range<Int>, in suppressions: Suppressions) -> Fix {
        let range = suppressions.entries[entry].written.range
        let edit: TextRange
        if entry + 1 < entries.upperBound {
            edit = TextRange(range.start, suppressions.entries[entry + 1].written.range.start)
        } else {
            edit = TextRange(suppressions.entries[entry - 1].written.range.end, range.end)
        }
        return Fix("take '\(suppressions.entries[entry].written.name)' out", .safe, [.delete(edit)])
    }

    /// Takes a comment out, with its line where it stands alone.
    ///
    /// A reader of lines may find definitions within the comment, or one that moves into column one, or a definition's
    /// value may end before the comment: then it is for the author to decide.
    private mutating func removal(ofComment range: TextRange) -> Fix {
        let bytes = source.bytes
        let removed = wholeLines(range)
        let before = removed.start > 0 ? bytes[removed.start - 1] : UInt8(ascii: "\n")
        let after = removed.end < bytes.count ? bytes[removed.end] : UInt8(ascii: "\n")
        let isAlone = isLineEnd(before) && (removed.end == bytes.count || isLineEnd(bytes[removed.end - 1]))
        var isSafe = isAlone || !(isLineEnd(before) && after == UInt8(ascii: "@"))
        for index in removed.start..<removed.end where bytes[index] == UInt8(ascii: "@") {
            if index > 0, isLineEnd(bytes[index - 1]) { isSafe = false }
        }
        let position = lines().position(at: removed.start)
        let line = position.offset - position.column + 1
        if line < removed.start, bytes[line] == UInt8(ascii: "@") { isSafe = false }
        // Two words must not become one.
        let joins = !isAlone && before > 0x20 && after > 0x20
        return Fix("remove the comment", isSafe ? .safe : .unsafe, [Edit(removed, joins ? " " : "")])
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
