// A class path read from its rows in the catalogue, and which other class paths bear on it. Must not resolve anything:
// it names candidates.

extension Catalogue {
    /// What is known of a class path, spelt exactly or with an index; nil where there is none such.
    package func path(_ text: String) -> ClassPath? {
        let places = pathPlaces(text)
        if !places.isEmpty { return path(text, pattern: text, places, evidence: nil) }
        guard let pattern = pattern(text) else { return nil }
        // A pattern takes what its plain path takes on the same component's page.
        let plain = pathPlaces(pattern.plain)
        return path(text, pattern: pattern.text, plain, evidence: pattern.isInferred ? .inferred : nil)
    }

    /// The class paths that one may mean whose indices stand in no known form, as `textItem_column1_row2` for
    /// `textItem_row2_column1`: with the numbers that it has, or, where no form takes them all, with some of them.
    package func indexedPaths(meantBy text: String) -> [String] {
        var meant: [(text: String, count: Int)] = []
        for pattern in patterns where text.utf8.starts(with: (pattern.plain + "_").utf8) {
            let indices = Self.indices(text.utf8.dropFirst(pattern.plain.utf8.count + 1))
            if indices.isEmpty { return [] }
            var left = indices
            var path = pattern.plain
            for piece in pattern.pieces.dropLast() {
                let start = piece.utf8.lastIndex(of: UInt8(ascii: "_")).map { piece.utf8.index(after: $0) }
                let word = String(piece[(start ?? piece.startIndex)...])
                guard let place = left.firstIndex(where: { $0.word == word }) else {
                    path = ""
                    break
                }
                path += "_" + word + left.remove(at: place).number
            }
            if !path.isEmpty { meant.append((path, indices.count - left.count)) }
            if !path.isEmpty, left.isEmpty { return [path] }
        }
        return meant.map { $0.text }
    }

    /// `row2_column1` taken apart; empty where it is anything else.
    private static func indices(_ text: Substring.UTF8View) -> [(word: String, number: String)] {
        var indices: [(word: String, number: String)] = []
        for part in text.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false) {
            let start = part.firstIndex { $0 >= 0x30 && $0 <= 0x39 } ?? part.endIndex
            let number = part[start...]
            if start == part.startIndex || number.isEmpty || number.contains(where: { $0 < 0x30 || $0 > 0x39 }) {
                return []
            }
            indices.append((String(part[..<start]) ?? "", String(number) ?? ""))
        }
        return indices
    }

    private func path(
        _ text: String, pattern: String, _ places: [Place], evidence: EngineFacts.Confidence?
    ) -> ClassPath {
        var list = AttributeList()
        var components: [String] = []
        var strongest: EngineFacts.Confidence = .inferred
        var isNUI = false
        for place in places {
            components.append(place.name)
            let rows = Rows(componentPlaces(place.name), in: self)
            strongest = max(strongest, rows.evidence)
            if rows.kind == .nui { isNUI = true }
            guard let value = place.value else { continue }
            list.add(sheet(place.sheet).terms(value), unpaired: rows["unpaired"], in: self)
            for other in rows.words("attributes-of") where other != place.name {
                for attribute in attributes(ofComponent: other) { list.add(attribute.name, .reference) }
            }
        }
        return ClassPath(
            text: text, pattern: pattern, part: part(of: text), components: components.sorted(),
            attributes: list.sorted, completeness: list.completeness,
            evidence: evidence ?? (list.isDerived ? .inferred : strongest), isNUI: isNUI, isDerived: list.isDerived)
    }

    /// All that the class paths of a component list.
    private func attributes(ofComponent name: String) -> [ListedAttribute] {
        var list = AttributeList()
        for place in componentPlaces(name) {
            let sheet = sheet(place.sheet)
            for row in sheet.rows(place.block) where row.name == "unpaired" || !ComponentRow.isRow(row.name) {
                list.add(sheet.terms(row.value), unpaired: [], in: self)
            }
        }
        return list.sorted
    }

    /// The attributes that terms name.
    func attributes(_ terms: [Term], _ origin: ListedAttribute.Origin) -> [ListedAttribute] {
        var result: [ListedAttribute] = []
        for term in terms {
            result.append(ListedAttribute(name: split(term.word), origin: origin))
            let isKnown = !term.arguments.isEmpty && hasAttribute(term.word)
            for state in term.arguments {
                if isKnown, let state = ControlState(name: state.word) {
                    let text = spell(term.word, in: state)
                    let name = AttributeName(text: text, base: term.word, state: state, meant: nil, isKnown: true)
                    result.append(ListedAttribute(name: name, origin: origin))
                    continue
                }
                let name = spell(term.word, in: ControlState(name: state.word))
                if name != term.word { result.append(ListedAttribute(name: split(name), origin: origin)) }
            }
        }
        return result
    }

    /// Attributes as they are gathered from the rows of a class path.
    private struct AttributeList {
        private var origins: [String: ListedAttribute] = [:]
        private var hasMore = false
        private var isListed = false
        private(set) var isDerived = false

        mutating func add(_ terms: [Term], unpaired: [Term], in catalogue: Catalogue) {
            for term in terms {
                if let origin = ComponentRow.origin(term.word) {
                    if origin == .undocumented { isListed = true }
                    for attribute in catalogue.attributes(term.arguments, origin) { add(attribute.name, origin) }
                    continue
                }
                switch term.word {
                case "more": hasMore = true
                case "derived": isDerived = true
                case "none": isListed = true
                case "unlisted": break
                case "unpaired":
                    isListed = true
                    for attribute in catalogue.attributes(unpaired, .unpaired) { add(attribute.name, .unpaired) }
                default:
                    isListed = true
                    for attribute in catalogue.attributes([term], .listed) { add(attribute.name, .listed) }
                }
            }
        }

        mutating func add(_ name: AttributeName, _ origin: ListedAttribute.Origin) {
            if let known = origins[name.text], known.origin >= origin { return }
            origins[name.text] = ListedAttribute(name: name, origin: origin)
        }

        var completeness: Completeness {
            if hasMore { return .truncated }
            if isListed { return .complete }
            return origins.isEmpty ? .unlisted : .examples
        }
        var sorted: [ListedAttribute] {
            origins.values.sorted { $0.name.text.utf8.lexicographicallyPrecedes($1.name.text.utf8) }
        }
    }
}
