// One sheet's bytes with its name, and the mapping between bytes, lines and UTF-16 units. Must not know files.

/// The bytes of one sheet and the name it is reported under.
///
/// The bytes need not be UTF-8; nothing is dropped or replaced.
public struct Source: Sendable {
    /// Name used in reports: the path as it was given, or what standard input is called.
    public let name: String
    /// The sheet, byte for byte.
    public let bytes: [UInt8]

    /// The largest sheet that can be read, in bytes: offsets are kept in 32 bits.
    public static let maximumSize = Int(UInt32.max)

    /// Makes a source of bytes. A sheet above `maximumSize` bytes is cut there; who reads files must refuse it first.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes.count <= Self.maximumSize ? bytes : Array(bytes[..<Self.maximumSize])
    }

    /// Makes a source of a string's UTF-8.
    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// The text in a range, which must lie within the sheet; bytes that are not UTF-8 come out as U+FFFD.
    public func text(in range: TextRange) -> String {
        String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }

    /// True where the range holds exactly these bytes.
    package func matches(_ text: StaticString, in range: TextRange) -> Bool {
        text.withUTF8Buffer { unsafe matches($0, in: range) }
    }

    /// True where the range holds exactly these bytes.
    package func matches(_ text: UnsafeBufferPointer<UInt8>, in range: TextRange) -> Bool {
        guard text.count == range.length else { return false }
        for index in 0..<range.length where unsafe text[index] != bytes[range.start + index] { return false }
        return true
    }

    /// True where the range begins with these bytes.
    package func starts(with text: StaticString, in range: TextRange) -> Bool {
        let count = text.utf8CodeUnitCount
        return range.length >= count && matches(text, in: TextRange(range.start, range.start + count))
    }
}

/// Where the lines of a source start. Made once per report, in one pass.
public struct LineTable: Sendable {
    /// Offset of the first byte of each line; the first entry is 0.
    package let starts: [UInt32]
    private let size: Int

    /// Finds the lines of a source.
    public init(_ source: Source) {
        var starts: [UInt32] = [0]
        // Most sheets have some twenty-five bytes a line.
        starts.reserveCapacity(source.bytes.count / 20)
        let bytes = source.bytes.span
        let raw = unsafe bytes.bytes
        var index = 0
        while index < bytes.count {
            // Eight bytes at a time, up to the first that may end a line: it is below 16, as a tab is.
            while index + 8 <= bytes.count {
                let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
                let low = ~((word & 0x7070_7070_7070_7070) &+ 0x7070_7070_7070_7070 | word) & 0x8080_8080_8080_8080
                if low != 0 {
                    index += low.trailingZeroBitCount / 8
                    break
                }
                index += 8
            }
            if index == bytes.count { break }
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\n") {
                starts.append(UInt32(index))
            } else if byte == UInt8(ascii: "\r") {
                if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
                starts.append(UInt32(index))
            }
        }
        self.starts = starts
        self.size = source.bytes.count
    }

    /// Number of lines; a sheet that ends in a line end has an empty last line.
    public var count: Int { starts.count }

    /// The position of a byte offset. An offset past the end gives the end.
    public func position(at offset: Int) -> Position {
        let offset = min(max(offset, 0), size)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return Position(offset: offset, line: low + 1, column: offset - Int(starts[low]) + 1)
    }

    /// The byte offset of a line and column, both from 1; nil where the sheet has no such place.
    public func offset(line: Int, column: Int) -> Int? {
        guard line >= 1, line <= starts.count, column >= 1 else { return nil }
        let start = Int(starts[line - 1])
        let end = line < starts.count ? Int(starts[line]) - 1 : size
        // Compared before it is added, since a column may be any number.
        return column - 1 <= end - start ? start + column - 1 : nil
    }

    /// The range of a line, from 1 to `count`, without its line end.
    package func range(ofLine line: Int, in source: Source) -> TextRange {
        let start = Int(starts[line - 1])
        var end = line < starts.count ? Int(starts[line]) : size
        while end > start, source.bytes[end - 1] == UInt8(ascii: "\n") || source.bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return TextRange(start, end)
    }

    /// Column in UTF-16 code units, from 1, of a byte offset. Each byte that is not UTF-8 counts as one unit.
    public func utf16Column(at offset: Int, in source: Source) -> Int {
        let place = position(at: offset)
        let lineStart = Int(starts[place.line - 1])
        var units = 0
        var index = lineStart
        while index < place.offset {
            let length = UTF8Scalar.length(in: source.bytes.span, at: index)
            units += length == 4 ? 2 : 1
            index += max(length, 1)
        }
        return units + 1
    }

    /// The byte offset of a line and a UTF-16 column, both from 1; nil where the sheet has no such place.
    public func offset(line: Int, utf16Column: Int, in source: Source) -> Int? {
        guard line >= 1, line <= starts.count, utf16Column >= 1 else { return nil }
        let end = line < starts.count ? Int(starts[line]) : size
        var index = Int(starts[line - 1])
        var units = utf16Column - 1
        while units > 0, index < end {
            let length = UTF8Scalar.length(in: source.bytes.span, at: index)
            units -= length == 4 ? 2 : 1
            index += max(length, 1)
        }
        return units <= 0 ? index : nil
    }
}
