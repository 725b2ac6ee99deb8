// What the catalogue knows of names that are written otherwise than they should be. Must not judge them.

extension Catalogue {
    /// The endings that are states, without the hyphen.
    package var stateEndings: [(word: String, state: ControlState)] {
        naming.states.map { (String($0.ending.dropFirst()), $0.state) }
    }

    /// Endings that stand behind a state, with their hyphen.
    package var endingsBehindStates: [String] { naming.afterState }

    /// Last parts of attributes that look like a state and are none, and the state that is mostly meant.
    package var stateLookalikes: [(word: String, state: ControlState?)] { naming.lookalikes }

    /// The attribute that is meant by a name which some sheets, or other style languages, have for it.
    package func habit(_ name: String) -> String? {
        CatalogueIndex.sdk.odd(name, in: "misspellings") ?? CatalogueIndex.sdk.odd(name, in: "habits")
    }

    /// True for an attribute that is in no list and in public sheets: mostly an app's own addition.
    package func isElsewhere(_ name: String) -> Bool {
        CatalogueIndex.sdk.odd(name, in: "attributes-elsewhere") != nil
    }

    /// The odd form in which a page prints the class path that a sheet spells by the rule; nil where there is none.
    package func oddSpelling(ofPath path: String) -> String? {
        Self.oddPaths.first { $0.usual == path }?.odd
    }

    private static let oddPaths: [(odd: String, usual: String)] = {
        let sheet = ScannedSheet(.catalogue(.odd))
        return (sheet.block("odd-class-paths") ?? []).map { (sheet.name($0), sheet.word($0)) }
    }()

    /// What class paths of components begin with.
    package var prefix: String { naming.prefix }
}
