// Recognises sheets of other languages that share the file ending. Must not know what a theme says.

/// Another language whose files end in `.nss`, and the token that gave it away.
package struct ForeignLanguage: Sendable {
    /// What it is called in a sentence.
    package let name: String
    /// The token that gave it away.
    package let range: TextRange

    /// Recognises a foreign sheet; nil for anything that could be a theme, however broken.
    ///
    /// Only sheets with faults are looked at, and only their first tokens: an author's typing error must never turn
    /// a theme into something else.
    package init?(of tree: SyntaxTree) {
        if tree.faults.isEmpty { return nil }
        let tokens = tree.tokens
        var index = 0
        var seen = 0
        var rules = 0
        while seen < 200, tokens.kinds[index] != .endOfInput {
            defer { index += 1 }
            let kind = tokens.kinds[index]
            if kind.isTrivia { continue }
            seen += 1
            if kind == .leftBrace { rules += 1 }
            if let name = Self.name(tree.source, tokens, index) {
                self.name = name
                self.range = tokens.range(index)
                return
            }
            // Blocks of declarations came first: this is a theme with something odd in it.
            if rules > 0, kind == .semicolon { return nil }
        }
        return nil
    }

    private static func name(_ source: Source, _ tokens: Tokens, _ index: Int) -> String? {
        let range = tokens.range(index)
        switch tokens.kinds[index] {
        case .word:
            if source.matches("#include", in: range) { return "NWScript" }
            if source.matches("#define", in: range) {
                // Niagara writes `#define name = value`.
                var next = index + 1
                var words = 0
                while words < 3, tokens.kinds[next] != .endOfInput {
                    if tokens.kinds[next] == .error { return "a Niagara style sheet" }
                    if !tokens.kinds[next].isTrivia { words += 1 }
                    next += 1
                }
                return "NWScript"
            }
            for type: StaticString in ["void", "int", "object", "string", "float", "struct"]
            where source.matches(type, in: range) {
                // A type, a name, an opening parenthesis: a function.
                var next = index + 1
                while tokens.kinds[next].isTrivia { next += 1 }
                guard tokens.kinds[next] == .word else { return nil }
                next += 1
                while tokens.kinds[next].isTrivia { next += 1 }
                return tokens.kinds[next] == .leftParenthesis ? "NWScript" : nil
            }
        case .error:
            // `$name` at the start of a line: a variable of Sass, NXSS or Niagara.
            guard source.matches("$", in: range), tokens.kinds[index + 1] == .word else { return nil }
            let before = range.start == 0 ? UInt8(ascii: "\n") : source.bytes[range.start - 1]
            guard before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") else { return nil }
            return "a sheet with $ variables"
        default: break
        }
        return nil
    }
}
