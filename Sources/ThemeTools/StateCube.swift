// What every class path shows in every state and all surroundings, with what is missing there. Must not know output
// formats or files.

package import FioriTheme

/// The cells of a listing, each with its contrast, and with what is odd about it.
package struct StateCube: Sendable {
    /// One attribute in one state and one set of surroundings.
    package struct Cell: Sendable {
        /// What it is.
        package let resolution: Resolution
        /// True where the catalogue lists the attribute for this state, the normal state is set, and this one is not: it
        /// shows the normal value.
        package let isHole: Bool
        /// What stands out from what; nil where the attribute paints nothing in front of anything, or where a colour is
        /// not fixed.
        package let contrast: Contrast?
    }

    /// How far a colour is from what it stands on.
    package struct Contrast: Sendable {
        /// How the two look.
        package let look: ContrastPair.Look
        /// The ratio that WCAG asks for.
        package let needed: Double
        /// The class path and attribute of what is behind; nil for the screen, which is an assumption.
        package let ground: (classPath: String, attribute: String)?

        /// True where it is enough.
        package var passes: Bool { look.ratio >= needed }
    }

    /// One class path in one state and one set of surroundings.
    package struct Style: Sendable {
        /// The component that has the class path; nil where none of the catalogue does.
        package let component: String?
        /// The class path.
        package let classPath: String
        /// The component's part that it is for; nil for the component as a whole, and for an app's own.
        package let part: String?
        /// The state.
        package let state: ControlState
        /// The surroundings.
        package let traits: Traits
        /// The attributes by name.
        package let cells: [Cell]
        /// True for a state in which everything looks as in the normal state.
        package let looksLikeNormal: Bool
    }

    /// The theme.
    package let stack: ThemeStack
    /// By class path, state and surroundings.
    package private(set) var styles: [Style] = []

    /// Looks through a listing.
    package init(_ listing: StyleListing) {
        stack = listing.stack
        var finder = ContrastFinder(stack)
        for entry in listing.entries {
            let known = stack.catalogue.path(entry.classPath)
            let listed = known?.attributes ?? []
            for style in entry.styles {
                let pairs = finder.pairs(style)
                let normal = entry.styles.first { $0.state == .normal && $0.traits == style.traits }
                styles.append(
                    Style(
                        component: entry.component, classPath: entry.classPath, part: known?.part, state: style.state,
                        traits: style.traits,
                        cells: style.attributes.map { attribute in
                            Cell(
                                resolution: attribute, isHole: Self.isHole(attribute, listed),
                                contrast: Self.contrast(of: attribute, pairs))
                        },
                        looksLikeNormal: style.state != .normal && Self.looksAlike(style, normal)))
            }
        }
    }

    private static func isHole(_ attribute: Resolution, _ listed: [ListedAttribute]) -> Bool {
        attribute.state != .normal && attribute.slot == .normal && attribute.isDeclared
            && listed.contains { $0.name.base == attribute.attribute && $0.name.state == attribute.state }
    }

    private static func contrast(of attribute: Resolution, _ pairs: [ContrastPair]) -> Contrast? {
        guard let pair = pairs.first(where: { $0.foreground.attribute == attribute.attribute }) else { return nil }
        let traits = attribute.traits
        let variant = ColorVariant(appearance: traits.appearance, level: traits.level, contrast: traits.contrast)
        guard let look = pair.look(in: variant) else { return nil }
        let ground = look.isOnScreen ? nil : pair.surfaces.first?.color
        return Contrast(
            look: look, needed: pair.needed, ground: ground.map { ($0.classPath, $0.attribute) })
    }

    private static func looksAlike(_ style: ClassStyle, _ normal: ClassStyle?) -> Bool {
        guard let normal, style.attributes.count == normal.attributes.count else { return false }
        return zip(style.attributes, normal.attributes).allSatisfy { own, other in
            own.attribute == other.attribute && own.failure == other.failure
                && own.value?.shown(in: style.traits) == other.value?.shown(in: style.traits)
        }
    }
}
