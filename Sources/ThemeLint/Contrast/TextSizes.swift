// How large the text of an element is, as far as the sheets say. Must not know colours.

import FioriTheme
import NSSSyntax

/// Asks a stack for the sizes of text.
struct TextSizes {
    private let stack: ThemeStack
    private let size: Int?
    private let style: Int?
    private let name: Int?

    /// Looks the attributes up.
    init(_ stack: ThemeStack) {
        self.stack = stack
        size = stack.number(ofAttribute: "font-size")
        style = stack.facts.holds("font-style", "true") ? stack.number(ofAttribute: "font-style") : nil
        name = stack.number(ofAttribute: "font-name")
    }

    /// The size of an element's text.
    func size(_ lineage: ClassLineage, _ state: ControlState, _ cell: MediaCells) -> TextSize {
        func value(_ number: Int?) -> ThemeValue? {
            guard let number, let winner = stack.winner(lineage, number, state, cell) else { return nil }
            return stack.reading(of: winner, in: cell).value
        }
        return TextSize(points: value(size)?.number, style: value(style)?.text, font: value(name)?.text)
    }
}
