// Reading single scalars out of bytes that may not be UTF-8 at all.

/// Decoding of one UTF-8 scalar at a place.
package enum UTF8Scalar {
    /// Length in bytes (1 to 4) of the well-formed scalar that starts at `index`, or 0 where there is none.
    package static func length(in bytes: Span<UInt8>, at index: Int) -> Int {
        decode(in: bytes, at: index)?.length ?? 0
    }

    /// The well-formed scalar that starts at `index` (RFC 3629: no overlong form, no surrogate, at most U+10FFFF).
    package static func decode(in bytes: Span<UInt8>, at index: Int) -> (scalar: UInt32, length: Int)? {
        let first = bytes[index]
        if first < 0x80 { return (UInt32(first), 1) }
        let length: Int
        let lowest: UInt32
        switch first {
        case 0xC2...0xDF: (length, lowest) = (2, 0x80)
        case 0xE0...0xEF: (length, lowest) = (3, 0x800)
        case 0xF0...0xF4: (length, lowest) = (4, 0x1_0000)
        default: return nil
        }
        guard index + length <= bytes.count else { return nil }
        var scalar = UInt32(first) & (0x7F >> UInt32(length))
        for step in 1..<length {
            let byte = bytes[index + step]
            guard byte & 0xC0 == 0x80 else { return nil }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
        guard scalar >= lowest, scalar <= 0x10_FFFF, !(0xD800...0xDFFF).contains(scalar) else { return nil }
        return (scalar, length)
    }

    /// True for white space beyond ASCII (the Unicode property White_Space).
    package static func isWhiteSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
