// Which class path stands for which, above which, on which. Must not resolve anything: it names candidates, and what
// it names is inferred from the names and a few rows of data.

import NSSSyntax

extension Catalogue {
    /// The component and the part that a class path's name spells, whether or not the path is catalogued. The class in
    /// the name need not be a component: `fdlFUIEULAView_title`. Nil where it does not begin as such names do.
    package func taken(_ path: String) -> (component: String, part: String?)? {
        guard path.utf8.starts(with: naming.prefixBytes) else { return nil }
        let rest = path.utf8.dropFirst(naming.prefixBytes.count)
        guard let end = rest.firstIndex(where: Self.isSeparator) else { return (String(rest) ?? "", nil) }
        return (String(path[rest.startIndex..<end]), String(path[rest.index(after: end)...]))
    }

    /// False where a class path surely has nothing to do with another one, as most of an app's own.
    func mayRelate(_ path: TextRange, in names: Span<UInt8>) -> Bool {
        if isExtended { return true }
        var index = path.start
        for byte in naming.prefixBytes {
            if index >= path.end || names[index] != byte { return CatalogueIndex.sdk.isNUIClass(path, in: names) }
            index += 1
        }
        return true
    }

    /// The class path of a component, or of a part of it, by the rule.
    func path(of component: String, part: String?) -> String {
        naming.prefix + component + (part.map { "_" + $0 } ?? "")
    }

    /// What stands behind the first separator of a class path.
    func part(of path: String) -> String? {
        guard let separator = path.utf8.firstIndex(where: Self.isSeparator) else { return nil }
        return String(path[path.utf8.index(after: separator)...])
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") }

    /// The same part of each superclass that is a component, nearest first. They need not be catalogued themselves.
    package func superclassPaths(of path: String) -> [String] {
        guard let (name, part) = taken(path) else { return [] }
        var paths: [String] = []
        var seen = [name]
        var next = superclass(of: name)
        while let current = next, !seen.contains(current), hasComponent(current) {
            paths.append(self.path(of: current, part: part))
            seen.append(current)
            next = superclass(of: current)
        }
        return paths
    }

    private func superclass(of name: String) -> String? {
        Rows(componentPlaces(name), in: self).words("superclass").first
    }

    /// The class path of the component that a part belongs to, and the attributes without states that reach from it to
    /// its parts; nil where none do.
    package func container(of path: String) -> (path: String, handingDown: [String])? {
        guard let part = part(of: path) else { return nil }
        let own = path.dropping(part).dropping("_")
        guard let place = pathPlaces(own).first else { return nil }
        let handedDown = Rows(componentPlaces(place.name), in: self).handedDown
        return handedDown.isEmpty ? nil : (own, handedDown)
    }

    /// The attributes of a component's own class path that show a colour of the palette where nothing is declared, each
    /// with the colour's name and those of states that have another one. Empty for any other class path.
    package func paletteDefaults(of path: String) -> [(base: String, color: String, states: [(ControlState, String)])] {
        guard let taken = taken(path), taken.part == nil, hasComponent(taken.component) else { return [] }
        return Rows(componentPlaces(taken.component), in: self).terms("palette-defaults").compactMap { term in
            guard let color = term.arguments.first?.word else { return nil }
            let states = term.arguments.dropFirst().compactMap { other in
                ControlState(name: other.word).flatMap { state in other.arguments.first.map { (state, $0.word) } }
            }
            return (term.word, color, states)
        }
    }

    /// The class paths of components that show one of some colours of the palette where nothing is declared.
    func pathsShowing(paletteColors names: Set<String>) -> [String] {
        componentNames.map { path(of: $0, part: nil) }.filter { path in
            paletteDefaults(of: path).contains { row in
                names.contains(row.color) || row.states.contains { names.contains($0.1) }
            }
        }
    }

    /// The class of NUI that is looked up before this one; nil where there is none.
    package func inherited(by path: String) -> String? {
        hasComponent(path) ? Rows(componentPlaces(path), in: self).inherits : nil
    }

    /// True where an attribute of a class path, without its state, shows the system's own look in a state that it is not
    /// set for.
    package func hasSystemLook(_ base: String, on path: String) -> Bool {
        for place in pathPlaces(path) {
            let rows = Rows(componentPlaces(place.name), in: self)
            if rows.systemStates.contains(base) { return true }
            if let above = rows.inherits, Rows(componentPlaces(above), in: self).systemStates.contains(base) {
                return true
            }
        }
        return false
    }

    /// The class paths with fewer indices that style an indexed part, too, strongest first: for `textItem_row2_column1`
    /// those of the column, of the row, and of all.
    package func weakerIndexed(than path: String) -> [String] {
        guard let own = pattern(path) else { return [] }
        let numbers = Self.indices(path, own.pieces)
        var paths = [own.plain]
        for other in patterns where other.component == own.component && other.plain == own.plain {
            // Weakest first, as the row has them.
            if other.text == own.text { break }
            if let text = Self.filled(other.pieces, with: numbers) { paths.append(text) }
        }
        return paths.reversed()
    }

    /// The word in front of each index and the digits that stand there.
    private static func indices(_ path: String, _ pieces: [String]) -> [(word: String, digits: String)] {
        var result: [(word: String, digits: String)] = []
        var rest = path.utf8[...]
        for piece in pieces.dropLast() {
            rest = rest.dropFirst(piece.utf8.count)
            let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
            rest = rest.dropFirst(digits.count)
            result.append((lastWord(piece), String(decoding: digits, as: UTF8.self)))
        }
        return result
    }

    private static func filled(_ pieces: [String], with numbers: [(word: String, digits: String)]) -> String? {
        var text = ""
        for piece in pieces.dropLast() {
            guard let number = numbers.first(where: { $0.word == lastWord(piece) }) else { return nil }
            text += piece + number.digits
        }
        return text + (pieces.last ?? "")
    }

    private static func lastWord(_ piece: String) -> String {
        let separator = piece.utf8.lastIndex(where: isSeparator)
        return separator.map { String(piece[piece.utf8.index(after: $0)...]) } ?? piece
    }

    /// All class paths that have a say in what this one shows, beside itself.
    package func relatives(of path: String) -> ClassRelatives {
        let container = container(of: path)
        return ClassRelatives(
            weakerIndexed: weakerIndexed(than: path), container: container?.path,
            handedDown: container?.handingDown ?? [], superclassPaths: superclassPaths(of: path),
            inherited: inherited(by: path))
    }

    /// What a part stands on: the part behind it, or the component's own path. Empty for what is no part.
    package func pathsBehind(_ path: String) -> [PathBehind] {
        guard let part = part(of: path) else { return [] }
        var behind: [PathBehind] = []
        for place in pathPlaces(path) {
            let rows = Rows(componentPlaces(place.name), in: self)
            for pair in rows.pairs("stands-on") where pair.0 == path {
                behind.append(PathBehind(path: pair.1, state: rows.stateParts.first { $0.path == pair.1 }?.state))
            }
        }
        if behind.isEmpty { behind = [PathBehind(path: path.dropping(part).dropping("_"), state: nil)] }
        return behind.filter { $0.path != path }
    }
}

/// A class path that another one is seen upon.
package struct PathBehind: Sendable {
    /// The class path.
    package let path: String
    /// The only state in which it lies there, where it is itself the look of a state; nil for one that always does.
    package let state: ControlState?

    /// True where it lies there in a state.
    package func isSeen(in state: ControlState) -> Bool { self.state == nil || self.state == state }
}

/// The class paths that have a say in what another one shows, whatever sheets declare.
package struct ClassRelatives: Sendable {
    /// Those with fewer indices, strongest first.
    let weakerIndexed: [String]
    /// That of the component which hands attributes down to its parts.
    let container: String?
    /// The attributes that it hands down, without states.
    let handedDown: [String]
    /// The same part of each superclass, nearest first.
    let superclassPaths: [String]
    /// The class of NUI that is looked up before this one.
    let inherited: String?

    /// All of them.
    var all: [String] {
        weakerIndexed + (container.map { [$0] } ?? []) + superclassPaths + (inherited.map { [$0] } ?? [])
    }
}
