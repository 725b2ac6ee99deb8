// Values that fit at a glance, told from their bytes: nearly all values of a sound sheet. Must not know what is wrong
// with the others.

import FioriTheme
import NSSSyntax

/// What can be told of the values of an attribute without taking them apart.
struct QuickValue {
    private enum Kind {
        case anything
        case none
        case color
        case colorOrFunction
        case number
        case integer
        case box
        case pair
    }

    private let kind: Kind
    /// The least number, in thousandths.
    private let least: Int
    /// The most, in thousandths.
    private let most: Int

    /// For an attribute whose values are not judged.
    static let anything = QuickValue()

    /// True where the values are not judged.
    var isAnything: Bool { if case .anything = kind { true } else { false } }

    private init() {
        kind = .anything
        least = 0
        most = 0
    }

    /// Finds out what can be told.
    init(_ check: ValueCheck, readsFunctions: Bool) {
        var least = 0
        var most = 1_000_000_000
        switch check.grammar {
        case .color: kind = readsFunctions ? .colorOrFunction : .color
        case .number(let bounds), .integer(let bounds):
            least = Self.thousandths(bounds.least ?? 0) + (bounds.isAbove ? 1 : 0)
            most = min(most, Self.thousandths(bounds.most ?? 1_000_000))
            if let usual = check.facts.usual {
                least = max(least, Self.thousandths(usual.least))
                most = min(most, Self.thousandths(usual.most))
            }
            if case .integer = check.grammar { kind = .integer } else { kind = .number }
        case .list(.number, 1, 4): kind = .box
        case .pair(.number): kind = .pair
        default: kind = .none
        }
        self.least = least
        self.most = most
    }

    private static func thousandths(_ number: Double) -> Int { Int(max(min(number, 1_000_000), 0) * 1000) }

    /// The first token of the value behind a name and its colon; nil where there is no colon.
    static func start(_ tokens: [TokenKind], _ name: Int) -> Int? {
        // As it is written nearly always: the colon behind the name, and one blank at most.
        if case .colon = tokens[name + 1] {
            var token = name + 2
            if case .whiteSpace = tokens[token] { token += 1 }
            if case .word = tokens[token] { return token }
            if case .atWord = tokens[token] { return token }
        }
        var token = name + 1
        while tokens[token].isTrivia { token += 1 }
        guard case .colon = tokens[token] else { return nil }
        token += 1
        while tokens[token].isTrivia { token += 1 }
        return token
    }

    /// True where a value fits for sure.
    static func fits(
        _ check: QuickValue, _ bytes: Span<UInt8>, _ tokens: [TokenKind], _ starts: [UInt32], _ start: Int
    ) -> Bool {
        if case .anything = check.kind { return true }
        guard case .word = tokens[start] else { return false }
        switch check.kind {
        case .anything: return true
        case .none: return false
        case .color: return isSixDigits(bytes, tokens, starts, start)
        case .colorOrFunction:
            return isSixDigits(bytes, tokens, starts, start) || isPlainFunction(bytes, tokens, starts, start)
        case .number, .integer:
            guard isEnd(tokens, start + 1) else { return false }
            let number = number(bytes, starts, start)
            if case .integer = check.kind, number % 1000 != 0 { return false }
            return number >= check.least && number <= check.most
        case .box:
            var token = start
            for _ in 0..<4 {
                guard case .word = tokens[token], number(bytes, starts, token) >= 0 else { return false }
                token += 1
                if isEnd(tokens, token) { return true }
                guard case .whiteSpace = tokens[token] else { return false }
                token += 1
            }
            return false
        case .pair:
            guard number(bytes, starts, start) >= 0, case .comma = tokens[start + 1] else { return false }
            var token = start + 2
            if case .whiteSpace = tokens[token] { token += 1 }
            guard case .word = tokens[token], number(bytes, starts, token) >= 0 else { return false }
            return isEnd(tokens, token + 1)
        }
    }

    /// Digits with at most three behind a dot, in thousandths; -1 for anything else.
    private static func number(_ bytes: Span<UInt8>, _ starts: [UInt32], _ token: Int) -> Int {
        let start = Int(starts[token])
        let end = Int(starts[token + 1])
        if end - start > 9 { return -1 }
        var number = 0
        var index = start
        while index < end, bytes[index] &- 0x30 <= 9 {
            number = number * 10 + Int(bytes[index] &- 0x30)
            index += 1
        }
        if index == end { return number * 1000 }
        guard bytes[index] == UInt8(ascii: "."), index > start else { return -1 }
        index += 1
        var places = 0
        while index < end, bytes[index] &- 0x30 <= 9 {
            number = number * 10 + Int(bytes[index] &- 0x30)
            index += 1
            places += 1
        }
        guard index == end, places > 0, places <= 3 else { return -1 }
        return number * (places == 1 ? 100 : places == 2 ? 10 : 1)
    }

    /// True where the value ends before a token. A value that goes on behind a comment is none of the quick ones.
    static func isEnd(_ tokens: [TokenKind], _ token: Int) -> Bool {
        var token = token
        if case .whiteSpace = tokens[token] { token += 1 }
        switch tokens[token] {
        case .semicolon, .rightBrace, .endOfInput: return true
        default: return false
        }
    }

    /// True for `#` and six hex digits, which every engine reads.
    static func isSixDigits(_ bytes: Span<UInt8>, _ tokens: [TokenKind], _ starts: [UInt32], _ token: Int) -> Bool {
        guard case .word = tokens[token] else { return false }
        let start = Int(starts[token])
        guard Int(starts[token + 1]) - start == 7, bytes[start] == UInt8(ascii: "#") else { return false }
        for index in start + 1..<start + 7 {
            let byte = bytes[index]
            if byte &- 0x30 > 9, (byte | 0x20) &- 0x61 > 5 { return false }
        }
        return isEnd(tokens, token + 1)
    }

    /// True for `rgb(1, 2, 3)` and `rgba(1, 2, 3, 0.4)` with nothing odd about them: most values that are no name and no
    /// hex digits.
    static func isPlainFunction(
        _ bytes: Span<UInt8>, _ tokens: [TokenKind], _ starts: [UInt32], _ first: Int
    ) -> Bool {
        let name = Int(starts[first])
        let length = Int(starts[first + 1]) - name
        guard length == 3 || length == 4, bytes[name] == UInt8(ascii: "r"), bytes[name + 1] == UInt8(ascii: "g"),
            bytes[name + 2] == UInt8(ascii: "b"), length == 3 || bytes[name + 3] == UInt8(ascii: "a"),
            case .leftParenthesis = tokens[first + 1]
        else { return false }
        var token = first + 2
        for part in 0..<length {
            if case .whiteSpace = tokens[token] { token += 1 }
            guard case .word = tokens[token] else { return false }
            let start = Int(starts[token])
            let end = Int(starts[token + 1])
            if part < 3 ? !isByte(bytes, start, end) : !isShare(bytes, start, end) { return false }
            token += 1
            if part < length - 1 {
                guard case .comma = tokens[token] else { return false }
                token += 1
            }
        }
        guard case .rightParenthesis = tokens[token], case .semicolon = tokens[token + 1] else { return false }
        return true
    }

    /// A whole number up to 255.
    static func isByte(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        var number = 0
        guard end - start <= 3 else { return false }
        for index in start..<end {
            let digit = bytes[index] &- 0x30
            if digit > 9 { return false }
            number = number * 10 + Int(digit)
        }
        return number <= 255
    }

    /// `0.` and digits, one of them not 0.
    static func isShare(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard end - start > 2, bytes[start] == 0x30, bytes[start + 1] == UInt8(ascii: ".") else { return false }
        var isZero = true
        for index in start + 2..<end {
            let digit = bytes[index] &- 0x30
            if digit > 9 { return false }
            if digit > 0 { isZero = false }
        }
        return !isZero
    }

}
