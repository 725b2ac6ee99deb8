// What of the catalogue somebody asks for: components with the class paths and attributes that a word finds. Must not
// know output formats.

package import FioriTheme

/// Some or all of a catalogue, by name.
package struct CatalogueListing: Sendable {
    /// An attribute with the states that it is listed in.
    package struct Attribute: Sendable {
        /// Its name without a state.
        package let name: String
        /// Its value type; nil where the catalogue does not know the attribute.
        package let type: String?
        /// Its name with the one state that it is listed in; the same as `name` where there are more.
        package var spelling: String
        /// The states, in the order of the cases; the plain name is the normal state.
        package var states: [ControlState]
    }

    /// A class path.
    package struct Path: Sendable {
        /// What is known of it.
        package let path: ClassPath
        /// Its attributes, or those that were looked for.
        package let attributes: [Attribute]
    }

    /// A component.
    package struct Entry: Sendable {
        /// What is known of it.
        package let component: Component
        /// Attributes that its page names for no class path in particular.
        package let attributes: [Attribute]
        /// Its class paths, or those that were looked for.
        package let paths: [Path]
    }

    /// The components, sorted by name.
    package private(set) var entries: [Entry] = []
    /// The attributes that the word finds, sorted.
    package private(set) var attributes: [AttributeFacts] = []
    /// True where the word is a name by itself, so that all of it is to be shown.
    package private(set) var isExact = false

    /// True where nothing was found.
    package var isEmpty: Bool { entries.isEmpty && attributes.isEmpty }

    /// Looks a word up; nil finds everything. A name that the word equals beats those that it is a part of; upper and
    /// lower case count for nothing.
    package init(_ word: String?, in catalogue: Catalogue) {
        var types = Types(catalogue: catalogue)
        let names = catalogue.componentNames
        guard let word else {
            for name in names { add(name, .everything, &types) }
            return
        }
        for match in [Match.exact(word, catalogue), .partial(word)] where isEmpty {
            isExact = match.isExact
            for name in names { add(name, match, &types) }
            for name in catalogue.attributeNames where match.finds(attribute: name) {
                if let facts = catalogue.attribute(name) { attributes.append(facts) }
            }
        }
    }

    /// All names that somebody may have meant.
    package static func names(of catalogue: Catalogue) -> [String] {
        var names = catalogue.componentNames + catalogue.pathNames + catalogue.attributeNames
        for path in catalogue.pathNames + catalogue.patternNames {
            if let part = catalogue.path(path)?.part, !names.contains(part) { names.append(part) }
        }
        return names
    }

    private mutating func add(_ name: String, _ match: Match, _ types: inout Types) {
        guard let component = types.catalogue.component(name) else { return }
        let isWhole = match.finds(component: name)
        var paths: [Path] = []
        var placed: Set<String> = []
        for text in component.paths {
            guard let path = types.catalogue.path(text) else { continue }
            for attribute in path.attributes { placed.insert(attribute.name.text) }
            let isWanted = isWhole || match.finds(path)
            let listed = isWanted ? path.attributes : path.attributes.filter { match.finds($0.name) }
            if isWanted || !listed.isEmpty { paths.append(Path(path: path, attributes: types.grouped(listed))) }
        }
        let own = component.attributes.filter { one in
            !placed.contains(one.name.text) && (isWhole || match.finds(one.name))
        }
        guard isWhole || !paths.isEmpty || !own.isEmpty else { return }
        entries.append(Entry(component: component, attributes: types.grouped(own), paths: paths))
    }

    /// The types of attributes, each looked up once.
    private struct Types {
        let catalogue: Catalogue
        private var known: [String: String?] = [:]

        init(catalogue: Catalogue) { self.catalogue = catalogue }

        mutating func grouped(_ listed: [ListedAttribute]) -> [Attribute] {
            var result: [Attribute] = []
            var places: [String: Int] = [:]
            for one in listed {
                let state = one.name.state ?? .normal
                let base = one.name.base
                guard let place = places[base] else {
                    places[base] = result.count
                    result.append(Attribute(name: base, type: type(base), spelling: one.name.text, states: [state]))
                    continue
                }
                if !result[place].states.contains(state) { result[place].states.append(state) }
                result[place].spelling = base
            }
            for index in result.indices { result[index].states.sort { $0.rawValue < $1.rawValue } }
            return result
        }

        private mutating func type(_ base: String) -> String? {
            if let type = known[base] { return type }
            let type = catalogue.attribute(base)?.type
            known[base] = .some(type)
            return type
        }
    }

    /// What a word finds.
    private enum Match {
        case everything
        /// The word in small letters, the pattern of the class path that it may be, and the attribute that it may be.
        case same([UInt8], pattern: String?, attribute: AttributeName)
        /// The word in small letters.
        case part([UInt8])

        static func exact(_ word: String, _ catalogue: Catalogue) -> Match {
            .same(lowercased(word), pattern: catalogue.path(word)?.pattern, attribute: catalogue.split(word))
        }
        static func partial(_ word: String) -> Match { .part(lowercased(word)) }

        var isExact: Bool { if case .same = self { true } else { false } }

        func finds(component: String) -> Bool { finds(component) }
        func finds(_ path: ClassPath) -> Bool {
            if case .same(_, pattern: let pattern?, attribute: _) = self, pattern == path.pattern { return true }
            return finds(path.pattern) || path.part.map { finds($0) } ?? false
        }
        func finds(_ name: AttributeName) -> Bool {
            if case .same(_, pattern: _, let wanted) = self, wanted.state != nil {
                return wanted.base == name.base && wanted.state == name.state
            }
            if case .same = self { return finds(name.base) }
            return finds(name.text)
        }
        func finds(attribute: String) -> Bool {
            if case .same(_, pattern: _, let wanted) = self, wanted.isKnown { return wanted.base == attribute }
            return finds(attribute)
        }

        private func finds(_ name: String) -> Bool {
            switch self {
            case .everything: true
            case .same(let word, pattern: _, attribute: _): Self.lowercased(name) == word
            case .part(let word): Self.holds(Self.lowercased(name), word)
            }
        }

        private static func holds(_ name: [UInt8], _ word: [UInt8]) -> Bool {
            guard name.count >= word.count else { return false }
            for start in 0...(name.count - word.count)
            where name[start..<start + word.count].elementsEqual(word) { return true }
            return false
        }

        private static func lowercased(_ text: String) -> [UInt8] {
            text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        }
    }
}
