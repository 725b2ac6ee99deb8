// The words that a row of a component may begin with; any other word is a class path. Must not read their values.

/// The rows of a component's block that are no class paths.
enum ComponentRow {
    static let names = [
        "arrived", "attributes-of", "conforms", "deprecated", "evidence", "handed-down", "indexed", "inherits", "inner",
        "kind", "mentioned", "needs", "overrides", "palette-defaults", "paths", "stands-on", "state-parts", "states",
        "styles", "superclass", "system-states", "title-text", "unpaired",
    ]

    /// True for a row, false for a class path. Class paths of SAP begin with a letter that no row begins with, or with
    /// a capital, so most need no look at the list.
    static func isRow(_ name: String) -> Bool {
        guard let first = name.utf8.first, first >= 0x61, first != UInt8(ascii: "f") else { return false }
        return names.contains(name)
    }

    /// Words in a class path's row that take attributes in parentheses, and what these attributes are.
    static func origin(_ word: String) -> ListedAttribute.Origin? {
        switch word {
        case "example": .example
        case "mentioned": .mentioned
        case "inferred": .inferred
        case "undocumented": .undocumented
        default: nil
        }
    }

    /// Words in a class path's row that stand for themselves.
    static let marks = ["derived", "more", "none", "unlisted", "unpaired"]
}
