// An attribute and a value type read from their blocks in the catalogue. Must not match any value.

extension Catalogue {
    /// What is known of an attribute without its state; nil where there is none such.
    package func attribute(_ base: String) -> AttributeFacts? {
        guard let place = attributePlaces(base).last else { return nil }
        let rows = rows(place)
        func words(_ name: String) -> [String] { (rows[name] ?? []).map { $0.word } }
        guard let value = rows["value"]?.first else { return nil }
        let role = rows["role"]?.first
        let lists = words("where")
        return AttributeFacts(
            name: base, type: typeName(value, in: place), notation: notation(value),
            evidence: EngineFacts.Confidence(name: words("evidence").first ?? "") ?? .documented,
            states: words("states").compactMap { ControlState(name: $0) }, role: role.flatMap { Self.role($0.word) },
            standsOn: role?.arguments.map { $0.word } ?? [], needs: words("needs").first,
            seen: words("seen").first.flatMap { Int($0) } ?? 0,
            seenInState: (rows["seen"] ?? []).compactMap { term in
                guard let state = ControlState(name: term.word) else { return nil }
                return (state, term.arguments.first.flatMap { Int($0.word) } ?? 0)
            },
            usual: Self.usual(words("usual")), isOfSAP: lists.contains("sap"), isOfNUI: lists.contains("nui"))
    }

    /// A value type; nil where there is none such.
    package func type(_ name: String) -> ValueType? {
        guard let place = place(ofType: name) else { return nil }
        let rows = rows(place)
        guard let notation = rows["value"]?.first else { return nil }
        return ValueType(
            name: name, notation: notation, written: (rows["written"] ?? []).map { $0.word },
            otherwise: rows["otherwise"]?.first?.word,
            more: (rows["more"] ?? []).map { ($0.word, $0.arguments.map { $0.word }) })
    }

    /// What may be written for an attribute, in full; nil where the attribute is not known. The name may have a state.
    package func notation(of name: String) -> Term? { attribute(split(name).base)?.notation }

    private func rows(_ place: Place) -> [String: [Term]] {
        let sheet = sheet(place.sheet)
        var rows: [String: [Term]] = [:]
        for row in sheet.rows(place.block) { rows[row.name] = sheet.terms(row.value) }
        return rows
    }

    /// A type's name stands for its notation.
    private func notation(_ value: Term) -> Term {
        if value.arguments.isEmpty, let place = place(ofType: value.word) {
            return rows(place)["value"]?.first ?? value
        }
        return value
    }

    /// The value type of a notation: `number(0, 1)` is a number, and a company's own `one-of(…)` is nothing but a word.
    private func typeName(_ value: Term, in place: Place) -> String {
        self.place(ofType: value.word) == nil ? "word" : value.word
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
