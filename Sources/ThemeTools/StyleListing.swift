// Which styles of a theme are to be listed. Must not know output formats or files.

package import FioriTheme

/// Styles of class paths in states and surroundings, as a command asked for them.
package struct StyleListing: Sendable {
    /// What is asked for; what is nil or empty is not narrowed.
    package struct Query: Sendable {
        /// Class paths or class lists.
        package var classPaths: [String] = []
        /// Components of the catalogue.
        package var components: [String] = []
        /// Attributes, with their state or without.
        package var attributes: [String] = []
        /// Control states.
        package var states: [ControlState] = []
        /// The whole catalogue, and not just what the sheets name.
        package var isWhole = false
        /// The surroundings, each of which is answered for.
        package var traits: [Traits] = [Traits()]

        /// Asks for everything that the sheets name.
        package init() {}
    }

    /// The styles of one class path.
    package struct Entry: Sendable {
        /// The component that has it; nil where none of the catalogue does.
        package let component: String?
        /// The class path or class list.
        package let classPath: String
        /// One state in one set of surroundings each: states in the order of their declaration, surroundings as given.
        package let styles: [ClassStyle]
    }

    /// The theme.
    package let stack: ThemeStack
    private let paths: [String]
    private let query: Query

    /// By class path. Each is made when its turn comes: all styles of a large theme together take many times its bytes.
    package var entries: some Sequence<Entry> {
        paths.lazy.map { entry($0) }.filter { !$0.styles.isEmpty || query.classPaths.contains($0.classPath) }
    }

    /// Lists styles of a theme. Class paths for which nothing is set are left out unless they were asked for by name.
    package init(_ stack: ThemeStack, _ query: Query) {
        self.stack = stack
        self.query = query
        var paths = query.classPaths
        for name in query.components {
            if let component = stack.catalogue.component(name) { paths += stack.classPaths(of: component) }
        }
        if paths.isEmpty, query.components.isEmpty {
            paths = stack.themePaths
            if query.isWhole { paths += stack.catalogue.pathNames }
            paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
        var once: [String] = []
        for path in paths where path != once.last { once.append(path) }
        self.paths = once
    }

    /// The states that were asked for; else those that something is declared for, and of the whole catalogue those of the
    /// component as well.
    private func states(_ path: String, _ lineage: ClassLineage) -> [ControlState] {
        if !query.states.isEmpty { return query.states }
        let declared = stack.declaredStates(lineage)
        let name = query.isWhole ? stack.catalogue.path(path)?.components.first : nil
        guard let known = name.flatMap({ stack.catalogue.component($0) })?.states else { return declared }
        return ControlState.allCases.filter { declared.contains($0) || known.contains($0) }
    }

    private func entry(_ path: String) -> Entry {
        let lineage = stack.lineage(of: path)
        let wanted = query.attributes.map { stack.attribute($0) }
        let bases = stack.shownBases(lineage)
        var styles: [ClassStyle] = []
        for state in states(path, lineage) {
            for traits in query.traits {
                var style = stack.style(for: lineage, bases, state, traits)
                if !wanted.isEmpty {
                    style = style.keeping { attribute in
                        wanted.contains { $0.base == attribute && ($0.state == nil || $0.state == state) }
                    }
                }
                if !style.attributes.isEmpty { styles.append(style) }
            }
        }
        return Entry(
            component: stack.catalogue.path(path)?.components.first, classPath: path, styles: styles)
    }
}
