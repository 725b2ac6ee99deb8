// What a key figure's items should not be like. Must not know where that is reported.

/// Something about the items of a KPI progress view that goes against the SDK's reference and works nevertheless.
public enum KPIWarning: Hashable, Sendable {
    /// More than two units on one side of a value: the items with these indices. Units between two values may belong to
    /// either, so there it takes more than four.
    case tooManyUnits(Range<Int>)
    /// The item with this index is an icon, which a KPI progress view does not show.
    case iconNotShown(Int)
    /// The items are wider than the circle, even at the least type size.
    case itemsTooWide

    /// What is to be said about some items, in order of place, their width left out.
    static func check(_ items: [KPIViewItem]) -> [KPIWarning] {
        let perSide = Int(ComponentFacts.kpiProgressView.number("units-per-side"))
        var warnings: [KPIWarning] = []
        var index = 0
        while index < items.count {
            let start = index
            while index < items.count, items[index].isUnit { index += 1 }
            var sides = 0
            if start > 0, items[start - 1].isValue { sides += 1 }
            if index < items.count, items[index].isValue { sides += 1 }
            if sides > 0, index - start > perSide * sides { warnings.append(.tooManyUnits(start..<index)) }
            guard index < items.count else { break }
            if case .icon = items[index] { warnings.append(.iconNotShown(index)) }
            index += 1
        }
        return warnings
    }
}
