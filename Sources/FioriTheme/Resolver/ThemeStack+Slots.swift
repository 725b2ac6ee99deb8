// What a stack's sheets declare and what stands behind its numbers, for those who ask the cascade themselves. Must not
// decide anything.

import NSSSyntax

extension ThemeStack {
    /// The number of an attribute without its state; nil where no sheet declares it.
    package func number(ofAttribute base: String) -> Int? { bases.number(of: base) }

    /// The attributes that some sheet declares in some state, each once, in order of first sight.
    package var declaredSlots: [(attribute: String, state: ControlState)] {
        var met: Set<UInt32> = []
        var result: [(attribute: String, state: ControlState)] = []
        for sheet in sheets {
            for range in sheet.table.attributes.ranges {
                let name = attribute(sheet.source.text(in: range))
                let state = name.state ?? .normal
                guard let number = bases.number(of: name.base),
                    met.insert(UInt32(number) << 3 | UInt32(state.rawValue)).inserted
                else { continue }
                result.append((name.base, state))
            }
        }
        return result
    }

    /// True where some block or definition stands in `@media`.
    package var hasMedia: Bool {
        for rule in rules where rule.cells != .all { return true }
        for sheet in variables where !sheet.isPlain { return true }
        return false
    }

    /// How many blocks are looked through, at the most, to answer for a lineage.
    package func blockCount(_ lineage: ClassLineage) -> Int {
        var count = 0
        for entry in lineage.entries where entry.number >= 0 {
            count += Int(pathStarts[entry.number + 1] - pathStarts[entry.number])
        }
        return count
    }

    /// The variants of a palette's colour that a definition of the theme gives.
    package func replacedVariants(of name: String, in cell: MediaCells) -> [ColorVariant] {
        if !colorsOfPalette.mayReplace(name) { return [] }
        return ColorVariant.allCases.filter { colorsOfPalette.color(named: name, $0, in: cell)?.override != nil }
    }

    /// Where the rule of a declaration holds.
    package func cells(of candidate: Candidate) -> MediaCells { rules[candidate.rule].cells }

    /// Index of a declaration's node in the tree of its sheet.
    package func node(of candidate: Candidate) -> Int { Int(nodes[candidate.declaration]) }

    /// Index of the node of a declaration's rule in the tree of its sheet.
    package func ruleNode(of candidate: Candidate) -> Int {
        let table = sheets[candidate.sheet].table
        return Int(table.rules[candidate.rule - firstRules[candidate.sheet]].node)
    }

    /// The name of an attribute, without its state, by its number.
    package func attribute(numbered base: Int) -> String { bases.text(base) }

    // MARK: What is declared

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
                    if reaches(slot, entry) { visit(slot) }
                }
            }
        }
    }

    /// The text of a class path that some sheet names.
    package func path(numbered number: Int) -> String { paths.text(number) }
}
