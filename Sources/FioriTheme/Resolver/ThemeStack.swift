// Several sheets as one theme: the table that every question is answered from. Must not know files or reports.

import NSSSyntax

/// A theme as an app has it: sheets in the order they are loaded, over the SDK's own, read by one engine.
///
/// Made once, in time that is linear in the sheets; then asked as often as one likes. The same sheets give the same
/// answers, in the same order.
public struct ThemeStack: Sendable {
    /// The engine that reads the sheets.
    public let engine: Engine
    /// The version of the SDK's palette.
    public let palette: PaletteVersion
    /// The sheets in the order they are loaded; the SDK's own comes first where the engine has one.
    package let sheets: [Theme]
    /// True where the first sheet is the SDK's own.
    package let hasDefaults: Bool
    /// How the engine reads.
    package let facts: EngineFacts
    /// What is known of class paths and attributes.
    package let catalogue: Catalogue
    /// How the engine reads colours.
    let colors: ColorReader
    /// The SDK's colours as the theme has them.
    package let colorsOfPalette: ThemePalette
    private let separatesNormal: Bool
    /// How many definitions the engine follows.
    let hopLimit: Int
    /// Whether a name that no definition has may be a colour of the palette.
    let hasPaletteConstants: Bool

    /// The class paths of all sheets.
    private(set) var paths: NameStore
    /// The attributes of all sheets without their states.
    private(set) var bases = NameStore()
    /// How each attribute's values are read.
    private(set) var readers: [AttributeReader] = []
    /// All rules, sheet after sheet, each in order of place.
    private(set) var rules: [StackRule] = []
    /// The number of the first rule of each sheet.
    private(set) var firstRules: [Int] = []
    /// The attribute and state of each declaration, as `base << 3 | state`.
    private(set) var slots: [UInt32] = []
    /// The node of each declaration in its sheet's tree.
    private(set) var nodes: [UInt32] = []
    /// The rules of each class path, in order: `pathRules[pathStarts[path]..<pathStarts[path + 1]]`.
    private(set) var pathRules: [UInt32] = []
    private(set) var pathStarts: [UInt32] = []
    /// For rules with many declarations, these in order of slot and place.
    private(set) var sorted: [UInt32: [UInt32]] = [:]
    /// The definitions of each sheet that hold.
    private(set) var variables: [SheetVariables] = []

    /// Stacks sheets in the order they are loaded.
    public init(_ themes: [Theme], engine: Engine = .uikit, palette: PaletteVersion = .latest) {
        self.init(themes, facts: EngineFacts(engine), palette: palette, catalogue: .sdk)
    }

    /// A theme of one sheet.
    public init(_ theme: Theme, engine: Engine = .uikit, palette: PaletteVersion = .latest) {
        self.init([theme], engine: engine, palette: palette)
    }

    /// Stacks sheets for an engine whose facts a user may have changed, and with a company's own components.
    package init(_ themes: [Theme], facts: EngineFacts, palette: PaletteVersion, catalogue: Catalogue) {
        engine = facts.engine
        self.palette = palette
        self.facts = facts
        self.catalogue = catalogue
        colors = ColorReader(facts)
        separatesNormal = facts.holds("normal-suffix", "separate")
        hopLimit = facts.value("variable-hops").flatMap { Int($0) } ?? 1
        hasPaletteConstants = facts.holds("palette-constants", "true")
        hasDefaults = facts.holds("sdk-sheet", "true")
        let sdk = Theme.sdk
        // The SDK's own sheet is not laid over itself.
        sheets = hasDefaults ? [sdk] + themes.filter { $0.source.bytes != sdk.source.bytes } : themes
        colorsOfPalette = ThemePalette(
            sheets, facts: facts, palette: .shared(palette))
        var pathCount = 0
        for sheet in sheets { pathCount += sheet.table.paths.count }
        paths = NameStore(capacity: pathCount)
        guard facts.holds("blocks", "read") else {
            pathStarts = [0]
            return
        }
        var uses: [(path: UInt32, rule: UInt32)] = []
        for (number, sheet) in sheets.enumerated() {
            add(sheet.table, number, &uses)
            variables.append(SheetVariables(sheet.table))
        }
        group(uses)
        for base in 0..<bases.count {
            readers.append(AttributeReader(bases.text(base), numbered: base, catalogue, facts))
        }
    }

    private mutating func add(_ table: SheetTable, _ sheet: Int, _ uses: inout [(path: UInt32, rule: UInt32)]) {
        let source = table.tree.source
        var pathNumbers: [UInt32] = []
        pathNumbers.reserveCapacity(table.paths.count)
        for range in table.paths.ranges {
            pathNumbers.append(UInt32(paths.intern(range, in: source.bytes.span)))
        }
        let slotNumbers = table.attributes.ranges.map { slot(source.text(in: $0)) }
        let first = UInt32(slots.count)
        firstRules.append(rules.count)
        slots.reserveCapacity(slots.count + table.declarations.count)
        nodes.reserveCapacity(nodes.count + table.declarations.count)
        rules.reserveCapacity(rules.count + table.rules.count)
        uses.reserveCapacity(uses.count + table.selectors.count)
        for declaration in table.declarations {
            slots.append(slotNumbers[Int(declaration.name)])
            nodes.append(declaration.node)
        }
        for rule in table.rules {
            let number = UInt32(rules.count)
            for selector in rule.selectors {
                uses.append((pathNumbers[Int(table.selectors[selector].name)], number))
            }
            rules.append(
                StackRule(
                    sheet: UInt32(sheet), cells: rule.cells,
                    first: first + UInt32(rule.declarations.lowerBound),
                    end: first + UInt32(rule.declarations.upperBound)))
            if rule.declarations.count > StackRule.few { sort(number) }
        }
    }

    /// The number of the slot that a name as written stands for.
    private mutating func slot(_ name: String) -> UInt32 {
        let name = attribute(name)
        return UInt32(bases.intern(name.base)) << 3 | UInt32(name.state?.rawValue ?? 0)
    }

    /// What an attribute's name as written is about, and the state it spells. Where the engine takes `x` and `x-normal`
    /// for two attributes, the latter is one of its own.
    package func attribute(_ name: String) -> (base: String, state: ControlState?) {
        let split = catalogue.split(name)
        return split.state == .normal && separatesNormal ? (name, nil) : (split.base, split.state)
    }

    private mutating func sort(_ rule: UInt32) {
        var declarations = Array(rules[Int(rule)].first..<rules[Int(rule)].end)
        let slots = slots
        declarations.sort { left, right in
            let (one, other) = (slots[Int(left)], slots[Int(right)])
            return one == other ? left < right : one < other
        }
        sorted[rule] = declarations
    }

    /// Groups the rules by class path, in order of place.
    private mutating func group(_ all: [(path: UInt32, rule: UInt32)]) {
        // A class path that a list names twice has that block once.
        var last = [UInt32](repeating: .max, count: paths.count)
        let uses = all.filter { use in
            if last[Int(use.path)] == use.rule { return false }
            last[Int(use.path)] = use.rule
            return true
        }
        pathStarts = [UInt32](repeating: 0, count: paths.count + 1)
        for use in uses { pathStarts[Int(use.path) + 1] += 1 }
        for path in 0..<paths.count { pathStarts[path + 1] += pathStarts[path] }
        var next = pathStarts
        pathRules = [UInt32](repeating: 0, count: uses.count)
        for use in uses {
            pathRules[Int(next[Int(use.path)])] = use.rule
            next[Int(use.path)] += 1
        }
    }
}

/// A rule of a stack.
struct StackRule: Sendable {
    /// Up to so many declarations are looked through one by one.
    static let few = 24

    /// Number of its sheet.
    let sheet: UInt32
    /// Where it holds.
    let cells: MediaCells
    /// Its first declaration.
    let first: UInt32
    /// Just past its last one.
    let end: UInt32
}
