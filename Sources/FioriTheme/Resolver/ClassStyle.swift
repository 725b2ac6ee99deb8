// All attributes of a class path in one state, and of a component in all of them. Must not decide who wins.

import NSSSyntax

/// What the attributes of one class path are in one control state and one set of surroundings.
public struct ClassStyle: Sendable {
    /// The class path or class list.
    public let classPath: String
    /// The state.
    public let state: ControlState
    /// The surroundings.
    public let traits: Traits
    /// Every attribute that some sheet sets, or that the palette gives a colour, by name; without the traces, which
    /// `ThemeStack.resolve` gives.
    public let attributes: [Resolution]

    /// What is known of an attribute; nil where no sheet sets it.
    public subscript(attribute: String) -> Resolution? { attributes.first { $0.attribute == attribute } }

    /// The same with fewer attributes.
    package func keeping(_ isWanted: (String) -> Bool) -> ClassStyle {
        ClassStyle(
            classPath: classPath, state: state, traits: traits, attributes: attributes.filter { isWanted($0.attribute) }
        )
    }

    /// A colour, as these surroundings show it; nil where it is not set, and for a colour of the system.
    public func color(_ attribute: String) -> Color? { self[attribute]?.color }
    /// A number, for sizes in points; nil where it is not set.
    public func number(_ attribute: String) -> Double? { self[attribute]?.value?.number }
    /// Several numbers: a box as top, right, bottom, left; nil where they are not set.
    public func numbers(_ attribute: String) -> [Double]? { self[attribute]?.value?.numbers }
    /// Yes or no; nil where it is not set.
    public func boolean(_ attribute: String) -> Bool? { self[attribute]?.value?.boolean }
    /// A font, a text style, an image, a keyword; nil where it is not set.
    public func text(_ attribute: String) -> String? { self[attribute]?.value?.text }
}

/// What a component of the catalogue looks like: each of its class paths in each of its states.
public struct ComponentStyle: Sendable {
    /// The component's name, as the SDK has it.
    public let component: String
    /// Class paths by name, the states of each in the order of their declaration; only those with attributes that
    /// are set.
    public let styles: [ClassStyle]

    /// The style of one class path in one state; nil where nothing is set for it.
    public func style(for classPath: String, state: ControlState = .normal) -> ClassStyle? {
        styles.first { $0.classPath == classPath && $0.state == state }
    }
}

extension ThemeStack {
    /// The attributes of a class path or class list in a state and in some surroundings.
    public func style(
        for classPath: String, state: ControlState = .normal, traits: Traits = Traits()
    ) -> ClassStyle {
        style(for: lineage(of: classPath), state, traits)
    }

    /// The look of a component of the catalogue, in the states that its interface has; nil where there is none such.
    /// Class paths with an index are there where the sheets name them.
    public func style(ofComponent name: String, traits: Traits = Traits()) -> ComponentStyle? {
        guard let component = catalogue.component(name) else { return nil }
        var styles: [ClassStyle] = []
        for path in classPaths(of: component) {
            let lineage = lineage(of: path)
            let bases = shownBases(lineage)
            for state in states(of: component, lineage) {
                let style = style(for: lineage, bases, state, traits)
                if !style.attributes.isEmpty { styles.append(style) }
            }
        }
        return ComponentStyle(component: name, styles: styles)
    }

    /// The same for a lineage that is asked more often.
    package func style(for lineage: ClassLineage, _ state: ControlState, _ traits: Traits) -> ClassStyle {
        style(for: lineage, shownBases(lineage), state, traits)
    }

    /// The same where the attributes are known, which no state and no surroundings change.
    package func style(
        for lineage: ClassLineage, _ bases: [String], _ state: ControlState, _ traits: Traits
    ) -> ClassStyle {
        var attributes: [Resolution] = []
        // Answers are large: they are written once.
        attributes.reserveCapacity(bases.count)
        for base in bases {
            let resolution = resolve(lineage, base, state, traits, tracing: false)
            if resolution.origin != nil || resolution.value != nil { attributes.append(resolution) }
        }
        return ClassStyle(classPath: lineage.text, state: state, traits: traits, attributes: attributes)
    }

    /// The class paths of a component: those of the catalogue, and of indexed ones those that the sheets name.
    package func classPaths(of component: Component) -> [String] {
        var result = component.paths.filter { $0.utf8.last != UInt8(ascii: ")") }
        for number in 0..<paths.count {
            let path = paths.text(number)
            if catalogue.pattern(path)?.component == component.name { result.append(path) }
        }
        return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The states of a component; where they are not known, those that something is declared for.
    package func states(of component: Component, _ lineage: ClassLineage) -> [ControlState] {
        component.states.isEmpty
            ? declaredStates(lineage) : ControlState.allCases.filter { component.states.contains($0) }
    }

    /// The attributes without states that something is declared for, and those that the palette gives a colour, by name.
    package func shownBases(_ lineage: ClassLineage) -> [String] {
        var bases = declaredBases(lineage)
        for entry in lineage.entries where entry.relation == .own {
            for row in catalogue.paletteDefaults(of: entry.path) where !bases.contains(row.base) {
                bases.append(row.base)
            }
        }
        return bases.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
