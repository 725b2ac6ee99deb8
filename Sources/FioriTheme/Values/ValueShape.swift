// What sort of thing a value is by its looks, whatever attribute it stands at. Must not know attributes or engines.

import NSSSyntax

/// A sort of value.
package enum ValueShape: UInt8, Sendable {
    case number
    case numbers
    case pair
    case boolean
    case color
    case font
    case textStyle
    case keyword

    /// As a sentence names it.
    package var title: String {
        switch self {
        case .number: "a number"
        case .numbers: "a list of numbers"
        case .pair: "a pair of numbers"
        case .boolean: "a yes or no"
        case .color: "a colour"
        case .font: "the name of a font"
        case .textStyle: "a text style"
        case .keyword: "a keyword of another attribute"
        }
    }

    /// The sort of a value; nil where it is well-formed as none.
    package init?(_ value: ValueText) {
        if let word = value.word {
            self.init(word: word)
            return
        }
        if let function = value.function {
            guard ["rgb", "rgba", "hsl", "hsla"].contains(value.text(in: function.name)) else { return nil }
            self = .color
            return
        }
        var numbers = 0
        var commas = 0
        for token in 0..<value.count {
            if value.isComma(token) {
                commas += 1
            } else if value.isWord(token),
                NumberText.isWhole(value.bytes[value.ranges[token].start..<value.ranges[token].end])
            {
                numbers += 1
            } else {
                return nil
            }
        }
        if commas == 0, numbers > 1 {
            self = .numbers
        } else if commas == 1, value.count == 3, value.isComma(1) {
            self = .pair
        } else {
            return nil
        }
    }

    private init?(word: String) {
        let bytes = Array(word.utf8)
        if NumberText.isWhole(bytes[...]) {
            self = .number
        } else if word == "true" || word == "false" {
            self = .boolean
        } else if Self.isHex(bytes) {
            self = .color
        } else if FontNames.sdk.system.contains(word) || FontNames.sdk.faces.contains(where: { $0.name == word }) {
            self = .font
        } else if FontNames.sdk.isStyle(word) {
            self = .textStyle
        } else if ColorNames.sdk.word(word, reading: "nui") != nil || ColorNames.sdk.key(word) != nil {
            self = .color
        } else if Self.keywords.contains(word) {
            self = .keyword
        } else {
            return nil
        }
    }

    private static func isHex(_ bytes: [UInt8]) -> Bool {
        let front = bytes.first == UInt8(ascii: "#") ? 1 : bytes.starts(with: [0x30, 0x78]) ? 2 : 0
        let count = bytes.count - front
        return front > 0 && (count == 3 || count == 6 || count == 8)
            && bytes[front...].allSatisfy { Color.digit($0) != nil }
    }

    /// Words of the keyword types that no other type uses.
    private static let keywords: [String] = {
        let common = ["none", "default", "light", "dark", "line", "alert"]
        var words: [String] = []
        for name in Catalogue.sdk.typeNames {
            guard let term = Catalogue.sdk.type(name)?.notation, case .keywords(let some)? = ValueGrammar(term) else {
                continue
            }
            for word in some where !common.contains(word) && !words.contains(word) { words.append(word) }
        }
        return words
    }()
}

extension NumberText {
    /// True where the text is a number and nothing else.
    package static func isWhole(_ text: ArraySlice<UInt8>) -> Bool {
        NumberText(text)?.isWhole ?? false
    }
}

extension FontNames {
    /// True for a text style that is known or was seen.
    package func isStyle(_ word: String) -> Bool {
        styles.contains { $0.name == word } || otherStyles.contains(word)
    }
    /// All words that font-name takes beside an app's own fonts.
    package var names: [String] { system + faces.map { $0.name } }
    /// All text styles.
    package var styleNames: [String] { styles.map { $0.name } + otherStyles }
}
