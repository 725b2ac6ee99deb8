// The switches and filters of a page. Must not know what is behind them: the style sheet and the script do.

import FioriTheme
import NSSSyntax

extension GalleryPage {
    /// Switches work without the script; filters appear with it.
    mutating func writeControls() {
        output.write("<form class=\"controls\" aria-label=\"What is shown\">\n<div>\n")
        let variants = gallery.variants
        if variants.appearances.count > 1 {
            writeSwitch("Appearance", [("both", "Both"), ("light", "Light"), ("dark", "Dark")])
        }
        if variants.levels.count > 1 { writeSwitch("Level", [("base", "Base"), ("elevated", "Elevated")]) }
        if variants.contrasts.count > 1 { writeSwitch("Contrast", [("normal", "Normal"), ("high", "Increased")]) }
        output.write("<label>Colour vision <select id=\"vision\"><option value=\"\">common</option>")
        for vision in ColorVision.allCases { output.write("<option>\(vision.name)</option>") }
        output.write("</select></label>\n</div>\n<div id=\"filters\" hidden=\"\">\n")
        output.write(
            "<label>Class path <input id=\"text\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\"/></label>\n"
        )
        let cards = gallery.entries.map { $0.card }
        writeChoice("component", "Component", Self.names(cards.compactMap { $0.component }))
        writeChoice("state", "State", stateNames(cards))
        writeChoice(
            "finding", "Finding", Self.names(cards.flatMap { $0.findings.map { $0.diagnostic.rule } }),
            more: [("*", "any")])
        output.write("<button type=\"reset\" id=\"reset\">Show all</button>\n")
        output.write("<output id=\"count\" aria-live=\"polite\"></output>\n</div>\n</form>\n")
    }

    private mutating func writeSwitch(_ legend: String, _ choices: [(id: String, label: String)]) {
        output.write("<fieldset><legend>\(legend)</legend>")
        for (index, choice) in choices.enumerated() {
            output.write("<label><input type=\"radio\" name=\"\(legend)\" id=\"\(choice.id)\"")
            if index == 0 { output.write(" checked=\"\"") }
            output.write("/><span>\(choice.label)</span></label>")
        }
        output.write("</fieldset>\n")
    }

    private mutating func writeChoice(
        _ id: String, _ label: String, _ names: [String], more: [(value: String, label: String)] = []
    ) {
        if names.isEmpty { return }
        output.write("<label>\(label) <select id=\"\(id)\"><option value=\"\">all</option>")
        for choice in more { output.write("<option value=\"\(choice.value)\">\(choice.label)</option>") }
        for name in names {
            output.write("<option>")
            output.writeMarkup(name)
            output.write("</option>")
        }
        output.write("</select></label>\n")
    }

    private static func names(_ names: [String]) -> [String] {
        Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// In the order of first sight.
    private func stateNames(_ cards: [Card]) -> [String] {
        var names: [String] = []
        for card in cards {
            for state in card.states where !names.contains(state.name) { names.append(state.name) }
        }
        return names
    }
}
