// The component catalogue: an index of its sheets by name. What stands in a row is read when it is asked for, in the
// files beside this one. Must not hold any fact itself.

internal import NSSSyntax

/// What is known of components, class paths and attributes: the SDK's, NUI's, and a company's own.
package struct Catalogue: Sendable {
    /// Where a block or row stands.
    struct Place: Sendable {
        let sheet: Int
        let block: Int
        /// The component or attribute that the block is about.
        let name: String
        /// The row's value; nil for a whole block.
        let value: Value?
    }

    /// A class path with an index in it.
    struct Pattern: Sendable {
        /// The texts between the indices.
        let pieces: [String]
        /// As written, with `(n)`.
        let text: String
        /// The class path whose attributes it takes.
        let plain: String
        let component: String
        let isInferred: Bool
    }

    /// What comes with the library, read when it is first asked for.
    package static let sdk = Catalogue()

    let naming: Naming
    private(set) var sheets: [CatalogueSheet] = []
    private(set) var componentPlaces: [String: [Place]] = [:]
    private(set) var pathPlaces: [String: [Place]] = [:]
    private(set) var attributePlaces: [String: [Place]] = [:]
    private(set) var patterns: [Pattern] = []
    private let typePlaces: [String: Place]

    private init() {
        func sheet(_ sheet: EmbeddedCatalogue) -> CatalogueSheet {
            CatalogueSheet(Stylesheet(EmbeddedSheet.catalogue(sheet).source))
        }
        naming = Naming(naming: sheet(.naming), odd: sheet(.odd))
        sheets = [sheet(.valueTypes), sheet(.attributes)]
        typePlaces = Self.blocks(sheets[0], number: 0)
        for (name, place) in Self.blocks(sheets[1], number: 1) { attributePlaces[name] = [place] }
        for embedded in EmbeddedCatalogue.allCases where embedded.hasComponents { add(sheet(embedded)) }
    }

    /// Every component, style class of NUI and pseudo component, sorted.
    package var componentNames: [String] { componentPlaces.keys.sorted() }
    /// Every class path without an index, sorted.
    package var pathNames: [String] { pathPlaces.keys.sorted() }
    /// Every class path with an index, with `(n)` in its place; those that are only inferred, too.
    package var patternNames: [String] { patterns.map { $0.text } }
    /// Every attribute without states, sorted.
    package var attributeNames: [String] { attributePlaces.keys.sorted() }
    /// Every value type, sorted.
    package var typeNames: [String] { typePlaces.keys.sorted() }

    /// True where there is an attribute of that name without its state.
    package func hasAttribute(_ base: String) -> Bool { attributePlaces[base] != nil }
    /// True where there is a component of that name.
    package func hasComponent(_ name: String) -> Bool { componentPlaces[name] != nil }
    /// True where there is a class path of that name, with an index or without.
    package func hasPath(_ text: String) -> Bool { pathPlaces[text] != nil || pattern(text) != nil }

    /// Takes an attribute's name apart.
    package func split(_ name: String) -> AttributeName { naming.split(name) { hasAttribute($0) } }
    /// The name of an attribute in a state; nil is the plain name.
    package func spell(_ base: String, in state: ControlState?) -> String { naming.spell(base, state) }
    /// What an odd class path would be by the rule; nil where it is not odd.
    package func usualSpelling(ofPath path: String) -> String? { naming.oddPaths[path] }

    func place(ofType name: String) -> Place? { typePlaces[name] }

    /// The pattern that a class path with an index follows.
    func pattern(_ text: String) -> Pattern? {
        // Only names that end like a pattern are compared: an index is a run of digits.
        guard text.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) || text.ends(with: ")") else { return nil }
        return patterns.first { $0.text == text || Self.matches(Array(text.utf8), $0.pieces) }
    }

    private static func matches(_ bytes: [UInt8], _ pieces: [String]) -> Bool {
        var position = 0
        for (index, piece) in pieces.enumerated() {
            let piece = Array(piece.utf8)
            let end = position + piece.count
            guard end <= bytes.count, bytes[position..<end].elementsEqual(piece) else { return false }
            position = end
            if index == pieces.count - 1 { return position == bytes.count }
            let start = position
            while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 { position += 1 }
            if position == start { return false }
        }
        return false
    }

    private static func blocks(_ sheet: CatalogueSheet, number: Int) -> [String: Place] {
        var places: [String: Place] = [:]
        for (selector, rule) in sheet.blocks {
            let name = sheet.stylesheet.tree.source.text(in: selector.range)
            places[name] = Place(sheet: number, block: rule.index, name: name, value: nil)
        }
        return places
    }

    /// Adds what a sheet has of components and attributes.
    mutating func add(_ sheet: CatalogueSheet) {
        let number = sheets.count
        sheets.append(sheet)
        for (selector, rule) in sheet.blocks {
            let name = sheet.stylesheet.tree.source.text(in: selector.range)
            let rows = sheet.rows(rule.index)
            let place = Place(sheet: number, block: rule.index, name: name, value: nil)
            if rows.contains(where: { $0.name == "value" }) {
                attributePlaces[name, default: []].append(place)
                continue
            }
            componentPlaces[name, default: []].append(place)
            for row in rows {
                if row.name == "indexed" {
                    addPatterns(sheet.terms(row.value), of: name)
                } else if !ComponentRow.isRow(row.name) {
                    let row = (row.name, Place(sheet: number, block: rule.index, name: name, value: row.value))
                    pathPlaces[row.0, default: []].append(row.1)
                }
            }
        }
    }

    private mutating func addPatterns(_ terms: [Term], of component: String) {
        for term in terms {
            let isInferred = term.word == "inferred"
            for term in isInferred ? term.arguments : [term] {
                let pieces = Self.pieces(term.text)
                // textItem_row(n) takes what textItem takes.
                var plain = pieces[0]
                while pathPlaces[plain] == nil, let cut = plain.utf8.lastIndex(of: UInt8(ascii: "_")) {
                    plain = String(plain[..<cut])
                }
                patterns.append(
                    Pattern(
                        pieces: pieces, text: term.text, plain: plain, component: component, isInferred: isInferred))
            }
        }
    }

    private static func pieces(_ text: String) -> [String] {
        var pieces: [String] = []
        var piece: [UInt8] = []
        var depth = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "(") {
                depth += 1
                pieces.append(String(decoding: piece, as: UTF8.self))
                piece = []
            } else if byte == UInt8(ascii: ")") {
                depth -= 1
            } else if depth == 0 {
                piece.append(byte)
            }
        }
        return pieces + [String(decoding: piece, as: UTF8.self)]
    }
}
