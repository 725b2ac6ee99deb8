// What changes between two themes: as text, as a table for a pull request, as JSON. Must not know files or terminals.

package import FioriTheme
import NSSSyntax
import ThemeLint

/// Writes comparisons.
package enum ComparisonReport {
    // MARK: JSON

    /// One document, version 1.
    package static func json(_ comparison: ThemeComparison, _ loading: LoadingChange) -> [UInt8] {
        var json = JSONWriter()
        let old = Positions(comparison.old)
        let new = Positions(comparison.new)
        json.object { json in
            json.member("version", 1)
            for (name, stack) in [("old", comparison.old), ("new", comparison.new)] {
                json.key(name)
                json.array(inline: true) { json in
                    for sheet in stack.themes { json.string(sheet.source.name) }
                }
            }
            json.member("engine", comparison.new.engine.name)
            json.member("palette", comparison.new.palette.name)
            json.key("forecast")
            json.object(inline: true) { json in
                json.member("old", loading.old.rawValue)
                json.member("new", loading.new.rawValue)
            }
            json.key("colors")
            json.array { json in
                for change in comparison.colors { write(change, to: &json) }
            }
            json.key("changes")
            json.array { json in
                for change in comparison.changes { write(change, comparison, old, new, to: &json) }
            }
        }
        json.finish()
        return json.bytes
    }

    private static func write(_ change: ThemeComparison.ColorChange, to json: inout JSONWriter) {
        json.object { json in
            json.member("name", change.name)
            places(change.cells, to: &json)
            for (name, color) in [("old", change.old), ("new", change.new)] {
                json.key(name)
                json.object(inline: true) { json in
                    for variant in change.variants.sorted(by: { $0.order < $1.order }) {
                        json.member(variant.key, color[variant].text)
                    }
                }
            }
        }
    }

    private static func places(_ cells: MediaCells, to json: inout JSONWriter) {
        json.key("places")
        json.array(inline: true) { json in
            for device in Traits.Device.allCases {
                for orientation in Traits.Orientation.allCases
                where cells.contains(MediaCells(device, orientation)) {
                    json.string(device.rawValue + "-" + orientation.rawValue)
                }
            }
        }
    }

    private static func write(
        _ change: ThemeComparison.Change, _ comparison: ThemeComparison, _ old: Positions, _ new: Positions,
        to json: inout JSONWriter
    ) {
        json.object { json in
            json.member("component", comparison.new.catalogue.path(change.classPath)?.components.first)
            json.member("classPath", change.classPath)
            json.member("attribute", change.attribute)
            json.member("state", change.state.name)
            places(change.cells, to: &json)
            for (name, resolution, positions) in [("old", change.old, old), ("new", change.new, new)] {
                json.key(name)
                json.object(inline: true) { json in
                    json.member("type", resolution.value?.typeName)
                    json.key("values")
                    json.object { json in
                        for variant in change.variants.sorted(by: { $0.order < $1.order }) {
                            json.key(variant.key)
                            StyleJSON.value(resolution.value, in: Traits(variant), to: &json)
                        }
                    }
                    json.member("text", resolution.text)
                    json.key("origin")
                    StyleJSON.origin(resolution.origin, positions, to: &json)
                    if let failure = resolution.failure { json.member("failure", failure.message) }
                }
            }
        }
    }

    // MARK: Text

    /// A line for each change, under its class path, and a count; before them what is not loaded.
    package static func text(
        _ comparison: ThemeComparison, _ loading: LoadingChange? = nil, style: ReportStyle
    ) -> [UInt8] {
        var output: [UInt8] = []
        for line in loading?.lines ?? [] {
            output.writeHarmless(line)
            output.write("\n")
        }
        if loading?.lines.isEmpty == false { output.write("\n") }
        let colors = TextColors(enabled: style.color)
        let old = Positions(comparison.old)
        let new = Positions(comparison.new)
        var last: String?
        for change in comparison.changes {
            if change.classPath != last {
                if last != nil { output.write("\n") }
                output.write(colors.bold)
                output.writeHarmless(change.classPath)
                output.write(colors.end)
                output.write("\n")
                last = change.classPath
            }
            output.writeHarmless("  \(change.attribute)\(change.state == .normal ? "" : " " + change.state.name): ")
            write(change.old, change, style, to: &output)
            output.write(" -> ")
            write(change.new, change, style, to: &output)
            output.writeHarmless(change.places.isEmpty ? "" : "  (\(change.places))")
            output.write("\n")
            output.write(colors.gutter)
            output.writeHarmless("    " + [place(change.old, old), place(change.new, new)].joined(separator: " -> "))
            output.write(colors.end)
            output.write("\n")
        }
        if last != nil { output.write("\n") }
        if !comparison.colors.isEmpty { write(comparison.colors, style, to: &output) }
        output.writeHarmless(summary(comparison, loading))
        output.write("\n")
        return output
    }

    /// What mending a sheet changes in the cells, for each engine that reads it.
    package static func cells(_ comparisons: [ThemeComparison], style: ReportStyle) -> [UInt8] {
        var output: [UInt8] = []
        for comparison in comparisons {
            output.write("cells, as \(comparison.new.engine.name) reads them:")
            output.write(comparison.isEmpty ? " no cell changes\n" : "\n")
            if !comparison.isEmpty { output += text(comparison, style: style) }
        }
        return output
    }

    private static func write(
        _ changes: [ThemeComparison.ColorChange], _ style: ReportStyle, to output: inout [UInt8]
    ) {
        let colors = TextColors(enabled: style.color)
        output.write("\(colors.bold)colours of the palette\(colors.end)\n")
        for change in changes {
            output.writeHarmless("  \(change.name): ")
            for (index, shown) in change.shown.enumerated() {
                if index > 0 { output.write(" -> ") }
                output.writeHarmless(shown)
            }
            output.writeHarmless(change.places.isEmpty ? "" : "  (\(change.places))")
            output.write("\n")
        }
        output.write("\n")
    }

    private static func write(
        _ resolution: Resolution, _ change: ThemeComparison.Change, _ style: ReportStyle, to output: inout [UInt8]
    ) {
        for (index, shade) in change.shades(of: resolution).enumerated() {
            if index > 0 { output.write(" / ") }
            if style.trueColor, let color = resolution.value?.color?.shade(in: shade.traits).color {
                output.write(Swatch.text(color, on: shade.traits.appearance) + " ")
            }
            output.writeHarmless(shade.text)
        }
    }

    private static func place(_ resolution: Resolution, _ positions: Positions) -> String {
        resolution.origin.map { positions.text(of: $0) } ?? "nowhere"
    }

    /// `3 changes in 2 class paths`
    static func summary(_ comparison: ThemeComparison, _ loading: LoadingChange? = nil) -> String {
        if comparison.isEmpty {
            guard let loading, loading.isVisible else { return "nothing visible changes" }
            return loading.new == .loads
                ? "the new theme is loaded, and the old one is not" : "the new theme is not loaded as the old one is"
        }
        let count = comparison.changes.count
        let colors = comparison.colors.count
        var paths = 0
        var last: String?
        for change in comparison.changes where change.classPath != last {
            paths += 1
            last = change.classPath
        }
        let styles =
            "\(count) \(count == 1 ? "change" : "changes") in \(paths) \(paths == 1 ? "class path" : "class paths")"
        if colors == 0 { return styles }
        return "\(colors) \(colors == 1 ? "colour" : "colours") of the palette" + (count == 0 ? "" : ", " + styles)
    }

    // MARK: Markdown

    /// A table that fits a comment on a pull request.
    package static func markdown(_ comparison: ThemeComparison, _ loading: LoadingChange) -> [UInt8] {
        var output: [UInt8] = []
        output.write(
            "**\(summary(comparison, loading))** (\(comparison.new.engine.name), palette \(comparison.new.palette.name))\n"
        )
        for line in loading.lines {
            output.write("\n- ")
            output.writeHarmless(MarkdownText.code(line))
            output.write("\n")
        }
        if comparison.isEmpty { return output }
        output.write("\n| class path | attribute | state | where | before | after |\n|---|---|---|---|---|---|\n")
        for change in comparison.colors {
            let cells =
                [
                    "palette", MarkdownText.code(change.name), "", change.places.isEmpty ? "everywhere" : change.places,
                ] + change.shown.map { MarkdownText.code($0) }
            output.write("| ")
            output.writeHarmless(cells.joined(separator: " | "))
            output.write(" |\n")
        }
        for change in comparison.changes {
            let cells = [
                MarkdownText.code(change.classPath), MarkdownText.code(change.attribute), change.state.name,
                change.places.isEmpty ? "everywhere" : change.places, cell(change.old, change),
                cell(change.new, change),
            ]
            output.write("| ")
            output.writeHarmless(cells.joined(separator: " | "))
            output.write(" |\n")
        }
        return output
    }

    private static func cell(_ resolution: Resolution, _ change: ThemeComparison.Change) -> String {
        change.shades(of: resolution).map { MarkdownText.code($0.text) }.joined(separator: " / ")
    }
}

extension ThemeComparison.Change {
    /// What an answer shows in the variants of the change, each text once, with the first surroundings that show it.
    func shades(of resolution: Resolution) -> [(text: String, traits: Traits)] {
        if let failure = resolution.failure { return [("not set: " + failure.message, resolution.traits)] }
        guard let value = resolution.value else { return [("not set", resolution.traits)] }
        var result: [(text: String, traits: Traits)] = []
        for variant in variants.sorted(by: { $0.order < $1.order }) {
            let traits = Traits(variant)
            let text = value.shown(in: traits)
            if !result.contains(where: { $0.text == text }) { result.append((text, traits)) }
        }
        return result
    }

    /// Where it is seen, in words; empty for everywhere.
    var places: String { ComparisonReport.places(variants, cells) }
}

extension ThemeComparison.ColorChange {
    /// Where it is seen, in words; empty for everywhere.
    var places: String { ComparisonReport.places(variants, cells) }

    /// What was and what is shown in the variants of the change, each colour once.
    var shown: [String] {
        [old, new].map { color in
            var texts: [String] = []
            for variant in variants.sorted(by: { $0.order < $1.order }) {
                let text = color[variant].text ?? "no colour"
                if !texts.contains(text) { texts.append(text) }
            }
            return texts.joined(separator: " / ")
        }
    }
}

extension ComparisonReport {
    /// Variants and combinations in words; empty for all of them.
    fileprivate static func places(_ variants: [ColorVariant], _ cells: MediaCells) -> String {
        var words: [String] = []
        if variants.count < ColorVariant.allCases.count {
            for appearance in Appearance.allCases {
                let some = variants.filter { $0.appearance == appearance }.sorted { $0.order < $1.order }
                if some.count == 4 { words.append(appearance.rawValue) } else { words += some.map { $0.words } }
            }
        }
        if cells != .all { words.append(cells.description) }
        return words.joined(separator: ", ")
    }
}

extension Traits {
    /// The surroundings that show a variant.
    init(_ variant: ColorVariant) {
        self.init(appearance: variant.appearance, level: variant.level, contrast: variant.contrast)
    }
}

extension ColorVariant {
    /// Its key in reports: `light-base-normal`.
    var key: String { appearance.rawValue + "-" + level.rawValue + "-" + contrast.rawValue }

    /// Light before dark, base before elevated, normal before high contrast.
    fileprivate var order: Int {
        (appearance == .light ? 0 : 4) + (level == .base ? 0 : 2) + (contrast == .normal ? 0 : 1)
    }

    /// As reports for people name it: `dark`, `light elevated, high contrast`.
    fileprivate var words: String {
        appearance.rawValue + (level == .elevated ? " elevated" : " base")
            + (contrast == .high ? " in high contrast" : "")
    }
}
