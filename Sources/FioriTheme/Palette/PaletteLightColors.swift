// From a colour to the names under which a palette has it. Must not know other versions: their names are obsolete.

import NSSSyntax

/// A palette's own colours that are opaque in light mode, on the base level, by what they look like there.
package struct PaletteLightColors: Sendable {
    private let source: Source
    private var colors: [UInt32] = []
    private var ranges: [TextRange] = []

    /// Runs over the sheet of a palette, without a parser.
    package init(_ version: PaletteVersion) {
        source = EmbeddedSheet.palette(version).source
        var scanner = SheetScanner(source)
        while let name = scanner.block() {
            // What is shown on light paper is dark ink; a colour with one row has that on every paper.
            var ink: TextRange?
            while let row = scanner.row() {
                if source.holds("dark", in: row.name) {
                    ink = row.value
                    scanner.skipRows()
                    break
                }
                if ink == nil, source.holds("light", in: row.name) { ink = row.value }
            }
            guard let ink, let color = Self.opaque(source, source.firstWord(of: ink)) else { continue }
            colors.append(color)
            ranges.append(name)
        }
    }

    /// How many there are.
    package var count: Int { colors.count }

    /// A colour, in the order of the sheet: its red, green and blue as one number, `0x5B35C8`.
    package func color(_ index: Int) -> UInt32 { colors[index] }

    /// The name of a colour.
    package func name(_ index: Int) -> String { source.text(in: ranges[index]) }

    /// `#RRGGBB` or `#RRGGBBFF` as a number; nil for anything else.
    private static func opaque(_ source: Source, _ word: TextRange) -> UInt32? {
        guard word.length == 7 || word.length == 9, let color = Color(hex: source.bytes[word.start..<word.end]),
            color.alpha == 255
        else { return nil }
        return UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }
}
