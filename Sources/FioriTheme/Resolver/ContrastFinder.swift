// Which colours of a theme are seen one upon the other, for those who show a theme. Must not judge nor word anything.

import NSSSyntax

/// Looks for what stands on what. It remembers what the catalogue says, so ask one finder for many class paths.
package struct ContrastFinder {
    private let stack: ThemeStack
    /// What stands for the screen.
    package let screen: DynamicColor
    private var attributes: [String: AttributeFacts?] = [:]
    private var behind: [String: [PathBehind]] = [:]
    private var beaten: [String: [(attribute: String, beaten: String)]] = [:]
    /// The attributes of the theme that paint a picture behind everything.
    private var pictures: [String] = []

    /// Makes a finder for a theme. Of `place` device and orientation count, and these only for the screen.
    package init(_ stack: ThemeStack, on place: Traits = Traits()) {
        self.stack = stack
        screen = stack.screen(on: place)
        for base in 0..<stack.bases.count {
            let name = stack.bases.text(base)
            if let facts = facts(name), facts.role == .background, facts.type == "image" { pictures.append(name) }
        }
    }

    /// What is known of an attribute.
    package mutating func facts(_ base: String) -> AttributeFacts? {
        if let known = attributes[base] { return known }
        let found = stack.catalogue.attribute(base)
        attributes[base] = .some(found)
        return found
    }

    /// The pairs of a style's colours, in the order of its attributes.
    package mutating func pairs(_ style: ClassStyle) -> [ContrastPair] {
        var pairs: [ContrastPair] = []
        for attribute in style.attributes {
            guard case .color? = attribute.value, let facts = facts(attribute.attribute), let role = facts.role,
                role != .background, !facts.standsOn.isEmpty,
                let surfaces = surfaces(facts.standsOn, behind: style)
            else { continue }
            // A border of no width is not seen.
            if case .border = role, style.number("border-width") == 0 { continue }
            pairs.append(
                ContrastPair(
                    foreground: attribute, role: role, surfaces: surfaces, screen: screen,
                    needed: role == .text && size(of: style) != .large ? 4.5 : 3))
        }
        return pairs
    }

    /// What lies behind a style of those attributes, nearest first: on its own class path, then on those behind it. Nil
    /// where a picture does.
    package mutating func surfaces(_ names: [String], behind style: ClassStyle) -> [ContrastPair.Surface]? {
        var surfaces: [ContrastPair.Surface] = []
        let seen = pathsBehind(style.classPath).filter { $0.isSeen(in: style.state) }.map { $0.path }
        for path in [style.classPath] + seen {
            if pictures.contains(where: { isSet($0, path, style) }) { return nil }
            guard let base = names.first(where: { isSet($0, path, style) }) else { continue }
            let stronger = overrides(path).first { $0.beaten == base && isSet($0.attribute, path, style) }
            if let surface = surface(stronger?.attribute ?? base, path, style) { surfaces.append(surface) }
        }
        return surfaces
    }

    private mutating func surface(_ base: String, _ path: String, _ style: ClassStyle) -> ContrastPair.Surface? {
        let color = value(base, path, style)
        guard case .color? = color.value else { return nil }
        guard let other = facts(base)?.needs, isSet(other, path, style) else {
            return ContrastPair.Surface(color: color, otherEnd: nil)
        }
        return ContrastPair.Surface(color: color, otherEnd: value(other, path, style))
    }

    private func size(of style: ClassStyle) -> TextSize {
        TextSize(points: style.number("font-size"), style: style.text("font-style"), font: style.text("font-name"))
    }

    private func isSet(_ base: String, _ path: String, _ style: ClassStyle) -> Bool {
        value(base, path, style).value != nil
    }

    private func value(_ base: String, _ path: String, _ style: ClassStyle) -> Resolution {
        stack.resolve(stack.lineage(of: path), base, style.state, style.traits, tracing: false)
    }

    private mutating func pathsBehind(_ path: String) -> [PathBehind] {
        if let known = behind[path] { return known }
        let found = stack.catalogue.pathsBehind(path)
        behind[path] = found
        return found
    }

    private mutating func overrides(_ path: String) -> [(attribute: String, beaten: String)] {
        if let known = beaten[path] { return known }
        let found = stack.catalogue.component(path)?.overrides ?? []
        beaten[path] = found
        return found
    }
}

extension ThemeStack {
    /// What is taken for the screen behind everything: the palette's colour for it, as the theme has the palette; white
    /// and black where there is none.
    package func screen(on place: Traits) -> DynamicColor {
        color(named: ComponentFacts.screen.name("background"), traits: place)
            ?? DynamicColor { .color($0.appearance == .light ? .white : .black) }
    }

    /// What is taken for text that nothing gives a colour: the palette's colour for it; black and white where there is
    /// none.
    package func ink(on place: Traits) -> DynamicColor {
        color(named: ComponentFacts.screen.name("label"), traits: place)
            ?? DynamicColor { .color($0.appearance == .light ? .black : .white) }
    }
}
