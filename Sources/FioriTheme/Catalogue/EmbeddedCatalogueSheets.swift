// The embedded sheets of the catalogue as they are read, each when its first row is asked for. Must not know what stands
// in them.

internal import NSSSyntax

extension CatalogueSheet {
    /// An embedded sheet. Each is read once, whichever thread asks first.
    static func embedded(_ sheet: EmbeddedCatalogue) -> CatalogueSheet {
        switch sheet {
        case .naming: Read.naming
        case .valueTypes: Read.valueTypes
        case .attributes: Read.attributes
        case .odd: Read.odd
        case .fonts: Read.fonts
        case .examples: Read.examples
        case .nuiClasses: Read.nuiClasses
        case .bars: Read.bars
        case .basics: Read.basics
        case .calendar: Read.calendar
        case .cards: Read.cards
        case .charts: Read.charts
        case .feedback: Read.feedback
        case .forms: Read.forms
        case .hierarchy: Read.hierarchy
        case .kpi: Read.kpi
        case .maps: Read.maps
        case .objects: Read.objects
        case .onboarding: Read.onboarding
        case .pickers: Read.pickers
        case .signature: Read.signature
        case .tables: Read.tables
        case .timeline: Read.timeline
        }
    }

    private enum Read {
        static let naming = read(.naming)
        static let valueTypes = read(.valueTypes)
        static let attributes = read(.attributes)
        static let odd = read(.odd)
        static let fonts = read(.fonts)
        static let examples = read(.examples)
        static let nuiClasses = read(.nuiClasses)
        static let bars = read(.bars)
        static let basics = read(.basics)
        static let calendar = read(.calendar)
        static let cards = read(.cards)
        static let charts = read(.charts)
        static let feedback = read(.feedback)
        static let forms = read(.forms)
        static let hierarchy = read(.hierarchy)
        static let kpi = read(.kpi)
        static let maps = read(.maps)
        static let objects = read(.objects)
        static let onboarding = read(.onboarding)
        static let pickers = read(.pickers)
        static let signature = read(.signature)
        static let tables = read(.tables)
        static let timeline = read(.timeline)

        private static func read(_ sheet: EmbeddedCatalogue) -> CatalogueSheet {
            let source =
                sheet.hasNames ? CatalogueIndex.sdk.source(sheet.rawValue) : EmbeddedSheet.catalogue(sheet).source
            return CatalogueSheet(Stylesheet(source))
        }
    }
}
