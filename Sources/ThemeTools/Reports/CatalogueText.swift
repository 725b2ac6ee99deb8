// A part of the catalogue for people: a line for each component, or all of what was asked for by name. Must not know
// files or terminals.

import FioriTheme
import NSSSyntax

/// Writes components as text.
package struct CatalogueText {
    private let style: ReportStyle
    private let colors: TextColors
    private var output: [UInt8] = []

    /// Writes a listing; `isOverview` where nothing in particular was looked for.
    package static func write(_ listing: CatalogueListing, isOverview: Bool, style: ReportStyle) -> [UInt8] {
        var text = CatalogueText(style: style)
        if isOverview {
            text.overview(listing)
        } else {
            for facts in listing.attributes { text.attribute(facts) }
            let isInFull = listing.isExact && listing.attributes.isEmpty
            for entry in listing.entries { text.entry(entry, isInFull: isInFull) }
        }
        return text.output
    }

    private init(style: ReportStyle) {
        self.style = style
        colors = TextColors(enabled: style.color)
    }

    // MARK: Overview

    private mutating func overview(_ listing: CatalogueListing) {
        var width = 0
        for entry in listing.entries { width = max(width, entry.component.name.utf8.count) }
        for entry in listing.entries {
            let paths = entry.paths.count
            let count = paths == 0 ? "no class paths" : paths == 1 ? "1 class path" : "\(paths) class paths"
            let rest = entry.component.superclass.map { "  " + $0 } ?? ""
            bold(entry.component.name)
            padding(after: entry.component.name, to: width + 2)
            write(count)
            padding(after: count, to: 16)
            write(entry.component.evidence.name)
            if !rest.isEmpty { padding(after: entry.component.evidence.name, to: 10) }
            line(rest)
        }
    }

    // MARK: What was looked for

    private mutating func attribute(_ facts: AttributeFacts) {
        bold(facts.name)
        let notation = facts.notation.text
        line(": " + facts.type + (notation == facts.type ? "" : ", " + notation))
        if !facts.states.isEmpty { line("  states: " + words(facts.states)) }
        if let needs = facts.needs {
            line(facts.isDrawnAlone ? "  no gradient without \(needs)" : "  has no effect without \(needs)")
        }
        line("  " + facts.evidence.name + Self.readers(facts))
        line("")
    }

    private static func readers(_ facts: AttributeFacts) -> String {
        switch (facts.isOfSAP, facts.isOfNUI) {
        case (true, true): "; of SAP and of NUI"
        case (false, true): "; of NUI"
        case (true, false): "; of SAP"
        case (false, false): ""
        }
    }

    private mutating func entry(_ entry: CatalogueListing.Entry, isInFull: Bool) {
        let component = entry.component
        bold(component.name)
        line((component.superclass.map { ": " + $0 } ?? "") + "  (" + component.evidence.name + ")")
        if isInFull { facts(component) }
        var width = 0
        for path in entry.paths { width = max(width, path.path.pattern.utf8.count) }
        for path in entry.paths {
            if isInFull {
                line("  " + path.path.pattern + remark(path.path))
                attributes(path.attributes)
            } else {
                summary(path.path.pattern, path.attributes, width: width)
            }
        }
        if !entry.attributes.isEmpty {
            if isInFull {
                line("  on no class path in particular")
                attributes(entry.attributes)
            } else {
                summary("on no class path in particular", entry.attributes, width: width)
            }
        }
        if isInFull { line("") }
    }

    private mutating func facts(_ component: Component) {
        if let deprecated = component.deprecated { line("  deprecated: use " + deprecated) }
        if let styles = component.styles { line("  styles " + styles) }
        if !component.states.isEmpty { line("  states: " + words(component.states)) }
        switch component.pathList {
        case .complete: break
        case .truncated: line("  there are more class paths than could be read")
        case .examples: line("  class paths are known from examples only")
        case .none: line("  its page has no class paths")
        case .unknown: line("  its class paths are not known")
        }
    }

    private func remark(_ path: ClassPath) -> String {
        switch path.completeness {
        case .complete: path.attributes.isEmpty ? "  (no attributes)" : ""
        case .truncated: "  (there are more attributes than could be read)"
        case .examples: "  (attributes are known from examples only)"
        case .unlisted: "  (attributes are not listed)"
        }
    }

    /// A line for each attribute: name, type, states.
    private mutating func attributes(_ attributes: [CatalogueListing.Attribute]) {
        var nameWidth = 0
        var typeWidth = 0
        for attribute in attributes {
            nameWidth = max(nameWidth, attribute.name.utf8.count)
            typeWidth = max(typeWidth, attribute.type?.utf8.count ?? 1)
        }
        for attribute in attributes {
            let type = attribute.type ?? "-"
            write("      " + attribute.name)
            padding(after: attribute.name, to: nameWidth + 2)
            write(type)
            let isPlain = attribute.states == [.normal]
            if !isPlain { padding(after: type, to: typeWidth + 2) }
            line(isPlain ? "" : words(attribute.states))
        }
    }

    /// One line with as many names as it takes.
    private mutating func summary(_ start: String, _ attributes: [CatalogueListing.Attribute], width: Int) {
        var text = "  " + start
        if !attributes.isEmpty { text += String(repeating: " ", count: max(width - start.utf8.count, 0)) }
        for (index, attribute) in attributes.enumerated() {
            let next = (index == 0 ? "  " : ", ") + attribute.spelling
            if text.utf8.count + next.utf8.count + 5 > style.width, index > 0 {
                text += ", …"
                break
            }
            text += next
        }
        line(text)
    }

    private func words(_ states: [ControlState]) -> String {
        var text = ""
        for state in states { text += (text.isEmpty ? "" : ", ") + state.name }
        return text
    }

    // Names may come from a file of the user's, so nothing goes out as it is.
    private mutating func write(_ text: String) { output.writeHarmless(text) }

    private mutating func line(_ text: String) {
        write(text)
        output.append(UInt8(ascii: "\n"))
    }

    private mutating func bold(_ text: String) {
        output.write(colors.bold)
        write(text)
        output.write(colors.end)
    }

    private mutating func padding(after text: String, to width: Int) {
        output.write(UInt8(ascii: " "), times: width - text.utf8.count)
    }
}
