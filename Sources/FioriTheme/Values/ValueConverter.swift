// Reads a value as an engine's converters do, whatever it is. Colours are ColorReader's business.

import NSSSyntax

/// Converts values that are no colours.
///
/// The readers of NUI take what they can use and pass over the rest: a number ends where its digits end, a word that is
/// none of those known is the plainest choice. Source: engine facts `unit-in-number`, `box-wrong-count`,
/// `pair-without-comma`, `unknown-keyword`.
struct ValueConverter: Sendable {
    /// Keywords beyond those of the grammar, which one class of controls knows. Which class a custom one is given to is not
    /// known, so they are taken everywhere, as the rules take them.
    let more: [String]
    /// What is used where a keyword is none of those known; nil leaves the text as it is.
    let otherwise: String?

    /// What comes of a value; nil where the converter crashes on it.
    func convert(_ value: ValueText, _ grammar: ValueGrammar?) -> ThemeValue? {
        switch grammar {
        case .number: .number(Self.number(value, 0..<value.count))
        case .integer: .number(Self.integer(value))
        case .boolean: .boolean(Self.boolean(value))
        case .list(_, _, let most): .numbers(Self.box(value, most))
        case .pair: Self.pair(value).map { .numbers($0) }
        case .keywords(let words):
            .text(
                value.word.map { words.contains($0) || more.contains($0) } == true
                    ? value.flattened : otherwise ?? value.flattened)
        default: .text(value.flattened)
        }
    }

    /// The number that some tokens begin with; 0 where they begin with none.
    private static func number(_ value: ValueText, _ tokens: Range<Int>) -> Double {
        guard let first = tokens.first, value.isWord(first) else { return 0 }
        let range = value.ranges[first]
        return NumberText(value.bytes[range.start..<range.end])?.value ?? 0
    }

    /// Objective-C's `integerValue`: a sign and the digits behind it, without dot or exponent; 0 where there are none.
    private static func integer(_ value: ValueText) -> Double {
        guard value.count > 0, value.isWord(0) else { return 0 }
        let range = value.ranges[0]
        let text = value.bytes[range.start..<range.end]
        let sign = text.prefix(1).first { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        let digits = text.dropFirst(sign == nil ? 0 : 1).prefix { $0 >= 0x30 && $0 <= 0x39 }
        let number = NumberText(digits)?.value ?? 0
        return sign == UInt8(ascii: "-") ? -number : number
    }

    /// Objective-C's `boolValue`: after blanks, a sign and zeros, one of `YyTt` or another digit means yes.
    private static func boolean(_ value: ValueText) -> Bool {
        var isAtStart = true
        for byte in value.flattened.utf8 {
            switch byte {
            case UInt8(ascii: "-") where isAtStart, UInt8(ascii: "+") where isAtStart: isAtStart = false
            case UInt8(ascii: "0"): isAtStart = false
            case UInt8(ascii: "1")...UInt8(ascii: "9"), UInt8(ascii: "Y"), UInt8(ascii: "y"), UInt8(ascii: "T"),
                UInt8(ascii: "t"):
                return true
            default: return false
            }
        }
        return false
    }

    /// One to four numbers as top, right, bottom, left, in the manner of CSS; another count is nothing but zeros. A comma
    /// is a part of its own and worth 0.
    private static func box(_ value: ValueText, _ most: Int) -> [Double] {
        guard value.count <= min(most, 4) else { return [0, 0, 0, 0] }
        let parts = (0..<value.count).map { number(value, $0..<$0 + 1) }
        switch parts.count {
        case 1: return [parts[0], parts[0], parts[0], parts[0]]
        case 2: return [parts[0], parts[1], parts[0], parts[1]]
        case 3: return [parts[0], parts[1], parts[2], parts[1]]
        case 4: return parts
        default: return [0, 0, 0, 0]
        }
    }

    /// The first two of the parts between commas; nil where there is no comma: the reader asks for a part beyond the end.
    private static func pair(_ value: ValueText) -> [Double]? {
        let fields = value.fields(0..<value.count)
        return fields.count < 2 ? nil : [number(value, fields[0]), number(value, fields[1])]
    }
}

extension ValueText {
    /// The parts joined by single blanks, as NUI reads them.
    package var flattened: String {
        var text: [UInt8] = []
        for range in ranges {
            if !text.isEmpty { text.append(UInt8(ascii: " ")) }
            text += bytes[range.start..<range.end]
        }
        return String(decoding: text, as: UTF8.self)
    }
}
