// The rule `incomplete-attribute-pair`.

import FioriTheme
import NSSSyntax

enum IncompleteAttributePair {
    static let rule = LintRule(
        "incomplete-attribute-pair", .catalogue, .warning, .none, "one of two attributes that only work together",
        why: """
            Some values are read only beside another one: a gradient needs both its ends, and without the upper one it is \
            not drawn at all; the background of a selected segment is drawn only where there is a plain one.
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
            let needs = Needs(names, paths, pass.tree.source, pass.memory)
            if needs.isEmpty { return }
            let sets = AttributeSets(paths, needs, names.attributes, &pass)
            for place in sets.declarations {
                for use in paths.uses[place.rule.uses] {
                    let others = needs.others(of: place.attribute, on: use.name)
                    if others.isEmpty || others.contains(where: { sets.has($0, on: use.name) }) { continue }
                    let texts = others.map { pass.memory.attributes.names[$0].text }
                    if names.isCatalogued[use.name] {
                        // A class that takes only one of the two is drawn by itself in some other way.
                        let path = pass.memory.known.path(pass.text(paths.names.ranges[use.name]))
                        if path.map({ path in texts.contains { path.takes($0) } }) != true { continue }
                    } else if others.contains(where: { sets.has($0) }) {
                        // A class of the app's own comes with others, which may have what is missing.
                        continue
                    }
                    report(place.node, texts, use, &pass)
                    break
                }
            }
        })

    private static func report(
        _ declaration: Int, _ others: [String], _ use: ClassPathIndex.Use, _ pass: inout LintPass
    ) {
        let range = Declaration(tree: pass.tree, index: declaration).name
        let wanted = others.map { "'\($0)'" }.joined(separator: " or ")
        let note = Diagnostic.Note("'\(pass.shown(token: use.token))' does not set it anywhere in this sheet")
        if pass.memory.attribute(pass.catalogue.split(pass.text(range)).base)?.isDrawnAlone == true {
            pass.report(
                "'\(pass.shown(range))' makes no gradient without \(wanted)", at: range, .applied,
                engines: pass.engines(where: "blocks", is: "read"),
                notes: [.init("one colour is taken to be drawn in place of the gradient"), note],
                help: "set \(wanted) as well, or a plain colour in place of this one")
            return
        }
        pass.report(
            "'\(pass.shown(range))' has no effect without \(wanted)", at: range, .valueLost,
            engines: pass.engines(where: "blocks", is: "read"),
            notes: [note],
            help: "set \(wanted) as well, or remove this one")
    }

    private struct Need {
        let attribute: Int
        let others: [Int]
    }

    private struct Place {
        let rule: ClassPathIndex.Rule
        let node: Int
        let attribute: Int
    }

    /// Which attributes need others, of those that the sheet has.
    private struct Needs {
        private var ofAll: [Need] = []
        private var ofClass: [Int: [Need]] = [:]
        /// What needs another one, or is needed.
        private(set) var interest: [Int] = []

        init(_ names: SheetNames, _ paths: ClassPathIndex, _ source: Source, _ memory: LintMemory) {
            for (attribute, companion) in memory.attributes.withCompanions(names.attributes) {
                let need = need(attribute, [companion])
                ofAll.append(need)
            }
            for path in 0..<paths.names.count where names.isCatalogued[path] {
                // A class of NUI is its own class path.
                let text = source.text(in: paths.names.ranges[path])
                guard memory.componentsWithNeeds.contains(text) else { continue }
                for need in memory.known.component(text)?.needs ?? [] {
                    let others = need.others.map { memory.attributes.number(of: $0) }
                    let made = self.need(memory.attributes.number(of: need.attribute), others)
                    ofClass[path, default: []].append(made)
                }
            }
        }

        private mutating func need(_ attribute: Int, _ others: [Int]) -> Need {
            interest.append(attribute)
            interest += others
            return Need(attribute: attribute, others: others)
        }

        var isEmpty: Bool { ofAll.isEmpty && ofClass.isEmpty }

        /// The attributes one of which must be set beside an attribute on a class path; empty where it needs none.
        func others(of attribute: Int, on path: Int) -> [Int] {
            if !ofClass.isEmpty, let need = ofClass[path]?.first(where: { $0.attribute == attribute }) {
                return need.others
            }
            return ofAll.first { $0.attribute == attribute }?.others ?? []
        }
    }

    /// Which attributes of interest each class path sets, in all its blocks together.
    private struct AttributeSets {
        private(set) var declarations: [Place] = []
        /// For each attribute its place among those of interest, or -1.
        private var places: [Int]
        /// For each class path a bit for each attribute of interest.
        private var bits: [UInt64]
        private let width: Int
        /// For each attribute of interest: whether any class path sets it, and whether a lower sheet does.
        private var isSet: [Bool]
        private var isSetInBase: [Bool]
        private let isOverBase: Bool

        init(_ paths: ClassPathIndex, _ needs: Needs, _ judged: [Int], _ pass: inout LintPass) {
            let numbers = pass.attributes()
            // What stands on wrong class paths only is not looked at.
            var isJudged = [Bool](repeating: false, count: pass.memory.attributes.count)
            for attribute in judged { isJudged[attribute] = true }
            var places = [Int](repeating: -1, count: pass.memory.attributes.count)
            var count = 0
            for attribute in needs.interest where places[attribute] < 0 {
                places[attribute] = count
                count += 1
            }
            width = count / 64 + 1
            bits = [UInt64](repeating: 0, count: paths.names.count * width)
            isSet = [Bool](repeating: false, count: count)
            isSetInBase = isSet
            isOverBase = !pass.base.isEmpty
            let kinds = pass.tree.kinds
            let ends = pass.tree.endNodes
            for rule in paths.rules {
                var node = rule.node + 1
                let end = Int(ends[rule.node])
                while node < end {
                    // A pattern, not ==: across modules that is a call for each node.
                    let attribute = Int(numbers[node])
                    if case .declaration = kinds[node], places[attribute] >= 0, isJudged[attribute] {
                        let place = places[attribute]
                        declarations.append(Place(rule: rule, node: node, attribute: attribute))
                        isSet[place] = true
                        for use in rule.uses {
                            bits[paths.uses[use].name * width + place / 64] |= 1 << UInt64(place % 64)
                        }
                    }
                    node = Int(ends[node])
                }
            }
            for tree in pass.base {
                let sheet = tree.source.bytes
                for node in 0..<tree.count where tree.kinds[node] == .declaration {
                    let name = tree.tokens.range(Int(tree.firstTokens[node]))
                    let number = pass.memory.attributes.number(of: name, in: sheet.span)
                    if number < places.count, places[number] >= 0 { isSetInBase[places[number]] = true }
                }
            }
            self.places = places
        }

        func has(_ attribute: Int) -> Bool {
            let place = places[attribute]
            return place >= 0 && (isSet[place] || isSetInBase[place])
        }

        func has(_ attribute: Int, on path: Int) -> Bool {
            let place = places[attribute]
            if place < 0 { return false }
            // Over other sheets nobody knows what else is on this class path.
            return bits[path * width + place / 64] >> UInt64(place % 64) & 1 == 1 || isOverBase && has(attribute)
        }
    }
}
