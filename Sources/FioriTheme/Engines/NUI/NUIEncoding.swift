// How a file's bytes become the text NUI reads. Must not know tokens.

internal import NSSSyntax

/// The decoding step before NUI's tokeniser.
enum NUIEncoding {
    /// Place of the first byte that begins no well-formed UTF-8, or nil where all is well.
    ///
    /// One such byte anywhere makes Foundation return nil for the whole file, and NUI ignores the error (SP:32, 39).
    static func firstFault(in bytes: Span<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index = endOfASCII(in: bytes, from: index)
                continue
            }
            let length = UTF8Scalar.length(in: bytes, at: index)
            if length == 0 { return index }
            index += length
        }
        return nil
    }

    /// Place where the text begins: behind a byte order mark, if there is one.
    static func start(of bytes: Span<UInt8>) -> Int {
        guard NUIAssumptions.leadingByteOrderMarkIsDropped, bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB,
            bytes[2] == 0xBF
        else { return 0 }
        return 3
    }

    /// A place at or after `start` with nothing but ASCII before it: sheets are nearly all ASCII, so go by blocks.
    private static func endOfASCII(in bytes: Span<UInt8>, from start: Int) -> Int {
        let block = 32
        var index = start
        while bytes.count - index >= block {
            var seen: UInt8 = 0
            for step in 0..<block { seen |= bytes[index + step] }
            if seen >= 0x80 { break }
            index += block
        }
        while index < bytes.count, bytes[index] < 0x80 { index += 1 }
        return index
    }
}
