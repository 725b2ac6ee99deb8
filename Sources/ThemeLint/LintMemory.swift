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
    private var engines: [String: [EngineFacts]] = [:]
    /// The attributes that were met. Their numbers hold until the next sheet begins.
    var attributes: KnownAttributes
    /// How values are judged, and what they were found to be.
    var values: KnownValues
    /// True where the search for near names was cut short somewhere: the next sheet is to have its full share.
    var isCutShort = false

    /// Makes an empty memory for linters with these options.
    package init(_ options: LintOptions) {
        catalogue = options.catalogue()
        facts = options.engines.map { EngineFacts($0) }
        attributes = KnownAttributes(catalogue)
        values = KnownValues(facts)
    }

    /// Says that a sheet begins. A bound keeps a run over many sheets from growing without end.
    func beginSheet() {
        if attributes.count < 10_000, values.count < 10_000, !isCutShort { return }
        attributes = KnownAttributes(catalogue)
        values = KnownValues(facts)
        isCutShort = false
    }

    /// The chosen engines of which a fact has this value.
    func engines(where fact: String, is value: String) -> [EngineFacts] {
        let key = fact + "=" + value
        if let known = engines[key] { return known }
        let made = facts.filter { $0.holds(fact, value) }
        engines[key] = made
        return made
    }

    /// The class paths that do not begin as those of components do.
    private(set) lazy var plainNames: [PathJudge.PlainName] = PathJudge.plainNames(catalogue)

    /// The classes some of whose attributes need another one.
    private(set) lazy var componentsWithNeeds: [String] = catalogue.componentsWithNeeds

    /// What is known of an attribute without its state.
    func attribute(_ base: String) -> AttributeFacts? { attributes.facts(of: base) }
}
