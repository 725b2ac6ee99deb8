// The sheets that are compiled in, as sources. Must not know what stands in them.

internal import FioriThemeData
package import NSSSyntax

/// A sheet that comes with the library. Its bytes are copied when it is asked for.
package enum EmbeddedSheet: Sendable {
    /// The palette of a version.
    case palette(PaletteVersion)
    /// The palette of the watch.
    case watchPalette
    /// Colour names, suffixes, aliases, maps, words.
    case colorNames
    /// How the run-times read a sheet.
    case engines
    /// What the facts of the run-times may be.
    case factValues
    /// Sizes, times and last-resort colours of the component models.
    case components
    /// A sheet of the component catalogue.
    case catalogue(EmbeddedCatalogue)
    /// The SDK's default look; empty where it was not there when the library was built.
    case sdk

    /// The sheet.
    package var source: Source {
        let data = unsafe data
        return unsafe Source(name: name, bytes: Array(UnsafeBufferPointer(start: data.bytes, count: data.count)))
    }

    private var name: String {
        switch self {
        case .palette(let version): "sdk:palettes/" + version.name + ".nss"
        case .watchPalette: "sdk:palettes/watch_v1.nss"
        case .colorNames: "sdk:colornames.nss"
        case .engines: "sdk:engines.nss"
        case .factValues: "sdk:factvalues.nss"
        case .components: "sdk:components.nss"
        case .catalogue(let sheet): "sdk:catalogue/" + sheet.name + ".nss"
        case .sdk: "sdk:fiori.nss"
        }
    }

    @unsafe private var data: fdl_data {
        switch self {
        case .palette(let version): unsafe fdl_data_palette(Int32(version.rawValue))
        case .watchPalette: unsafe fdl_data_palette(Int32(PaletteVersion.allCases.count))
        case .colorNames: unsafe fdl_data_colornames()
        case .engines: unsafe fdl_data_engines()
        case .factValues: unsafe fdl_data_factvalues()
        case .components: unsafe fdl_data_components()
        case .catalogue(let sheet): unsafe fdl_data_catalogue(Int32(sheet.rawValue))
        case .sdk: unsafe fdl_data_sdk_sheet()
        }
    }
}
