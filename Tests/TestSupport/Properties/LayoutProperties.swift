// What holds of the formatter on any sheet: it comes to rest, and nothing but layout changes. Must not know where the sheet
// comes from.

import FioriTheme
package import NSSSyntax
package import ThemeLint

/// The properties of what the formatter writes.
package enum LayoutProperties {
    /// The first property that a sheet breaks; nil where all hold.
    package static func violation(_ bytes: [UInt8]) -> String? {
        let source = Source(name: "t.nss", bytes: bytes)
        for engines in [[Engine.uikit], [.swiftui]] {
            let formatter = Formatter(engines.map { EngineFacts($0) })
            guard let once = formatter.format(source) else {
                // Only a broken sheet is left as it is.
                if SyntaxTree(source).faults.isEmpty { return "a sound sheet is not laid out" }
                continue
            }
            let tree = SyntaxTree(once)
            if !tree.faults.isEmpty { return "the layout breaks the sheet" }
            if formatter.format(once)?.bytes != once.bytes { return "a second run changes something" }
            if words(SyntaxTree(source)) != words(tree) { return "a token is another" }
            // What a reader of lines stumbled over in the old layout it may read in the new one.
            let (old, new) = (ThemeStack(Theme(source)), ThemeStack(Theme(tree)))
            if !ThemeComparison(old, new).isEmpty { return "a cell is another" }
        }
        return nil
    }

    /// All tokens but blanks.
    private static func words(_ tree: SyntaxTree) -> [[UInt8]] {
        var words: [[UInt8]] = []
        for token in 0..<tree.tokens.count where tree.tokens.kinds[token] != .whiteSpace {
            let range = tree.tokens.range(token)
            words.append(Array(tree.source.bytes[range.start..<range.end]))
        }
        return words
    }
}

extension Formatter {
    /// A sheet as it should be; nil for one with a breach of the grammar.
    package func format(_ source: Source) -> Source? {
        format(SyntaxTree(source)).map { Source(name: source.name, bytes: $0) }
    }
}
