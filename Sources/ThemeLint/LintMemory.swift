// What one run of the linter has looked up, so that the next sheet need not. Must not hold anything of a sheet.

import FioriTheme
import NSSSyntax

/// Look-ups in the catalogue and in the facts of engines, kept from sheet to sheet. One for each thread.
///
/// Nothing that is reported depends on what is in it.
package final class LintMemory {
    /// The catalogue to check against.
    let catalogue: Catalogue
    /// The facts of the chosen engines, in the order they were chosen.
    let facts: [EngineFacts]
    private let palette: PaletteVersion
    /// The colours that the chosen palette has no longer.
    let obsolete: ObsoleteColors
    private var answers: [Answer] = []
    /// The conditions of `@media` that were found fine.
    var conditions = NameStore()
    /// The attributes that were met. Their numbers hold until the next sheet begins.
    var attributes: KnownAttributes
    /// What was read of the catalogue.
    private(set) var known: KnownCatalogue
    /// How values are judged, and what they were found to be.
    var values: KnownValues
    /// True where the search for near names was cut short somewhere: the next sheet is to have its full share.
    var isCutShort = false

    private struct Answer {
        let fact: String
        let value: String
        let engines: [EngineFacts]
    }

    /// Makes an empty memory for linters with these options.
    package init(_ options: LintOptions) {
        catalogue = options.catalogue()
        facts = options.engines.map { EngineFacts($0, replacing: options.facts[$0] ?? [:]) }
        palette = options.palette
        obsolete = ObsoleteColors(options.palette)
        attributes = KnownAttributes(catalogue)
        known = KnownCatalogue(catalogue)
        values = KnownValues(facts, obsolete)
    }

    /// Says that a sheet begins. A bound keeps a run over many sheets from growing without end.
    func beginSheet() {
        if attributes.count < 10_000, values.count < 10_000, conditions.count < 10_000, known.count < 10_000,
            !isCutShort
        {
            return
        }
        conditions = NameStore()
        attributes = KnownAttributes(catalogue)
        known = KnownCatalogue(catalogue)
        values = KnownValues(facts, obsolete)
        isCutShort = false
    }

    /// The chosen engines of which a fact has this value.
    func engines(where fact: String, is value: String) -> [EngineFacts] {
        // Some twenty questions: going through them costs less than a table of texts.
        // Most texts differ in length, which costs less to find than to compare them.
        for answer in answers where answer.fact.utf8.count == fact.utf8.count {
            if answer.fact == fact, answer.value == value { return answer.engines }
        }
        let made = facts.filter { $0.holds(fact, value) }
        answers.append(Answer(fact: fact, value: value, engines: made))
        return made
    }

    /// What becomes of a sheet that no engine stumbles over.
    private(set) lazy var forecast: [Forecast] = facts.map { Forecast.loading($0) }

    /// The class paths that do not begin as those of components do.
    private(set) lazy var plainNames: [PathJudge.PlainName] = PathJudge.plainNames(catalogue)

    /// The class paths that stand for classes of UIKit, by the names of these.
    private(set) lazy var uikitNames: [String: String] = PathJudge.uikitNames(catalogue)

    /// The class paths of components, for whoever looks for slips.
    private(set) lazy var pathNames = PathNames(catalogue)
    /// The names of attributes, for the same.
    private(set) lazy var attributeNames = SpellingList(catalogue.attributeNames)

    /// The palette's own colours by what they look like in light mode.
    private(set) lazy var paletteByLightColor = PaletteLightColors(palette)

    /// Where the SDK's own sheet asks for colours.
    private(set) lazy var sdkLook = SDKLook()

    /// The classes some of whose attributes need another one.
    private(set) lazy var componentsWithNeeds: [String] = catalogue.componentsWithNeeds

    /// What is known of an attribute without its state.
    func attribute(_ base: String) -> AttributeFacts? { attributes.facts(of: base) }
}
