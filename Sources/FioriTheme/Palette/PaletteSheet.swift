// One palette as its sheet declares it. Must not know other versions, maps, or a theme's overrides.

import NSSSyntax

/// The colours that one palette has of its own, in the order of its sheet; each is read when it is asked for.
package struct PaletteSheet: Sendable {
    /// One row of a colour.
    package struct Literal: Sendable {
        /// The variant it is declared for.
        package let variant: ColorVariant
        /// As the SDK's source has it; a few are no colours at all.
        package let text: String
        /// What is painted for it.
        package let color: Color
    }

    /// One colour.
    package struct Entry: Sendable {
        /// Its name.
        package let name: String
        /// What was declared.
        package let literals: [Literal]
        /// All eight values.
        package let color: PaletteColor
    }

    /// `v8`
    package let version: String
    /// The SDK release that brought it: `9.1`.
    package let sdk: String
    private let sheet: ScannedSheet

    /// Reads the sheet of a palette.
    package init(_ embedded: EmbeddedSheet) {
        sheet = ScannedSheet(embedded)
        let head = sheet.rows(0)
        version = Self.word("version", head, sheet) ?? ""
        sdk = Self.word("sdk", head, sheet) ?? ""
    }

    /// The sheet's bytes.
    var source: Source { sheet.source }
    /// The numbers of its colours: the block in front of them is about the palette itself.
    var numbers: Range<Int> { 1..<sheet.blockCount }
    /// The name of a colour.
    func name(_ number: Int) -> TextRange { sheet.blockName(number) }

    /// The colours.
    package var entries: [Entry] {
        numbers.map { number in
            Entry(
                name: source.text(in: name(number)), literals: literals(number), color: color(number))
        }
    }

    /// All eight values of a colour.
    func color(_ number: Int) -> PaletteColor {
        let rows = sheet.rows(number)
        return PaletteColor { painted($0, rows) }
    }

    private func literals(_ number: Int) -> [Literal] {
        let rows = sheet.rows(number)
        var literals: [Literal] = []
        for variant in ColorVariant.allCases {
            guard let row = sheet.row(variant.row, in: rows), let color = painted(variant, rows) else { continue }
            literals.append(Literal(variant: variant, text: sheet.word(row), color: color))
        }
        return literals
    }

    /// What is painted for a variant's row; nil where there is none. A literal that is no colour has it beside itself.
    private func painted(_ variant: ColorVariant, _ rows: ScannedSheet.Rows) -> Color? {
        guard let row = sheet.row(variant.row, in: rows) else { return nil }
        if let color = color(row) { return color }
        return sheet.row(variant.row + "-painted", in: rows).flatMap { color($0) }
    }

    private func color(_ row: SheetScanner.Row) -> Color? {
        let word = source.firstWord(of: row.value)
        return Color(hex: source.bytes[word.start..<word.end])
    }

    private static func word(_ name: String, _ rows: ScannedSheet.Rows, _ sheet: ScannedSheet) -> String? {
        sheet.row(name, in: rows).map { sheet.word($0) }
    }
}
