// The rule `repeated-literal`.

import FioriTheme
import NSSSyntax

enum RepeatedLiteral {
    static let rule = LintRule(
        "repeated-literal", .style, .advice, .unsafe, "a colour or a font that is written out three times or more",
        why: """
            A value in many places is one decision, and the next change of it will miss a place. Said once for each value. \
            Numbers are left alone, 12 as a size has nothing to do with 12 as a margin, and so are black and white, \
            and the words for colours, which are names already.
            """,
        bad: {
            [
                .init(
                    "fdlFUIObjectHeaderView { background-color: #1B2A4A; }\n\nfdlFUIContactView { background-color: #1b2a4a; }\n\nfdlFUISignatureCaptureView { background-color: #1B2A4A; }\n"
                ),
                .init(
                    "Label { font-name: Avenir-Medium; }\n\nButton { font-name: Avenir-Medium; }\n\nTextField { font-name: Avenir-Medium; }\n"
                ),
                .init(
                    "@card-edge:#8899AA;\n@card-width:1;\n\nTextField { border-color: @card-edge; border-width: @card-width; }\n\nView { background-color: rgba(27,42,74,0.4); }\n\nControl { background-color: rgba(27,42,74,0.4); }\n\nTable { background-color: rgba(27,42,74,0.4); }\n",
                    engines: [.nui]),
            ]
        },
        good: {
            [
                .init(
                    "@bandShade:#1B2A4A;\n\nfdlFUIObjectHeaderView { background-color: @bandShade; }\n\nfdlFUIContactView { background-color: @bandShade; }\n\nfdlFUISignatureCaptureView { background-color: @bandShade; }\n"
                ),
                .init(
                    "fdlFUIObjectHeaderView { background-color: #1B2A4A; }\n\nfdlFUIContactView { background-color: #1B2A4A; }\n"
                ),
                .init(
                    "Label { font-color: white; font-size: 17; }\n\nButton { font-color: white; font-size: 17; }\n\nTextField { font-color: white; font-size: 17; }\n"
                ),
                .init(
                    "Label { font-name: boldSystem; }\n\nButton { font-name: boldSystem; }\n\nTextField { font-name: boldSystem; }\n"
                ),
            ]
        },
        check: { pass in
            let table = pass.literals()
            let repeated = table.literals.filter { literal in
                // What has a name already is the business of `hardcoded-color`.
                literal.count >= LiteralTable.limit && !literal.isPlain && (!literal.isColor || literal.name == nil)
                    && (literal.isColor || !isSystemFont(literal, pass))
            }
            if repeated.isEmpty { return }
            let uses = table.uses(of: Set(repeated.map { $0.number }), pass.attributes())
            var names = NewNames(&pass)
            let place = pass.placeOfDefinitions
            for literal in repeated {
                if let uses = uses[literal.number] { report(uses, literal, place, &names, &pass) }
            }
        })

    private static func isSystemFont(_ literal: LiteralTable.Literal, _ pass: LintPass) -> Bool {
        FontNames.sdk.system.contains(pass.text(pass.tree.value(ofStatement: literal.node).range))
    }

    private static func report(
        _ uses: [(node: Int, value: TextRange)], _ literal: LiteralTable.Literal,
        _ place: LintPass.PlaceOfDefinitions?, _ names: inout NewNames, _ pass: inout LintPass
    ) {
        let others = uses.dropFirst().prefix(7).map { Diagnostic.Note("it is written out here, too", range: $0.value) }
        let first = uses[0].value
        let value = pass.text(first)
        var name: String
        var edits: [Edit] = []
        if case .variable(let node) = literal.name {
            name = pass.text(Definition(tree: pass.tree, index: node).name)
        } else {
            name = names.make(for: pass.text(Declaration(tree: pass.tree, index: uses[0].node).name))
            if let place { edits = [place.insertion(of: name + ":" + value + ";" + pass.lineEnd)] }
        }
        let isKnown = literal.name != nil
        let isComplete = isKnown || !edits.isEmpty
        edits += uses.map { Edit($0.value, name) }
        pass.report(
            "'\(pass.shown(first))' is written out \(uses.count) times", at: first, .applied,
            engines: pass.blockReaders, notes: [.init("who changes it has to find all of them")] + others,
            help: isKnown ? "'\(name)' has that value: use it" : "give it a name, such as '\(name):\(value);'",
            fixes: isComplete
                ? [Fix(isKnown ? "use '\(name)'" : "define '\(name)' and use it", .unsafe, edits)] : [])
    }

    /// Names for variables that the sheet does not have.
    private struct NewNames {
        private var taken: Set<String> = []
        /// The number that each stem got last.
        private var numbers: [String: Int] = [:]
        private var isKebab = false

        init(_ pass: inout LintPass) {
            for range in pass.variables().names.ranges {
                let text = pass.text(range)
                taken.insert(text)
                isKebab = isKebab || text.utf8.contains(UInt8(ascii: "-"))
            }
        }

        /// A name after the attribute that it is for.
        mutating func make(for attribute: String) -> String {
            let words = NameForm.words(attribute)
            let stem = "@" + (isKebab ? NameForm.kebab.spell(words) : NameForm.camel.spell(words))
            var number = (numbers[stem] ?? 0) + 1
            while true {
                let name = number == 1 ? stem : stem + (isKebab ? "-" : "") + "\(number)"
                if taken.insert(name).inserted, !PaletteConstants.isKnown(name) {
                    numbers[stem] = number
                    return name
                }
                number += 1
            }
        }
    }
}
