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
            let needs = Needs(names, paths, pass.tree.source, pass.memory)
            if needs.isEmpty { return }
            let sets = AttributeSets(paths, of: needs.interest(among: names.attributes, pass.memory), &pass)
            for place in sets.declarations {
                let text = pass.memory.attributes.names[place.attribute].text
                for use in paths.uses[place.rule.uses] {
                    let others = needs.others(of: place.attribute, text, on: use.name)
                    if others.isEmpty || others.contains(where: { sets.has($0, on: use.name) }) { continue }
                    if names.isCatalogued[use.name] {
                        // A class that takes only one of the two is drawn by itself in some other way.
                        let path = catalogue.path(pass.text(paths.names.ranges[use.name]))
                        if path.map({ path in others.contains { path.takes($0) } }) != true { continue }
                    } else if others.contains(where: { sets.has($0) }) {
                        // A class of the app's own comes with others, which may have what is missing.
                        continue
                    }
                    report(place.node, text, others, use, &pass)
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

    private struct Need {
        let attribute: Int
        let other: String
    }

    private struct Interest {
        let attribute: Int
        let text: String
    }

    private struct Place {
        let rule: ClassPathIndex.Rule
        let node: Int
        let attribute: Int
    }

    /// Which attributes need others, of those that the sheet has.
    private struct Needs {
        private var ofAll: [Need] = []
        private var ofClass: [Int: [(attribute: String, others: [String])]] = [:]

        init(_ names: SheetNames, _ paths: ClassPathIndex, _ source: Source, _ memory: LintMemory) {
            for attribute in names.attributes {
                if let other = memory.attributes.companion(attribute) {
                    ofAll.append(Need(attribute: attribute, other: other))
                }
            }
            for path in 0..<paths.names.count where names.isCatalogued[path] {
                // A class of NUI is its own class path.
                let text = source.text(in: paths.names.ranges[path])
                if memory.componentsWithNeeds.contains(text) {
                    ofClass[path] = memory.catalogue.component(text)?.needs
                }
            }
        }

        var isEmpty: Bool { ofAll.isEmpty && ofClass.isEmpty }

        /// Of the sheet's attributes, those that need another one or are needed.
        func interest(among attributes: [Int], _ memory: LintMemory) -> [Interest] {
            var wanted: [String] = []
            for need in ofAll {
                wanted.append(need.other)
                wanted.append(memory.attributes.names[need.attribute].text)
            }
            for needs in ofClass.values {
                for need in needs { wanted += need.others + [need.attribute] }
            }
            var interest: [Interest] = []
            for attribute in attributes {
                let text = memory.attributes.names[attribute].text
                if wanted.contains(text) { interest.append(Interest(attribute: attribute, text: text)) }
            }
            return interest
        }

        /// The attributes one of which must be set beside an attribute on a class path; empty where it needs none.
        func others(of attribute: Int, _ text: String, on path: Int) -> [String] {
            if !ofClass.isEmpty, let need = ofClass[path]?.first(where: { $0.attribute == text }) { return need.others }
            return ofAll.first { $0.attribute == attribute }.map { [$0.other] } ?? []
        }
    }

    /// Which attributes of interest each class path sets, in all its blocks together.
    private struct AttributeSets {
        private(set) var declarations: [Place] = []
        private let interest: [Interest]
        /// For each class path a bit for each attribute of interest.
        private var bits: [UInt64]
        private let width: Int
        /// For each attribute of interest: whether any class path sets it.
        private var isSet: [Bool]
        /// What lower sheets set, on whatever class path.
        private var ofBase: Set<String> = []

        init(_ paths: ClassPathIndex, of interest: [Interest], _ pass: inout LintPass) {
            self.interest = interest
            width = interest.count / 64 + 1
            bits = [UInt64](repeating: 0, count: paths.names.count * width)
            isSet = [Bool](repeating: false, count: interest.count)
            let numbers = pass.attributes()
            var places = [Int](repeating: -1, count: pass.memory.attributes.count)
            for (place, one) in interest.enumerated() { places[one.attribute] = place }
            let kinds = pass.tree.kinds
            let ends = pass.tree.endNodes
            for rule in paths.rules {
                var node = rule.node + 1
                let end = Int(ends[rule.node])
                while node < end {
                    // A pattern, not ==: across modules that is a call for each node.
                    if case .declaration = kinds[node], places[Int(numbers[node])] >= 0 {
                        let place = places[Int(numbers[node])]
                        declarations.append(Place(rule: rule, node: node, attribute: Int(numbers[node])))
                        isSet[place] = true
                        for use in rule.uses {
                            bits[paths.uses[use].name * width + place / 64] |= 1 << UInt64(place % 64)
                        }
                    }
                    node = Int(ends[node])
                }
            }
            for tree in pass.base {
                for node in 0..<tree.count where tree.kinds[node] == .declaration {
                    ofBase.insert(tree.source.text(in: tree.tokens.range(Int(tree.firstTokens[node]))))
                }
            }
        }

        func has(_ text: String) -> Bool {
            if let place = interest.firstIndex(where: { $0.text == text }), isSet[place] { return true }
            return !ofBase.isEmpty && ofBase.contains(text)
        }

        func has(_ text: String, on path: Int) -> Bool {
            if let place = interest.firstIndex(where: { $0.text == text }),
                bits[path * width + place / 64] >> UInt64(place % 64) & 1 == 1
            {
                return true
            }
            return !ofBase.isEmpty && has(text)
        }
    }
}
