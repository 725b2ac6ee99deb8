// Numbers for the names of one sheet. Must not know what the names stand for.

/// Gives equal byte sequences of one sheet the same small number, in order of first sight.
@usableFromInline
package struct NameTable: Sendable {
    /// Where each name was first seen.
    @usableFromInline package private(set) var ranges: [TextRange] = []
    private var hashes: [UInt32] = []
    /// Open addressing with linear probing; 0 is free, else the number of the name plus one.
    private var slots: [UInt32] = []

    /// Makes an empty table with room for about `capacity` names before it grows.
    package init(capacity: Int = 16) {
        var size = 32
        while size < capacity * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
    }

    /// Number of different names.
    @inlinable package var count: Int { ranges.count }

    /// The number of the name in `range`, a new one where it was not seen before.
    package mutating func intern(_ range: TextRange, in bytes: Span<UInt8>) -> Int {
        let hash = Self.hash(range, in: bytes)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let name = Int(slots[slot]) - 1
            if hashes[name] == hash, Self.equal(ranges[name], range, in: bytes) { return name }
            slot = (slot + 1) & (slots.count - 1)
        }
        ranges.append(range)
        hashes.append(hash)
        slots[slot] = UInt32(ranges.count)
        if ranges.count * 2 > slots.count { grow() }
        return ranges.count - 1
    }

    /// The same, where the caller has a guess: a number that this name had the last time in such a place, or -1. A right
    /// guess costs one comparison and no hash.
    @inline(__always)
    package mutating func intern(_ range: TextRange, in bytes: Span<UInt8>, guess: Int) -> Int {
        if guess >= 0, Self.equal(ranges[guess], range, in: bytes) { return guess }
        return intern(range, in: bytes)
    }

    /// The number of the name in a range of `text`, which need not be the sheet; nil where it was not seen.
    package func find(_ range: TextRange, of text: Span<UInt8>, in bytes: Span<UInt8>) -> Int? {
        let hash = Self.hash(range, in: text)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let name = Int(slots[slot]) - 1
            if hashes[name] == hash, Self.equal(ranges[name], in: bytes, range, in: text) { return name }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The number of a name of the sheet; nil where it was not seen before. For `guess` see `intern`.
    @inline(__always)
    package func find(_ range: TextRange, in bytes: Span<UInt8>, guess: Int) -> Int? {
        if guess >= 0, Self.equal(ranges[guess], range, in: bytes) { return guess }
        return find(range, of: bytes, in: bytes)
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (name, hash) in hashes.enumerated() {
            var slot = Int(hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(name + 1)
        }
    }

    /// A hash of a name. Mixes eight bytes at a time; a sheet cannot choose the table's size, so a seed is not needed for its growth,
    /// and long probe sequences are bounded by the half-empty table.
    @inline(__always)
    package static func hash(_ range: TextRange, in bytes: Span<UInt8>) -> UInt32 {
        let raw = unsafe bytes.bytes
        // Held against the bounds once, not at each of the loads.
        precondition(range.start >= 0 && range.end <= raw.byteCount)
        var hash = UInt64(truncatingIfNeeded: range.length) &* 0x9E37_79B9_7F4A_7C15
        var word: UInt64 = 0
        if range.length >= 8 {
            var offset = range.start
            let last = range.end &- 8
            while offset < last {
                hash = mix(hash ^ (unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)))
                offset &+= 8
            }
            // The last eight bytes, some of which may have been mixed before: one step in place of up to seven.
            word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: last, as: UInt64.self)
        } else {
            for offset in range.start..<range.end { word = word << 8 | UInt64(bytes[offset]) }
        }
        hash = mix(hash ^ word)
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }

    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    @inline(__always)
    private static func equal(_ left: TextRange, _ right: TextRange, in bytes: Span<UInt8>) -> Bool {
        equal(left, in: bytes, right, in: bytes)
    }

    /// True where two ranges, each with the bytes it lies in, hold the same.
    @inlinable
    @inline(__always)
    package static func equal(
        _ left: TextRange, in bytes: Span<UInt8>, _ right: TextRange, in others: Span<UInt8>
    ) -> Bool {
        guard left.length == right.length else { return false }
        let raw = unsafe bytes.bytes
        let rawOthers = unsafe others.bytes
        // Held against the bounds once, not at each of the loads.
        precondition(left.start >= 0 && left.end <= raw.byteCount)
        precondition(right.start >= 0 && right.end <= rawOthers.byteCount)
        if left.length >= 8 {
            var offset = left.start
            var other = right.start
            let last = left.end &- 8
            while offset < last {
                let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
                if word != (unsafe rawOthers.unsafeLoadUnaligned(fromUncheckedByteOffset: other, as: UInt64.self)) {
                    return false
                }
                offset &+= 8
                other &+= 8
            }
            let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: last, as: UInt64.self)
            return word
                == (unsafe rawOthers.unsafeLoadUnaligned(fromUncheckedByteOffset: right.end &- 8, as: UInt64.self))
        }
        for offset in 0..<left.length where bytes[left.start + offset] != others[right.start + offset] { return false }
        return true
    }
}
