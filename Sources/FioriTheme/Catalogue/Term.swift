// What rows of the catalogue hold: words with parentheses. Must not know what any word means.

package import NSSSyntax

/// A word, and what stands in parentheses behind it: `font-color(disabled, selected)`.
package struct Term: Sendable {
    /// The word. Parentheses within it, as in `row(n)_column`, belong to it.
    package let word: String
    /// The terms in the parentheses; empty where there are none.
    package let arguments: [Term]
    /// The bytes of the word.
    package let range: TextRange

    /// The term as it is written, with a blank behind each comma.
    package var text: String {
        if arguments.isEmpty { return word }
        var text = word + "("
        for (index, argument) in arguments.enumerated() { text += (index == 0 ? "" : ", ") + argument.text }
        return text + ")"
    }
}

/// Something in a value that is no list of terms.
package struct TermFault: Sendable {
    package enum Kind: Sendable {
        /// A parenthesis or comma where none belongs, or none where one does.
        case unexpected
        /// `@name` that the sheet does not define.
        case undefined
    }

    package let kind: Kind
    package let range: TextRange
}

/// Reads the terms of a value, one pass from left to right.
struct TermReader {
    /// Deeper parentheses are not read.
    static let maximumDepth = 8

    private let tree: SyntaxTree
    private let parts: [Int]
    private let definitions: [String: Value]
    private var position = 0
    private(set) var faults: [TermFault] = []

    init(_ value: Value, definitions: [String: Value]) {
        tree = value.tree
        parts = value.parts
        self.definitions = definitions
    }

    /// All terms of the value.
    mutating func all() -> [Term] {
        var terms = list(depth: 0)
        while position < parts.count {
            fault(.unexpected)
            position += 1
            terms += list(depth: 0)
        }
        return terms
    }

    private mutating func list(depth: Int) -> [Term] {
        var terms: [Term] = []
        while position < parts.count {
            switch tree.tokens.kinds[parts[position]] {
            case .word: terms.append(term(depth: depth))
            case .atWord: terms += definition()
            default:
                // An empty place in the list, or the end of what this list is in.
                if kind == .rightParenthesis { return terms }
                fault(.unexpected)
                position += 1
                continue
            }
            guard kind == .comma else {
                if kind == .word || kind == .atWord { fault(.unexpected) }
                if kind == .rightParenthesis || kind == nil { return terms }
                continue
            }
            position += 1
            if kind == nil || kind == .rightParenthesis { fault(.unexpected) }
        }
        return terms
    }

    private mutating func term(depth: Int) -> Term {
        let range = tree.tokens.range(parts[position])
        var word = tree.source.text(in: range)
        var arguments: [Term] = []
        position += 1
        while kind == .leftParenthesis {
            guard depth < Self.maximumDepth else {
                fault(.unexpected)
                return Term(word: word, arguments: [], range: range)
            }
            position += 1
            arguments = list(depth: depth + 1)
            if kind == .rightParenthesis { position += 1 } else { fault(.unexpected) }
            guard kind == .word, touches() else { break }
            word += Term(word: "", arguments: arguments, range: range).text
            word += tree.source.text(in: tree.tokens.range(parts[position]))
            arguments = []
            position += 1
        }
        return Term(word: word, arguments: arguments, range: range)
    }

    /// A definition stands for its terms. One that refers to another is not followed: no chain, no cycle.
    private mutating func definition() -> [Term] {
        let range = tree.tokens.range(parts[position])
        position += 1
        let name = tree.source.text(in: TextRange(range.start + 1, range.end))
        guard let value = definitions[name] else {
            faults.append(TermFault(kind: .undefined, range: range))
            return []
        }
        var reader = TermReader(value, definitions: [:])
        return reader.all()
    }

    private var kind: TokenKind? { position < parts.count ? tree.tokens.kinds[parts[position]] : nil }

    /// True where nothing stands between this part and the one before.
    private func touches() -> Bool { position > 0 && parts[position] == parts[position - 1] + 1 }

    private mutating func fault(_ kind: TermFault.Kind) {
        let last = position < parts.count ? position : parts.count - 1
        if last >= 0 { faults.append(TermFault(kind: kind, range: tree.tokens.range(parts[last]))) }
    }
}
