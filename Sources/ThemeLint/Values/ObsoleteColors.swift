// Which names of colours a palette has no longer, or not yet. Must not word anything.

import FioriTheme

/// The names that a palette has no longer, or not yet.
struct ObsoleteColors {
    private let version: PaletteVersion

    /// Looks at a palette.
    init(_ version: PaletteVersion) { self.version = version }

    /// True for a name that is known and has no value of its own in the palette. Of the latest the names' own status tells.
    func contains(_ name: ColorNames.Name) -> Bool {
        switch name.status {
        case .current: false
        case .unavailable: true
        case .deprecated: version == .latest || !Palette.shared(version).hasOwn(name.text)
        }
    }

    /// The same by the name's text.
    func contains(_ name: String) -> Bool { ColorNames.sdk.name(name).map { contains($0) } ?? false }

    /// True for a name that is known and that the palette does not have yet.
    func isNewer(_ name: ColorNames.Name) -> Bool {
        version != .latest && name.status != .unavailable && Palette.shared(version).color(named: name.text) == nil
    }

    /// The same by the name's text.
    func isNewer(_ name: String) -> Bool { ColorNames.sdk.name(name).map { isNewer($0) } ?? false }
}
