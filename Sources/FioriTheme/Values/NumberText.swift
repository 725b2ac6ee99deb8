// The number at the start of a word, as C's strtod finds it in the forms that themes use. Must not know units.

/// A number that a text begins with.
package struct NumberText: Sendable {
    /// Its value.
    package let value: Double
    /// Number of bytes that belong to it.
    package let length: Int
    /// True where nothing follows.
    package let isWhole: Bool
    /// True where it has neither dot nor exponent.
    package let isInteger: Bool

    /// Reads a sign, digits with a dot before, between or behind them, and an exponent; nil where there is no digit.
    package init?(_ text: ArraySlice<UInt8>) {
        var index = text.startIndex
        var isNegative = false
        if index < text.endIndex, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
            isNegative = text[index] == UInt8(ascii: "-")
            index += 1
        }
        var value = 0.0
        var scale = 1.0
        var digits = 0
        var hasDot = false
        while index < text.endIndex {
            let byte = text[index]
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
        if let exponent = Self.exponent(text[index...]) {
            hasExponent = true
            index = exponent.end
            for _ in 0..<min(abs(exponent.power), 400) { value = exponent.power < 0 ? value / 10 : value * 10 }
        }
        self.value = isNegative ? -value : value
        length = index - text.startIndex
        isWhole = index == text.endIndex
        isInteger = !hasDot && !hasExponent
    }

    /// `e` with digits behind it; letters alone are a unit.
    private static func exponent(_ text: ArraySlice<UInt8>) -> (power: Int, end: Int)? {
        guard let first = text.first, first | 0x20 == UInt8(ascii: "e") else { return nil }
        var index = text.startIndex + 1
        var isNegative = false
        if index < text.endIndex, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
            isNegative = text[index] == UInt8(ascii: "-")
            index += 1
        }
        let start = index
        var power = 0
        while index < text.endIndex, text[index] >= 0x30, text[index] <= 0x39 {
            power = min(power * 10 + Int(text[index] - 0x30), 1000)
            index += 1
        }
        return index > start ? (isNegative ? -power : power, index) : nil
    }
}
