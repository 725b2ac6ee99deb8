// The values of a state as tables: what each attribute is, where that comes from, and what stands out from what. Must not
// decide any value.

import FioriTheme
import NSSSyntax

extension GalleryPage {
    /// Writes the attributes of a state; under an older theme with what they were.
    mutating func writeValues(_ state: Card.State, _ before: Card.State?, _ entry: Gallery.Entry, _ name: String) {
        let rows = rows(state, before)
        if rows.isEmpty {
            output.write("<p>Nothing is set.</p>\n")
            return
        }
        writeTable("Attributes of \(name)")
        output.write("<thead><tr><th scope=\"col\">Attribute</th>")
        for appearance in gallery.variants.appearances {
            output.write(
                "<th scope=\"col\" class=\"\(appearance.rawValue)\">\(appearance == .light ? "Light" : "Dark")</th>")
        }
        output.write("<th scope=\"col\">Written as</th><th scope=\"col\">In</th></tr></thead>\n<tbody>\n")
        let paths = Set(rows.compactMap { ($0.new ?? $0.old)?.classPath })
        // A component's card has its parts, too: what a part alone has is not taken for the component's own.
        let own = entry.card.component.map { gallery.stack.catalogue.prefix + $0 }
        let showsPaths = paths.count > 1 || entry.card.kind == .component && paths.first != own
        var path = ""
        for row in rows {
            guard let attribute = row.new ?? row.old else { continue }
            if showsPaths, attribute.classPath != path {
                path = attribute.classPath
                output.write(
                    "<tr class=\"path\"><th scope=\"rowgroup\" colspan=\"\(gallery.variants.appearances.count + 3)\">")
                output.writeMarkup(path)
                output.write("</th></tr>\n")
            }
            let isRemoved = entry.change == .removed
            write(
                row, attribute, isRemoved ? gallery.before ?? gallery.stack : gallery.stack,
                isRemoved: isRemoved, isCompared: before != nil)
        }
        output.write("</tbody></table></div>\n")
    }

    /// An attribute, and what it was; both are there where nothing changes.
    private struct Row {
        let new: Resolution?
        let old: Resolution?
    }

    private func rows(_ state: Card.State, _ before: Card.State?) -> [Row] {
        guard let before else { return state.attributes.map { Row(new: $0, old: nil) } }
        var rows = state.attributes.map { attribute in
            Row(new: attribute, old: before.attributes.first { $0.isAbout(attribute) })
        }
        for old in before.attributes where !state.attributes.contains(where: { $0.isAbout(old) }) {
            let place = rows.lastIndex { ($0.new ?? $0.old)?.classPath == old.classPath }
            rows.insert(Row(new: nil, old: old), at: place.map { $0 + 1 } ?? rows.count)
        }
        return rows
    }

    private mutating func write(
        _ row: Row, _ attribute: Resolution, _ stack: ThemeStack, isRemoved: Bool, isCompared: Bool
    ) {
        // A row has one at least.
        let isSame = row.new.flatMap { new in row.old.map { new.looks(like: $0) } } ?? false
        let isChanged = isCompared && !isSame
        output.write(isChanged ? "<tr class=\"changed\">" : "<tr>")
        output.write("<th scope=\"row\">")
        output.writeMarkup(attribute.attribute)
        output.write("</th>")
        for appearance in gallery.variants.appearances {
            output.write("<td class=\"\(appearance.rawValue)\">")
            if isChanged {
                output.write("<del><span class=\"spoken\">before </span>")
                if let old = row.old { write(old, appearance) } else { output.write("not set") }
                output.write("</del> <ins><span class=\"spoken\">after </span>")
            }
            if let new = row.new { write(new, appearance) } else if isChanged { output.write("not set") }
            output.write(isChanged ? "</ins></td>" : "</td>")
        }
        output.write("<td>")
        if isChanged, row.old?.text != row.new?.text {
            output.write("<del>")
            if let old = row.old { writeText(old) }
            output.write("</del> ")
        }
        let places = isRemoved ? oldPlaces ?? self.places : self.places
        if let new = row.new {
            writeText(new)
            for hop in new.hops {
                output.write("<br/><small>")
                output.writeMarkup("\(hop.name) is \(hop.text)")
                if let origin = hop.origin { output.writeMarkup(", " + place(origin, places)) }
                output.write("</small>")
            }
        }
        output.write("</td><td class=\"where\">")
        if let new = row.new {
            output.writeMarkup(new.origin.map { place($0, places) } ?? "palette \(stack.palette.name)")
            if new.slot.name != new.state.name { output.write("<br/><small>as \(new.slot.name)</small>") }
        }
        output.write("</td></tr>\n")
    }

    private func place(_ origin: Resolution.Origin, _ places: Positions) -> String {
        let position = places.position(of: origin)
        return "\(sheetNames[origin.file] ?? origin.file):\(position.line):\(position.column)"
    }

    private mutating func writeText(_ resolution: Resolution) {
        guard let text = resolution.text else { return }
        output.write("<code>")
        output.writeMarkup(text)
        output.write("</code>")
    }

    /// A value in one appearance, with a swatch where it is a colour.
    private mutating func write(_ resolution: Resolution, _ appearance: Appearance) {
        if let failure = resolution.failure {
            output.write("<span class=\"lost\">not set: ")
            output.writeMarkup(failure.message)
            output.write("</span>")
            return
        }
        guard let value = resolution.value else { return output.write("not set") }
        if case .color(let color) = value { writeSwatch(color, gallery.variants.cells(appearance)) }
        let place = gallery.place
        writeEach(appearance) { variant in value.shown(in: place.showing(variant)) }
    }

    /// A small surface of a colour, over a chequered ground.
    mutating func writeSwatch(_ color: DynamicColor, _ cells: [(letter: String, variant: ColorVariant)]) {
        // The stripes of a system's colour are a paint of drawings only.
        let shown = DynamicColor { variant in color[variant].color.map { .color($0) } ?? .none }
        output.write("<i class=\"p swatch\"")
        output.writePaints([shown], cells)
        output.write("></i>")
    }

    /// A text that may differ from variant to variant; the style sheet shows the one that is switched to.
    mutating func writeEach(_ appearance: Appearance, _ text: (ColorVariant) -> String) {
        let cells = gallery.variants.cells(appearance).map { (letter: $0.letter, text: text($0.variant)) }
        if cells.allSatisfy({ $0.text == cells[0].text }) {
            output.writeMarkup(cells[0].text)
            return
        }
        for cell in cells {
            output.write("<span class=\"in \(cell.letter)\">")
            output.writeMarkup(cell.text)
            output.write("</span>")
        }
    }

    // MARK: Contrast

    /// Writes which colours are seen one upon the other, with WCAG's ratio and whether it is enough.
    mutating func writePairs(_ state: Card.State, _ name: String) {
        if state.pairs.isEmpty { return }
        writeTable("Contrast of \(name)")
        output.write("<thead><tr><th scope=\"col\">Contrast</th>")
        for appearance in gallery.variants.appearances {
            output.write(
                "<th scope=\"col\" class=\"\(appearance.rawValue)\">\(appearance == .light ? "Light" : "Dark")</th>")
        }
        output.write("<th scope=\"col\">Needs</th></tr></thead>\n<tbody>\n")
        let severalPaths = Set(state.attributes.map { $0.classPath }).count > 1
        for pair in state.pairs {
            output.write("<tr><th scope=\"row\">")
            if severalPaths { output.writeMarkup(pair.foreground.classPath + " ") }
            output.writeMarkup(pair.foreground.attribute)
            output.write(" <small>on ")
            if let ground = pair.surfaces.first?.color {
                output.writeMarkup(ground.attribute)
                if ground.classPath != pair.foreground.classPath { output.writeMarkup(" of " + ground.classPath) }
            } else {
                output.write("the screen, an assumption")
            }
            output.write("</small></th>")
            for appearance in gallery.variants.appearances {
                output.write("<td class=\"\(appearance.rawValue)\">")
                write(pair, appearance)
                output.write("</td>")
            }
            output.write("<td>\(pair.needed == 3 ? "3" : "4.5")</td></tr>\n")
        }
        output.write("</tbody></table></div>\n")
    }

    private mutating func write(_ pair: ContrastPair, _ appearance: Appearance) {
        let cells = gallery.variants.cells(appearance).map { (letter: $0.letter, look: pair.look(in: $0.variant)) }
        let isSame = cells.allSatisfy { $0.look == cells[0].look }
        for cell in isSame ? Array(cells.prefix(1)) : cells {
            output.write(isSame ? "<span>" : "<span class=\"in \(cell.letter)\">")
            if let look = cell.look {
                let passes = look.ratio >= pair.needed
                output.write("<span class=\"\(passes ? "pass" : "fail")\">\(passes ? "✓" : "✗") ")
                output.write(look.text)
                output.write(passes ? " pass</span>" : " fail</span>")
            } else {
                output.write("not known")
            }
            output.write("</span>")
        }
    }

    /// Starts a table that can be moved sideways, by keyboard, too, where it is wider than the screen.
    private mutating func writeTable(_ label: String) {
        output.write("<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"")
        output.writeMarkup(label)
        output.write("\"><table>\n")
    }
}

extension Resolution {
    /// True where the other one is the answer to the same question.
    fileprivate func isAbout(_ other: Resolution) -> Bool {
        classPath == other.classPath && attribute == other.attribute
    }
}
