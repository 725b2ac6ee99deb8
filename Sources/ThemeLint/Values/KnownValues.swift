// How the values of attributes are judged, and which values were, in whatever sheet. Must not hold anything of a sheet.

import FioriTheme
import NSSSyntax

/// What a run knows of values, by attribute.
struct KnownValues {
    /// What a value was found to be.
    enum Verdict: UInt8 {
        case unknown
        case fits
        case fails
        /// Only what is not told of classes of the app.
        case failsByType
    }

    /// Judges what blocks set.
    let judge: ValueJudge
    /// Judges what definitions set that override colours of the palette.
    let overrideJudge: ValueJudge
    /// True where an engine reads blocks.
    let readsBlocks: Bool
    /// True where an engine reads overrides.
    let readsOverrides: Bool
    /// True where all engines read rgb(…) alike.
    private let readsFunctions: Bool

    private(set) var checks: [ValueCheck] = []
    /// For each check the number of the verdicts it goes by: colours are alike but for what is there to be seen.
    private(set) var groups: [Int] = []
    private var colorGroups = [Int](repeating: -1, count: 4)
    /// For each base of an attribute the number of its check, -1 where it has none, -2 where nobody has asked yet.
    private var checkOfBase: [Int] = []
    /// For each attribute the number of its check; -1 where its values are not judged.
    private(set) var checkOf: [Int] = []
    /// For each attribute what can be told at a glance.
    private(set) var glances: [QuickValue] = []
    private var texts = NameStore()
    /// For each group the verdicts on values, by number.
    private var verdicts: [[Verdict]] = []

    /// Makes an empty table for some engines.
    init(_ facts: [EngineFacts], _ obsolete: ObsoleteColors) {
        let block = facts.filter { $0.holds("blocks", "read") }
        let overriding = facts.filter { $0.holds("palette-overrides", "true") }
        judge = ValueJudge(block, obsolete)
        overrideJudge = ValueJudge(overriding, obsolete)
        readsBlocks = !block.isEmpty
        readsOverrides = !overriding.isEmpty
        readsFunctions = block.allSatisfy { facts in
            facts.holds("function-component", "dot-decides") && facts.list("color-functions").contains("rgba")
        }
    }

    /// Number of groups.
    var groupCount: Int { verdicts.count }
    /// Number of values.
    var count: Int { texts.count }

    /// Finds out how the values of all attributes that were met are judged.
    mutating func learn(_ attributes: inout KnownAttributes, _ catalogue: Catalogue) {
        for number in checkOf.count..<max(attributes.count, checkOf.count) {
            let base = attributes.bases[number]
            while checkOfBase.count <= base { checkOfBase.append(-2) }
            if attributes.names[number].isKnown, checkOfBase[base] == -2 {
                checkOfBase[base] = check(attributes.facts(number), catalogue)
            }
            let check = max(checkOfBase[base], -1)
            checkOf.append(check)
            glances.append(check < 0 ? .anything : QuickValue(checks[check], readsFunctions: readsFunctions))
        }
    }

    private mutating func check(_ facts: AttributeFacts?, _ catalogue: Catalogue) -> Int {
        guard let check = facts.flatMap({ ValueCheck($0, catalogue) }) else { return -1 }
        checks.append(check)
        groups.append(group(check))
        return checks.count - 1
    }

    private mutating func group(_ check: ValueCheck) -> Int {
        var slot = -1
        if case .color = check.grammar { slot = (check.isForeground ? 1 : 0) + (check.facts.isOfNUI ? 2 : 0) }
        if slot >= 0, colorGroups[slot] >= 0 { return colorGroups[slot] }
        if slot >= 0 { colorGroups[slot] = verdicts.count }
        verdicts.append([])
        return verdicts.count - 1
    }

    // MARK: Values

    /// The number of a value in a sheet.
    mutating func number(of range: TextRange, in sheet: Span<UInt8>) -> Int { texts.intern(range, in: sheet) }

    /// What a value was found to be for a group.
    func verdict(_ group: Int, _ value: Int) -> Verdict {
        value < verdicts[group].count ? verdicts[group][value] : .unknown
    }

    /// Keeps what a value was found to be for a group.
    mutating func keep(_ verdict: Verdict, _ group: Int, _ value: Int) {
        if value >= verdicts[group].count {
            let count = max(value + 1, verdicts[group].count * 2, 64)
            verdicts[group] += [Verdict](repeating: .unknown, count: count - verdicts[group].count)
        }
        verdicts[group][value] = verdict
    }
}
