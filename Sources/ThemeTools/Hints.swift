// What helps to understand an answer of a theme beside the answer itself. Must not know output formats.

package import FioriTheme

/// Remarks on answers: whose blocks are asked, and who reads what they say.
package enum Hints {
    /// The remarks on one answer, each a sentence without a full stop.
    package static func on(_ resolution: Resolution, of stack: ThemeStack) -> [String] {
        if let hop = stack.unusableOverride(behind: resolution), let origin = hop.origin {
            let place = Positions(stack).text(of: origin)
            return ["'\(hop.name)' is to replace it, and '\(hop.text)' at \(place) is no colour"]
        }
        guard stack.facts.holds("blocks", "read") else { return [] }
        if resolution.value == nil, resolution.failure == nil { return inheritance(resolution, stack) }
        if resolution.failure != nil, let hint = substitute(resolution, stack) { return [hint] }
        // Where `x-normal` is an attribute of its own, it is listed under its whole name.
        let name = resolution.attribute
        guard let path = stack.catalogue.path(resolution.classPath), path.isNUI,
            !path.takes(base: name), !path.takes(name)
        else { return [] }
        return ["no code of '\(path.text)' asks for '\(resolution.attribute)': the value has no effect"]
    }

    /// What a class of the app's own would take over from the class that it is named after; nil for any other.
    package static func inheritance(of path: String, in stack: ThemeStack) -> String? {
        guard let parent = parent(of: path, stack.catalogue) else { return nil }
        return
            "only blocks of '\(path)' are asked; with the class list '\(parent):\(path)' those of '\(parent)' are, too"
    }

    private static func inheritance(_ resolution: Resolution, _ stack: ThemeStack) -> [String] {
        let path = resolution.classPath
        guard let parent = parent(of: path, stack.catalogue) else { return [] }
        let list = "\(parent):\(path)"
        let other = stack.resolve(list, resolution.attribute, state: resolution.state, traits: resolution.traits)
        guard let value = other.value, let origin = other.origin else {
            return inheritance(of: path, in: stack).map { [$0] } ?? []
        }
        let place = Positions(stack).text(of: origin)
        return ["with the class list '\(list)' it would be \(value.shown(in: resolution.traits)), from \(place)"]
    }

    /// What a component that has a colour of its own shows in place of a declared value that is no colour, which leaves
    /// the property as if nothing were declared; nil where that is not known.
    private static func substitute(_ resolution: Resolution, _ stack: ThemeStack) -> String? {
        switch resolution.failure {
        case .noColor, .noPaletteColor: break
        default: return nil
        }
        guard stack.facts.holds("bad-color", "none"), let own = stack.paletteDefault(behind: resolution) else {
            return nil
        }
        if resolution.state != .normal {
            let normal = stack.resolve(resolution.classPath, resolution.attribute, traits: resolution.traits)
            if normal.isDeclared, let value = normal.value {
                return "without a colour for '\(resolution.state.name)' that of normal shows (inferred): "
                    + value.shown(in: resolution.traits)
            }
        }
        return "without a colour the palette's shows, as where nothing is declared (inferred): "
            + own.shown(in: resolution.traits)
    }

    /// The class of NUI's that a class of the app's own ends in: `Button` of `SmallButton`.
    private static func parent(of path: String, _ catalogue: Catalogue) -> String? {
        if catalogue.hasPath(path) || path.utf8.contains(UInt8(ascii: ":")) { return nil }
        var found: String?
        for name in catalogue.plainPathNames where path.utf8.count > name.utf8.count && path.hasSuffix(name) {
            guard let path = catalogue.path(name), path.isNUI else { continue }
            if name.utf8.count > (found?.utf8.count ?? 0) { found = name }
        }
        return found
    }
}
