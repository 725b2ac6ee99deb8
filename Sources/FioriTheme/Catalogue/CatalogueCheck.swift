// A company's own catalogue added to the SDK's, with what cannot be read in it. Must not know files or settings.

package import NSSSyntax

extension Catalogue {
    /// This catalogue with what a sheet adds, and what is wrong with the sheet. Rows that cannot be read are left out;
    /// breaches of the grammar are the tree's faults and not repeated here.
    package func adding(_ sheet: Stylesheet) -> (Catalogue, [Diagnostic]) {
        let added = CatalogueSheet(sheet)
        var result = self
        result.add(added)
        var check = Check(catalogue: result, sheet: added)
        for (_, rule) in added.blocks { check.block(rule) }
        return (result, check.findings)
    }

    private struct Check {
        let catalogue: Catalogue
        let sheet: CatalogueSheet
        var findings: [Diagnostic] = []
        private var seen: [Int] = []

        init(catalogue: Catalogue, sheet: CatalogueSheet) {
            self.catalogue = catalogue
            self.sheet = sheet
        }

        mutating func block(_ rule: Rule) {
            // Several names before one block share its rows.
            if seen.contains(rule.index) { return }
            seen.append(rule.index)
            let rows = sheet.rows(rule.index)
            let isAttribute = rows.contains { $0.name == "value" }
            for row in rows {
                let faults = sheet.faults(row.value)
                for fault in faults { self.fault(fault) }
                // Nothing is concluded from what could not be read.
                guard faults.isEmpty else { continue }
                if isAttribute { attributeRow(row) } else { componentRow(row) }
            }
        }

        private mutating func fault(_ fault: TermFault) {
            let text = sheet.stylesheet.tree.source.text(in: fault.range)
            switch fault.kind {
            case .unexpected:
                add("unexpected-token", "unexpected '\(text)' in a list of the catalogue", fault.range)
            case .undefined:
                let name = String(text.dropFirst())
                let near = Spelling.suggestion(for: name, among: sheet.definitionNames, prefix: "@")
                add("undefined-variable", "'\(text)' is not defined in this catalogue\(near)", fault.range)
            }
        }

        private mutating func componentRow(_ row: CatalogueSheet.Row) {
            let terms = sheet.terms(row.value)
            switch row.name {
            case "unpaired", "mentioned", "handed-down", "system-states", "title-text": attributes(terms)
            case "states": for term in terms { state(term) }
            case "state-parts":
                for term in terms { for argument in term.arguments { state(argument) } }
            case "evidence": words(terms, "evidence", ["code", "documented", "example", "inferred"])
            case "paths": words(terms, "list of class paths", ["examples", "none", "truncated"])
            case "kind": words(terms, "kind", ["nui", "pseudo"])
            default:
                if ComponentRow.isRow(row.name) { return }
                // Any name may be a class path. One in small letters that is near a row's name and lists no attributes
                // is that row, misspelt.
                let isPlain = row.name.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 == UInt8(ascii: "-") }
                if isPlain, !listsAttributes(terms), !Spelling.nearest(to: row.name, among: ComponentRow.names).isEmpty
                {
                    unknown(row.name, "row", ComponentRow.names, row.nameRange)
                } else {
                    pathRow(terms)
                }
            }
        }

        private func listsAttributes(_ terms: [Term]) -> Bool {
            terms.allSatisfy { term in
                ComponentRow.origin(term.word) != nil || ComponentRow.marks.contains(term.word)
                    || catalogue.split(term.word).isKnown
            }
        }

        private mutating func pathRow(_ terms: [Term]) {
            for term in terms {
                if ComponentRow.origin(term.word) != nil {
                    attributes(term.arguments)
                } else if !ComponentRow.marks.contains(term.word) {
                    attributes([term])
                }
            }
        }

        private mutating func attributes(_ terms: [Term]) {
            for term in terms {
                if ComponentRow.origin(term.word) != nil {
                    attributes(term.arguments)
                    continue
                }
                let name = catalogue.split(term.word)
                if !name.isKnown {
                    let near = Spelling.suggestion(for: term.word, among: catalogue.attributeNames)
                    let message = "no attribute '\(name.base)' is known\(near)"
                    let help = "a new attribute is a block of its own with the row 'value'"
                    add("unknown-attribute", message, term.range, help: help)
                }
                for argument in term.arguments { state(argument) }
            }
        }

        private mutating func state(_ term: Term) {
            guard ControlState(name: term.word) == nil else { return }
            let near = Spelling.suggestion(for: term.word, among: ControlState.allCases.map { $0.name })
            add("unknown-state-suffix", "'\(term.word)' is no control state\(near)", term.range)
        }

        private mutating func attributeRow(_ row: CatalogueSheet.Row) {
            let rows = ["evidence", "needs", "role", "seen", "states", "usual", "value", "where"]
            let terms = sheet.terms(row.value)
            switch row.name {
            case "states": for term in terms { state(term) }
            case "role": words(terms, "role", ["background", "border", "indicator", "text"])
            case "value": words(terms, "value", catalogue.typeNames + ["list", "one-of", "pair", "word", "words"])
            default: if !rows.contains(row.name) { unknown(row.name, "row", rows, row.nameRange) }
            }
        }

        private mutating func words(_ terms: [Term], _ what: String, _ known: [String]) {
            for term in terms where !known.contains(term.word) { unknown(term.word, what, known, term.range) }
        }

        private mutating func unknown(_ name: String, _ what: String, _ known: [String], _ range: TextRange) {
            let near = Spelling.suggestion(for: name, among: known)
            add("unknown-setting", "'\(name)' is no \(what) of a catalogue\(near)", range)
        }

        private mutating func add(_ rule: String, _ message: String, _ range: TextRange, help: String? = nil) {
            findings.append(Diagnostic(rule: rule, severity: .error, message: message, range: range, help: help))
        }
    }
}
