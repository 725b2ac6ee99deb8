// Edits to a sheet, and how they are applied together. Knows bytes and ranges only.

/// One replacement of bytes.
public struct Edit: Hashable, Sendable {
    /// What is replaced; empty for an insertion.
    public var range: TextRange
    /// What stands there afterwards.
    public var replacement: [UInt8]

    /// Makes an edit that writes text.
    public init(_ range: TextRange, _ text: String) {
        self.init(range, bytes: Array(text.utf8))
    }

    /// Makes an edit that writes bytes, which need not be UTF-8.
    public init(_ range: TextRange, bytes: [UInt8]) {
        self.range = range
        self.replacement = bytes
    }

    /// Makes an edit that inserts text before the byte at `offset`.
    public static func insert(_ text: String, at offset: Int) -> Edit { Edit(TextRange(offset, offset), text) }

    /// Makes an edit that removes a range.
    public static func delete(_ range: TextRange) -> Edit { Edit(range, bytes: []) }
}

/// A set of edits that together mend one diagnostic.
public struct Fix: Hashable, Sendable {
    /// Whether it may be applied without asking.
    public enum Safety: UInt8, Sendable {
        /// Proved to change nothing but what the diagnostic names.
        case safe
        /// May change what the sheet means; a person decides.
        case unsafe
    }

    /// What it does, as an order: "insert ';'".
    public var title: String
    /// Whether it may be applied without asking.
    public var safety: Safety
    /// The edits, in any order, not overlapping.
    public var edits: [Edit]

    /// Makes a fix.
    public init(_ title: String, _ safety: Safety, _ edits: [Edit]) {
        self.title = title
        self.safety = safety
        self.edits = edits
    }

    /// Applies as many of the fixes as fit together and returns the new bytes with the number applied.
    ///
    /// A fix is taken whole or not at all: one that touches a range which an earlier fix has changed waits for the
    /// next round. Equal edits of two fixes count once.
    public static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> (bytes: [UInt8], applied: Int) {
        let (edits, taken) = fitting(fixes)
        return (write(edits, over: bytes), taken.count)
    }

    /// Which of the fixes fit together, as indices in order of place, and their edits in order of place.
    package static func fitting(_ fixes: [Fix]) -> (edits: [Edit], taken: [Int]) {
        var list = EditList()
        var taken: [Int] = []
        let order = fixes.indices.sorted { (firstOffset(fixes[$0]), $0) < (firstOffset(fixes[$1]), $1) }
        for index in order where list.add(fixes[index].edits) { taken.append(index) }
        return (list.edits, taken)
    }

    private static func firstOffset(_ fix: Fix) -> Int {
        var first = Int.max
        for edit in fix.edits { first = min(first, edit.range.start) }
        return first
    }

    /// The bytes with edits made that are in order of place and do not touch.
    package static func write(_ edits: [Edit], over bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 64)
        var position = 0
        for edit in edits {
            result.append(contentsOf: bytes[position..<edit.range.start])
            result.append(contentsOf: edit.replacement)
            position = edit.range.end
        }
        result.append(contentsOf: bytes[position...])
        return result
    }
}

/// Edits in the order of their places, none touching another.
private struct EditList {
    private(set) var edits: [Edit] = []

    /// Adds all of a fix's edits, or none where one of them touches an edit that is here already.
    mutating func add(_ fix: [Edit]) -> Bool {
        var new: [Edit] = []
        for edit in fix {
            let index = place(of: edit)
            if index < edits.count, edits[index] == edit { continue }
            if index > 0, edits[index - 1] == edit { continue }
            if index > 0, touches(edits[index - 1].range, edit.range) { return false }
            if index < edits.count, touches(edits[index].range, edit.range) { return false }
            new.append(edit)
        }
        // Edits of one fix may meet, since their order is its maker's, but never share a byte.
        let order = new.indices.sorted { one, other in
            Self.isBefore(new[one], new[other]) || !Self.isBefore(new[other], new[one]) && one < other
        }
        var reach = order.first.map { new[$0].range }
        for index in order.dropFirst() {
            let range = new[index].range
            if let last = reach, last.overlaps(range) { return false }
            if range.end > (reach?.end ?? 0) { reach = range }
        }
        insert(order.map { new[$0] })
        return !new.isEmpty
    }

    /// Puts edits in their places, which are in order, by going over those behind the first once.
    private mutating func insert(_ new: [Edit]) {
        guard let first = new.first else { return }
        let behind = Array(edits[place(of: first)...])
        edits.removeLast(behind.count)
        var next = 0
        for edit in new {
            while next < behind.count, Self.isBefore(behind[next], edit) {
                edits.append(behind[next])
                next += 1
            }
            edits.append(edit)
        }
        edits += behind[next...]
    }

    /// An insertion comes before what is replaced at the same place.
    private static func isBefore(_ one: Edit, _ other: Edit) -> Bool {
        (one.range.start, one.range.end) < (other.range.start, other.range.end)
    }

    private func place(of edit: Edit) -> Int {
        var low = 0
        var high = edits.count
        while low < high {
            let middle = (low + high) / 2
            if Self.isBefore(edits[middle], edit) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Two edits touch where their ranges share a byte, or where text is put in at an end of the other: the order of
    /// the two texts would be a guess. Ranges that merely meet, such as lines that go one after the other, do not.
    private func touches(_ left: TextRange, _ right: TextRange) -> Bool {
        if left.isEmpty || right.isEmpty { return left.start <= right.end && right.start <= left.end }
        return left.overlaps(right)
    }
}
