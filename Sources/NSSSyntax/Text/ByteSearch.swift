// Finds a byte in many, some at a time. Must not know what any byte means.

extension Span where Element == UInt8 {
    /// The place of the first byte of that value that is not before `start`; nil where there is none.
    @inlinable
    package func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
        precondition(start >= 0)
        // The loads stay inside: only whole words below the count are taken.
        let raw = unsafe bytes
        let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
        var index = start
        while index &+ 8 <= count {
            let loaded = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
            let found = Self.zeros(loaded ^ pattern)
            if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
            index &+= 8
        }
        while index < count {
            if self[index] == byte { return index }
            index += 1
        }
        return nil
    }

    /// True where one of the bytes has that value. For long texts that hold none: it takes four words in a step.
    package func contains(_ byte: UInt8) -> Bool {
        let raw = unsafe bytes
        let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
        var index = 0
        while index &+ 32 <= count {
            var found: UInt64 = 0
            for word in 0..<4 {
                // The thirty-two bytes were just found to lie within the span.
                let loaded = unsafe raw.unsafeLoadUnaligned(
                    fromUncheckedByteOffset: index &+ word &* 8, as: UInt64.self)
                found |= Self.zeros(loaded ^ pattern)
            }
            if found != 0 { return true }
            index &+= 32
        }
        return firstIndex(of: byte, from: index) != nil
    }

    /// The high bits of bytes that are zero, and none below the lowest of them: there the first borrow starts.
    @inlinable @inline(__always)
    package static func zeros(_ word: UInt64) -> UInt64 {
        let word = word.littleEndian
        return (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }
}
