// Themes for tests, asked and compared as the recorded facts are written. Must not know any expectation.

import FioriTheme
import NSSSyntax

/// Sheets as a theme, asked as the facts are written.
struct PaletteTheme {
    private static let palettes = PaletteVersion.allCases.map { Palette($0) }

    let palette: ThemePalette

    init(_ sheets: [Source], engine: Engine = .swiftui, palette: PaletteVersion = .v8) {
        self.palette = ThemePalette(
            sheets.map { Theme($0) }, facts: EngineFacts(engine), palette: Self.palettes[palette.rawValue])
    }

    init(_ texts: String..., engine: Engine = .swiftui, palette: PaletteVersion = .v8) {
        self.init(texts.map { Source(name: "theme.nss", text: $0) }, engine: engine, palette: palette)
    }

    func answer(_ name: String, _ variant: ColorVariant = .dark, in cells: MediaCells = MediaCells(.iphone, .portrait))
        -> PaletteAnswer?
    {
        palette.color(named: name, variant, in: cells)
    }

    /// `RRGGBBAA`, a word of the system, `clear` for no colour, `cycle`.
    func text(_ name: String, _ variant: ColorVariant = .dark, in cells: MediaCells = MediaCells(.iphone, .portrait))
        -> String?
    {
        switch answer(name, variant, in: cells)?.value {
        case .color(let color): String(color.hex.dropFirst())
        case .system(let word): word
        case .some(.none): "clear"
        case .cycle: "cycle"
        case nil: nil
        }
    }

    /// What the facts call a colour, as our data has it: `black` is one, `red` is up to the system.
    static func text(_ fact: String) -> String {
        guard case .color(let color) = ColorNames.sdk.word(fact, reading: "swiftui") else { return fact }
        return fact == "clear" ? fact : String(color.hex.dropFirst())
    }

    /// `clear` is no colour and a colour without any alpha alike in the facts.
    static func isSame(_ text: String?, _ fact: String?) -> Bool {
        guard let fact else { return text == nil }
        return text == Self.text(fact) || fact == "clear" && text?.hasSuffix("00") == true
    }
}
