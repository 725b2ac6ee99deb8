// Matches a value against a grammar and names the token that does not fit. Colours are ColorReader's business.

package import NSSSyntax

/// The one thing about a value that does not fit its grammar.
package struct ValueFault: Sendable {
    /// What does not fit.
    package enum Kind: Hashable, Sendable {
        /// A well-formed value of another sort.
        case otherType(ValueShape)
        /// No number.
        case notANumber
        /// A unit, or whatever stands behind the number.
        case unit
        /// A number beyond these bounds.
        case outOfRange(ValueGrammar.Bounds)
        /// Neither `true` nor `false`.
        case notABoolean
        /// None of these words.
        case keyword([String])
        /// One slip away from this font.
        case fontName(String)
        /// No known text style.
        case fontStyle
        /// Too few or too many parts: how many there are.
        case count(Int)
        /// No comma where two numbers have one.
        case missingComma
        /// Commas where blanks belong.
        case commas
    }

    /// What does not fit.
    package let kind: Kind
    /// The token, or the whole value.
    package let range: TextRange
}

/// Matches values.
package struct ValueMatcher: Sendable {
    /// Words that are taken beyond the grammar.
    package var more: [String] = []

    /// Makes a matcher.
    package init(more: [String] = []) { self.more = more }

    /// The first thing that does not fit; nil where the value fits, or where nothing can be said.
    package func fault(_ value: ValueText, _ grammar: ValueGrammar) -> ValueFault? {
        if value.isUnreadable { return nil }
        switch grammar {
        case .color, .word, .className: return nil
        case .number, .integer: return number(value, grammar)
        case .boolean:
            if value.word == "true" || value.word == "false" { return nil }
            let isNear = value.word.map { Self.booleans.contains(Self.lowercased($0)) } ?? false
            return isNear ? fault(.notABoolean, value) : other(value, [.boolean]) ?? fault(.notABoolean, value)
        case .keywords(let words):
            if let word = value.word, words.contains(word) || more.contains(word) { return nil }
            return other(value, [.keyword, .font, .textStyle]) ?? fault(.keyword(words), value)
        case .fontName: return font(value)
        case .fontStyle:
            if let word = value.word, FontNames.sdk.isStyle(word) { return nil }
            return other(value, [.textStyle, .keyword]) ?? fault(.fontStyle, value)
        case .image:
            // An app's own names may look like anything but this.
            let shape = value.function == nil && value.word?.utf8.first != UInt8(ascii: "#") ? nil : ValueShape(value)
            return shape == .color ? fault(.otherType(.color), value) : nil
        case .list(let element, let least, let most): return list(value, element, least...max(least, most))
        case .pair(let element): return pair(value, element)
        case .words: return words(value)
        }
    }

    // MARK: Numbers

    private func number(_ value: ValueText, _ grammar: ValueGrammar) -> ValueFault? {
        guard value.count == 1 else { return other(value, [.number]) ?? fault(.notANumber, value) }
        return number(value, 0, grammar) ?? nil
    }

    /// Matches one token.
    private func number(_ value: ValueText, _ token: Int, _ grammar: ValueGrammar) -> ValueFault? {
        let range = value.ranges[token]
        var bounds = ValueGrammar.Bounds()
        var isInteger = false
        switch grammar {
        case .number(let given): bounds = given
        case .integer(let given):
            bounds = given
            isInteger = true
        default: break
        }
        guard value.isWord(token) else { return ValueFault(kind: .notANumber, range: range) }
        guard let number = NumberText(value.bytes[range.start..<range.end]),
            number.isWhole || !Self.isHex(number, value.bytes[range.start + number.length..<range.end])
        else {
            return value.count == 1
                ? other(value, [.number]) ?? fault(.notANumber, value) : ValueFault(kind: .notANumber, range: range)
        }
        if !number.isWhole {
            let rest = TextRange(range.start + number.length, range.end)
            let isUnit = value.bytes[rest.start..<rest.end].allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
            return ValueFault(kind: isUnit ? .unit : .notANumber, range: isUnit ? rest : range)
        }
        if isInteger, abs(number.value) < 1e15, number.value != Double(Int(number.value)) {
            return ValueFault(kind: .otherType(.number), range: range)
        }
        return bounds.contains(number.value) ? nil : ValueFault(kind: .outOfRange(bounds), range: range)
    }

    /// `0x1F`: a zero with letters behind it that are no unit.
    private static func isHex(_ number: NumberText, _ rest: ArraySlice<UInt8>) -> Bool {
        number.value == 0 && (rest.first ?? 0) | 0x20 == UInt8(ascii: "x") && rest.count > 1
    }

    private func list(_ value: ValueText, _ element: ValueGrammar, _ counts: ClosedRange<Int>) -> ValueFault? {
        if value.count == 1 { return number(value, 0, element) }
        if value.function != nil { return other(value, [.numbers]) ?? fault(.notANumber, value) }
        for token in 0..<value.count {
            if value.isComma(token) { return fault(.commas, value) }
            if let fault = number(value, token, element) { return fault }
        }
        return counts.contains(value.count) ? nil : fault(.count(value.count), value)
    }

    private func pair(_ value: ValueText, _ element: ValueGrammar) -> ValueFault? {
        if value.function != nil { return other(value, [.pair]) ?? fault(.notANumber, value) }
        let fields = value.fields(0..<value.count)
        if fields.count == 1 {
            // One word that is no number is of another type; anything else lacks its comma.
            if value.count == 1, let fault = number(value, 0, element), case .otherType = fault.kind { return fault }
            return fault(.missingComma, value)
        }
        if fields.count > 2 || fields.contains(where: { $0.count != 1 }) { return fault(.count(fields.count), value) }
        return number(value, 0, element) ?? number(value, 2, element)
    }

    // MARK: Words

    private func font(_ value: ValueText) -> ValueFault? {
        if let shape = ValueShape(value) {
            switch shape {
            case .font, .keyword: return nil
            // The name of a colour may be the name of a font, too.
            case .color:
                return value.word?.utf8.first == UInt8(ascii: "#") || value.count > 1
                    ? fault(.otherType(.color), value) : nil
            default: return fault(.otherType(shape), value)
            }
        }
        guard let word = value.word, let meant = Spelling.oneSlip(from: word, among: FontNames.sdk.names) else {
            return nil
        }
        return fault(.fontName(meant), value)
    }

    private func words(_ value: ValueText) -> ValueFault? {
        if let shape = ValueShape(value), shape == .number || shape == .color || shape == .boolean,
            value.count == 1 || shape == .color
        {
            return value.word?.utf8.first == UInt8(ascii: "#") || shape != .color || value.count > 1
                ? fault(.otherType(shape), value) : nil
        }
        let fields = value.fields(0..<value.count)
        for field in fields where field.count > 1 { return fault(.missingComma, value) }
        for field in fields where field.isEmpty { return fault(.count(fields.count), value) }
        return nil
    }

    private static let booleans = ["yes", "no", "on", "off", "0", "1", "true", "false", "y", "n", "t", "f"]

    private static func lowercased(_ text: String) -> String {
        String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    private func fault(_ kind: ValueFault.Kind, _ value: ValueText) -> ValueFault {
        ValueFault(kind: kind, range: value.range)
    }

    /// The fault where the value is well-formed as something else, whose shape is none of `own`.
    private func other(_ value: ValueText, _ own: [ValueShape]) -> ValueFault? {
        guard let shape = ValueShape(value), !own.contains(shape) else { return nil }
        return fault(.otherType(shape), value)
    }
}
