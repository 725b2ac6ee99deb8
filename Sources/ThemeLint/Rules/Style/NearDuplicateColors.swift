// The rule `near-duplicate-colors`.

import FioriTheme
import NSSSyntax

enum NearDuplicateColors {
    static let rule = LintRule(
        "near-duplicate-colors", .style, .advice, .none, "variables whose colours are hardly told apart",
        why: """
            Two greys that nobody can tell apart, nearer to each other than the steps of any scale, are one decision made twice: whoever writes the next block takes either, \
            and a change of one leaves the other behind. Equal values are another matter: a variable may not refer to \
            another one, so two names for two roles have to repeat the value. Colours that override the palette are its own \
            scale, and left alone.
            """,
        bad: {
            [
                .init(
                    "@bandShade:#1B2A4A;\n@cardShade:#1B2A4C;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n\nfdlFUIContactView { background-color: @cardShade; }\n"
                ),
                .init(
                    "@mist:#D1D1D1;\n@fog:#D3D3D3;\n@haze:#CFCFCF;\n\nView { background-color: @mist; }\n\nControl { background-color: @fog; }\n\nTable { background-color: @haze; }\n"
                ),
                .init(
                    "@veil:rgba(27,42,74,0.4);\n@shade:rgba(28,42,74,0.4);\n\nView { background-color: @veil; }\n\nControl { background-color: @shade; }\n",
                    engines: [.nui]),
            ]
        },
        good: {
            [
                .init(
                    "@bandShade:#1B2A4A;\n@cardShade:#1B2A4A;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n\nfdlFUIContactView { background-color: @cardShade; }\n"
                ),
                .init(
                    "@mist:#E4EDF6;\n@fog:#C4D0DF;\n\nView { background-color: @mist; }\n\nControl { background-color: @fog; }\n"
                ),
                .init(
                    "@veil:rgba(27,42,74,0.4);\n@shade:rgba(27,42,74,0.8);\n\nView { background-color: @veil; }\n\nControl { background-color: @shade; }\n"
                ),
            ]
        },
        check: { pass in
            guard let facts = pass.blockReaders.first, pass.variables().definitions.count > 1 else { return }
            // A scale of greys may well go in steps that are just visible.
            var groups = ColorGroups(visible: pass.options.visibleDifference / 2)
            // Plain digits are all alike to the engines, so that most sheets need no reader.
            var reader: ColorReader?
            let names = ColorNames.sdk
            let bytes = pass.source.bytes
            let hasPalette = !pass.engines(where: "palette-overrides", is: "true").isEmpty
            let variables = pass.variables()
            let tree = pass.tree
            for definition in variables.definitions where definition.media < 0 && !tree.isBroken(definition.node) {
                let view = Definition(tree: tree, index: definition.node)
                guard mayBeColor(view.value) else { continue }
                let name = TextRange(view.name.start + 1, view.name.end)
                if hasPalette, names.beginsWithName(name, in: bytes.span), names.key(pass.text(name)) != nil {
                    continue
                }
                var color = pass.plainColor(definition.node)
                if color == nil {
                    let made = reader ?? ColorReader(facts)
                    reader = made
                    color = made.read(ValueText(view.value)).color
                }
                if let color, color.alpha > 0 { groups.add(color, definition.node) }
            }
            for members in groups.groups { report(members, &pass) }
        })

    /// True for what begins as hex digits or a function do: a word is a name already.
    private static func mayBeColor(_ value: Value) -> Bool {
        guard !value.isEmpty, case .word = value.tree.tokens.kinds[value.firstToken] else { return false }
        if case .leftParenthesis = value.tree.tokens.kinds[value.firstToken + 1] { return true }
        return value.tree.source.bytes[value.range.start] == UInt8(ascii: "#")
    }

    private static func report(_ members: [ColorGroups.Member], _ pass: inout LintPass) {
        let first = Definition(tree: pass.tree, index: members[0].node)
        let second = Definition(tree: pass.tree, index: members[1].node)
        var notes: [Diagnostic.Note] = []
        for member in members.dropFirst().prefix(8) {
            let view = Definition(tree: pass.tree, index: member.node)
            notes.append(.init("\(member.color.shown) is defined here", range: view.name))
        }
        pass.report(
            members.count == 2
                ? "'\(pass.shown(first.name))' and '\(pass.shown(second.name))' are hardly told apart"
                : "'\(pass.shown(first.name))' and \(members.count - 1) other variables are hardly told apart",
            at: first.name, .applied, engines: pass.blockReaders,
            notes: [.init("this one is \(members[0].color.shown)")] + notes,
            help: "give one value to all, or make the difference visible")
    }
}

/// Colours in groups of those that are hardly told apart from the group's first one. Linear: each colour is held
/// against the few that lie in its neighbourhood.
private struct ColorGroups {
    struct Member {
        let color: Color
        let node: Int
    }

    /// The first member of each group, in order of sight, and where its colour lies.
    private var firsts: [(member: Member, place: OKLab)] = []
    /// The other members of groups that have some.
    private var others: [Int: [Member]] = [:]

    private let visible: Double
    /// The groups by the cube of the colour space, as large as a visible difference, that their first colour lies in.
    private var cubes: [Int: [Int]] = [:]
    /// So many groups lie in them: none until there are more than a few.
    private var cubed = 0

    init(visible: Double) { self.visible = visible }

    /// The members of each group that has more than one, in order of sight.
    var groups: [[Member]] { others.keys.sorted().map { [firsts[$0].member] + (others[$0] ?? []) } }

    /// Up to so many groups are gone through one by one, which costs less than looking into cubes.
    private static let few = 128

    mutating func add(_ color: Color, _ node: Int) {
        let place = color.oklab
        let member = Member(color: color, node: node)
        if let group = near(color, place) {
            // A second name for the very same value is a role, no slip.
            let isNew = firsts[group].member.color != color && others[group]?.contains { $0.color == color } != true
            if isNew { others[group, default: []].append(member) }
            return
        }
        firsts.append((member, place))
        if firsts.count > Self.few { for group in cubed..<firsts.count { fill(group) } }
    }

    private mutating func fill(_ group: Int) {
        let place = firsts[group].place
        let key = Self.key(coordinate(place.lightness), coordinate(place.a), coordinate(place.b))
        cubes[key, default: []].append(group)
        cubed = group + 1
    }

    /// The first group whose first colour is hardly told apart from this one.
    private func near(_ color: Color, _ place: OKLab) -> Int? {
        if firsts.count <= Self.few { return firsts.indices.first { isNear($0, color, place) } }
        let (l, a, b) = (coordinate(place.lightness), coordinate(place.a), coordinate(place.b))
        var first: Int?
        for x in l - 1...l + 1 {
            for y in a - 1...a + 1 {
                for z in b - 1...b + 1 {
                    for group in cubes[Self.key(x, y, z)] ?? []
                    where group < first ?? firsts.count && isNear(group, color, place) {
                        first = group
                    }
                }
            }
        }
        return first
    }

    private func isNear(_ group: Int, _ color: Color, _ place: OKLab) -> Bool {
        firsts[group].member.color.alpha == color.alpha && firsts[group].place.distance(to: place) < visible
    }

    private func coordinate(_ number: Double) -> Int { Int((number / visible).rounded(.down)) }

    private static func key(_ x: Int, _ y: Int, _ z: Int) -> Int { (x &* 4096 &+ y) &* 4096 &+ z }
}
