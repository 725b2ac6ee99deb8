// What was read of the catalogue, kept from sheet to sheet. Must not judge anything.

import FioriTheme

/// The class paths and components that sheets have named so far: a folder of themes names the same ones over and over, and
/// each is read row by row.
final class KnownCatalogue {
    private let catalogue: Catalogue
    private var paths: [String: ClassPath?] = [:]
    private var components: [String: Component?] = [:]
    private var relatives: [String: ClassRelatives] = [:]

    /// Knows nothing yet.
    init(_ catalogue: Catalogue) { self.catalogue = catalogue }

    /// How much is kept.
    var count: Int { paths.count + components.count + relatives.count }

    /// What the catalogue has of a class path.
    func path(_ text: String) -> ClassPath? {
        if let known = paths[text] { return known }
        let made = catalogue.path(text)
        paths[text] = .some(made)
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
}
