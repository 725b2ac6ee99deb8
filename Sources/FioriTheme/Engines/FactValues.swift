// What the facts of engines may be, looked up in factvalues.nss. Must not hold any value itself.

internal import NSSSyntax

/// The values that a fact may have where somebody replaces it.
package enum FactValues {
    private static let sheet = ScannedSheet(.factValues)
    private static var rows: ScannedSheet.Rows { sheet.block("values") ?? [] }

    /// The names of all facts, in the order of the sheet.
    package static var names: [String] { rows.map { sheet.name($0) } }

    /// What is wrong with the values of a fact, as the rest of a sentence that begins with the fact; nil where nothing is,
    /// or where there is no such fact. Evidence behind the values is no value.
    package static func complaint(_ fact: String, _ values: [String]) -> String? {
        guard let row = sheet.row(fact, in: rows) else { return nil }
        let values = values.prefix { EngineFacts.Confidence(name: $0) == nil }
        let terms = sheet.source.terms(of: row.value)
        let isList = terms.first?.word == "list"
        let allowed = (isList ? terms[0].arguments : terms).map { $0.word }
        let wrong = values.first { !fits($0, allowed) }
        if wrong == nil, isList ? !values.isEmpty : values.count == 1 { return nil }
        let near = wrong.map { Spelling.suggestion(for: $0, among: allowed) } ?? ""
        switch allowed {
        case ["number"]: return isList ? "is one or more whole numbers from 0" : "is a whole number from 0"
        case ["word"]: return "is one word"
        default: return (isList ? "is one or more of " : "is one of ") + allowed.joined(separator: ", ") + near
        }
    }

    private static func fits(_ value: String, _ allowed: [String]) -> Bool {
        switch allowed {
        case ["number"]: value.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } && Int(value) != nil
        case ["word"]: true
        default: allowed.contains(value)
        }
    }
}
