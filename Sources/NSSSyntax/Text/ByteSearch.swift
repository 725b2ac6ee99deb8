// Finds a byte in many, eight at a time. Must not know what any byte means.

extension Span where Element == UInt8 {
    /// The place of the first byte of that value that is not before `start`; nil where there is none.
    package func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
        // The loads stay inside: only whole words below the count are taken.
        let raw = unsafe bytes
        let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
        var index = start
        while index + 8 <= count {
            let loaded = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
            let word = loaded.littleEndian ^ pattern
            // One byte is what is looked for where the lowest borrow starts.
            let found = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
            if found != 0 { return index + found.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < count {
            if self[index] == byte { return index }
            index += 1
        }
        return nil
    }
}
