// Finds the end of a run of word characters sixteen bytes at a time. Must not know tokens.

/// The vector form of the lexer's innermost loop; it takes half of the lexer's time away.
enum WordScan {
    /// Number of bytes from `index` on that are `A-Z a-z 0-9 _ - . \`, at most 16; nil where fewer than 16 bytes are left.
    ///
    /// Every intermediate is named and typed: without that the compiler takes the generic operators, lane by lane, which is
    /// sixty times slower and gives the same answers.
    @inline(__always)
    static func count(in bytes: Span<UInt8>, at index: Int) -> Int? {
        guard index &+ 16 <= bytes.count else { return nil }
        // The sixteen bytes were just found to lie within the span.
        let block: SIMD16<UInt8> = unsafe bytes.bytes.unsafeLoadUnaligned(
            fromUncheckedByteOffset: index, as: SIMD16<UInt8>.self)
        let lower: SIMD16<UInt8> = block | SIMD16<UInt8>(repeating: 0x20)
        let letter: SIMD16<UInt8> = lower &- SIMD16<UInt8>(repeating: UInt8(ascii: "a"))
        let isLetter: SIMDMask<SIMD16<Int8>> = letter .< SIMD16<UInt8>(repeating: 26)
        // - . / 0…9 are neighbours; the slash among them is left to the slow loop.
        let digit: SIMD16<UInt8> = block &- SIMD16<UInt8>(repeating: UInt8(ascii: "-"))
        let isDigit: SIMDMask<SIMD16<Int8>> = digit .< SIMD16<UInt8>(repeating: 13)
        let isNoSlash: SIMDMask<SIMD16<Int8>> = block .!= SIMD16<UInt8>(repeating: UInt8(ascii: "/"))
        let isUnderscore: SIMDMask<SIMD16<Int8>> = block .== SIMD16<UInt8>(repeating: UInt8(ascii: "_"))
        let isBackslash: SIMDMask<SIMD16<Int8>> = block .== SIMD16<UInt8>(repeating: UInt8(ascii: "\\"))
        let plain: SIMDMask<SIMD16<Int8>> = isDigit .& isNoSlash
        let other: SIMDMask<SIMD16<Int8>> = isUnderscore .| isBackslash
        let left: SIMDMask<SIMD16<Int8>> = isLetter .| plain
        let word: SIMDMask<SIMD16<Int8>> = left .| other
        let lanes: SIMD2<UInt64> = unsafe unsafeBitCast(word, to: SIMD2<UInt64>.self)
        let low: UInt64 = ~lanes[0]
        if low != 0 { return low.trailingZeroBitCount / 8 }
        let high: UInt64 = ~lanes[1]
        return high == 0 ? 16 : 8 + high.trailingZeroBitCount / 8
    }
}
