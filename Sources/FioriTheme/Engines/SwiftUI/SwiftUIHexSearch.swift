// Finds hex digits in a value as the SwiftUI theme manager does, miscounting included. Must not know words or names.

/// The search for a colour's digits (SSC 65-78, 86-118; CE 50-76).
///
/// White space goes first, then letters are made capitals. Places are found in UTF-16 units within as many of them as
/// the text has characters, and what stands there is then taken by counting characters. The two counts agree unless a
/// character has several units, such as an emoji: behind it the search ends too early, and what is taken is shifted.
struct SwiftUIHexSearch {
    private let text: String
    private let units: [UInt16]

    /// Prepares a value.
    init(_ value: String) {
        var kept = String.UnicodeScalarView()
        for scalar in value.unicodeScalars where !Self.isWhiteSpace(scalar.value) { kept.append(scalar) }
        text = String(kept).uppercased()
        // As many units as there are characters.
        units = Array(text.utf16.prefix(text.count))
    }

    /// The colour of the first digits of the first length that is found at all; nil where there are none.
    func color(_ reader: ColorReader) -> Color? {
        for length in reader.lengths {
            guard let start = firstDigits(length) else { continue }
            let from = text.index(text.startIndex, offsetBy: start)
            let taken = text[from..<text.index(from, offsetBy: length)]
            let digits = taken.utf8.compactMap { Color.digit($0) }
            return digits.count == taken.utf8.count ? reader.color(digits) : Self.scanned(taken)
        }
        return nil
    }

    /// Where so many digits stand behind the first `#` or `0X` that has them.
    private func firstDigits(_ length: Int) -> Int? {
        for index in units.indices {
            var start = index
            if units[index] == UInt16(UInt8(ascii: "#")) {
                start += 1
            } else if units[index] == UInt16(UInt8(ascii: "0")), index + 1 < units.count,
                units[index + 1] == UInt16(UInt8(ascii: "X"))
            {
                start += 2
            }
            if start > index, start + length <= units.count, areDigits(start..<start + length) { return start }
        }
        return nil
    }

    private func areDigits(_ range: Range<Int>) -> Bool {
        for index in range where units[index] > 0x7F || Color.digit(UInt8(units[index])) == nil { return false }
        return true
    }

    // MARK: Text that was taken in place of digits

    /// What becomes of text that is not all digits: stripped of signs at its ends, doubled if it then has three
    /// characters, and read as a number as far as it is one; any other length than six or eight is black.
    private static func scanned(_ taken: Substring) -> Color {
        var scalars = taken.unicodeScalars
        while let first = scalars.first, !isAlphanumeric(first) { scalars.removeFirst() }
        while let last = scalars.last, !isAlphanumeric(last) { scalars.removeLast() }
        var word = String(Substring(scalars))
        if word.count == 3 {
            var doubled = ""
            for character in word { doubled += "\(character)\(character)" }
            word = doubled
        }
        let number = leadingNumber(word)
        func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift) }
        switch word.count {
        case 6: return Color(red: part(16), green: part(8), blue: part(0))
        case 8: return Color(red: part(24), green: part(16), blue: part(8), alpha: part(0))
        default: return .black
        }
    }

    /// The hex number that a text starts with, after `0X` if it starts with that; 0 where there is none.
    private static func leadingNumber(_ word: String) -> UInt32 {
        var number: UInt32 = 0
        for byte in word.hasPrefix("0X") ? word.utf8.dropFirst(2) : word.utf8[...] {
            guard let digit = Color.digit(byte) else { break }
            number = number << 4 | UInt32(digit)
        }
        return number
    }

    /// Foundation's alphanumerics: letters, marks and numbers.
    private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        case .decimalNumber, .letterNumber, .otherNumber: true
        default: false
        }
    }

    /// Foundation's set of white space and newlines, which has U+200B besides what Unicode calls white space.
    private static func isWhiteSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
