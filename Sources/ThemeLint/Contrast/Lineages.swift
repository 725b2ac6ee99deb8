// The lineages of class paths that rules of accessibility have asked for. Must not hold anything of another sheet.

import FioriTheme

/// One stack with the lineages that were looked up: each takes a walk through the catalogue.
final class Lineages {
    /// The stack.
    let stack: ThemeStack
    /// True for the sheet under examination as the last one; false where it is the SDK's own and not laid over itself.
    let isOfSheet: Bool
    private let catalogue: KnownCatalogue
    private var known: [String: ClassLineage] = [:]
    /// How many blocks may still be looked through, so that a hostile sheet costs no more than its size allows.
    private var budget = 100_000

    /// Makes an empty table.
    init(_ stack: ThemeStack, isOfSheet: Bool, _ catalogue: KnownCatalogue) {
        self.catalogue = catalogue
        self.stack = stack
        self.isOfSheet = isOfSheet
        for sheet in stack.sheets { budget += 64 * sheet.table.selectors.count }
    }

    /// The number of the sheet under examination.
    var own: Int { stack.sheets.count - 1 }

    /// The lineage of a class path; nil where the sheet has so many blocks that no more are looked through.
    func lineage(of path: String) -> ClassLineage? {
        let lineage: ClassLineage
        if let made = known[path] {
            lineage = made
        } else {
            lineage = stack.lineage(of: path) { catalogue.relatives(of: $0) }
            known[path] = lineage
        }
        budget -= stack.blockCount(lineage)
        return budget < 0 ? nil : lineage
    }

    /// What a part stands on.
    func pathsBehind(_ path: String) -> [PathBehind] { catalogue.pathsBehind(path) }
}
