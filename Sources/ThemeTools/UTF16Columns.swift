// Columns as editors that hold text in UTF-16 count them, for many places of one sheet. Must not know what is there.

import NSSSyntax

/// The places of a sheet in UTF-16 code units. A sheet of nothing but ASCII has no entry.
///
/// `LineTable.utf16Column` walks its line; here each answer takes two binary searches, however long a line is.
struct UTF16Columns: Sendable {
    /// Where each scalar beyond ASCII starts.
    private var starts: [Int] = []
    /// Where it ends.
    private var ends: [Int] = []
    /// By how much the bytes up to its end are more than the code units.
    private var surplus: [Int] = []

    /// Finds what a sheet has beyond ASCII, in one pass. A byte that is not UTF-8 counts as one code unit.
    init(_ source: Source) {
        let bytes = source.bytes.span
        var index = 0
        var sum = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index += 1
                continue
            }
            let length = UTF8Scalar.length(in: bytes, at: index)
            if length > 1 {
                sum += length - (length == 4 ? 2 : 1)
                starts.append(index)
                ends.append(index + length)
                surplus.append(sum)
            }
            index += max(length, 1)
        }
    }

    /// The column, from 1, of a position. Within a scalar it is that of the scalar's end.
    func column(of position: Position) -> Int {
        if starts.isEmpty { return position.column }
        let lineStart = position.offset - position.column + 1
        let last = count(before: position.offset)
        let end = last > 0 ? max(position.offset, ends[last - 1]) : position.offset
        let before = count(before: lineStart)
        let less = (last > 0 ? surplus[last - 1] : 0) - (before > 0 ? surplus[before - 1] : 0)
        return end - lineStart - less + 1
    }

    /// Number of scalars beyond ASCII that start before a byte.
    private func count(before offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
