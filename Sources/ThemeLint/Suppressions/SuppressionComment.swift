// What a comment says that silences rules, read from its bytes. Must not know any rule, nor what stands around it.

package import NSSSyntax

/// One order in a comment: `fdltheme-allow RULE until 2027-01-31, GROUP -- reason`.
///
/// An order begins a comment, or a line of it, and goes on to the next order or to the comment's end.
package struct SuppressionComment: Sendable {
    /// A day of the calendar.
    package typealias Day = (year: Int, month: Int, day: Int)

    /// A rule or group that is named.
    package struct Entry: Sendable {
        /// Its name as written.
        package let name: String
        /// The bytes of the name.
        package let nameRange: TextRange
        /// The bytes of the name and all that belongs to it.
        package let range: TextRange
        /// The last day on which it counts; nil for ever.
        package let until: Day?
        /// True where a day is asked for that cannot be read: then it never counts.
        package let hasUnreadableDay: Bool
    }

    /// Something that cannot be read.
    package struct Fault: Sendable {
        package enum Kind: Sendable {
            /// No rule is named.
            case noRule
            /// A word behind a rule.
            case unexpectedWord
            /// `until` without a day of the calendar.
            case noDay
            /// `fdltheme-alow`: nearly an order.
            case unknownOrder
        }
        package let kind: Kind
        package let range: TextRange
    }

    /// The comment's token.
    package let token: Int
    /// The bytes of the comment.
    package let range: TextRange
    /// The bytes of `fdltheme-allow`.
    package let order: TextRange
    /// True where it is for the whole sheet.
    package let isForSheet: Bool
    /// True where the comment holds nothing else.
    package let isWholeComment: Bool
    /// What is named.
    package let entries: [Entry]
    /// What cannot be read.
    package let faults: [Fault]
    /// True where a reason is given.
    package let hasReason: Bool

    /// What a comment begins a line with to be looked at.
    static let marker = "fdltheme-"
    /// What may stand behind the marker.
    static let orders = ["allow", "allow-file"]

    /// The place of the next marker in a range; nil where there is none.
    ///
    /// Looks at about every fifth byte only: the last byte of a window says how far the next marker is away at least.
    static func marker(in bytes: Span<UInt8>, _ range: TextRange) -> Int? {
        var end = range.start + 8
        while end < range.end {
            switch bytes[end] {
            case UInt8(ascii: "-"):
                if isMarker(in: bytes, at: end - 8) { return end - 8 }
                end += 9
            case UInt8(ascii: "e"): end += 1
            case UInt8(ascii: "m"): end += 2
            case UInt8(ascii: "h"): end += 4
            case UInt8(ascii: "t"): end += 5
            case UInt8(ascii: "l"): end += 6
            case UInt8(ascii: "d"): end += 7
            case UInt8(ascii: "f"): end += 8
            default: end += 9
            }
        }
        return nil
    }

    private static func isMarker(in bytes: Span<UInt8>, at start: Int) -> Bool {
        var index = start
        for byte in marker.utf8 {
            if bytes[index] != byte { return false }
            index += 1
        }
        return true
    }

    /// All orders of a comment, in order.
    static func all(in source: Source, token: Int, range: TextRange) -> [SuppressionComment] {
        let bytes = source.bytes.span
        let isClosed =
            range.length >= 4 && bytes[range.end - 2] == UInt8(ascii: "*") && bytes[range.end - 1] == UInt8(ascii: "/")
        let end = isClosed ? range.end - 2 : range.end
        var starts: [Int] = []
        var position = range.start + 2
        while let found = marker(in: bytes, TextRange(position, end)) {
            if beginsLine(in: bytes, found, range.start + 2) { starts.append(found) }
            position = found + marker.utf8.count
        }
        var result: [SuppressionComment] = []
        for (index, start) in starts.enumerated() {
            let isWhole = starts.count == 1 && isBlank(in: bytes, range.start + 2, start)
            var reader = SuppressionReader(source, start, index + 1 < starts.count ? starts[index + 1] : end)
            result.append(reader.read(token: token, range: range, isWhole: isWhole))
        }
        return result
    }

    /// True where nothing but blanks and asterisks stands before the place on its line.
    private static func beginsLine(in bytes: Span<UInt8>, _ place: Int, _ start: Int) -> Bool {
        var index = place
        while index > start {
            switch bytes[index - 1] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "*"): index -= 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
            default: return false
            }
        }
        return true
    }

    private static func isBlank(in bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        for index in start..<max(start, end) where bytes[index] > 0x20 && bytes[index] != UInt8(ascii: "*") {
            return false
        }
        return true
    }
}
