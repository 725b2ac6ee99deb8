// What a gallery shows of one component or class path. Must not know pages.

package import FioriTheme
package import NSSSyntax

/// One card of a gallery: pictures, values and findings of a component that is drawn as a whole, or of one class path.
package struct Card: Sendable {
    /// One state.
    package struct State: Sendable {
        /// What it is called: a control state, or a phase of the progress banner.
        package let name: String
        /// What it looks like; one or several samples.
        package let pictures: [Picture]
        /// The attributes with a value, class path by class path.
        package let attributes: [Resolution]
        /// Which colours are seen one upon the other.
        package let pairs: [ContrastPair]

        /// True where it shows the same as another state, whatever it is called.
        func looks(like other: State) -> Bool {
            pictures == other.pictures && attributes.count == other.attributes.count
                && zip(attributes, other.attributes).allSatisfy { left, right in
                    left.classPath == right.classPath && left.attribute == right.attribute && left.looks(like: right)
                }
        }
    }

    /// A finding, and the sheet that it stands in.
    package struct Finding: Sendable {
        /// What was found.
        package let diagnostic: Diagnostic
        /// Number of the sheet among those of the theme.
        package let sheet: Int
    }

    /// What sort of thing a card shows.
    package enum Kind: Sendable {
        /// A component that is drawn as a whole, with all its class paths.
        case component
        /// A class path of some other component.
        case part
        /// A style class of NUI.
        case styleClass
        /// A class path of the app's own.
        case own
    }

    /// What sort of thing it shows.
    package let kind: Kind
    /// The component's or the class path's name.
    package let title: String
    /// The component, or the one that the class path belongs to; nil for an app's own.
    package let component: String?
    /// The states, normal first.
    package let states: [State]
    /// What was found in the blocks that name its class paths.
    package var findings: [Finding] = []
}
