// An attribute and a value type read from their blocks in the catalogue. Must not match any value.

internal import NSSSyntax

extension Catalogue {
    /// What is known of an attribute without its state; nil where there is none such.
    package func attribute(_ base: String) -> AttributeFacts? {
        guard let rows = rows(ofAttribute: base), let value = value(rows) else { return nil }
        let role = rows["role"].first
        let lists = rows.words("where")
        let needs = rows["needs"]
        return AttributeFacts(
            name: base, type: value.type, notation: value.notation,
            evidence: EngineFacts.Confidence(name: rows.words("evidence").first ?? "") ?? .documented,
            states: rows.words("states").compactMap { ControlState(name: $0) },
            role: role.flatMap { Self.role($0.word) }, standsOn: role?.arguments.map { $0.word } ?? [],
            needs: needs.first?.word,
            isDrawnAlone: needs.contains { $0.arguments.contains { $0.word == "one-color" } },
            usual: Self.usual(rows.words("usual")), isOfSAP: lists.contains("sap"), isOfNUI: lists.contains("nui"))
    }

    /// A value type; nil where there is none such.
    package func type(_ name: String) -> ValueType? {
        guard let rows = rows(ofType: name), let notation = rows["value"].first else { return nil }
        return ValueType(
            name: name, notation: notation, written: rows.words("written"), otherwise: rows.words("otherwise").first,
            more: rows["more"].map { ($0.word, $0.arguments.map { $0.word }) })
    }

    /// What may be written for an attribute, in full; nil where the attribute is not known. The name may have a state.
    package func notation(of name: String) -> Term? { value(ofAttribute: split(name).base)?.notation }

    /// The name of an attribute's value type, and what may be written for it in full; nil where the attribute is not known.
    func value(ofAttribute base: String) -> (type: String, notation: Term)? {
        rows(ofAttribute: base).flatMap { value($0) }
    }

    private func value(_ rows: BlockRows) -> (type: String, notation: Term)? {
        rows["value"].first.map { (index.has(.type, $0.word) ? $0.word : "word", notation($0)) }
    }

    /// The rows of one block, each read when it is asked for.
    private enum BlockRows {
        case embedded(Source, [SheetScanner.Row])
        case added(CatalogueSheet, [CatalogueSheet.Row])

        /// The terms of a row; of several the last one's, as in any sheet.
        subscript(name: String) -> [Term] {
            switch self {
            case .embedded(let source, let rows):
                rows.last { source.holds(name, in: $0.name) }.map { source.terms(of: $0.value) } ?? []
            case .added(let sheet, let rows): rows.last { $0.name == name }.map { sheet.terms($0.value) } ?? []
            }
        }

        /// The words of a row without their arguments. None of these rows has a word with parentheses in it.
        func words(_ name: String) -> [String] {
            switch self {
            case .embedded(let source, let rows):
                rows.last { source.holds(name, in: $0.name) }.map { source.words(of: $0.value) } ?? []
            case .added: self[name].map { $0.word }
            }
        }
    }

    private func rows(ofAttribute name: String) -> BlockRows? {
        if let place = addedPlace(ofAttribute: name) {
            let sheet = sheet(place.sheet)
            return .added(sheet, sheet.rows(place.block))
        }
        return index.entries(.attribute, name).last.map { rows($0) }
    }

    private func rows(ofType name: String) -> BlockRows? { index.entries(.type, name).first.map { rows($0) } }

    private func rows(_ entry: CatalogueIndex.Entry) -> BlockRows {
        let (source, rows) = index.rows(of: entry)
        return .embedded(source, rows)
    }

    /// A type's name stands for its notation.
    private func notation(_ value: Term) -> Term {
        value.arguments.isEmpty ? rows(ofType: value.word)?["value"].first ?? value : value
    }

    private static func usual(_ words: [String]) -> (least: Double, most: Double)? {
        let numbers = words.compactMap { NumberText(Array($0.utf8)[...])?.value }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }

    private static func role(_ word: String) -> AttributeFacts.Role? {
        switch word {
        case "text": .text
        case "indicator": .indicator
        case "border": .border
        case "background": .background
        default: nil
        }
    }
}
