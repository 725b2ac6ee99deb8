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

    private static let sdkPatterns = embeddedPatterns()
    private static let sdkHeirs = sdk.findHeirs()

    /// A company's own sheets; the embedded ones stand before them.
    private var added: [CatalogueSheet] = []
    private var addedComponents: [String: [Place]] = [:]
    private var addedPaths: [String: [Place]] = [:]
    private var addedAttributes: [String: [Place]] = [:]
    private var addedPatterns: [Pattern] = []

    private init() {}

    /// True where sheets of a company were added to what the SDK has.
    package var isExtended: Bool { !added.isEmpty }

    /// How names are made.
    var naming: Naming { Naming.sdk }
    var index: CatalogueIndex { CatalogueIndex.sdk }

    /// Every component, style class of NUI and pseudo component, sorted.
    package var componentNames: [String] { names(.component, addedComponents) }
    /// Every class path without an index, sorted.
    package var pathNames: [String] { names(.path, addedPaths) }
    /// The class paths that do not begin as those of components do, sorted: NUI's classes, and a few that pages print so.
    package var plainPathNames: [String] {
        if addedPaths.isEmpty { return index.plainPaths }
        return Set(index.plainPaths).union(addedPaths.keys.filter { $0.utf8.first != UInt8(ascii: "f") }).sorted()
    }
    /// Every class path with an index, with `(n)` in its place; those that are only inferred, too.
    package var patternNames: [String] { patterns.map { $0.text } }
    /// Every attribute without states, sorted.
    package var attributeNames: [String] { names(.attribute, addedAttributes) }
    /// Every value type, sorted.
    package var typeNames: [String] { names(.type, [:]) }

    private func names(_ kind: CatalogueIndex.Kind, _ added: [String: [Place]]) -> [String] {
        if added.isEmpty { return index.names(kind) }
        return Set(index.names(kind)).union(added.keys).sorted()
    }

    /// True where there is an attribute of that name without its state.
    package func hasAttribute(_ base: String) -> Bool { index.has(.attribute, base) || addedAttributes[base] != nil }
    /// True where there is a component of that name.
    package func hasComponent(_ name: String) -> Bool { index.has(.component, name) || addedComponents[name] != nil }
    /// True where there is a class path of that name, with an index or without.
    package func hasPath(_ text: String) -> Bool { hasPlainPath(text) || pattern(text) != nil }
    /// True where there is a class path of that name without an index.
    func hasPlainPath(_ text: String) -> Bool { index.has(.path, text) || addedPaths[text] != nil }

    /// The class paths without an index that take something from this one: those of parts, and of what derives from it.
    func heirs(of path: String) -> [String] { (isExtended ? findHeirs() : Self.sdkHeirs)[path] ?? [] }

    private func findHeirs() -> [String: [String]] {
        var heirs: [String: [String]] = [:]
        for path in pathNames {
            for relative in relatives(of: path).all { heirs[relative, default: []].append(path) }
        }
        return heirs
    }

    // MARK: Places

    /// A sheet by its number.
    func sheet(_ number: Int) -> CatalogueSheet {
        let all = EmbeddedCatalogue.allCases
        return number < all.count ? .embedded(all[number]) : added[number - all.count]
    }

    var patterns: [Pattern] { addedPatterns.isEmpty ? Self.sdkPatterns : Self.sdkPatterns + addedPatterns }
    func componentPlaces(_ name: String) -> [Place] { places(.component, name) + (addedComponents[name] ?? []) }
    func pathPlaces(_ name: String) -> [Place] { places(.path, name) + (addedPaths[name] ?? []) }
    /// The block of an attribute that a company added last; nil where none did.
    func addedPlace(ofAttribute name: String) -> Place? { addedAttributes[name]?.last }

    private func places(_ kind: CatalogueIndex.Kind, _ name: String) -> [Place] {
        index.entries(kind, name).compactMap { place($0) }
    }

    private func place(_ entry: CatalogueIndex.Entry) -> Place? {
        let sheet = sheet(Int(entry.sheet))
        guard let (block, name) = sheet.block(at: Int(entry.block)) else { return nil }
        var value: Value?
        if entry.kind == .path || entry.kind == .indexed || entry.kind == .need {
            value = sheet.row(at: entry.range.start)
        }
        return Place(sheet: Int(entry.sheet), block: block, name: name, value: value)
    }

    /// Takes an attribute's name apart.
    package func split(_ name: String) -> AttributeName { naming.split(name, in: self) }
    /// The name of an attribute in a state; nil is the plain name.
    package func spell(_ base: String, in state: ControlState?) -> String { naming.spell(base, state) }
    /// What an odd class path would be by the rule; nil where it is not odd.
    package func usualSpelling(ofPath path: String) -> String? {
        CatalogueIndex.sdk.odd(path, in: "odd-class-paths")
    }

    /// The classes some of whose attributes need another one.
    package var componentsWithNeeds: [String] {
        var names: [String] = []
        for entry in index.entries where entry.kind == .need {
            let name = index.block(of: entry)
            if hasComponent(name) { names.append(name) }
        }
        for (name, places) in addedComponents
        where places.contains(where: { sheet($0.sheet).rows($0.block).contains { $0.name == "needs" } }) {
            names.append(name)
        }
        return names.sorted()
    }

    /// The pattern that a class path with an index follows.
    func pattern(_ text: String) -> Pattern? {
        // Only names that end like a pattern are compared: an index is a run of digits.
        guard text.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) || text.ends(with: ")") else { return nil }
        let bytes = Array(text.utf8)
        return patterns.first { $0.text == text || Self.matches(bytes, $0.pieces) }
    }

    private static func matches(_ bytes: [UInt8], _ pieces: [String]) -> Bool {
        guard bytes.starts(with: pieces[0].utf8) else { return false }
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

    /// Adds what a sheet has of components and attributes.
    mutating func add(_ sheet: CatalogueSheet) {
        let number = EmbeddedCatalogue.allCases.count + added.count
        added.append(sheet)
        for (selector, rule) in sheet.blocks {
            let name = sheet.stylesheet.tree.source.text(in: selector.range)
            let rows = sheet.rows(rule.index)
            let place = Place(sheet: number, block: rule.index, name: name, value: nil)
            if rows.contains(where: { $0.name == "value" }) {
                addedAttributes[name, default: []].append(place)
                continue
            }
            addedComponents[name, default: []].append(place)
            for row in rows {
                if row.name == "indexed" {
                    addedPatterns += patterns(sheet.terms(row.value), of: name)
                } else if !ComponentRow.isRow(row.name) {
                    let row = (row.name, Place(sheet: number, block: rule.index, name: name, value: row.value))
                    addedPaths[row.0, default: []].append(row.1)
                }
            }
        }
    }

    private static func embeddedPatterns() -> [Pattern] {
        let catalogue = Catalogue()
        var patterns: [Pattern] = []
        for entry in CatalogueIndex.sdk.entries where entry.kind == .indexed {
            guard let place = catalogue.place(entry), let value = place.value else { continue }
            patterns += catalogue.patterns(catalogue.sheet(place.sheet).terms(value), of: place.name)
        }
        return patterns
    }

    private func patterns(_ terms: [Term], of component: String) -> [Pattern] {
        var patterns: [Pattern] = []
        for term in terms {
            let isInferred = term.word == "inferred"
            for term in isInferred ? term.arguments : [term] {
                let pieces = Self.pieces(term.text)
                // textItem_row(n) takes what textItem takes.
                var plain = pieces[0]
                while !hasPlainPath(plain), let cut = plain.utf8.lastIndex(of: UInt8(ascii: "_")) {
                    plain = String(plain[..<cut])
                }
                patterns.append(
                    Pattern(
                        pieces: pieces, text: term.text, plain: plain, component: component, isInferred: isInferred))
            }
        }
        return patterns
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
