// A gallery as one HTML page that needs nothing else. Must not know files, nor where findings come from.

import FioriTheme
import NSSSyntax

/// Writes a page: switches, findings, cards, palette. Whatever comes from a sheet is escaped where it is written, and the
/// page's own policy lets nothing in from elsewhere.
package struct GalleryPage {
    let gallery: Gallery
    var output: [UInt8] = []
    let places: Positions
    /// What the sheets are called: their files' names without folders, unless two are alike.
    let sheetNames: [String: String]
    let oldPlaces: Positions?
    /// The drawings in order of first use, each with its number.
    private var drawings: [Drawing: Int] = [:]
    private var symbols: [UInt8] = []
    private var paintCount = 1

    /// Writes the page of a gallery. `generator` names the tool.
    package static func write(_ gallery: Gallery, generator: String) -> [UInt8] {
        var page = GalleryPage(gallery)
        page.writeBody()
        let body = page.output
        page.output = []
        page.writeHead(generator)
        page.output.append(contentsOf: body)
        return page.output
    }

    private init(_ gallery: Gallery) {
        self.gallery = gallery
        places = Positions(gallery.stack)
        sheetNames = Self.shortNames(
            (gallery.stack.sheets + (gallery.before?.sheets ?? [])).map { $0.source.name })
        oldPlaces = gallery.before.map { Positions($0) }
    }

    private static func shortNames(_ names: [String]) -> [String: String] {
        var result: [String: String] = [:]
        let names = Set(names)
        let short = { (name: String) in String(name.split(separator: "/").last ?? "") }
        for name in names { result[name] = names.count { short($0) == short(name) } == 1 ? short(name) : name }
        return result
    }

    private var title: String {
        let names = gallery.stack.themes.map { $0.source.name }.joined(separator: ", ")
        return (gallery.before == nil ? "Theme gallery: " : "What changes: ") + names
    }

    // MARK: Head

    private mutating func writeHead(_ generator: String) {
        let script = GalleryAssets.script
        output.write("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n")
        output.write("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
        output.write("style-src 'unsafe-inline'; script-src 'sha256-\(SHA256.base64(SHA256.digest(script)))'; ")
        output.write("base-uri 'none'; form-action 'none'\"/>\n")
        output.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
        output.write("<meta name=\"generator\" content=\"")
        output.writeMarkup(generator)
        output.write("\"/>\n<title>")
        output.writeMarkup(title)
        output.write("</title>\n<style>\n")
        output.append(contentsOf: GalleryAssets.style)
        output.writePaintRules(paintCount)
        output.write("</style>\n</head>\n")
    }

    // MARK: Body

    private mutating func writeBody() {
        output.write("<body>\n<a class=\"skip\" href=\"#cards\">Skip to the cards</a>\n<header>\n<h1>")
        output.writeMarkup(gallery.before == nil ? "Theme gallery" : "What changes")
        output.write("</h1>\n<p class=\"about\">")
        writeAbout()
        output.write("</p>\n")
        for alert in gallery.alerts {
            output.write("<p class=\"alert\">")
            output.writeMarkup(alert)
            output.write("</p>\n")
        }
        output.write("</header>\n")
        writeControls()
        output.write("<main id=\"cards\">\n")
        writeFindings()
        writeSections()
        writePalette()
        output.write(
            "</main>\n<footer>Pictures show what the theme says; texts and places of a component are samples.</footer>\n"
        )
        output.write("<svg class=\"defs\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\"><defs>")
        output.write(SVGWriter.systemPattern)
        for vision in ColorVision.allCases { writeFilter(vision) }
        output.write("</defs>\n")
        output.append(contentsOf: symbols)
        output.write("</svg>\n<script>")
        output.append(contentsOf: GalleryAssets.script)
        output.write("</script>\n</body>\n</html>\n")
    }

    private mutating func writeAbout() {
        let names = { (stack: ThemeStack) in stack.themes.map { $0.source.name }.joined(separator: ", ") }
        if let before = gallery.before {
            output.write("From <b>")
            output.writeMarkup(names(before))
            output.write("</b> to ")
        }
        output.write("<b>")
        output.writeMarkup(names(gallery.stack))
        output.write("</b> as ")
        output.writeMarkup(gallery.stack.engine.title)
        output.write(" reads it, with palette ")
        output.writeMarkup(gallery.stack.palette.name)
        output.write(
            ", on \(gallery.place.device == .ipad ? "iPad" : "iPhone") in \(gallery.place.orientation.rawValue)")
        if gallery.places.count > 1 {
            output.write("; what is different elsewhere says where")
        } else if gallery.stack.hasMedia || gallery.before?.hasMedia == true {
            output.write("; other devices have values of their own")
        }
    }

    /// What a person with a deficiency of colour vision sees, as a filter over light.
    private mutating func writeFilter(_ vision: ColorVision) {
        output.write("<filter id=\"\(vision.name)\"><feColorMatrix values=\"")
        for (index, number) in vision.matrix.enumerated() {
            output.write(decimal: number)
            output.write(index % 3 == 2 ? " 0 0 " : " ")
        }
        output.write("0 0 0 1 0\"/></filter>")
    }

    // MARK: Sections

    /// The components that are drawn whole, those of the theme's class paths, the style classes, the app's own.
    private mutating func writeSections() {
        var names: [String] = []
        var sections: [String: [Int]] = [:]
        for (index, entry) in gallery.entries.enumerated() {
            let name = Self.heading(entry.card)
            if sections[name] == nil { names.append(name) }
            sections[name, default: []].append(index)
        }
        let last = [Self.styleClasses, Self.ownClasses]
        if names.isEmpty { writeNothing() }
        for name in names.filter({ !last.contains($0) }) + last.filter({ names.contains($0) }) {
            output.write("<section class=\"component\">\n<h2>")
            output.writeMarkup(name)
            output.write("</h2>\n")
            for index in sections[name] ?? [] { write(gallery.entries[index], number: index) }
            output.write("</section>\n")
        }
        output.write("<p id=\"none\" hidden=\"\">No card passes these filters.</p>\n")
    }

    /// Says what was looked at where nothing differs, and what was not.
    private mutating func writeNothing() {
        if !changesOfPalette.isEmpty { return output.write("<p>No component looks different.</p>\n") }
        let hasMedia = gallery.stack.hasMedia || gallery.before?.hasMedia == true
        let place = hasMedia && gallery.cells != .all ? " " + gallery.cells.description : ""
        output.write("<p>Nothing looks different\(place).</p>\n")
    }

    private static let styleClasses = "Style classes"
    private static let ownClasses = "Classes of the app"

    private static func heading(_ card: Card) -> String {
        switch card.kind {
        case .component: "Components with a model"
        case .part: card.component ?? ownClasses
        case .styleClass: styleClasses
        case .own: ownClasses
        }
    }

    // MARK: Pictures

    /// Writes a picture in one appearance as a use of its drawing.
    mutating func write(_ picture: Picture, _ name: String, _ appearance: Appearance) {
        let number = drawings[picture.drawing] ?? drawings.count
        if drawings.updateValue(number, forKey: picture.drawing) == nil {
            symbols.append(contentsOf: SVGWriter.symbol(picture.drawing, id: "d\(number)"))
            symbols.write("\n")
        }
        paintCount = max(paintCount, picture.paints.count)
        let size = picture.drawing.size
        output.write("<svg class=\"p\" role=\"img\" width=\"")
        output.write(decimal: size.width)
        output.write("\" height=\"")
        output.write(decimal: size.height)
        output.write("\" viewBox=\"0 0 ")
        output.write(decimal: size.width)
        output.write(" ")
        output.write(decimal: size.height)
        output.write("\" aria-label=\"")
        output.writeMarkup(
            [name, picture.label, appearance.rawValue].filter { !$0.isEmpty }.joined(separator: ", "))
        output.write("\"")
        output.writePaints(picture.paints, gallery.variants.cells(appearance))
        output.write("><use href=\"#d\(number)\"/></svg>")
    }
}
