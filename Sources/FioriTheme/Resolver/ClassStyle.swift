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
    /// Every attribute that some sheet sets, or that the palette gives a colour, by name; without the traces, which `ThemeStack.resolve` gives.
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
            for state in states(of: component, lineage) {
                let style = style(for: lineage, state, traits)
                if !style.attributes.isEmpty { styles.append(style) }
            }
        }
        return ComponentStyle(component: name, styles: styles)
    }

    /// The same for a lineage that is asked more often.
    package func style(for lineage: ClassLineage, _ state: ControlState, _ traits: Traits) -> ClassStyle {
        ClassStyle(
            classPath: lineage.text, state: state, traits: traits,
            attributes: shownBases(lineage).map { resolve(lineage, $0, state, traits, tracing: false) }
                .filter { $0.origin != nil || $0.value != nil })
    }

    /// The sheets of the theme, without the SDK's own; where the theme is that sheet, it is the theme.
    package var themes: [Theme] { hasDefaults && sheets.count > 1 ? Array(sheets.dropFirst()) : sheets }

    /// The class paths that the theme's sheets name, by name.
    package var themePaths: [String] {
        var names: Set<String> = []
        for theme in themes {
            for range in theme.table.paths.ranges { names.insert(theme.source.text(in: range)) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The attributes without states that the sheets set, by name.
    package var declaredAttributes: [String] {
        (0..<bases.count).map { bases.text($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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
    private func shownBases(_ lineage: ClassLineage) -> [String] {
        var bases = declaredBases(lineage)
        for entry in lineage.entries where entry.relation == .own {
            for row in catalogue.paletteDefaults(of: entry.path) where !bases.contains(row.base) {
                bases.append(row.base)
            }
        }
        return bases.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The attributes without states that a lineage's declarations set, by name.
    package func declaredBases(_ lineage: ClassLineage) -> [String] {
        var numbers: Set<UInt32> = []
        eachSlot(lineage) { numbers.insert($0 >> 3) }
        return numbers.map { bases.text(Int($0)) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The states that a lineage's declarations are for, or that the palette has a colour for; normal always among them.
    package func declaredStates(_ lineage: ClassLineage) -> [ControlState] {
        var states: UInt8 = 1
        eachSlot(lineage) { states |= 1 << UInt8($0 & 7) }
        if facts.holds("palette-names", "true") {
            for entry in lineage.entries where entry.relation == .own {
                for row in catalogue.paletteDefaults(of: entry.path) {
                    for (state, _) in row.states { states |= 1 << state.rawValue }
                }
            }
        }
        return ControlState.allCases.filter { states & 1 << $0.rawValue != 0 }
    }

    private func eachSlot(_ lineage: ClassLineage, _ visit: (UInt32) -> Void) {
        for entry in lineage.entries where entry.number >= 0 {
            for index in pathStarts[entry.number]..<pathStarts[entry.number + 1] {
                let rule = rules[Int(pathRules[Int(index)])]
                for declaration in rule.first..<rule.end {
                    let slot = slots[Int(declaration)]
                    if entry.relation == .container, !entry.handedDown.contains(Int(slot >> 3)) { continue }
                    visit(slot)
                }
            }
        }
    }
}

extension ThemeStack {
    /// Every slot that the sheets declare, class path after class path, with what it comes to on one device in one
    /// orientation.
    package func eachDeclaredSlot(
        in cell: MediaCells, _ visit: (_ lineage: ClassLineage, _ base: Int, _ state: ControlState, Reading) -> Void
    ) {
        var seen: [UInt32] = []
        for path in 0..<paths.count {
            let lineage = lineage(ofPath: path)
            seen.removeAll(keepingCapacity: true)
            for index in pathStarts[path]..<pathStarts[path + 1] {
                let rule = rules[Int(pathRules[Int(index)])]
                for declaration in rule.first..<rule.end { seen.append(slots[Int(declaration)]) }
            }
            seen.sort()
            var last: UInt32?
            for slot in seen where slot != last {
                last = slot
                let state = ControlState(rawValue: UInt8(slot & 7)) ?? .normal
                guard let winner = winner(lineage, Int(slot >> 3), state, cell) else { continue }
                visit(lineage, Int(slot >> 3), state, reading(of: winner, in: cell))
            }
        }
    }
}
