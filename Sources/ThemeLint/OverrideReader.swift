// Which definitions of a sheet an engine takes for colours of the palette. Must not know which of several counts.

import FioriTheme
import NSSSyntax

/// Reads definitions as one engine does that lets them replace the palette's colours.
struct OverrideReader {
    /// The engine.
    let facts: EngineFacts
    private let colors: ColorReader
    /// Of a reader of lines: whether it gets a colour, by the place of each definition that it keeps.
    private var lines: [Int: Bool]?

    /// Makes the reader of one sheet.
    init(_ facts: EngineFacts, _ source: Source) {
        self.facts = facts
        colors = ColorReader(facts)
        guard facts.holds("reader", "lines") else { return }
        let reader = SwiftUIColorReader(facts)
        var lines: [Int: Bool] = [:]
        for line in SwiftUIReader.definitions(source) where ColorNames.sdk.key(line.key) != nil {
            lines[line.name.start] = reader.read(line.value) != .none
        }
        self.lines = lines
    }

    /// True where the engine sees the definition, and its value is a colour.
    func readsColor(_ node: Int, of tree: SyntaxTree) -> Bool {
        if let lines { return lines[tree.range(node).start] ?? false }
        return !colors.read(ValueText(Definition(tree: tree, index: node).value)).isNone
    }
}
