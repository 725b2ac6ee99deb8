// The number at the start of a word, as C's strtod finds it in the forms that themes use. Must not know units.

package import NSSSyntax

/// A number that a text begins with.
package struct NumberText: Sendable {
    /// Its value.
    package let value: Double
    /// Number of bytes that belong to it.
    package let length: Int
    /// True where nothing follows.
    package let isWhole: Bool
    /// True where it has a dot.
    let hasDot: Bool
    /// True where it has an exponent.
    let hasExponent: Bool

    /// True where it has neither dot nor exponent.
    package var isInteger: Bool { !hasDot && !hasExponent }

    /// Reads a sign, digits with a dot before, between or behind them, and an exponent; nil where there is no digit.
    package init?(_ text: ArraySlice<UInt8>) { self.init(TextRange(0, text.count), in: text.span) }

    /// The same for the bytes of a range.
    package init?(_ range: TextRange, in bytes: Span<UInt8>) {
        var index = range.start
        var isNegative = false
        if index < range.end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
            isNegative = bytes[index] == UInt8(ascii: "-")
            index += 1
        }
        var value = 0.0
        var scale = 1.0
        var digits = 0
        var hasDot = false
        while index < range.end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "."), !hasDot {
                hasDot = true
            } else if byte >= 0x30, byte <= 0x39 {
                value = value * 10 + Double(byte - 0x30)
                if hasDot { scale *= 10 }
                digits += 1
                // Beyond this nothing changes, and the sums stay finite.
                if digits > 300 { return nil }
            } else {
                break
            }
            index += 1
        }
        guard digits > 0 else { return nil }
        value /= scale
        var hasExponent = false
        if let exponent = Self.exponent(TextRange(index, range.end), in: bytes) {
            hasExponent = true
            index = exponent.end
            for _ in 0..<min(abs(exponent.power), 400) { value = exponent.power < 0 ? value / 10 : value * 10 }
        }
        self.value = isNegative ? -value : value
        length = index - range.start
        isWhole = index == range.end
        self.hasDot = hasDot
        self.hasExponent = hasExponent
    }

    /// `e` with digits behind it; letters alone are a unit.
    private static func exponent(_ range: TextRange, in bytes: Span<UInt8>) -> (power: Int, end: Int)? {
        guard range.start < range.end, bytes[range.start] | 0x20 == UInt8(ascii: "e") else { return nil }
        var index = range.start + 1
        var isNegative = false
        if index < range.end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
            isNegative = bytes[index] == UInt8(ascii: "-")
            index += 1
        }
        let start = index
        var power = 0
        while index < range.end, bytes[index] >= 0x30, bytes[index] <= 0x39 {
            power = min(power * 10 + Int(bytes[index] - 0x30), 1000)
            index += 1
        }
        return index > start ? (isNegative ? -power : power, index) : nil
    }
}
