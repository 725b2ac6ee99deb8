// The words that font-name and font-style take, read from their sheet. Must not know other fonts: an app brings its own.

/// Names of fonts and text styles that the SDK knows.
package struct FontNames: Sendable {
    /// A face of the typeface 72.
    package struct Face: Sendable {
        /// Its PostScript name.
        package let name: String
        /// From 100 to 900.
        package let weight: Int
    }

    /// A text style.
    package struct Style: Sendable {
        package let name: String
        /// Its size where the reader has not chosen another one.
        package let points: Int
    }

    /// The words for the system's font.
    package let system: [String]
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
        faces = rows("faces").map { Face(name: sheet.name($0), weight: Int(sheet.word($0)) ?? 400) }
        styles = rows("text-styles").map { Style(name: sheet.name($0), points: Int(sheet.word($0)) ?? 0) }
        otherStyles = rows("other-styles").map { sheet.name($0) }
    }
}
