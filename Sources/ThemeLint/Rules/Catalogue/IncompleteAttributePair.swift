// The rule `incomplete-attribute-pair`.

import FioriTheme
import NSSSyntax

enum IncompleteAttributePair {
    static let rule = LintRule(
        "incomplete-attribute-pair", .catalogue, .warning, .none, "one of two attributes that only work together",
        why: """
            Some values are read only beside another one: a gradient needs both its ends, and the background of a selected \
            segment is drawn only where there is a plain one.
            """,
        bad: {
            [
                .init("NavigationBar { background-color-top: #1B2A4A; }\n"),
                .init("Button { background-color-bottom: #1B2A4A; height: 44; }\n"),
                .init("SegmentedControl { background-color-selected: #1B2A4A; font-size: 13; }\n"),
            ]
        },
        good: {
            [
                .init("NavigationBar { background-color-top: #1B2A4A; background-color-bottom: #0B1A3A; }\n"),
                .init(
                    "Button,\nPriceTag { background-color-top: #1B2A4A; }\n\nButton { background-color-bottom: #0B1A3A; height: 44; }\n"
                ),
                .init("SegmentedControl { background-color-selected: #1B2A4A; border-color: #1B2A4A; }\n"),
            ]
        },
        check: { pass in
            if pass.engines(where: "blocks", is: "read").isEmpty { return }
            let names = pass.names()
            let catalogue = pass.catalogue
            let paths = pass.classPaths()
            let needs = Needs(names.attributes, paths, names.isCatalogued, pass)
            if needs.isEmpty { return }
            let sets = AttributeSets(paths, of: needs.interest(among: names.attributes), pass)
            for (rule, declaration, text) in sets.declarations where needs.mayNeed(text) {
                for use in paths.uses[rule.uses] {
                    let others = needs.others(of: text, on: use.name)
                    if others.isEmpty || others.contains(where: { sets.has($0, on: use.name) }) { continue }
                    if names.isCatalogued[use.name] {
                        // A class that takes only one of the two is drawn by itself in some other way.
                        let path = catalogue.path(pass.text(paths.names.ranges[use.name]))
                        if path.map({ path in others.contains { path.takes($0) } }) != true { continue }
                    } else if others.contains(where: { sets.has($0) }) {
                        // A class of the app's own comes with others, which may have what is missing.
                        continue
                    }
                    report(declaration, text, others, use, &pass)
                    break
                }
            }
        })

    private static func report(
        _ declaration: Int, _ text: String, _ others: [String], _ use: ClassPathIndex.Use, _ pass: inout LintPass
    ) {
        let range = Declaration(tree: pass.tree, index: declaration).name
        let wanted = others.map { "'\($0)'" }.joined(separator: " or ")
        pass.report(
            "'\(pass.shown(range))' has no effect without \(wanted)", at: range, .valueLost,
            engines: pass.engines(where: "blocks", is: "read"),
            notes: [.init("'\(pass.shown(token: use.token))' does not set it anywhere in this sheet")],
            help: "set \(wanted) as well, or remove this one")
    }

    /// Which attributes need others, of those that the sheet has.
    private struct Needs {
        private var ofAll: [String: [String]] = [:]
        private var ofClass: [Int: [(attribute: String, others: [String])]] = [:]

        init(_ attributes: [String], _ paths: ClassPathIndex, _ isCatalogued: [Bool], _ pass: LintPass) {
            let catalogue = pass.catalogue
            let needing = catalogue.attributesWithNeeds
            for text in attributes where needing.contains(where: { text.utf8.starts(with: $0.utf8) }) {
                let name = catalogue.split(text)
                if let other = catalogue.need(of: name.base) {
                    ofAll[name.text] = [catalogue.spell(other, in: name.state)]
                }
            }
            let classes = catalogue.componentsWithNeeds
            for path in 0..<paths.names.count where isCatalogued[path] {
                // A class of NUI is its own class path.
                let text = pass.text(paths.names.ranges[path])
                if classes.contains(text) { ofClass[path] = catalogue.component(text)?.needs }
            }
        }

        var isEmpty: Bool { ofAll.isEmpty && ofClass.isEmpty }

        /// Of the sheet's attributes, those that need another one or are needed.
        func interest(among attributes: [String]) -> [String] {
            var wanted = Set(ofAll.keys)
            for others in ofAll.values { wanted.formUnion(others) }
            for needs in ofClass.values {
                for need in needs { wanted.formUnion(need.others + [need.attribute]) }
            }
            return attributes.filter { wanted.contains($0) }
        }

        func mayNeed(_ text: String) -> Bool {
            ofAll[text] != nil || ofClass.values.contains { $0.contains { $0.attribute == text } }
        }

        func others(of text: String, on path: Int) -> [String] {
            ofClass[path]?.first { $0.attribute == text }?.others ?? ofAll[text] ?? []
        }
    }

    /// Which attributes of interest each class path sets, in all its blocks together.
    private struct AttributeSets {
        private(set) var declarations: [(rule: ClassPathIndex.Rule, node: Int, text: String)] = []
        private var ofPath: [Int: Set<String>] = [:]
        private var all: Set<String> = []

        init(_ paths: ClassPathIndex, of interest: [String], _ pass: LintPass) {
            let tree = pass.tree
            // Few declarations are of interest: a look at the length tells most of the others.
            let names = interest.map { (text: $0, bytes: Array($0.utf8)) }
            var lengths: UInt64 = 0
            for name in names { lengths |= 1 << UInt64(min(name.bytes.count, 63)) }
            let sheet = tree.source.bytes
            for rule in paths.rules {
                var node = rule.node + 1
                let end = Int(tree.endNodes[rule.node])
                while node < end {
                    if case .declaration = tree.kinds[node] {
                        let range = tree.tokens.range(Int(tree.firstTokens[node]))
                        if lengths >> UInt64(min(range.length, 63)) & 1 == 1,
                            let name = names.first(where: {
                                $0.bytes.count == range.length && sheet[range.start..<range.end].elementsEqual($0.bytes)
                            })
                        {
                            declarations.append((rule, node, name.text))
                            all.insert(name.text)
                            for use in paths.uses[rule.uses] { ofPath[use.name, default: []].insert(name.text) }
                        }
                    }
                    node = Int(tree.endNodes[node])
                }
            }
            for tree in pass.base {
                for node in 0..<tree.count where tree.kinds[node] == .declaration {
                    all.insert(tree.source.text(in: tree.tokens.range(Int(tree.firstTokens[node]))))
                }
            }
            isOverBase = !pass.base.isEmpty
        }

        private let isOverBase: Bool

        func has(_ text: String) -> Bool { all.contains(text) }
        func has(_ text: String, on path: Int) -> Bool {
            ofPath[path]?.contains(text) == true || isOverBase && all.contains(text)
        }
    }
}
