// One palette as its sheet declares it. Must not know other versions, maps, or a theme's overrides.

package import NSSSyntax

/// The colours that one palette has of its own, in the order of its sheet.
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
        /// Its place in the sheet.
        package let range: TextRange
    }

    /// The sheet.
    package let source: Source
    /// `v8`
    package let version: String
    /// The SDK release that brought it: `9.1`.
    package let sdk: String
    /// The colours.
    package let entries: [Entry]

    /// Reads the sheet of a palette.
    package init(_ sheet: EmbeddedSheet) {
        let sheet = DataSheet(sheet.source)
        let head = sheet.blocks.first
        source = sheet.source
        version = head?.value("version") ?? ""
        sdk = head?.value("sdk") ?? ""
        entries = sheet.blocks.dropFirst().map(Self.entry)
    }

    private static func entry(_ block: DataSheet.Block) -> Entry {
        var literals: [Literal] = []
        for variant in ColorVariant.allCases {
            guard let text = block.value(variant.row) else { continue }
            // A literal that is no colour has what is painted beside it.
            let painted = block.value(variant.row + "-painted") ?? text
            guard let color = Color(hex: painted) else { continue }
            literals.append(Literal(variant: variant, text: text, color: color))
        }
        let color = PaletteColor { variant in literals.first { $0.variant == variant }?.color }
        return Entry(name: block.name, literals: literals, color: color, range: block.range)
    }
}
