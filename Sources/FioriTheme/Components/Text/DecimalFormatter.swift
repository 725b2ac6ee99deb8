// Numbers as people write them. Must not know what is counted, nor any locale.

/// Writes a number with groups of digits and a limited number of digits behind the decimal separator.
///
/// The names and the defaults are those of Foundation's `NumberFormatter` in decimal style for English; rounding is
/// half to even, on the number's shortest decimal form.
public struct DecimalFormatter: Hashable, Sendable {
    /// What stands between thousands; empty for no groups.
    public var groupingSeparator: String
    /// What stands before the fraction.
    public var decimalSeparator: String
    /// Zeros are added up to here, at most a hundred.
    public var minimumFractionDigits: Int
    /// Digits behind this one are rounded away. Less than the minimum counts as the minimum.
    public var maximumFractionDigits: Int

    /// Makes a formatter; without arguments `1,234.568`.
    public init(
        groupingSeparator: String = ",", decimalSeparator: String = ".", minimumFractionDigits: Int = 0,
        maximumFractionDigits: Int = 3
    ) {
        self.groupingSeparator = groupingSeparator
        self.decimalSeparator = decimalSeparator
        self.minimumFractionDigits = minimumFractionDigits
        self.maximumFractionDigits = maximumFractionDigits
    }

    /// The number as text. What is not finite becomes `NaN`, `∞` or `-∞`; a number that rounds to zero has no sign.
    public func string(from number: Double) -> String {
        if number.isNaN { return "NaN" }
        if number.isInfinite { return number < 0 ? "-∞" : "∞" }
        let minimum = min(max(minimumFractionDigits, 0), 100)
        var digits = DecimalDigits(number)
        digits.round(to: max(maximumFractionDigits, minimum))
        var text = number < 0 && !digits.isZero ? "-" : ""
        let places = max(digits.point, 1)
        for place in 0..<places {
            if place > 0, (places - place) % 3 == 0 { text += groupingSeparator }
            text.unicodeScalars.append(Unicode.Scalar(digits[digits.point - places + place]))
        }
        let fraction = max(digits.digits.count - digits.point, minimum)
        if fraction > 0 { text += decimalSeparator }
        for place in 0..<fraction { text.unicodeScalars.append(Unicode.Scalar(digits[digits.point + place])) }
        return text
    }
}

/// The shortest decimal form of a number without its sign: digits, and where the decimal point stands among them.
private struct DecimalDigits {
    /// ASCII digits, without zeros at the end.
    private(set) var digits: [UInt8] = []
    /// The number of digits before the point; negative where zeros follow the point first.
    private(set) var point = 0

    var isZero: Bool { digits.isEmpty }

    /// The digit at a place; zero beyond those that there are.
    subscript(place: Int) -> UInt8 {
        place >= 0 && place < digits.count ? digits[place] : UInt8(ascii: "0")
    }

    /// Reads what Swift prints for a finite number: `12.5`, `5e-324`, `1.5e+20`.
    init(_ number: Double) {
        var exponent = 0
        var isBeforePoint = true
        var bytes = Array(number.magnitude.description.utf8)[...]
        if let mark = bytes.firstIndex(of: UInt8(ascii: "e")) {
            exponent = Int(NumberText(bytes[(mark + 1)...])?.value ?? 0)
            bytes = bytes[..<mark]
        }
        for byte in bytes {
            if byte == UInt8(ascii: ".") {
                isBeforePoint = false
            } else {
                if isBeforePoint { point += 1 }
                digits.append(byte)
            }
        }
        point += exponent
        // 0.05 is the digit 5, one zero behind the point.
        while digits.first == UInt8(ascii: "0") {
            digits.removeFirst()
            point -= 1
        }
        dropZeros()
    }

    /// Rounds half to even at a number of digits behind the point.
    mutating func round(to fraction: Int) {
        guard fraction < digits.count - point else { return }
        let kept = point + fraction
        guard kept >= 0 else {
            digits = []
            point = 0
            return
        }
        let next = digits[kept]
        let isOdd = kept > 0 && digits[kept - 1] & 1 == 1
        let isUp = next > UInt8(ascii: "5") || next == UInt8(ascii: "5") && (digits.count > kept + 1 || isOdd)
        digits.removeSubrange(kept...)
        if isUp { increment() }
        dropZeros()
    }

    /// Adds one at the last digit.
    private mutating func increment() {
        var place = digits.count - 1
        while place >= 0, digits[place] == UInt8(ascii: "9") {
            digits[place] = UInt8(ascii: "0")
            place -= 1
        }
        if place >= 0 {
            digits[place] += 1
        } else {
            digits.insert(UInt8(ascii: "1"), at: 0)
            point += 1
        }
    }

    private mutating func dropZeros() {
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        if digits.isEmpty { point = 0 }
    }
}
