// The class paths that a theme leaves alone, for people and as JSON. Must not know files or terminals.

package import FioriTheme
import NSSSyntax

/// Writes what no sheet of a theme styles.
package struct UnstyledReport {
    private let stack: ThemeStack
    private let paths: [String]

    /// Looks for the class paths of the catalogue that the engine reads and no sheet of the theme names; where class paths or
    /// components are asked for, among theirs.
    package init(_ stack: ThemeStack, _ query: StyleListing.Query = .init()) {
        self.stack = stack
        let named = Set(stack.themePaths)
        let catalogue = stack.catalogue
        // What only SAP has is nothing to an engine without a palette.
        let isOfSAP = stack.facts.holds("palette-names", "true")
        let all = isOfSAP ? catalogue.pathNames : catalogue.plainPathNames.filter { catalogue.path($0)?.isNUI ?? false }
        var chosen = Set(query.classPaths.flatMap { $0.split(separator: ":").map { String($0) } })
        for name in query.components { chosen.formUnion(catalogue.component(name)?.paths ?? []) }
        let isWhole = query.classPaths.isEmpty && query.components.isEmpty
        paths =
            stack.facts.holds("blocks", "read")
            ? all.filter { !named.contains($0) && (isWhole || chosen.contains($0)) } : []
    }

    /// A line for each class path, with its component.
    package var text: [UInt8] {
        var output: [UInt8] = []
        for path in paths {
            output.writeHarmless(path)
            if let component = component(path) { output.writeHarmless("  (\(component))") }
            output.write("\n")
        }
        if !paths.isEmpty { output.write("\n") }
        output.write(paths.count == 1 ? "1 class path has no block" : "\(paths.count) class paths have no block")
        output.write("\n")
        return output
    }

    /// The component that a class path is a part of; nil for a class of NUI's, which others may have as well.
    private func component(_ path: String) -> String? {
        stack.catalogue.path(path).flatMap { $0.isNUI ? nil : $0.components.first }
    }

    /// One document, version 1.
    package var json: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("version", 1)
            StyleJSON.header(stack, to: &json)
            json.key("unstyled")
            json.array { json in
                for path in paths {
                    json.object(inline: true) { json in
                        json.member("component", component(path))
                        json.member("classPath", path)
                    }
                }
            }
        }
        json.finish()
        return json.bytes
    }
}
