// The full story of one value, for people and as JSON. Must not know files or terminals.

package import FioriTheme
import NSSSyntax

/// Writes why a value is what it is.
package enum TraceReport {
    /// One document, version 1.
    package static func json(_ resolution: Resolution, of stack: ThemeStack) -> [UInt8] {
        var json = JSONWriter()
        let positions = Positions(stack)
        json.object { json in
            json.member("version", 1)
            StyleJSON.header(stack, to: &json)
            json.member("component", stack.catalogue.path(resolution.classPath)?.components.first)
            json.member("classPath", resolution.classPath)
            json.member("state", resolution.state.name)
            json.key("traits")
            StyleJSON.traits(resolution.traits, to: &json)
            StyleJSON.members(of: resolution, positions, to: &json)
            json.key("trace")
            json.array { json in
                for contender in resolution.trace { write(contender, positions, to: &json) }
            }
            json.key("hops")
            json.array { json in
                for hop in resolution.hops { write(hop, positions, to: &json) }
            }
            json.key("hints")
            json.array(inline: true) { json in
                for hint in Hints.on(resolution, of: stack) { json.string(hint) }
            }
        }
        json.finish()
        return json.bytes
    }

    private static func write(
        _ contender: Resolution.Contender, _ positions: Positions, to json: inout JSONWriter
    ) {
        let position = positions.position(of: contender.origin)
        json.object(inline: true) { json in
            json.member("classPath", contender.classPath)
            json.member("state", contender.state.name)
            json.member("file", contender.origin.file)
            json.member("line", position.line)
            json.member("column", position.column)
            json.member("text", contender.text)
            json.member("outcome", contender.wins ? "wins" : "loses")
            json.member("reason", contender.reason)
        }
    }

    private static func write(_ hop: Resolution.Hop, _ positions: Positions, to json: inout JSONWriter) {
        let position = hop.origin.map { positions.position(of: $0) }
        json.object(inline: true) { json in
            json.member("name", hop.name)
            json.member("text", hop.text)
            json.member("file", hop.origin?.file)
            json.member("line", position?.line)
            json.member("column", position?.column)
        }
    }

    /// The answer, where it comes from, and every declaration that lost.
    package static func text(_ resolution: Resolution, of stack: ThemeStack, style: ReportStyle) -> [UInt8] {
        let positions = Positions(stack)
        let colors = TextColors(enabled: style.color)
        var output: [UInt8] = []
        output.write(colors.bold)
        output.writeHarmless(resolution.classPath)
        output.write(colors.end)
        output.writeHarmless("  \(resolution.attribute), \(resolution.state.name), \(words(resolution.traits))")
        output.write("\n")
        output.write("  ")
        if style.trueColor, let color = resolution.color {
            output.write(Swatch.text(color, on: resolution.traits.appearance) + " ")
        }
        output.writeHarmless(answer(resolution, stack, positions))
        output.write("\n")
        for hop in resolution.hops {
            let place = hop.origin.map { "  " + positions.text(of: $0) } ?? ""
            let overridden = hop.overrides.map { ", in place of the palette's '\($0)'" } ?? ""
            output.writeHarmless("  \(hop.name) is \(hop.text)\(overridden)\(place)")
            output.write("\n")
        }
        for hint in Hints.on(resolution, of: stack) {
            output.writeHarmless("  \(hint)")
            output.write("\n")
        }
        if !resolution.trace.isEmpty { output.write("\n") }
        let places = resolution.trace.map { positions.text(of: $0.origin) }
        let placeWidth = places.map { $0.utf8.count }.max() ?? 0
        let textWidth = min(resolution.trace.map { $0.text.utf8.count }.max() ?? 0, 40)
        for (contender, place) in zip(resolution.trace, places) {
            output.write(contender.wins ? colors.help : "")
            output.write(contender.wins ? "  wins   " : "  loses  ")
            output.write(contender.wins ? colors.end : "")
            output.writeHarmless(place)
            output.write(UInt8(ascii: " "), times: placeWidth + 2 - place.utf8.count)
            output.writeHarmless(contender.text)
            output.write(UInt8(ascii: " "), times: max(textWidth - contender.text.utf8.count, 0) + 2)
            output.writeHarmless(contender.reason)
            output.write("\n")
        }
        return output
    }

    private static func answer(_ resolution: Resolution, _ stack: ThemeStack, _ positions: Positions) -> String {
        if let failure = resolution.failure { return "not set: " + failure.message }
        guard let value = resolution.value else {
            return stack.facts.holds("blocks", "read")
                ? "not set: no sheet declares it" : "not set: \(stack.engine.title) reads no blocks of class paths"
        }
        let text = value.shown(in: resolution.traits)
        if resolution.paletteColor != nil {
            let place = resolution.origin.map { ", overridden at " + positions.text(of: $0) } ?? ""
            return text + ", the palette's colour where nothing is declared" + place
        }
        let isWritten = resolution.text.map { $0 != text } ?? false
        return text + (isWritten ? ", written as '\(resolution.text ?? "")'" : "")
    }

    /// The surroundings, without those that are usual.
    private static func words(_ traits: Traits) -> String {
        var words = [traits.appearance.rawValue]
        if traits.level == .elevated { words.append("elevated") }
        if traits.contrast == .high { words.append("high contrast") }
        if traits.device == .ipad { words.append("iPad") }
        if traits.orientation == .landscape { words.append("landscape") }
        return words.joined(separator: ", ")
    }
}
