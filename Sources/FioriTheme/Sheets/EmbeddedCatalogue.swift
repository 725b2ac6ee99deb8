// The sheets of the component catalogue that are compiled in. Must not know what stands in them.

/// One embedded sheet of the catalogue, in the order of `fdl_data_catalogue`.
package enum EmbeddedCatalogue: UInt8, CaseIterable, Sendable {
    // How names are made, what values are, and what is odd.
    case naming, valueTypes, attributes, odd, fonts, examples
    // Style classes and components.
    case nuiClasses, bars, basics, calendar, cards, charts, feedback, forms, hierarchy, kpi, maps, objects, onboarding
    case pickers, signature, tables, timeline

    /// The name of its file, without ending.
    package var name: String {
        switch self {
        case .naming: "naming"
        case .valueTypes: "value-types"
        case .attributes: "attributes"
        case .odd: "odd"
        case .fonts: "fonts"
        case .examples: "examples"
        case .nuiClasses: "nui-classes"
        case .bars: "bars"
        case .basics: "basics"
        case .calendar: "calendar"
        case .cards: "cards"
        case .charts: "charts"
        case .feedback: "feedback"
        case .forms: "forms"
        case .hierarchy: "hierarchy"
        case .kpi: "kpi"
        case .maps: "maps"
        case .objects: "objects"
        case .onboarding: "onboarding"
        case .pickers: "pickers"
        case .signature: "signature"
        case .tables: "tables"
        case .timeline: "timeline"
        }
    }

    /// True for sheets whose blocks are components, attributes or value types, or have names in their rows.
    package var hasNames: Bool { hasComponents || self == .attributes || self == .valueTypes || self == .odd }
    /// True for sheets that have components with their class paths.
    package var hasComponents: Bool { rawValue >= EmbeddedCatalogue.nuiClasses.rawValue }
}
