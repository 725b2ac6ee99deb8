// The class paths of components as a search for slips needs them. Must not know which name is looked for.

import FioriTheme
import NSSSyntax

/// The class paths that begin as those of components do, and the classes that they are named after.
struct PathNames {
    /// The class paths, sorted.
    let paths: SpellingList
    /// The classes, and the components without a class path, sorted.
    let components: SpellingList
    private let componentSet: Set<String>
    /// The class paths that are named after a class, sorted.
    private let pathsOfComponent: [String: [String]]

    /// Collects the names of a catalogue.
    init(_ catalogue: Catalogue) {
        let names = catalogue.pathNames.filter { $0.utf8.starts(with: catalogue.prefix.utf8) }
        pathsOfComponent = Dictionary(grouping: names) { catalogue.taken($0)?.component ?? "" }
        componentSet = Set(pathsOfComponent.keys.filter { !$0.isEmpty } + catalogue.componentNames)
        paths = SpellingList(names)
        components = SpellingList(componentSet.sorted())
    }

    /// True where a component, or a class path, is named after the class.
    func isComponent(_ name: String) -> Bool { componentSet.contains(name) }

    /// The class paths that are named after a class.
    func paths(of component: String) -> [String] { pathsOfComponent[component] ?? [] }
}
