// The rule `duplicate-variable`.

import FioriTheme
import NSSSyntax

enum DuplicateVariable {
    static let rule = LintRule(
        "duplicate-variable", .references, .error, .safeIfEqual, "the same name defined twice in one place",
        why: """
            One of the two has no effect, and the readers do not agree which: NUI keeps the last one, the SwiftUI theme \
            manager the first. In both frameworks the same sheet then shows two colours.
            """,
        bad: {
            [
                .init(
                    "@bandShade:#1B2A4A;\n@bandShade:#2A1B4A;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n"
                ),
                .init("@rowHeight:44;\n@rowHeight:44;\n\nButton { height: @rowHeight; }\n"),
                .init(
                    "@rowHeight:44;\n\n@media (device:ipad) {\n    @rowHeight:52;\n    @rowHeight:56;\n}\n\nButton { height: @rowHeight; }\n"
                ),
                .init(
                    "@rowHeight:44;\n@rowHeight:52;\n\nButton { height: @rowHeight; }\n", engines: [.nui, .swiftui]),
                .init(
                    "@media (device:ipad) {\n    @rowHeight:52;\n}\n\n@rowHeight:44;\n\nButton { height: @rowHeight; }\n",
                    engines: [.nui]),
            ]
        },
        good: {
            [
                .init("@bandShade:#1B2A4A;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n"),
                .init(
                    "@rowHeight:44;\n\n@media (device:ipad) {\n    @rowHeight:52;\n}\n\nButton { height: @rowHeight; }\n"
                ),
                .init(
                    "@media (device:iphone) {\n    @rowHeight:44;\n}\n@media (device:ipad) {\n    @rowHeight:52;\n}\n\nButton { height: @rowHeight; }\n"
                ),
            ]
        },
        check: { pass in
            let variables = pass.variables()
            if variables.definitions.count <= 1 { return }
            var isSeen = [Bool](repeating: false, count: variables.names.count)
            var isRepeated = false
            var repeated = isSeen
            for definition in variables.definitions {
                if isSeen[definition.name] {
                    repeated[definition.name] = true
                    isRepeated = true
                }
                isSeen[definition.name] = true
            }
            guard isRepeated else { return }
            for name in repeated.indices where repeated[name] {
                compare(variables.definitions(of: name).filter { !pass.tree.isBroken($0.node) }, &pass)
            }
        })

    /// Definitions of one name, in order of place. Blocks of equal conditions are one place; a condition that says
    /// nothing, or that never holds, is a place of its own: its slip is spoken of elsewhere.
    private static func compare(_ definitions: [VariableIndex.Definition], _ pass: inout LintPass) {
        var top = -1
        var firstIn = [Int](repeating: -1, count: Int(MediaCells.all.rawValue) + 1)
        var block = -1
        var firstInBlock = -1
        // Definitions in '@media' that nothing outside has followed yet.
        var conditional: [Int] = []
        for definition in definitions {
            var first = -1
            let cells = definition.cells
            if definition.media < 0 {
                first = top
                if top < 0 { top = definition.node }
                for node in conditional { reportHidden(node, definition.node, &pass) }
                conditional.removeAll()
            } else if cells == .all || cells.isEmpty {
                if definition.media == block { first = firstInBlock } else { firstInBlock = definition.node }
                block = definition.media
            } else {
                let cell = Int(cells.rawValue)
                first = firstIn[cell]
                if first < 0 { firstIn[cell] = definition.node }
            }
            if first >= 0 { report(first, definition.node, &pass) }
            if definition.media >= 0, !cells.isEmpty { conditional.append(definition.node) }
        }
    }

    /// A definition that one outside of '@media' follows, which then counts under the condition as well.
    private static func reportHidden(_ conditional: Int, _ later: Int, _ pass: inout LintPass) {
        let engines = pass.engines(where: "definition-wins", is: "last")
        let name = Definition(tree: pass.tree, index: conditional).name
        if engines.isEmpty { return }
        pass.report(
            "'\(pass.shown(name))' is defined again below, outside of '@media'", at: name, .valueLost,
            severity: .warning, engines: engines,
            notes: [
                .init(
                    "this one counts under the condition, too", range: Definition(tree: pass.tree, index: later).name)
            ],
            help: "write what holds under a condition behind what holds always",
            fixes: pass.removal("remove it", of: [conditional]))
    }

    private static func report(_ first: Int, _ later: Int, _ pass: inout LintPass) {
        let tree = pass.tree
        let earlier = Definition(tree: tree, index: first)
        let second = Definition(tree: tree, index: later)
        let name = pass.shown(second.name)
        if isSame(earlier.value, second.value, pass) {
            pass.report(
                "'\(name)' is defined twice with the same value", at: second.name, .none, severity: .warning,
                notes: [.init("the first definition stands here", range: earlier.name)], help: "remove one of them",
                fixes: pass.removal("remove the later one", of: [later]))
            return
        }
        // A reader that misses one of two lines has no second definition; the missed one is spoken of as that.
        let isOnLines = [first, later].allSatisfy { pass.isOnLine($0) }
        func engines(keeping which: String) -> [EngineFacts] {
            pass.engines(where: "definition-wins", is: which).filter { isOnLines || !$0.holds("reader", "lines") }
        }
        let keepingFirst = engines(keeping: "first")
        let keepingLast = engines(keeping: "last")
        if keepingFirst.isEmpty, keepingLast.isEmpty { return }
        let disagree = !keepingFirst.isEmpty && !keepingLast.isEmpty
        let isSure = disagree && isKnown(keepingFirst, pass) && isKnown(keepingLast, pass)
        var notes: [Diagnostic.Note] = [.init("the first definition stands here", range: earlier.name)]
        if let note = note(keepingFirst, "first", pass) { notes.append(note) }
        if let note = note(keepingLast, "last", pass) { notes.append(note) }
        var fixes: [Fix] = []
        if keepingFirst.isEmpty { fixes = pass.removal("remove the earlier one", of: [first]) }
        if keepingLast.isEmpty { fixes = pass.removal("remove the later one", of: [later]) }
        pass.report(
            "'\(name)' is defined twice, with two values", at: second.name, disagree ? .valueLost : .applied,
            severity: isSure ? .error : .warning, notes: notes,
            help: "keep the one that is meant, and remove the other", fixes: fixes)
    }

    /// True for one text, for one colour in hex digits as all engines read it, and for one number.
    private static func isSame(_ first: Value, _ second: Value, _ pass: LintPass) -> Bool {
        if first.flattened == second.flattened { return true }
        let values = [ValueText(first), ValueText(second)]
        let words = values.compactMap { $0.word }
        guard words.count == 2 else { return false }
        if words.allSatisfy({ $0.utf8.first == UInt8(ascii: "#") }) {
            return pass.facts.allSatisfy { facts in
                let colors = values.map { ColorReader(facts).read($0).color }
                return colors[0] != nil && colors[0] == colors[1]
            }
        }
        let numbers = words.compactMap { NumberText(Array($0.utf8)[...]) }
        return numbers.count == 2 && numbers.allSatisfy { $0.isWhole } && numbers[0].value == numbers[1].value
    }

    private static func isKnown(_ engines: [EngineFacts], _ pass: LintPass) -> Bool {
        pass.surest(engines, on: "definition-wins")?.isSure ?? false
    }

    private static func note(_ engines: [EngineFacts], _ which: String, _ pass: LintPass) -> Diagnostic.Note? {
        guard let (facts, isSure) = pass.surest(engines, on: "definition-wins") else { return nil }
        return .init(
            isSure
                ? "\(facts.engine.title) keeps the \(which) one"
                : "\(facts.engine.title) is taken to keep the \(which) one, as NUI does")
    }
}
