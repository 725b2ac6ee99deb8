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

    /// Some colours under a version, each from the newest sheet that has it. Only their blocks are read: a sheet has two
    /// hundred, and whoever asks wants a few. Maps are not followed.
    package static func colors(_ names: Set<String>, under version: PaletteVersion) -> [String: PaletteColor] {
        var colors: [String: PaletteColor] = [:]
        var next: PaletteVersion? = version
        while let version = next, colors.count < names.count {
            let source = EmbeddedSheet.palette(version).source
            let bytes = source.bytes
            var line = 0
            while line < bytes.count {
                var end = line
                while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
                // A block starts with its name at the margin.
                var nameEnd = line
                if bytes[line] > 0x40 {
                    while nameEnd < end, bytes[nameEnd] > 0x20 { nameEnd += 1 }
                    let name = source.text(in: TextRange(line, nameEnd))
                    if names.contains(name), colors[name] == nil {
                        while end < bytes.count, bytes[end - 1] != UInt8(ascii: "}") { end += 1 }
                        let block = DataSheet(Source(name: source.name, bytes: Array(bytes[line..<end])))
                        if let first = block.blocks.first { colors[name] = entry(first).color }
                    }
                }
                line = end + 1
            }
            next = version.previous
        }
        return colors
    }

    private static func entry(_ block: DataSheet.Block) -> Entry {
        // Read once: of two hundred blocks each row is asked for.
        let rows = block.rows
        func value(_ name: String) -> String? { rows.last { $0.name == name }?.parts.joined(separator: " ") }
        var literals: [Literal] = []
        for variant in ColorVariant.allCases {
            guard let text = value(variant.row) else { continue }
            // A literal that is no colour has what is painted beside it.
            guard let color = Color(hex: text) ?? value(variant.row + "-painted").flatMap({ Color(hex: $0) }) else {
                continue
            }
            literals.append(Literal(variant: variant, text: text, color: color))
        }
        let color = PaletteColor { variant in literals.first { $0.variant == variant }?.color }
        return Entry(name: block.name, literals: literals, color: color, range: block.range)
    }
}
