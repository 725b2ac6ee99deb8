// Places in a sheet, in bytes and in lines. Knows nothing of what stands there.

/// A half-open range of byte offsets in one sheet.
public struct TextRange: Hashable, Sendable {
    /// Offset of the first byte, from 0.
    public var start: Int
    /// Offset just past the last byte.
    public var end: Int

    /// Makes a range from `start` up to, not including, `end`.
    @inlinable
    public init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = end
    }

    /// Number of bytes.
    @inlinable public var length: Int { end - start }
    /// True where the range holds no byte: a place between two bytes.
    @inlinable public var isEmpty: Bool { start == end }

    /// True where the two ranges share a byte.
    @inlinable
    public func overlaps(_ other: TextRange) -> Bool { start < other.end && other.start < end }

    /// True where `other` lies within this range.
    @inlinable
    public func contains(_ other: TextRange) -> Bool { start <= other.start && other.end <= end }
}

/// A place in a sheet as a person reads it.
public struct Position: Hashable, Sendable {
    /// Offset in bytes, from 0.
    public var offset: Int
    /// Line, from 1. LF, CRLF and a lone CR each end a line.
    public var line: Int
    /// Column in UTF-8 bytes, from 1, as swiftc counts them.
    public var column: Int

    /// Makes a position.
    public init(offset: Int, line: Int, column: Int) {
        self.offset = offset
        self.line = line
        self.column = column
    }
}
