// The words that font-name and font-style take, read from their sheet. Must not know other fonts: an app brings its own.

/// Names of fonts and text styles that the SDK knows.
package struct FontNames: Sendable {
    /// A face of the typeface 72, or of the system's.
    package struct Face: Sendable {
        /// Its PostScript name; of the system's faces the word for it.
        package let name: String
        /// From 100 to 900.
        package let weight: Int
        /// True for slanted letters.
        package let isItalic: Bool
    }

    /// A text style.
    package struct Style: Sendable {
        package let name: String
        /// Its size where the reader has not chosen another one.
        package let points: Int
    }

    /// The words for the system's font.
    package let system: [String]
    /// What these words mean.
    package let systemFaces: [Face]
    /// The faces of 72.
    package let faces: [Face]
    /// The text styles whose size is known.
    package let styles: [Style]
    /// Other words that were seen for a text style, or are members of SAP's list.
    package let otherStyles: [String]

    /// What comes with the library, read when it is first asked for.
    package static let sdk = FontNames(ScannedSheet(.catalogue(.fonts)))

    private init(_ sheet: ScannedSheet) {
        func rows(_ block: String) -> ScannedSheet.Rows { sheet.block(block) ?? [] }
        system = rows("system-fonts").map { sheet.name($0) }
        systemFaces = rows("system-fonts").map { row in
            Face(
                name: sheet.name(row), weight: Self.weights.first { $0.word == sheet.word(row) }?.number ?? 400,
                isItalic: sheet.list(row).contains("italic"))
        }
        faces = rows("faces").map { row in
            Face(
                name: sheet.name(row), weight: Int(sheet.word(row)) ?? 400, isItalic: sheet.list(row).contains("italic")
            )
        }
        styles = rows("text-styles").map { Style(name: sheet.name($0), points: Int(sheet.word($0)) ?? 0) }
        otherStyles = rows("other-styles").map { sheet.name($0) }
    }

    /// The system's weights by their names, in the numbers that font files have for them (OpenType, `usWeightClass`).
    private static let weights: [(word: String, number: Int)] = [
        ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
        ("bold", 700), ("heavy", 800), ("black", 900),
    ]

    /// The face of a word or name; nil for a font that an app brings.
    package func face(_ name: String) -> Face? {
        systemFaces.first { $0.name == name } ?? faces.first { $0.name == name }
    }
}
