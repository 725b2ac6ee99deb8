// What differs between two themes: the cells, not the text. Must not print anything.

import NSSSyntax

/// What looks different under two themes, such as a brand's sheet before and after a change.
///
/// Compared is what the themes come to, not their text: layout, order, and the names of variables make no difference.
/// Class paths whose declarations say the same in both are found by comparing these, and never resolved; so comparing
/// two large themes that differ in a few places costs little more than reading them.
public struct ThemeComparison: Sendable {
    /// One slot that differs, in the surroundings where it differs in the same way.
    public struct Change: Sendable {
        /// The class path.
        public let classPath: String
        /// The attribute without its state.
        public let attribute: String
        /// The state.
        public let state: ControlState
        /// On which devices and in which orientations.
        package let cells: MediaCells
        /// In which variants.
        package let variants: [ColorVariant]
        /// What the older theme shows there, for the first of these surroundings; without a trace.
        public let old: Resolution
        /// What the newer theme shows there, for the same; without a trace.
        public let new: Resolution
    }

    /// A colour of the palette that differs, in the surroundings where it differs in the same way.
    public struct ColorChange: Sendable {
        /// The colour's name.
        public let name: String
        /// On which devices and in which orientations.
        package let cells: MediaCells
        /// In which variants.
        package let variants: [ColorVariant]
        /// What the older theme makes of it.
        public let old: DynamicColor
        /// What the newer theme makes of it.
        public let new: DynamicColor
    }

    /// The older theme.
    public let old: ThemeStack
    /// The newer theme.
    public let new: ThemeStack
    /// By class path, attribute, state and place.
    public private(set) var changes: [Change] = []
    /// The colours that the theme gives the SDK wherever it asks for them by name, in the order of the SDK.
    public private(set) var colors: [ColorChange] = []

    /// Compares two themes, which are to be read by the same engine with the same palette: otherwise what differs is
    /// the engines', too.
    public init(_ old: ThemeStack, _ new: ThemeStack) {
        self.old = old
        self.new = new
        compareColors()
        var names: Set<String> = []
        for color in colors { names.insert(color.name) }
        let difference = StackDifference(old, new, unsteadyColors: names)
        for path in difference.paths { compare(path) }
    }

    /// True where nothing differs.
    public var isEmpty: Bool { changes.isEmpty && colors.isEmpty }

    /// Only what differs in some variants and in some combinations of device and orientation.
    package func narrowed(to variants: [ColorVariant], _ cells: MediaCells) -> ThemeComparison {
        if cells == .all, variants.count == ColorVariant.allCases.count { return self }
        var result = self
        result.changes = changes.compactMap { change in
            let some = change.variants.filter { variants.contains($0) }
            let places = change.cells.intersection(cells)
            if some.isEmpty || places.isEmpty { return nil }
            return Change(
                classPath: change.classPath, attribute: change.attribute, state: change.state, cells: places,
                variants: some, old: change.old, new: change.new)
        }
        result.colors = colors.compactMap { change in
            let some = change.variants.filter { variants.contains($0) }
            let places = change.cells.intersection(cells)
            if some.isEmpty || places.isEmpty { return nil }
            return ColorChange(name: change.name, cells: places, variants: some, old: change.old, new: change.new)
        }
        return result
    }

    private mutating func compareColors() {
        let (one, other) = (old.colorsOfPalette, new.colorsOfPalette)
        for name in one.namesThatMayDiffer(from: other) {
            let first = colors.count
            for cell in MediaCells.each {
                guard let left = one.color(named: name, in: cell), let right = other.color(named: name, in: cell),
                    left != right
                else { continue }
                if let same = colors[first...].firstIndex(where: { $0.old == left && $0.new == right }) {
                    colors[same] = ColorChange(
                        name: name, cells: colors[same].cells.union(cell), variants: colors[same].variants, old: left,
                        new: right)
                    continue
                }
                let variants = ColorVariant.allCases.filter { left[$0] != right[$0] }
                colors.append(ColorChange(name: name, cells: cell, variants: variants, old: left, new: right))
            }
        }
    }

    private mutating func compare(_ path: String) {
        let lineages = (old.lineage(of: path), new.lineage(of: path))
        let bases = Set(old.shownBases(lineages.0)).union(new.shownBases(lineages.1))
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let declared = old.declaredStates(lineages.0) + new.declaredStates(lineages.1)
        for base in bases {
            for state in ControlState.allCases where declared.contains(state) { compare(lineages, base, state) }
        }
    }

    /// Compares one slot everywhere; equal differences of several combinations become one.
    private mutating func compare(
        _ lineages: (ClassLineage, ClassLineage), _ base: String, _ state: ControlState
    ) {
        let first = changes.count
        for device in Traits.Device.allCases {
            for orientation in Traits.Orientation.allCases {
                let traits = Traits(device: device, orientation: orientation)
                let (old, new) = (
                    self.old.resolve(lineages.0, base, state, traits, tracing: false),
                    self.new.resolve(lineages.1, base, state, traits, tracing: false)
                )
                // What only falls back is said of the normal state. A colour that the palette gives just this state is
                // shown in it and does not.
                if state != .normal, Self.fallsBack(old), Self.fallsBack(new) { continue }
                let variants = Self.difference(old, new)
                if variants.isEmpty { continue }
                for answer in answers(lineages, base, state, traits, variants, old, new) {
                    add(answer, lineages.0.text, base, state, MediaCells(device, orientation), from: first)
                }
            }
        }
    }

    private typealias Answer = (variants: [ColorVariant], old: Resolution, new: Resolution)

    /// What the variants in which a slot differs come from. In a colour of the palette that nothing is declared over each
    /// variant has its own definition. `old` and `new` are the answers in light mode, which comes first where it differs.
    private func answers(
        _ lineages: (ClassLineage, ClassLineage), _ base: String, _ state: ControlState, _ traits: Traits,
        _ variants: [ColorVariant], _ old: Resolution, _ new: Resolution
    ) -> [Answer] {
        func answer(in variant: ColorVariant) -> (old: Resolution, new: Resolution) {
            if variant == .dark { return (old, new) }
            let traits = traits.showing(variant)
            return (
                self.old.resolve(lineages.0, base, state, traits, tracing: false),
                self.new.resolve(lineages.1, base, state, traits, tracing: false)
            )
        }
        let order = variants.contains(.dark) ? [.dark] + variants.filter { $0 != .dark } : variants
        if old.paletteColor == nil, new.paletteColor == nil {
            let first = answer(in: order[0])
            return [(variants, first.old, first.new)]
        }
        var answers: [Answer] = []
        for variant in order {
            let (old, new) = answer(in: variant)
            if let same = answers.firstIndex(where: { $0.old.origin == old.origin && $0.new.origin == new.origin }) {
                answers[same].variants.append(variant)
            } else {
                answers.append(([variant], old, new))
            }
        }
        return answers
    }

    /// Keeps a difference in a place, beside what differs in the same way elsewhere.
    private mutating func add(
        _ answer: Answer, _ path: String, _ base: String, _ state: ControlState, _ cell: MediaCells, from first: Int
    ) {
        if let same = changes[first...].firstIndex(where: { $0.isSame(answer.old, answer.new, answer.variants) }) {
            changes[same] = changes[same].including(cell)
        } else {
            changes.append(
                Change(
                    classPath: path, attribute: base, state: state, cells: cell, variants: answer.variants,
                    old: answer.old, new: answer.new))
        }
    }

    /// True where a state other than normal shows nothing of its own.
    private static func fallsBack(_ resolution: Resolution) -> Bool {
        resolution.slot == .normal || resolution.origin == nil && resolution.value == nil
    }

    /// The variants in which two answers differ; of a value that is no colour all or none.
    private static func difference(_ old: Resolution, _ new: Resolution) -> [ColorVariant] {
        if old.looks(like: new) { return [] }
        guard case .color(let left)? = old.value, case .color(let right)? = new.value else {
            return ColorVariant.allCases
        }
        return ColorVariant.allCases.filter { left[$0] != right[$0] }
    }
}

extension ThemeComparison.Change {
    /// All surroundings in which it differs in this way: place after place, in each in the order of the variants.
    public var traits: [Traits] { cells.traits(in: variants) }

    fileprivate func isSame(_ old: Resolution, _ new: Resolution, _ variants: [ColorVariant]) -> Bool {
        self.variants == variants && self.old.value == old.value && self.new.value == new.value
            && self.old.failure == old.failure && self.new.failure == new.failure && self.old.origin == old.origin
            && self.new.origin == new.origin
    }

    fileprivate func including(_ cell: MediaCells) -> Self {
        Self(
            classPath: classPath, attribute: attribute, state: state, cells: cells.union(cell), variants: variants,
            old: old, new: new)
    }
}

extension ThemeComparison.ColorChange {
    /// All surroundings in which it differs in this way: place after place, in each in the order of the variants.
    public var traits: [Traits] { cells.traits(in: variants) }
}

extension MediaCells {
    /// The surroundings in these places that show one of some variants.
    fileprivate func traits(in variants: [ColorVariant]) -> [Traits] {
        var result: [Traits] = []
        for device in Traits.Device.allCases {
            for orientation in Traits.Orientation.allCases where contains(MediaCells(device, orientation)) {
                for variant in variants {
                    result.append(
                        Traits(
                            appearance: variant.appearance, level: variant.level, contrast: variant.contrast,
                            device: device, orientation: orientation))
                }
            }
        }
        return result
    }
}
