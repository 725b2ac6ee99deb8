// What the catalogue knows of one component. Must not know sheets: the catalogue reads them.

/// A component, or a style class of NUI.
package struct Component: Sendable {
    /// What sort of thing it is.
    package enum Kind: Sendable {
        case component
        /// A group of class paths that is no class.
        case pseudo
        /// A style class of NUI.
        case nui
    }

    /// How many of its class paths are known.
    package enum PathList: UInt8, Sendable {
        case complete
        /// The page goes on beyond what could be read.
        case truncated
        /// Only those of examples.
        case examples
        /// The page has none.
        case none
        /// No list could be read.
        case unknown
    }

    /// Between which versions something arrived.
    package struct Arrival: Sendable {
        /// The last version that was read and does not have it.
        package let after: String
        /// The first version that was read and has it.
        package let by: String
        /// Class path or attribute.
        package let name: String
    }

    /// Its class name.
    package let name: String
    package let kind: Kind
    /// What it derives from.
    package let superclass: String?
    /// The views inside.
    package let inner: [String]
    /// Protocols.
    package let conformances: [String]
    /// How well it is known.
    package let evidence: EngineFacts.Confidence
    /// Keys of the sources.
    package let sources: [String]
    /// Its class paths, sorted; those with an index with `(n)`, weakest first, at the end.
    package let paths: [String]
    /// How many that are of all.
    package let pathList: PathList
    /// Attributes that stand on any of its class paths, or in prose on none in particular.
    package let attributes: [ListedAttribute]
    /// The component whose page has its attributes.
    package let attributesOf: [String]
    /// The states that its interface takes colours for; empty where that is not known.
    package let states: [ControlState]
    /// The states it never enters.
    package let neverEntered: [ControlState]
    /// Base attributes that reach from its own class path to its parts.
    package let handedDown: [String]
    /// Base attributes that, in a state they are not set for, leave it to the system's own look and not to the normal
    /// value.
    package let systemStates: [String]
    /// Base attributes that are put together for a title, where some engines fail if one is set and comes to nothing.
    package let titleText: [String]
    /// Attributes that beat another one: where both are set, that has no effect.
    package let overrides: [(attribute: String, beaten: String)]
    /// Attributes that have no effect unless one of some others is set, too.
    package let needs: [(attribute: String, others: [String])]
    /// What arrived when.
    package let arrivals: [Arrival]
    /// What to use instead.
    package let deprecated: String?
    /// The class of UIKit that a class of NUI styles.
    package let styles: String?
    /// The class of NUI that is looked up before this one.
    package let inherits: String?
}
