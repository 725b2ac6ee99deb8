// What stands behind a stack's numbers, for those who ask the cascade themselves. Must not decide anything.

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
        if colorsOfPalette.isPlain { return [] }
        return ColorVariant.allCases.filter { colorsOfPalette.color(named: name, $0, in: cell)?.override != nil }
    }
}
