// A component read from its blocks in the catalogue. Must not judge what it reads: what is unknown is left out.

extension Catalogue {
    /// What is known of a component; nil where there is none such.
    package func component(_ name: String) -> Component? {
        let places = componentPlaces(name)
        if places.isEmpty { return nil }
        let rows = Rows(places, in: self)
        let paths = paths(of: name, rows)
        let conformances = rows.words("conforms")
        return Component(
            name: name, kind: rows.kind, superclass: rows.words("superclass").first, inner: rows.words("inner"),
            conformances: conformances, evidence: rows.evidence, sources: rows.sources, paths: paths,
            pathList: pathList(rows.words("paths").first, isEmpty: paths.isEmpty),
            attributes: attributes(rows["unpaired"], .unpaired) + attributes(rows["mentioned"], .mentioned),
            attributesOf: rows.words("attributes-of"),
            states: rows.words("states").compactMap { ControlState(name: $0) },
            neverEntered: naming.neverEntered.filter { conformances.contains($0.conformance) }.map { $0.state },
            handedDown: rows.handedDown, systemStates: rows.systemStates, titleText: rows.words("title-text"),
            overrides: rows.pairs("overrides").map { ($0.0, $0.1) },
            needs: rows["needs"].map { term in (term.word, term.arguments.map { $0.word }) },
            arrivals: arrivals(rows.words("arrived")), deprecated: rows.words("deprecated").first,
            styles: rows.words("styles").first, inherits: rows.inherits)
    }

    /// The rows of a component, whichever sheets they are in, each read when it is asked for.
    struct Rows {
        private let places: [Place]
        private let catalogue: Catalogue

        init(_ places: [Place], in catalogue: Catalogue) {
            self.places = places
            self.catalogue = catalogue
        }

        /// The terms of a row; of several the last one's, as in any sheet.
        subscript(name: String) -> [Term] {
            for place in places.reversed() {
                let sheet = catalogue.sheet(place.sheet)
                if let value = sheet.value(ofRow: name, in: place.block) { return sheet.terms(value) }
            }
            return []
        }
        func words(_ name: String) -> [String] { self[name].map { $0.word } }
        /// The terms, those in `inferred(…)` without it.
        func terms(_ name: String) -> [Term] { self[name].flatMap { $0.word == "inferred" ? $0.arguments : [$0] } }
        /// Each term's word with each of its arguments.
        func pairs(_ name: String) -> [(String, String)] {
            terms(name).flatMap { term in term.arguments.map { (term.word, $0.word) } }
        }

        var handedDown: [String] { terms("handed-down").map { $0.word } }
        /// Parts that are the look of a state.
        var stateParts: [(path: String, state: ControlState)] {
            terms("state-parts").compactMap { term in
                ControlState(name: term.arguments.first?.word ?? "").map { (term.word, $0) }
            }
        }
        var systemStates: [String] { terms("system-states").map { $0.word } }
        var inherits: String? { words("inherits").first }

        var kind: Component.Kind {
            switch words("kind").first {
            case "pseudo": .pseudo
            case "nui": .nui
            default: .component
            }
        }

        /// The best of what is given; a company's component without the row is as its authors say.
        var evidence: EngineFacts.Confidence {
            let given = words("evidence").compactMap { EngineFacts.Confidence(name: $0) }
            return given.max() ?? .documented
        }
        var sources: [String] { self["evidence"].flatMap { $0.arguments.map { $0.word } } }
    }

    private func paths(of name: String, _ rows: Rows) -> [String] {
        var paths: Set<String> = []
        for place in componentPlaces(name) {
            for row in sheet(place.sheet).rows(place.block) where !ComponentRow.isRow(row.name) {
                paths.insert(row.name)
            }
        }
        return paths.sorted() + patterns.filter { $0.component == name }.map { $0.text }
    }

    private func pathList(_ word: String?, isEmpty: Bool) -> Component.PathList {
        switch word {
        case "truncated": .truncated
        case "examples": .examples
        case "none": .none
        default: isEmpty ? .unknown : .complete
        }
    }

    private func arrivals(_ words: [String]) -> [Component.Arrival] {
        guard words.count > 2 else { return [] }
        return words.dropFirst(2).map { Component.Arrival(after: words[0], by: words[1], name: $0) }
    }
}
