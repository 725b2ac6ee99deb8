// A list of palette colours as JSON, or as a table with swatches. Must not know files or terminals.

import FioriTheme
import NSSSyntax

/// Writes a list of colours.
package enum PaletteReport {
    // MARK: JSON

    /// One document, version 1: for each colour the keys appearance-level-contrast.
    package static func json(_ listing: PaletteListing) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("version", 1)
            json.member("palette", listing.version.name)
            json.member("engine", listing.engine.name)
            if !listing.sheets.isEmpty {
                json.key("sheets")
                json.array(inline: true) { json in
                    for sheet in listing.sheets { json.string(sheet) }
                }
            }
            json.key("colors")
            json.array { json in
                for entry in listing.entries { write(entry, listing, to: &json) }
            }
        }
        json.finish()
        return json.bytes
    }

    private static func write(_ entry: PaletteListing.Entry, _ listing: PaletteListing, to json: inout JSONWriter) {
        json.object { json in
            json.member("name", entry.name)
            json.key("deprecated")
            json.bool(entry.status != .current)
            json.member("renamedTo", entry.successor)
            json.key("values")
            json.object(inline: true) { json in
                for (index, variant) in listing.variants.enumerated() {
                    json.member(key(variant), entry.values[index].text)
                }
            }
            if listing.sheets.isEmpty { return }
            json.key("overrides")
            json.array { json in
                for override in entry.overrides { write(override, listing.variants[override.value], to: &json) }
            }
        }
    }

    private static func write(
        _ override: PaletteListing.Override, _ variant: ColorVariant, to json: inout JSONWriter
    ) {
        json.object(inline: true) { json in
            json.member("variant", key(variant))
            json.member("definition", "@" + override.key)
            json.member("file", override.file)
            json.member("line", override.position.line)
            json.member("column", override.position.column)
            json.member("effect", word(override.effect))
        }
    }

    private static func word(_ effect: PaletteListing.Override.Effect) -> String {
        switch effect {
        case .shown: "shown"
        case .noColor: "no-color"
        case .unknownColor: "unknown-color"
        case .cycle: "cycle"
        }
    }

    private static func key(_ variant: ColorVariant) -> String {
        let level = variant.level == .base ? "base" : "elevated"
        let contrast = variant.contrast == .normal ? "normal" : "high"
        return word(variant.appearance) + "-" + level + "-" + contrast
    }

    // MARK: Text

    /// A table: a line for each appearance of a colour, a column for each level and contrast; below a colour, what a
    /// theme says of it. A star marks a value that is the theme's, an exclamation mark one that was meant to be.
    package static func text(_ listing: PaletteListing, style: ReportStyle) -> [UInt8] {
        var table = PaletteTable(listing, style: style)
        return table.write()
    }

    fileprivate static func word(_ appearance: Appearance) -> String { appearance == .light ? "light" : "dark" }
}

/// The table.
private struct PaletteTable {
    private let listing: PaletteListing
    private let style: ReportStyle
    private let colors: TextColors
    /// Numbers of the variants in each line.
    private let rows: [[Int]]
    private let nameWidth: Int
    private let cellWidth: Int
    private let isNarrow: Bool
    private var output: [UInt8] = []

    init(_ listing: PaletteListing, style: ReportStyle) {
        self.listing = listing
        self.style = style
        colors = TextColors(enabled: style.color)
        var rows: [[Int]] = []
        for appearance in Appearance.allCases {
            let row = listing.variants.indices.filter { listing.variants[$0].appearance == appearance }
            if !row.isEmpty { rows.append(row) }
        }
        self.rows = rows
        var nameWidth = 0
        var cellWidth = 9
        for entry in listing.entries {
            nameWidth = max(nameWidth, entry.name.utf8.count)
            if rows.count > 1 { nameWidth = max(nameWidth, Self.shortRemark(entry).utf8.count + 2) }
            for index in entry.values.indices { cellWidth = max(cellWidth, Self.cellText(entry, index).utf8.count) }
        }
        for variant in listing.variants { cellWidth = max(cellWidth, Self.heading(variant).utf8.count) }
        if style.trueColor { cellWidth += 3 }
        self.nameWidth = nameWidth
        self.cellWidth = cellWidth
        let columns = (rows.first?.count ?? 0) * (cellWidth + 2)
        isNarrow = nameWidth + 2 + 5 + columns > style.width
    }

    mutating func write() -> [UInt8] {
        output.write(colors.bold)
        output.write("Palette ")
        output.write(listing.version.name)
        output.write(colors.end)
        if !listing.sheets.isEmpty {
            output.write(" under ")
            output.writeHarmless(listing.sheets.joined(separator: ", "))
            output.write(", read by \(listing.engine.title)")
        }
        output.write(": ")
        output.write(listing.entries.count)
        output.write(listing.entries.count == 1 ? " colour\n\n" : " colours\n\n")
        guard let first = rows.first else { return output }
        blanks((isNarrow ? 2 : nameWidth + 2) + 5)
        for index in first { cell(Self.heading(listing.variants[index]), nil, isLast: index == first.last) }
        output.write("\n")
        for entry in listing.entries { write(entry) }
        return output
    }

    private mutating func write(_ entry: PaletteListing.Entry) {
        let remark = Self.remark(entry)
        if isNarrow {
            output.write(colors.bold)
            output.write(entry.name)
            output.write(colors.end)
            if !remark.isEmpty { output.write("  " + remark) }
            output.write("\n")
        }
        for (line, row) in rows.enumerated() {
            if isNarrow {
                blanks(2)
            } else if line == 0 {
                output.write(colors.bold)
                output.write(entry.name)
                output.write(colors.end)
                blanks(nameWidth + 2 - entry.name.utf8.count)
            } else {
                let text = remark.isEmpty ? "" : "  " + Self.shortRemark(entry)
                output.write(text)
                blanks(nameWidth + 2 - text.utf8.count)
            }
            let word = PaletteReport.word(listing.variants[row[0]].appearance)
            output.write(word)
            blanks(5 - word.utf8.count)
            for index in row {
                cell(
                    Self.cellText(entry, index), swatch(entry.values[index], listing.variants[index]),
                    isLast: index == row.last)
            }
            // With one line only there is no other place for it.
            if !isNarrow, rows.count == 1, !remark.isEmpty { output.write("  " + remark) }
            output.write("\n")
        }
        for override in entry.overrides { write(override) }
    }

    /// What decides over a value, and where it stands.
    private mutating func write(_ override: PaletteListing.Override) {
        let variant = listing.variants[override.value]
        output.write("  \(Self.mark(override)) \(PaletteReport.word(variant.appearance)) \(Self.heading(variant)): ")
        output.write("@\(override.key), ")
        output.writeHarmless(override.file)
        output.write(":\(override.position.line):\(override.position.column)")
        if !override.path.isEmpty { output.write(", by way of " + override.path.joined(separator: ", ")) }
        switch override.effect {
        case .shown: break
        case .noColor: output.write(": the value is no colour")
        case .unknownColor: output.write(": palette \(listing.version.name) has no such colour")
        case .cycle: output.write(": leads back to itself")
        }
        output.write("\n")
    }

    private static func mark(_ override: PaletteListing.Override) -> String {
        override.effect == .shown ? "*" : "!"
    }

    private static func cellText(_ entry: PaletteListing.Entry, _ index: Int) -> String {
        let value = entry.values[index]
        let text = value == .cycle ? "cycle" : value.text ?? "-"
        return text + (entry.overrides.first { $0.value == index }.map { mark($0) } ?? "")
    }

    private mutating func cell(_ text: String, _ swatch: String?, isLast: Bool) {
        blanks(2)
        var width = text.utf8.count
        if let swatch {
            output.write(swatch)
            output.write(" ")
            width += 3
        }
        output.write(text)
        if !isLast { blanks(cellWidth - width) }
    }

    /// Two blanks on the colour as it looks on a light or dark screen; nil where the terminal cannot show it.
    private func swatch(_ value: PaletteListing.Value, _ variant: ColorVariant) -> String? {
        guard style.trueColor else { return nil }
        guard case .color(let color) = value else { return "  " }
        return Swatch.text(color, on: variant.appearance)
    }

    private mutating func blanks(_ count: Int) { output.write(UInt8(ascii: " "), times: count) }

    private static func heading(_ variant: ColorVariant) -> String {
        switch (variant.level, variant.contrast) {
        case (.base, .normal): "base"
        case (.base, .high): "high"
        case (.elevated, .normal): "elevated"
        case (.elevated, .high): "elev. high"
        }
    }

    /// The remark for the column of the names.
    private static func shortRemark(_ entry: PaletteListing.Entry) -> String {
        entry.successor.map { "use \($0)" } ?? remark(entry)
    }

    private static func remark(_ entry: PaletteListing.Entry) -> String {
        switch entry.status {
        case .current: entry.successor.map { "use \($0)" } ?? ""
        case .deprecated: entry.successor.map { "deprecated: use \($0)" } ?? "deprecated"
        case .unavailable: entry.successor.map { "no more: use \($0)" } ?? "no more"
        }
    }
}
