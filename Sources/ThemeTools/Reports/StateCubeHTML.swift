// The state cube as a page: a table for each class path, a column for each state. Must not know files.

import FioriTheme
import NSSSyntax

/// Writes a cube as one HTML page that needs nothing else.
package struct StateCubeHTML {
    private var output: [UInt8] = []
    private let positions: Positions

    /// The page. `generator` names the tool.
    package static func write(_ cube: StateCube, generator: String) -> [UInt8] {
        var page = StateCubeHTML(positions: Positions(cube.stack))
        page.write(cube, generator)
        return page.output
    }

    private init(positions: Positions) { self.positions = positions }

    private mutating func write(_ cube: StateCube, _ generator: String) {
        output.write("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n")
        output.write("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
        output.write("style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\"/>\n")
        output.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
        output.write("<meta name=\"generator\" content=\"")
        output.writeMarkup(generator)
        output.write("\"/>\n<title>State cube</title>\n<style>\n")
        output.write(HTMLStyle.sheet)
        output.write(Self.style)
        output.write("</style>\n</head>\n<body>\n<h1>State cube</h1>\n<p>")
        output.writeMarkup(cube.stack.themes.map { $0.source.name }.joined(separator: ", "))
        output.write(" as ")
        output.writeMarkup(cube.stack.engine.title)
        output.write(
            " reads it, with palette \(cube.stack.palette.name). A dashed frame is a hole: the state is there and ")
        output.write("shows what is set for normal.</p>\n<main>\n")
        var first = 0
        while first < cube.styles.count {
            var end = first + 1
            while end < cube.styles.count, cube.styles[end].classPath == cube.styles[first].classPath { end += 1 }
            writeTable(Array(cube.styles[first..<end]))
            first = end
        }
        output.write("</main>\n</body>\n</html>\n")
    }

    /// One class path. Its styles come state after state.
    private mutating func writeTable(_ styles: [StateCube.Style]) {
        var states: [ControlState] = []
        for style in styles where states.last != style.state { states.append(style.state) }
        let columns = states.map { state in styles.filter { $0.state == state } }
        output.write("<section>\n<h2>")
        output.writeMarkup(styles[0].classPath)
        if let component = styles[0].component {
            output.write(" <small>")
            output.writeMarkup(component)
            output.write("</small>")
        }
        output.write("</h2>\n<table>\n<thead><tr><th scope=\"col\">Attribute</th>")
        for column in columns {
            output.write("<th scope=\"col\">\(column[0].state.name)")
            if column.allSatisfy({ $0.looksLikeNormal }) {
                output.write(" <em>looks like normal</em>")
            } else if column.contains(where: { $0.looksLikeNormal }) {
                output.write(" <em>looks like normal in some surroundings</em>")
            }
            output.write("</th>")
        }
        output.write("</tr></thead>\n<tbody>\n")
        var names: Set<String> = []
        for style in styles { for cell in style.cells { names.insert(cell.resolution.attribute) } }
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            output.write("<tr><th scope=\"row\">")
            output.writeMarkup(name)
            output.write("</th>")
            for column in columns {
                write(column.compactMap { style in style.cells.first { $0.resolution.attribute == name } })
            }
            output.write("</tr>\n")
        }
        output.write("</tbody>\n</table>\n</section>\n")
    }

    /// One attribute in one state: its values in all surroundings, those that are alike together.
    private mutating func write(_ cells: [StateCube.Cell]) {
        guard let first = cells.first else {
            output.write("<td></td>")
            return
        }
        output.write(first.isHole ? "<td class=\"hole\">" : "<td>")
        var groups: [(text: String, cells: [StateCube.Cell])] = []
        for cell in cells {
            let text = Self.text(cell.resolution)
            if let index = groups.firstIndex(where: { $0.text == text }) {
                groups[index].cells.append(cell)
            } else {
                groups.append((text, [cell]))
            }
        }
        for group in groups {
            output.write("<div>")
            if let color = group.cells[0].resolution.color {
                output.write("<i style=\"background:\(color.hex)\"></i>")
            }
            output.writeMarkup(group.text)
            if groups.count > 1 {
                output.write(" <small>")
                output.write(group.cells.map { Self.words($0.resolution.traits) }.joined(separator: ", "))
                output.write("</small>")
            }
            output.write("</div>")
        }
        writeContrast(cells)
        if let origin = first.resolution.origin {
            output.write("<div class=\"place\">")
            output.writeMarkup(positions.text(of: origin))
            output.write("</div>")
        }
        output.write("</td>")
    }

    /// The worst of all surroundings.
    private mutating func writeContrast(_ cells: [StateCube.Cell]) {
        var worst: (contrast: StateCube.Contrast, traits: Traits)?
        for cell in cells {
            guard let contrast = cell.contrast else { continue }
            if worst.map({ contrast.look.ratio < $0.contrast.look.ratio }) ?? true {
                worst = (contrast, cell.resolution.traits)
            }
        }
        guard let worst else { return }
        output.write("<div class=\"\(worst.contrast.passes ? "pass" : "fail")\">")
        output.write(worst.contrast.passes ? "✓ " : "✗ ")
        output.write(worst.contrast.look.text)
        output.write(" on ")
        output.writeMarkup(worst.contrast.ground.map { $0.attribute } ?? "the screen (assumed)")
        output.write(" in \(Self.words(worst.traits))</div>")
    }

    private static func text(_ resolution: Resolution) -> String {
        if let failure = resolution.failure { return "not set: " + failure.message }
        return resolution.value?.shown(in: resolution.traits) ?? "not set"
    }

    private static func words(_ traits: Traits) -> String {
        traits.appearance.rawValue + (traits.level == .elevated ? " elevated" : "")
            + (traits.contrast == .high ? " high contrast" : "")
    }

    private static let style = """
        body { max-width: none; }
        table { border-collapse: collapse; font-size: 0.875rem; margin: 0.5rem 0; }
        th, td { border: 1px solid var(--line); padding: 0.375rem 0.625rem; text-align: left; vertical-align: top; }
        td.hole { border: 2px dashed var(--warning); }
        em { color: var(--warning); font-style: normal; font-weight: normal; }
        small, .place { color: var(--faint); }
        i { border: 1px solid var(--line); display: inline-block; height: 0.875rem; margin-right: 0.375rem;
          vertical-align: -0.125rem; width: 0.875rem; }
        .fail { color: var(--error); font-weight: 600; }

        """
}
