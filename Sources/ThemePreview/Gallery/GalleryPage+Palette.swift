// The palette on a page: which colours the theme replaces, which of their variants it leaves, and all the others. Must not
// know what a colour is used for.

import FioriTheme
import NSSSyntax

extension GalleryPage {
    /// A colour under two themes.
    struct ColorChange: Equatable {
        let old: DynamicColor
        let new: DynamicColor
    }

    /// The colours that differ from an older theme, each with where it differs in the same way.
    var changesOfPalette: [(name: String, change: ColorChange, cells: MediaCells)] {
        guard let before = gallery.before else { return [] }
        let stack = gallery.stack
        var result: [(name: String, change: ColorChange, cells: MediaCells)] = []
        for name in stack.colorsOfPalette.palette.names {
            let answers = gallery.answers { place -> ColorChange? in
                guard let new = stack.color(named: name, traits: place),
                    let old = before.color(named: name, traits: place)
                else { return nil }
                return new == old ? nil : ColorChange(old: old, new: new)
            }
            for answer in answers {
                if let change = answer.answer { result.append((name, change, answer.cells)) }
            }
        }
        return result
    }

    /// Writes the palette as the theme has it. With an older theme, just the colours that differ.
    mutating func writePalette() {
        let stack = gallery.stack
        guard stack.color(named: stack.colorsOfPalette.palette.names.first ?? "") != nil else { return }
        let names = stack.colorsOfPalette.palette.names
        if gallery.before != nil {
            let changes = changesOfPalette
            if changes.isEmpty { return }
            output.write(
                "<section id=\"palette\">\n<h2>Colours of the palette that change</h2>\n<div class=\"colors\">\n")
            for change in changes { writeChange(change.name, change.change, gallery.words(change.cells)) }
            output.write("</div>\n</section>\n")
            return
        }
        let replaced = names.filter { name in
            gallery.places.contains { !stack.replacedVariants(of: name, in: $0.cell).isEmpty }
        }
        output.write("<section id=\"palette\">\n<h2>Palette \(stack.palette.name)</h2>\n")
        if replaced.isEmpty {
            output.write("<p>The theme replaces none of its colours.</p>\n")
        } else {
            output.write("<p>The theme replaces \(replaced.count) of \(names.count) colours. ")
            output.write(
                "A dashed frame marks a variant that stays as the palette has it.</p>\n<div class=\"colors\">\n")
            for name in replaced {
                for answer in gallery.answers({ stack.color(named: name, traits: $0) }) {
                    let variants = stack.replacedVariants(of: name, in: answer.place.cell)
                    writeReplaced(name, answer.answer, variants, gallery.words(answer.cells))
                }
            }
            output.write("</div>\n")
        }
        output.write(
            "<details><summary>The \(names.count - replaced.count) other colours</summary>\n<ul class=\"stock\">\n")
        for name in names where !replaced.contains(name) { writeStock(name) }
        output.write("</ul></details>\n</section>\n")
    }

    /// All eight variants of one colour.
    private mutating func writeReplaced(
        _ name: String, _ color: DynamicColor?, _ replaced: [ColorVariant], _ place: String?
    ) {
        guard let color else { return }
        output.write("<table class=\"color\"><caption>")
        output.writeMarkup(name + (place.map { " " + $0 } ?? ""))
        output.write("</caption>\n<thead><tr><td></td>")
        for level in Level.allCases {
            for contrast in Contrast.allCases { output.write("<th scope=\"col\">\(Self.words(level, contrast))</th>") }
        }
        output.write("</tr></thead>\n<tbody>\n")
        for appearance in gallery.variants.appearances {
            output.write("<tr class=\"\(appearance.rawValue)\"><th scope=\"row\">\(appearance.rawValue)</th>")
            for level in Level.allCases {
                for contrast in Contrast.allCases {
                    let variant = ColorVariant(appearance: appearance, level: level, contrast: contrast)
                    let isStock = !replaced.contains(variant)
                    output.write(isStock ? "<td class=\"left\">" : "<td>")
                    writeSwatch(color, [("a", variant)])
                    output.writeMarkup(Self.text(color[variant]))
                    output.write(isStock ? " <small>stock</small></td>" : "</td>")
                }
            }
            output.write("</tr>\n")
        }
        output.write("</tbody></table>\n")
    }

    private mutating func writeChange(_ name: String, _ change: ColorChange, _ place: String?) {
        let (old, new) = (change.old, change.new)
        output.write("<table class=\"color\"><caption>")
        output.writeMarkup(name + (place.map { " " + $0 } ?? ""))
        output.write("</caption>\n<tbody>\n")
        for variant in ColorVariant.shown where old[variant] != new[variant] {
            output.write("<tr class=\"\(variant.appearance.rawValue)\"><th scope=\"row\">")
            output.write(variant.words.joined(separator: ", "))
            output.write("</th>")
            for color in [old, new] {
                output.write("<td>")
                writeSwatch(color, [("a", variant)])
                output.writeMarkup(Self.text(color[variant]))
                output.write("</td>")
            }
            output.write("</tr>\n")
        }
        output.write("</tbody></table>\n")
    }

    private mutating func writeStock(_ name: String) {
        guard let color = gallery.stack.color(named: name, traits: gallery.place) else { return }
        output.write("<li>")
        for appearance in gallery.variants.appearances { writeSwatch(color, gallery.variants.cells(appearance)) }
        output.writeMarkup(name)
        output.write("</li>\n")
    }

    private static func words(_ level: Level, _ contrast: Contrast) -> String {
        switch (level, contrast) {
        case (.base, .normal): "base"
        case (.base, .high): "base, high contrast"
        case (.elevated, .normal): "elevated"
        case (.elevated, .high): "elevated, high contrast"
        }
    }

    private static func text(_ shade: DynamicColor.Shade) -> String { shade.text ?? "none" }
}
