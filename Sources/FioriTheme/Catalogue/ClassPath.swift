// What the catalogue knows of one class path. Must not know sheets: the catalogue reads them.

/// An attribute that a class path takes, under the name that a sheet writes.
package struct ListedAttribute: Sendable, Hashable {
    /// How it is known, weakest first.
    package enum Origin: UInt8, Sendable, Comparable {
        /// Concluded.
        case inferred
        /// The page refers to another component's attributes.
        case reference
        /// Named in the page's prose.
        case mentioned
        /// Seen in an example only.
        case example
        /// Read by the code, and in no document.
        case undocumented
        /// In a list that the page does not pair with class paths.
        case unpaired
        /// In the list of this class path.
        case listed

        /// Orders by strength.
        package static func < (left: Origin, right: Origin) -> Bool { left.rawValue < right.rawValue }
    }

    /// The name with its state, as printed.
    package let name: AttributeName
    /// How it is known.
    package let origin: Origin
}

/// How much of a list is known.
package enum Completeness: UInt8, Sendable {
    /// All of it.
    case complete
    /// It goes on beyond what could be read.
    case truncated
    /// Only what examples and prose show.
    case examples
    /// There is no list.
    case unlisted
}

/// A class path of the catalogue.
package struct ClassPath: Sendable {
    /// The class path as it was asked for.
    package let text: String
    /// As the catalogue has it: with `(n)` where an index stands.
    package let pattern: String
    /// The part's name behind the component's; nil for the component as a whole.
    package let part: String?
    /// The components that list it, by name.
    package let components: [String]
    /// What it takes, by name; each once, as it is known best.
    package let attributes: [ListedAttribute]
    /// How much of that list is known.
    package let completeness: Completeness
    /// How well the class path is known: the best evidence of its components, inferred where a rule made it.
    package let evidence: EngineFacts.Confidence
    /// True for a style class of NUI.
    package let isNUI: Bool
    /// True where the path was made by a rule and not printed in full.
    package let isDerived: Bool

    /// True where a list has that name.
    package func takes(_ name: String) -> Bool { attributes.contains { $0.name.text == name } }

    /// True where some list has that attribute, in whatever state.
    package func takes(base: String) -> Bool { attributes.contains { $0.name.base == base } }
}
