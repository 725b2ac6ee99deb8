// Numbers for names of many sheets. Must not know what the names stand for.

/// Gives equal byte sequences the same small number, in order of first sight, in whatever sheet they stand: it keeps its
/// own copy of each, where `NameTable` points into its one sheet.
@usableFromInline
package struct NameStore: Sendable {
    @usableFromInline private(set) var bytes: [UInt8] = []
    /// Where each name stands in `bytes`.
    @usableFromInline private(set) var ranges: [TextRange] = []
    private var hashes: [UInt32] = []
    /// Open addressing with linear probing; 0 is free, else the number of the name plus one.
    private var slots: [UInt32]

    /// Makes an empty store with room for so many names before it grows.
    package init(capacity: Int = 64) {
        var size = 128
        while size < capacity * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
        guard capacity > 64 else { return }
        ranges.reserveCapacity(capacity)
        hashes.reserveCapacity(capacity)
        bytes.reserveCapacity(capacity * 32)
    }

    /// Number of different names.
    package var count: Int { ranges.count }

    /// A name; bytes that are not UTF-8 come out as U+FFFD.
    package func text(_ name: Int) -> String {
        String(decoding: bytes[ranges[name].start..<ranges[name].end], as: UTF8.self)
    }

    /// The bytes of a name, as a range of `withBytes`.
    package func range(_ name: Int) -> TextRange { ranges[name] }

    /// The bytes of all names.
    package var allBytes: [UInt8] { bytes }

    /// True where a range of a sheet holds the name.
    @inlinable
    package func holds(_ name: Int, at range: TextRange, in sheet: Span<UInt8>) -> Bool {
        NameTable.equal(ranges[name], in: bytes.span, range, in: sheet)
    }

    /// The number of the name in a range of a sheet; nil where it was not seen before.
    package func number(of range: TextRange, in sheet: Span<UInt8>) -> Int? {
        let hash = NameTable.hash(range, in: sheet)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let name = Int(slots[slot]) - 1
            if hashes[name] == hash, holds(name, at: range, in: sheet) { return name }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The number of the name in a range of a sheet, a new one where it was not seen before.
    package mutating func intern(_ range: TextRange, in sheet: Span<UInt8>) -> Int {
        let hash = NameTable.hash(range, in: sheet)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let name = Int(slots[slot]) - 1
            if hashes[name] == hash, holds(name, at: range, in: sheet) { return name }
            slot = (slot + 1) & (slots.count - 1)
        }
        let start = bytes.count
        // At once: one by one, each byte costs a check of the array.
        unsafe sheet.withUnsafeBufferPointer { text in
            unsafe bytes.append(contentsOf: text[range.start..<range.end])
        }
        ranges.append(TextRange(start, bytes.count))
        hashes.append(hash)
        slots[slot] = UInt32(ranges.count)
        if ranges.count * 2 > slots.count { grow() }
        return ranges.count - 1
    }

    /// The number of a text, a new one where it was not seen before.
    package mutating func intern(_ text: String) -> Int {
        var text = text
        return text.withUTF8 { text in unsafe intern(TextRange(0, text.count), in: text.span) }
    }

    /// The number of a text; nil where it was not seen.
    package func number(of text: String) -> Int? {
        var text = text
        return text.withUTF8 { text in unsafe number(of: TextRange(0, text.count), in: text.span) }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (name, hash) in hashes.enumerated() {
            var slot = Int(hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(name + 1)
        }
    }
}
