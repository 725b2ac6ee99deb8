// How large the text of an element is, as far as the sheets say. Must not know colours.

import FioriTheme
import NSSSyntax

/// What is known of an element's text.
enum TextSize {
    case notText
    case unknown
    case normal
    /// Of 18 points and more, or bold and of 14 points and more, as WCAG has it.
    case large

    /// False for text of unknown size.
    var isKnown: Bool {
        if case .unknown = self { return false }
        return true
    }

    /// The contrast that is needed.
    func needed(_ options: LintOptions) -> Double {
        switch self {
        case .notText: options.contrastNontext
        case .large: options.contrastLarge
        case .unknown, .normal: options.contrastText
        }
    }
}

/// Asks a stack for the sizes of text.
struct TextSizes {
    private let stack: ThemeStack
    private let size: Int?
    private let style: Int?
    private let name: Int?

    /// Looks the attributes up.
    init(_ stack: ThemeStack, _ options: LintOptions) {
        self.stack = stack
        size = stack.number(ofAttribute: "font-size")
        style = stack.facts.holds("font-style", "true") ? stack.number(ofAttribute: "font-style") : nil
        name = stack.number(ofAttribute: "font-name")
    }

    /// The size of an element's text. Which of a size and a style counts is not documented: the larger one is taken.
    func size(_ lineage: ClassLineage, _ state: ControlState, _ cell: MediaCells) -> TextSize {
        func value(_ number: Int?) -> ThemeValue? {
            guard let number, let winner = stack.winner(lineage, number, state, cell) else { return nil }
            return stack.reading(of: winner, in: cell).value
        }
        var points = value(size)?.number
        if let word = value(style)?.text {
            guard let style = FontNames.sdk.styles.first(where: { $0.name == word }) else { return .unknown }
            points = max(points ?? 0, Double(style.points))
        }
        guard let points else { return .unknown }
        return points >= 18 || points >= 14 && Self.isBold(value(name)?.text ?? "") ? .large : .normal
    }

    /// Told by the name, in which foundries put the weight; one between the two counts as bold.
    private static func isBold(_ font: String) -> Bool {
        let letters = font.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        return letters.indices.contains { start in
            ["bold", "black", "heavy"].contains { letters[start...].starts(with: $0.utf8) }
        }
    }
}
