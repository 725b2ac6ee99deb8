// From a colour to the names under which a palette has it. Must not know other versions: their names are obsolete.

import NSSSyntax

extension PaletteSheet {
    /// The names of a palette's own colours that look like one of some opaque colours in light mode, on the base level,
    /// in the order of its sheet. A colour is its red, green and blue as one number: `0x5B35C8`.
    ///
    /// The sheet is run over without a parser: whoever asks does so for each sheet that writes out a colour.
    package static func names(shownInLight colors: [UInt32], under version: PaletteVersion) -> [UInt32: [String]] {
        let wanted = Set(colors)
        let source = EmbeddedSheet.palette(version).source
        var scanner = SheetScanner(source)
        var names: [UInt32: [String]] = [:]
        while let name = scanner.block() {
            // What is shown on light paper is dark ink; a colour with one row has that on every paper.
            var ink: TextRange?
            while let row = scanner.row() {
                if source.holds("dark", in: row.name) || ink == nil && source.holds("light", in: row.name) {
                    ink = row.value
                }
            }
            guard let ink, let color = opaque(source, source.firstWord(of: ink)), wanted.contains(color) else {
                continue
            }
            names[color, default: []].append(source.text(in: name))
        }
        return names
    }

    /// `#RRGGBB` or `#RRGGBBFF` as a number; nil for anything else.
    private static func opaque(_ source: Source, _ word: TextRange) -> UInt32? {
        guard word.length == 7 || word.length == 9, let color = Color(hex: source.bytes[word.start..<word.end]),
            color.alpha == 255
        else { return nil }
        return UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }
}
