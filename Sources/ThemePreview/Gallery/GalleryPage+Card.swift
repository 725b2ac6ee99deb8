// One card on a page: its states in pictures, and the values of one of them at a time. Must not know how pictures are drawn.

import FioriTheme
import NSSSyntax

extension GalleryPage {
    /// Writes a card. Its states are told apart by a group of radio buttons, so that each is reached by keyboard; the
    /// style sheet shows the values of the chosen one, and in print those of all.
    mutating func write(_ entry: Gallery.Entry, number: Int) {
        let card = entry.card
        // What is larger than the sample of a class path gets a row of its own.
        let isWide = card.states.contains {
            $0.pictures.contains { $0.drawing.size.width > 300 } || $0.pictures.count > 1
        }
        output.write("<article class=\"card\(isWide ? " wide" : "")\" aria-labelledby=\"c\(number)\" data-title=\"")
        output.writeMarkup(card.title)
        output.write("\" data-component=\"")
        output.writeMarkup(card.component ?? "")
        output.write("\" data-rules=\"")
        output.writeMarkup(card.findings.map { $0.diagnostic.rule }.joined(separator: " "))
        output.write("\">\n<h3 id=\"c\(number)\">")
        writeBreakable(card.title)
        if let words = gallery.words(entry.cells) { output.write(" <small>\(words)</small>") }
        output.write("</h3>\n")
        writeBadges(entry)
        output.write("<div class=\"states\">\n")
        for (index, state) in card.states.enumerated() {
            write(state, index, entry, number, isAlone: card.states.count == 1)
        }
        output.write("</div>\n")
        for (index, state) in card.states.enumerated() {
            output.write("<div class=\"values v\(index)\" data-state=\"\(state.name)\">\n")
            if card.states.count > 1 { output.write("<h4>\(state.name)</h4>\n") }
            writeValues(state, Self.state(state.name, of: entry.before), entry, name(entry, state))
            writePairs(state, name(entry, state))
            output.write("</div>\n")
        }
        if !card.findings.isEmpty {
            output.write("<ul class=\"findings\">\n")
            for finding in card.findings { write(finding) }
            output.write("</ul>\n")
        }
        output.write("</article>\n")
    }

    /// What a state of a card is called aloud.
    private func name(_ entry: Gallery.Entry, _ state: Card.State) -> String {
        ([entry.card.title, state.name] + (gallery.words(entry.cells).map { [$0] } ?? [])).joined(separator: ", ")
    }

    private mutating func writeBadges(_ entry: Gallery.Entry) {
        let word: String? =
            switch entry.change {
            case .added: "new"
            case .removed: "no more there"
            case .none, .changed: nil
            }
        if let word { output.write("<p class=\"badge\">\(word)</p>\n") }
        let count = entry.card.findings.count
        if count > 0 {
            output.write("<p class=\"badge finding\">\(count) \(count == 1 ? "finding" : "findings")</p>\n")
        }
    }

    private mutating func write(
        _ state: Card.State, _ index: Int, _ entry: Gallery.Entry, _ number: Int, isAlone: Bool
    ) {
        output.write("<div class=\"state\" data-state=\"\(state.name)\">")
        if isAlone {
            output.write("<p class=\"name\">\(state.name)</p>")
        } else {
            output.write("<label class=\"name\"><input type=\"radio\" class=\"k\(index)\" name=\"c\(number)\"")
            if index == 0 { output.write(" checked=\"\"") }
            output.write("/><span>\(state.name)</span></label>")
        }
        let place = gallery.places.first { entry.cells.contains($0.cell) } ?? gallery.place
        if let before = Self.state(state.name, of: entry.before) {
            output.write("<p class=\"when\">before</p>")
            writePictures(before, name(entry, state) + ", before", on: place)
            output.write("<p class=\"when\">after</p>")
        }
        writePictures(state, name(entry, state), on: place)
        output.write("</div>\n")
    }

    /// Light and dark side by side, the samples of each together.
    private mutating func writePictures(_ state: Card.State, _ name: String, on place: Traits) {
        let screen = gallery.stack.screen(on: place)
        output.write("<div class=\"pair\">")
        for appearance in gallery.variants.appearances {
            output.write("<div class=\"p shots \(appearance.rawValue)\"")
            // The screen, which is the first paint of every picture.
            output.writePaints([screen], gallery.variants.cells(appearance))
            output.write(">")
            for picture in state.pictures { write(picture, name, appearance) }
            output.write("</div>")
        }
        output.write("</div>")
    }

    static func state(_ name: String, of card: Card?) -> Card.State? { card?.states.first { $0.name == name } }

    /// A name that may be broken behind its underscores.
    private mutating func writeBreakable(_ name: String) {
        var isFirst = true
        for piece in name.split(separator: "_", omittingEmptySubsequences: false) {
            if !isFirst { output.write("_<wbr/>") }
            isFirst = false
            output.writeMarkup(String(piece))
        }
    }

    // MARK: Findings

    /// What belongs to no card.
    mutating func writeFindings() {
        if gallery.findings.isEmpty { return }
        output.write(
            "<section class=\"elsewhere\">\n<h2>Findings elsewhere in the sheets</h2>\n<ul class=\"findings\">\n")
        for finding in gallery.findings { write(finding) }
        output.write("</ul>\n</section>\n")
    }

    private mutating func write(_ finding: Card.Finding) {
        let diagnostic = finding.diagnostic
        output.write("<li class=\"\(Self.word(diagnostic.severity))\"><b>\(Self.word(diagnostic.severity))</b> ")
        output.writeMarkup(diagnostic.message)
        output.write(" <span class=\"where\">")
        writePlace(diagnostic.range, sheet: finding.sheet)
        output.write(" <code>")
        output.writeMarkup(diagnostic.rule)
        output.write("</code></span>")
        if let help = diagnostic.help {
            output.write("<br/>")
            output.writeMarkup(help)
        }
        output.write("</li>\n")
    }

    private mutating func writePlace(_ range: TextRange, sheet: Int) {
        let source = gallery.stack.themes[sheet].source
        let position = places.position(of: range, inTheme: sheet)
        output.writeMarkup("\(sheetNames[source.name] ?? source.name):\(position.line):\(position.column)")
    }

    private static func word(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .advice: "advice"
        }
    }
}
