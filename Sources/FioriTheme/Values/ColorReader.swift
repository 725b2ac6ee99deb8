// Reads a colour value as an engine does, by that engine's facts. Must not hold any fact about an engine.

import NSSSyntax

/// Reads colour values as one engine does.
package struct ColorReader: Sendable {
    /// Which eight digits are what.
    enum EightDigits: Sendable { case alphaLast, alphaFirstPercent, firstSix }

    /// The engine.
    package let engine: Engine
    /// Whose words for system colours are read.
    package let words: String
    let hasPaletteNames: Bool
    private let isPaletteFirst: Bool
    private let honorsSuffix: Bool
    let eightDigits: EightDigits
    let doublesThree: Bool
    let lengths: [Int]
    let functions: [UInt32]

    /// Makes the reader of an engine.
    package init(_ facts: EngineFacts) {
        engine = facts.engine
        words = facts.value("color-words") ?? ""
        hasPaletteNames = facts.holds("palette-names", "true")
        honorsSuffix = facts.holds("palette-name-suffix", "honored")
        isPaletteFirst = facts.holds("color-name-first", "palette")
        eightDigits =
            switch facts.value("hex-eight") {
            case "alpha-last": .alphaLast
            case "first-six": .firstSix
            default: .alphaFirstPercent
            }
        doublesThree = facts.holds("hex-three", "doubled")
        lengths = facts.list("hex-lengths").compactMap { Int($0) }
        functions = facts.list("color-functions").filter { $0 != "none" }.map {
            Self.functionName(Array($0.utf8).span)
        }
    }

    /// What the engine makes of a value.
    package func read(_ value: ValueText) -> ColorReading {
        if value.isUnreadable { return ColorReading(.none, [(.noColor, value.range)]) }
        if let word = value.word, let named = name(word, value.range) { return named }
        if let hex = hex(value) { return hex }
        if let function = value.function { return self.function(value, function.name, function.arguments) }
        if let word = value.word {
            let isForNothing = ["none", "nil", "null", "transparent"].contains(word)
            let issue: ColorReading.Issue = isForNothing ? .wordForNothing : Self.isName(word) ? .unknownName : .noColor
            return ColorReading(.none, [(issue, value.range)])
        }
        return ColorReading(.none, [(.noColor, value.range)])
    }

    /// The colour that the engine makes of a value. What it honours behind a palette's name must be known to it; others pass
    /// over it.
    package func color(of value: ValueText) -> ColorReading.Result {
        let result = read(value).result
        guard honorsSuffix, case .palette(_, let suffix?) = result,
            !ColorNames.sdk.suffixes.contains(where: { $0.text == suffix })
        else { return result }
        return .none
    }

    // MARK: Names

    private func name(_ word: String, _ range: TextRange) -> ColorReading? {
        isPaletteFirst
            ? paletteName(word, range) ?? systemName(word, range)
            : systemName(word, range) ?? paletteName(word, range)
    }

    private func systemName(_ word: String, _ range: TextRange) -> ColorReading? {
        switch ColorNames.sdk.word(word, reading: words) {
        case .color(let color): ColorReading(.color(color))
        case .system(let name): ColorReading(.system(name))
        case .some(.none): ColorReading(.none, [(.nameWithoutColor, range)])
        case nil: nil
        }
    }

    private func paletteName(_ word: String, _ range: TextRange) -> ColorReading? {
        guard hasPaletteNames else { return nil }
        let end = word.utf8.firstIndex(of: UInt8(ascii: "_")) ?? word.utf8.endIndex
        guard let name = ColorNames.sdk.name(String(word[..<end])) else { return nil }
        if name.status == .unavailable { return ColorReading(.none, [(.formerName, range)]) }
        let suffix = end == word.utf8.endIndex ? nil : String(word[end...])
        return ColorReading(.palette(name: name.text, suffix: suffix))
    }

    /// True for what may be the name of a colour: letters, digits, hyphens, underscores, a letter first.
    private static func isName(_ word: String) -> Bool {
        var isFirst = true
        for byte in word.utf8 {
            let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
            let isOther = byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            if !isLetter, isFirst || !isOther { return false }
            isFirst = false
        }
        return true
    }

    // MARK: Hex digits

    /// Reads hex digits, which may stand anywhere in the value; nil where there are none. Blanks are taken out first.
    private func hex(_ value: ValueText) -> ColorReading? {
        // Mostly a function, in which there is nothing that digits could stand behind.
        if value.count > 1, !Self.hasDigitsSign(value) { return nil }
        var text: [UInt8] = []
        for range in value.ranges { text += value.bytes[range.start..<range.end] }
        guard let start = digitsStart(text) else {
            let isBare = value.count == 1 && Self.isBareHex(text)
            return isBare ? ColorReading(.none, [(.missingHash, value.range)]) : nil
        }
        var digits: [UInt8] = []
        while start + digits.count < text.count, let digit = Color.digit(text[start + digits.count]) {
            digits.append(digit)
        }
        let end = start + digits.count
        let front = text[start - 1] == UInt8(ascii: "#") ? 1 : 2
        let count = digits.count
        let isCut = !lengths.contains(count) && !(count == 8 && eightDigits == .firstSix)
        var issues: [(ColorReading.Issue, TextRange)] = []
        if end < text.count, isCut || count < 6 {
            issues.append((.hexDigit, Self.scalar(value, at: end)))
        } else if isCut {
            issues.append((.hexLength(count), value.range))
        }
        guard let used = lengths.first(where: { $0 <= count }) else { return ColorReading(.none, issues) }
        if issues.isEmpty {
            if end < text.count || start > front {
                issues.append((.aroundHex, value.range))
            } else if value.count > 1 {
                issues.append((.hexBlanks, value.range))
            }
            if count == 8 { issues.append((.eightDigits, value.range)) }
            if used == 8, eightDigits == .alphaFirstPercent, digits[0] << 4 | digits[1] > 100 {
                issues.append((.hexAlphaOverFull, TextRange(value.range.start + start, value.range.start + start + 2)))
            }
        }
        return ColorReading(.color(color(Array(digits[..<used]))), issues)
    }

    /// Where the digits start that the engine finds: behind the first `#` or `0x` with as many as it looks for first, then
    /// as many as it looks for next; where there are never enough, behind the first of them.
    private func digitsStart(_ text: [UInt8]) -> Int? {
        var first: Int?
        for length in lengths {
            for index in text.indices {
                let isPrefix =
                    text[index] == UInt8(ascii: "0") && index + 1 < text.count && text[index + 1] | 0x20 == 0x78
                guard isPrefix || text[index] == UInt8(ascii: "#") else { continue }
                let start = index + (isPrefix ? 2 : 1)
                first = first ?? start
                if start + length <= text.count, text[start..<start + length].allSatisfy({ Color.digit($0) != nil }) {
                    return start
                }
            }
        }
        return first
    }

    /// True where some word holds a `#` or the letter of `0x`.
    private static func hasDigitsSign(_ value: ValueText) -> Bool {
        let bytes = value.bytes.span
        for range in value.ranges {
            for index in range.start..<range.end
            where bytes[index] == UInt8(ascii: "#") || bytes[index] | 0x20 == UInt8(ascii: "x") {
                return true
            }
        }
        return false
    }

    /// True for six or eight hex digits with a digit or a letter in upper case among them.
    private static func isBareHex(_ text: [UInt8]) -> Bool {
        guard text.count == 6 || text.count == 8 else { return false }
        var isWord = true
        for byte in text {
            if Color.digit(byte) == nil { return false }
            if byte < 0x61 { isWord = false }
        }
        // Six or eight decimal digits are a number.
        return !isWord && text.contains { $0 > 0x39 }
    }

    /// The bytes of the character at an offset of a single word.
    private static func scalar(_ value: ValueText, at offset: Int) -> TextRange {
        let start = value.range.start + offset
        guard value.count == 1, start < value.range.end else { return value.range }
        return TextRange(start, start + 1)
    }

    /// The colour of 3, 6 or 8 digits.
    func color(_ digits: [UInt8]) -> Color {
        func pair(_ index: Int) -> UInt8 { digits[index] << 4 | digits[index + 1] }
        switch digits.count {
        case 3: return Color(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
        case 8 where eightDigits == .alphaFirstPercent:
            let alpha = (Int(min(pair(0), 100)) * 255 + 50) / 100
            return Color(red: pair(2), green: pair(4), blue: pair(6), alpha: UInt8(alpha))
        case 8 where eightDigits == .alphaLast:
            return Color(red: pair(0), green: pair(2), blue: pair(4), alpha: pair(6))
        default: return Color(red: pair(0), green: pair(2), blue: pair(4))
        }
    }
}
