// The colours of the SDK under one palette version. Must not know a theme's overrides, nor engines.

import NSSSyntax

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

    /// Where a colour is declared.
    private struct Place: Sendable {
        /// The palette's place among the versions; -1 where none has the colour.
        var version = -1
        /// The colour's number in that palette.
        var number = 0
    }

    /// The chosen version.
    public let version: PaletteVersion
    /// This version's sheet and those of older ones, oldest first.
    private let sheets: [PaletteSheet]
    /// By the number of a name of the SDK.
    private let places: [Place]
    /// The names that stand for another one under this version, by number.
    private let map: [Int: Int]

    /// The latest version.
    public static let latest = Palette(.latest)

    private static let all = PaletteVersion.allCases.map { Palette($0) }

    /// A version's palette, made once.
    package static func shared(_ version: PaletteVersion) -> Palette {
        version == .latest ? latest : all[version.rawValue]
    }

    /// Finds the colours of a version and of the older ones it inherits from; a colour is read when it is asked for.
    public init(_ version: PaletteVersion) {
        self.version = version
        let sdk = ColorNames.sdk
        var sheets: [PaletteSheet] = []
        var places = [Place](repeating: Place(), count: sdk.count)
        for older in PaletteVersion.allCases where older.rawValue <= version.rawValue {
            let sheet = PaletteSheet(.palette(older))
            let bytes = sheet.source.bytes
            for number in sheet.numbers {
                guard let name = sdk.number(of: sheet.name(number), in: bytes.span) else { continue }
                places[name] = Place(version: sheets.count, number: number)
            }
            sheets.append(sheet)
        }
        var map: [Int: Int] = [:]
        for (name, older) in sdk.map(under: version) {
            guard let name = sdk.number(of: name), let older = sdk.number(of: older) else { continue }
            map[name] = older
        }
        self.sheets = sheets
        self.places = places
        self.map = map
    }

    /// Every name that has a value, in the order of the SDK.
    public var names: [String] {
        var names: [String] = []
        for name in ColorNames.sdk.names where name.status != .unavailable && origin(of: name.text) != nil {
            names.append(name.text)
        }
        return names
    }

    /// The eight values of a colour; nil where the SDK paints nothing: the name is unknown, or newer than the version.
    public func color(named name: String) -> PaletteColor? {
        guard let found = found(name) else { return nil }
        return sheets[found.place.version].color(found.place.number)
    }

    /// Which palette declares the value, and under which name.
    package func origin(of name: String) -> Origin? {
        found(name).map {
            Origin(version: PaletteVersion.allCases[$0.place.version], name: ColorNames.sdk.text($0.name))
        }
    }

    /// True where the version's own sheet has a colour of that name: not mapped, not inherited.
    package func hasOwn(_ name: String) -> Bool {
        ColorNames.sdk.number(of: name).map { places[$0].version == sheets.count - 1 } ?? false
    }

    /// The map is asked first, even for a name that the palette has itself; it is followed one step only.
    private func found(_ name: String) -> (name: Int, place: Place)? {
        guard let number = ColorNames.sdk.number(of: name) else { return nil }
        let target = map[number] ?? number
        let place = places[target]
        return place.version < 0 ? nil : (target, place)
    }
}
