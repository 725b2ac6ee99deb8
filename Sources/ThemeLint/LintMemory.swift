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
    private var attributes: [String: AttributeFacts?] = [:]
    private var checks: [String: ValueCheck?] = [:]
    private var names: [String: AttributeName] = [:]
    private var fitting: Set<String> = []
    private var judges: [[Engine]: ValueJudge] = [:]
    /// Attributes as they were judged by themselves, by name.
    var judged: [String: JudgedAttribute] = [:]

    /// Makes an empty memory for linters with these options.
    package init(_ options: LintOptions) {
        catalogue = options.catalogue()
        facts = options.engines.map { EngineFacts($0) }
    }

    /// The chosen engines of which a fact has this value.
    func engines(where fact: String, is value: String) -> [EngineFacts] {
        let key = fact + "=" + value
        if let known = engines[key] { return known }
        let made = facts.filter { $0.holds(fact, value) }
        engines[key] = made
        return made
    }

    /// An attribute's name taken apart.
    func split(_ name: String) -> AttributeName {
        if let known = names[name] { return known }
        let made = catalogue.split(name)
        names[name] = made
        return made
    }

    /// The judge of values for some engines.
    func judge(_ engines: [EngineFacts]) -> ValueJudge {
        let key = engines.map { $0.engine }
        if let known = judges[key] { return known }
        let made = ValueJudge(engines)
        judges[key] = made
        return made
    }

    /// True where the value was found to fit the attribute before, in whatever sheet.
    func fits(_ text: String, _ check: ValueCheck) -> Bool { fitting.contains(check.facts.name + "=" + text) }

    /// Keeps that a value fits an attribute; a bound keeps a run over many sheets from growing without end.
    func remember(_ text: String, _ check: ValueCheck) {
        if fitting.count < 10_000 { fitting.insert(check.facts.name + "=" + text) }
    }

    /// The class paths that do not begin as those of components do.
    private(set) lazy var plainNames: [PathJudge.PlainName] = PathJudge.plainNames(catalogue)

    /// What is known of an attribute without its state.
    func attribute(_ base: String) -> AttributeFacts? {
        if let known = attributes[base] { return known }
        let made = catalogue.attribute(base)
        attributes[base] = .some(made)
        return made
    }

    /// How the values of an attribute without its state are judged; nil where nothing is known of it.
    func check(_ base: String) -> ValueCheck? {
        if let known = checks[base] { return known }
        let made = attribute(base).flatMap { ValueCheck($0, catalogue) }
        checks[base] = .some(made)
        return made
    }
}
