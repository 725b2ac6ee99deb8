// The forms in which names of several words are written. Must not know what the names stand for.

/// A way to write a name.
enum NameForm: Sendable {
    /// `brandShade`
    case camel
    /// `brand-shade`
    case kebab
    /// A single word in small letters, which is as it should be in either form.
    case word
    /// Anything else: `BrandShade`, `brand_shade`.
    case other

    /// The form of a name.
    init(_ name: some Sequence<UInt8>) {
        var isFirst = true
        var hasCapital = false
        var hasHyphen = false
        for byte in name {
            let isSmall = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
            let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            if isCapital { hasCapital = true }
            if byte == UInt8(ascii: "-") { hasHyphen = true }
            guard isSmall || !isFirst && (isCapital || isDigit || byte == UInt8(ascii: "-")) else {
                self = .other
                return
            }
            isFirst = false
        }
        self = hasCapital ? hasHyphen ? .other : .camel : hasHyphen ? .kebab : .word
    }

    /// The words of a name in whatever form, in small letters: `HTTPHeader_font-size` has five.
    static func words(_ name: String) -> [String] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        let bytes = Array(name.utf8)
        func isCapital(_ index: Int) -> Bool {
            index >= 0 && index < bytes.count && bytes[index] >= 0x41 && bytes[index] <= 0x5A
        }
        func isSmall(_ index: Int) -> Bool {
            index < bytes.count && bytes[index] >= 0x61 && bytes[index] <= 0x7A
        }
        for index in bytes.indices {
            let isMark = bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "_")
            // A capital begins a word, but for one amid capitals.
            let isStart = isCapital(index) && (!isCapital(index - 1) || isSmall(index + 1))
            if isMark || isStart, !word.isEmpty {
                words.append(word)
                word = []
            }
            if !isMark { word.append(isCapital(index) ? bytes[index] | 0x20 : bytes[index]) }
        }
        if !word.isEmpty { words.append(word) }
        return words.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Words written in this form.
    func spell(_ words: [String]) -> String {
        guard case .camel = self else { return words.joined(separator: "-") }
        var text = words.first ?? ""
        for word in words.dropFirst() {
            guard let first = word.utf8.first else { continue }
            let isSmall = first >= 0x61 && first <= 0x7A
            text += isSmall ? String(decoding: [first & 0xDF], as: UTF8.self) + word.dropFirst() : word
        }
        return text
    }
}
