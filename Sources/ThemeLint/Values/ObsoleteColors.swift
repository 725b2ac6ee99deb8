// Which names of colours are those of older palettes only. Must not word anything.

import FioriTheme

/// The names that a palette has no longer.
struct ObsoleteColors {
    /// The colours that the palette itself declares; nil for the latest, of which the names' own status tells.
    private let current: Set<String>?

    /// Looks at a palette.
    init(_ palette: PaletteVersion) {
        current = palette == .latest ? nil : Set(PaletteSheet(.palette(palette)).entries.map { $0.name })
    }

    /// True for a name that is known and has no value of its own in the palette.
    func contains(_ name: ColorNames.Name) -> Bool {
        switch name.status {
        case .current: false
        case .unavailable: true
        // An older palette still has it itself.
        case .deprecated: current.map { !$0.contains(name.text) } ?? true
        }
    }

    /// The same by the name's text.
    func contains(_ name: String) -> Bool { ColorNames.sdk.name(name).map { contains($0) } ?? false }
}
