// Which class paths' declarations may reach an element, and in which order. Must not know what they declare.

import NSSSyntax

/// The class paths that style one element, strongest first.
package struct ClassLineage: Sendable {
    /// Why a class path has a say.
    package enum Relation: Sendable, Hashable {
        /// It is the element's own, or one of the classes that an app gave it.
        case own
        /// The same indexed part with fewer indices, or none.
        case indexed
        /// The component that the part belongs to hands the attribute down.
        case container
        /// The same part of a superclass.
        case superclass
        /// NUI looks this class up before the element's own.
        case inherited
    }

    /// One class path.
    package struct Entry: Sendable {
        /// The class path.
        package let path: String
        /// Its number in the stack, or -1 where no sheet declares it.
        package fileprivate(set) var number: Int
        /// Why it has a say.
        package let relation: Relation
        /// For a container the numbers of the attributes that it hands down.
        package let handedDown: [Int]
    }

    /// As it was asked for.
    package let text: String
    /// Strongest first.
    package private(set) var entries: [Entry]

    fileprivate init(text: String, entries: [Entry]) {
        self.text = text
        self.entries = entries
    }

    /// A class path that is nothing but itself, by its number alone: for a walk that prints none of them.
    init(ofPath number: Int) {
        self.init(text: "", entries: [Entry(path: "", number: number, relation: .own, handedDown: [])])
    }

    /// Makes it that of another such class path, in place.
    mutating func move(toPath number: Int) { entries[0].number = number }

    /// The class of the list that an entry, its own or one with fewer indices, is there for.
    func listed(_ index: Int) -> Entry {
        entries[...index].last { $0.relation == .own } ?? entries[index]
    }
}

extension ThemeStack {
    /// The lineage of a class path or of an app's class list: in `Button:LargeButton` the last class is the strongest.
    package func lineage(of text: String) -> ClassLineage { lineage(of: text) { catalogue.relatives(of: $0) } }

    /// The same where the relatives of a class path may have been looked up before.
    package func lineage(of text: String, relatives: (String) -> ClassRelatives) -> ClassLineage {
        var entries: [ClassLineage.Entry] = []
        func add(_ path: String, _ relation: ClassLineage.Relation, handing: [String] = []) {
            if entries.contains(where: { $0.path == path }) { return }
            entries.append(
                ClassLineage.Entry(
                    path: path, number: paths.number(of: path) ?? -1, relation: relation,
                    handedDown: handing.compactMap { bases.number(of: $0) }))
        }
        // Mostly a single class, which need not be taken apart.
        let isList = text.utf8.contains(UInt8(ascii: ":"))
        let classes = isList ? text.split(separator: ":").reversed().map { String($0) } : [text]
        let related = classes.map(relatives)
        for (path, related) in zip(classes, related) {
            add(path, .own)
            for weaker in related.weakerIndexed { add(weaker, .indexed) }
        }
        for related in related {
            if let container = related.container { add(container, .container, handing: related.handedDown) }
        }
        for related in related {
            for above in related.superclassPaths { add(above, .superclass) }
            if let inherited = related.inherited { add(inherited, .inherited) }
        }
        return ClassLineage(text: text, entries: entries)
    }
}
