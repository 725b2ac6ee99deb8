// The versions of the SDK's palette and their order. Must not know any colour.

/// A version of the SDK's colour palette, oldest first. No frozen set: the latest ones gained colours for years.
///
/// The cases bear the SDK's own names (`FUIPaletteVersion`, `PaletteVersion`), underscore included.
public enum PaletteVersion: Int, CaseIterable, Hashable, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// SDK 3.0 SP01.
    case v3_x
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// SDK 3.0 SP02: Fiori 3.
    case v3_2
    /// SDK 5.0: the first with a dark mode.
    case v4
    /// SDK 6.0: the first with elevated and high-contrast colours.
    case v5
    /// SDK 7.0: Fiori Next.
    case v6
    /// SDK 8.0.
    case v7
    /// SDK 9.1.
    case v8

    /// What the SDK uses where no version is chosen.
    public static let latest = PaletteVersion.v8

    /// Reads `v3_x` to `v8`, or `latest`; nil for any other text.
    public init?(name: String) {
        if name == "latest" {
            self = .latest
            return
        }
        for version in Self.allCases where version.name == name {
            self = version
            return
        }
        return nil
    }

    /// The name as settings and reports spell it.
    public var name: String {
        switch self {
        case .v3_x: "v3_x"
        case .v3_2: "v3_2"
        case .v4: "v4"
        case .v5: "v5"
        case .v6: "v6"
        case .v7: "v7"
        case .v8: "v8"
        }
    }

    /// True where dark mode has colours of its own (SDK 5.0).
    package var hasAppearances: Bool { rawValue >= Self.v4.rawValue }
    /// True where raised surfaces and increased contrast have (SDK 6.0).
    package var hasLevels: Bool { rawValue >= Self.v5.rawValue }

    /// The next older version: where a colour is looked for that this one lacks.
    package var previous: PaletteVersion? { PaletteVersion(rawValue: rawValue - 1) }
    /// The next newer version.
    package var next: PaletteVersion? { PaletteVersion(rawValue: rawValue + 1) }
}
