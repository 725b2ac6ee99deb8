// What was read of the catalogue, kept from sheet to sheet. Must not judge anything.

import FioriTheme

/// The class paths and components that sheets have named so far: a folder of themes names the same ones over and over, and
/// each is read row by row.
final class KnownCatalogue {
    private let catalogue: Catalogue
    private var paths: [String: ClassPath] = [:]
    private var components: [String: Component?] = [:]
    private var relatives: [String: ClassRelatives] = [:]
    private var behind: [String: [PathBehind]] = [:]

    /// Knows nothing yet.
    init(_ catalogue: Catalogue) { self.catalogue = catalogue }

    /// How much is kept.
    var count: Int { paths.count + components.count + relatives.count + behind.count }

    /// What the catalogue has of a class path.
    func path(_ text: String) -> ClassPath? {
        if let known = paths[text] { return known }
        guard let made = catalogue.path(text) else { return nil }
        paths[text] = made
        return made
    }

    /// What it has of a component.
    func component(_ name: String) -> Component? {
        if let known = components[name] { return known }
        let made = catalogue.component(name)
        components[name] = .some(made)
        return made
    }

    /// The class paths that have a say in what another one shows.
    func relatives(of path: String) -> ClassRelatives {
        if let known = relatives[path] { return known }
        let made = catalogue.relatives(of: path)
        relatives[path] = made
        return made
    }

    /// What a part stands on.
    func pathsBehind(_ path: String) -> [PathBehind] {
        if let known = behind[path] { return known }
        let made = catalogue.pathsBehind(path)
        behind[path] = made
        return made
    }

    /// False where a complete list says that a class path has no such attribute: it has no effect there.
    func mayRead(_ base: String, _ state: ControlState, on path: String) -> Bool {
        guard let path = self.path(path), path.completeness == .complete else { return true }
        return path.takes(catalogue.spell(base, in: state)) || state == .normal && path.takes(base)
    }
}
