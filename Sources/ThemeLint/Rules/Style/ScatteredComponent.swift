// The rule `scattered-component`.

import FioriTheme
import NSSSyntax

enum ScatteredComponent {
    /// So many blocks of others between two of one component are read as its end.
    private static let distance = 5

    static let rule = LintRule(
        "scattered-component", .style, .advice, .safe, "blocks of one component far apart",
        why: """
            Who changes a component's look reads the blocks that stand together and misses the one further down. Blocks \
            for several components at once, and those in '@media', stand where they have to. Where most components are \
            spread, the sheet is ordered by something else, all colours and then all type, and is left alone.
            """,
        bad: {
            [
                .init(
                    "fdlFUIContactView {\n    background-color: #E4EDF6;\n}\n\n" + filler
                        + "/* the name */\nfdlFUIContactView_headlineLabel {\n    font-style: headline;\n}\n"),
                .init(
                    "fdlFUIKPIProgressView {\n    tint-color: #2F4A84;\n}\n\n" + filler
                        + "fdlFUIKPIProgressView_captionLabel {\n    font-color: #1B2A4A;\n}\n",
                    engines: [.uikit, .nui]),
                .init(
                    "fdlFUIContactView {\n    background-color: #E4EDF6;\n}\n\nfdlFUIContactView_headlineLabel {\n    font-style: headline;\n}\n\n"
                        + filler
                        + "fdlFUIContactView_subheadlineLabel {\n    font-style: subheadline;\n}\n\nfdlFUIContactView_descriptionLabel {\n    font-style: footnote;\n}"
                ),
            ]
        },
        good: {
            [
                .init(
                    "fdlFUIContactView {\n    background-color: #E4EDF6;\n}\n\nfdlFUIContactView_headlineLabel {\n    font-style: headline;\n}\n\n"
                        + filler),
                .init(
                    "fdlFUIContactView {\n    background-color: #E4EDF6;\n}\n\n" + filler
                        + "fdlFUIContactView_headlineLabel,\nfdlFUICardMainHeaderView_title {\n    font-style: headline;\n}\n"
                ),
                .init(
                    "fdlFUIContactView {\n    background-color: #E4EDF6;\n}\n\n" + filler
                        + "@media (device:ipad) {\n    fdlFUIContactView {\n        background-color: #D6E2EF;\n    }\n}\n"
                ),
            ]
        },
        check: { pass in
            let paths = pass.classPaths()
            if paths.rules.count <= distance + 1 { return }
            let blocks = Blocks(paths, isCatalogued: pass.names().isCatalogued, pass.source)
            for group in blocks.scattered { report(group, paths, &pass) }
        })

    /// Blocks of others.
    private static let filler = """
        NavigationBar {
            font-size: 18;
        }

        TabBarItem {
            font-size: 11;
        }

        Button {
            height: 48;
        }

        Label {
            font-size: 17;
        }

        TextField {
            height: 44;
        }

        SearchBar {
            background-color: #E4EDF7;
        }


        """

    private static func report(_ group: Blocks.Group, _ paths: ClassPathIndex, _ pass: inout LintPass) {
        let stray = paths.rules[group.rules[group.first]]
        let before = paths.rules[group.rules[group.first - 1]]
        let range = pass.tree.tokens.range(paths.uses[stray.uses.lowerBound].token)
        let more = group.rules.count - group.first - 1
        let whose = more == 0 ? "'\(pass.shown(range))' stands" : "'\(pass.shown(range))' and \(more) more stand"
        pass.report(
            "\(whose) far from the other blocks of '\(pass.shown(group.component))'", at: range, .none,
            notes: [
                .init(
                    "\(group.distance) blocks of others lie behind this one",
                    range: pass.tree.tokens.range(paths.uses[before.uses.lowerBound].token))
            ],
            help: "let the blocks of a component stand together", fixes: moving(group, paths, pass))
    }

    /// Moves the blocks behind the last one of those that stand together, with their comments.
    private static func moving(_ group: Blocks.Group, _ paths: ClassPathIndex, _ pass: LintPass) -> [Fix] {
        guard let target = pass.ownLines(of: paths.rules[group.rules[group.first - 1]].node) else { return [] }
        var text = ""
        var edits: [Edit] = []
        for rule in group.rules[group.first...] {
            guard let lines = pass.ownLines(of: paths.rules[rule].node) else { return [] }
            text += pass.lineEnd + pass.text(ofLines: lines)
            edits.append(pass.removal(ofLines: lines))
        }
        return [
            Fix(
                edits.count == 1 ? "move it to the others" : "move them to the others", .unsafe,
                [.insert(text, at: target.end)] + edits)
        ]
    }

    /// The blocks at the top of a sheet by the component that they are for.
    private struct Blocks {
        struct Group {
            /// Where the component's name stands.
            let component: TextRange
            /// Its blocks, by number, in order of place.
            var rules: [Int] = []
            /// The first of them that stands apart, as a place in that list; 0 where none does.
            var first = 0
            /// How many blocks stand in front of it since the one before.
            var distance = 0
        }

        private var groups: [Group] = []
        private var names = NameTable()
        /// For each group how many blocks at the top stood before its last one.
        private var lastPlace: [Int] = []

        init(_ paths: ClassPathIndex, isCatalogued: [Bool], _ source: Source) {
            let sheet = source.bytes
            let bytes = sheet.span
            var place = 0
            for (number, rule) in paths.rules.enumerated() where rule.media < 0 {
                if let component = Self.component(rule, paths, isCatalogued, bytes) {
                    add(number, names.intern(component, in: bytes), component, place)
                }
                place += 1
            }
        }

        private mutating func add(_ rule: Int, _ name: Int, _ component: TextRange, _ place: Int) {
            if name == groups.count {
                groups.append(Group(component: component))
                lastPlace.append(place)
            }
            let distance = place - lastPlace[name] - 1
            if groups[name].first == 0, distance > groups[name].distance, distance > ScatteredComponent.distance {
                groups[name].first = groups[name].rules.count
                groups[name].distance = distance
            }
            groups[name].rules.append(rule)
            lastPlace[name] = place
        }

        /// The component, up to the first underscore, that all of a rule's class paths are for.
        private static func component(
            _ rule: ClassPathIndex.Rule, _ paths: ClassPathIndex, _ isCatalogued: [Bool], _ bytes: Span<UInt8>
        ) -> TextRange? {
            var component: TextRange?
            for use in rule.uses {
                let name = paths.uses[use].name
                let range = paths.names.ranges[name]
                // NUI's classes have no parts.
                guard isCatalogued[name], range.length > 3, bytes[range.start] == UInt8(ascii: "f") else { return nil }
                var end = range.start
                while end < range.end, bytes[end] != UInt8(ascii: "_") { end += 1 }
                let found = TextRange(range.start, end)
                if let component, !NameTable.equal(component, in: bytes, found, in: bytes) { return nil }
                component = found
            }
            return component
        }

        /// The components that are spread; none where those are the rule.
        var scattered: [Group] {
            let apart = groups.filter { $0.first > 0 }
            let together = groups.count { $0.first == 0 && $0.rules.count > 1 }
            return apart.count > 2 && apart.count > together ? [] : apart
        }
    }
}
