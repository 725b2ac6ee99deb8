// Reads a value as the SwiftUI theme manager does, from its text as it stands. Must not know sheets, the palette's
// colours, or what overrides them.

/// The theme manager's way from a value to a colour (SSC 6-81; the keys are those of engines.nss). It takes text, not
/// tokens: what a definition's line holds besides its value belongs to the value.
package struct SwiftUIColorReader: Sendable {
    private let reader: ColorReader

    /// Makes the reader by the engine's facts: words, the order of eight digits, the lengths that are looked for.
    package init(_ facts: EngineFacts) { reader = ColorReader(facts) }

    /// What a value comes to: a word, else a palette's name, both exact to the letter, else hex digits anywhere.
    package func read(_ value: String) -> ColorReading.Result {
        if let word = ColorNames.sdk.word(value, reading: reader.words) {
            switch word {
            case .color(let color): return .color(color)
            case .system(let name): return .system(name)
            // The word is known: nothing else is tried.
            case .none: return .none
            }
        }
        if let name = paletteName(value) { return name }
        return SwiftUIHexSearch(value).color(reader).map { .color($0) } ?? .none
    }

    /// The name up to the first underscore, and the rest (STYLE 1666-1688).
    private func paletteName(_ value: String) -> ColorReading.Result? {
        let end = value.firstIndex(of: "_") ?? value.endIndex
        guard let name = ColorNames.sdk.name(String(value[..<end])), name.status != .unavailable else { return nil }
        return .palette(name: name.text, suffix: end == value.endIndex ? nil : String(value[end...]))
    }
}
