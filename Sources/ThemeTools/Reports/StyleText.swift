// Styles of a theme for people: what each class path shows, with swatches. Must not know files or terminals.

import FioriTheme
import NSSSyntax

/// Writes styles as text.
package struct StyleText {
    private let style: ReportStyle
    private let colors: TextColors
    private let positions: Positions
    private var output: [UInt8] = []

    /// One attribute in one state, in all surroundings that were asked for.
    private struct Line {
        let name: String
        /// For each kind of surroundings the answer.
        var cells: [Resolution]

        /// The first one that a sheet has a say in: a theme may override a colour in some surroundings only.
        var decided: Resolution { cells.first { $0.origin != nil } ?? cells[0] }
    }

    /// Writes a listing.
    package static func write(_ listing: StyleListing, style: ReportStyle) -> [UInt8] {
        var text = StyleText(listing.stack, style)
        for entry in listing.entries {
            text.write(entry, isFirst: text.output.isEmpty)
            if entry.styles.isEmpty, let hint = Hints.inheritance(of: entry.classPath, in: listing.stack) {
                text.output.writeHarmless("  \(hint)")
                text.output.write("\n")
            }
        }
        if text.output.isEmpty {
            let facts = listing.stack.facts
            text.output.write("nothing is set")
            if !facts.holds("blocks", "read") {
                text.output.write(": \(facts.engine.title) reads no blocks of class paths")
            }
            text.output.write("\n")
        }
        return text.output
    }

    private init(_ stack: ThemeStack, _ style: ReportStyle) {
        self.style = style
        colors = TextColors(enabled: style.color)
        positions = Positions(stack)
    }

    private mutating func write(_ entry: StyleListing.Entry, isFirst: Bool) {
        if !isFirst { output.write("\n") }
        output.write(colors.bold)
        output.writeHarmless(entry.classPath)
        output.write(colors.end)
        if let component = entry.component { output.writeHarmless("  (\(component))") }
        output.write("\n")
        let lines = lines(entry)
        if lines.isEmpty { output.write("  nothing is set\n") }
        let nameWidth = lines.map { $0.name.utf8.count }.max() ?? 0
        let valueWidth = lines.map { valueText($0).width }.max() ?? 0
        let textWidth = min(lines.map { ($0.decided.text ?? "").utf8.count }.max() ?? 0, 40)
        for line in lines {
            output.write("  ")
            output.writeHarmless(line.name)
            blanks(nameWidth + 2 - line.name.utf8.count)
            let value = valueText(line)
            output.append(contentsOf: value.bytes)
            blanks(valueWidth + 2 - value.width)
            let text = line.decided.text ?? ""
            output.writeHarmless(text)
            blanks(max(textWidth - text.utf8.count, 0) + 2)
            output.write(colors.gutter)
            output.writeHarmless(place(line.decided))
            output.write(colors.end)
            output.write("\n")
        }
    }

    /// A line for each attribute and each state that decides for itself; states that only fall back to normal are left
    /// out where normal is there, too.
    private func lines(_ entry: StyleListing.Entry) -> [Line] {
        var lines: [Line] = []
        var places: [String: Int] = [:]
        let hasNormal = entry.styles.contains { $0.state == .normal }
        for style in entry.styles {
            for attribute in style.attributes {
                if hasNormal, attribute.slot != attribute.state { continue }
                let name = attribute.attribute + (style.state == .normal ? "" : " " + style.state.name)
                if let index = places[name] {
                    lines[index].cells.append(attribute)
                } else {
                    places[name] = lines.count
                    lines.append(Line(name: name, cells: [attribute]))
                }
            }
        }
        return lines.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private func place(_ resolution: Resolution) -> String {
        let place = resolution.origin.map { positions.text(of: $0) } ?? "palette"
        return resolution.slot == resolution.state ? place : place + " (as normal)"
    }

    /// The values of a line, one where all surroundings show the same.
    private func valueText(_ line: Line) -> (bytes: [UInt8], width: Int) {
        var bytes: [UInt8] = []
        var width = 0
        let texts = line.cells.map { shown($0) }
        let isSame = texts.allSatisfy { $0 == texts[0] }
        for (index, text) in (isSame ? [texts[0]] : texts).enumerated() {
            if index > 0 {
                bytes.write(" / ")
                width += 3
            }
            if let swatch = swatch(line.cells[index]) {
                bytes.write(swatch + " ")
                width += 3
            }
            bytes.writeHarmless(text)
            width += text.utf8.count
        }
        return (bytes, width)
    }

    private func shown(_ resolution: Resolution) -> String {
        if let failure = resolution.failure { return "not set: " + failure.message }
        return resolution.value?.shown(in: resolution.traits) ?? "not set"
    }

    private func swatch(_ resolution: Resolution) -> String? {
        guard style.trueColor, let color = resolution.color else { return nil }
        return Swatch.text(color, on: resolution.traits.appearance)
    }

    private mutating func blanks(_ count: Int) { output.write(UInt8(ascii: " "), times: max(count, 0)) }
}

/// A colour as a terminal can show it.
enum Swatch {
    /// Two blanks on the colour as it looks on a light or dark screen.
    static func text(_ color: Color, on appearance: Appearance) -> String {
        let paper = appearance == .light ? 255 : 0
        func mixed(_ part: UInt8) -> Int {
            (Int(part) * Int(color.alpha) + paper * (255 - Int(color.alpha)) + 127) / 255
        }
        return "\u{1B}[48;2;\(mixed(color.red));\(mixed(color.green));\(mixed(color.blue))m  \u{1B}[0m"
    }
}
