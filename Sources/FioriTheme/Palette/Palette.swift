// The colours of the SDK under one palette version. Must not know a theme's overrides, nor engines.

/// The SDK's own colours as a palette version gives them: for each name its own value, a mapped or an inherited one.
///
/// Source: cloud-sdk-ios-fiori, ThemeManager.swift; the values were compared with those its code returns.
public struct Palette: Sendable {
    /// Where a name's value comes from.
    package struct Origin: Hashable, Sendable {
        /// The palette that declares it; older than the chosen one where the value is inherited.
        package let version: PaletteVersion
        /// The name it is declared under; another one where the compatibility map replaced it.
        package let name: String
    }

    private struct Found: Sendable {
        let color: PaletteColor
        let version: PaletteVersion
    }

    /// The chosen version.
    public let version: PaletteVersion
    /// Every name that has a value, in the order of the SDK.
    public let names: [String]
    private let table: [String: Found]
    private let map: [String: String]

    /// The latest version.
    public static let latest = Palette(.latest)

    /// Reads the sheets of a version and of the older ones it inherits from.
    public init(_ version: PaletteVersion) {
        var table: [String: Found] = [:]
        for older in PaletteVersion.allCases where older.rawValue <= version.rawValue {
            for entry in PaletteSheet(.palette(older)).entries {
                table[entry.name] = Found(color: entry.color, version: older)
            }
        }
        let map = ColorNames.sdk.map(under: version)
        var names: [String] = []
        for name in ColorNames.sdk.names where name.status != .unavailable && table[map[name.text] ?? name.text] != nil
        {
            names.append(name.text)
        }
        self.version = version
        self.names = names
        self.table = table
        self.map = map
    }

    /// The eight values of a colour; nil where the SDK paints nothing: the name is unknown, or newer than the version.
    public func color(named name: String) -> PaletteColor? { found(name)?.color }

    /// Which palette declares the value, and under which name.
    package func origin(of name: String) -> Origin? {
        found(name).map { Origin(version: $0.version, name: map[name] ?? name) }
    }

    /// The map is asked first, even for a name that the palette has itself; it is followed one step only.
    private func found(_ name: String) -> Found? { table[map[name] ?? name] }
}
