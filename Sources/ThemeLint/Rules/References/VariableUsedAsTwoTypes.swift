// The rule `variable-used-as-two-types`.

import FioriTheme
import NSSSyntax

enum VariableUsedAsTwoTypes {
    static let rule = LintRule(
        "variable-used-as-two-types", .references, .warning, .none,
        "a variable that is a colour here and a number there",
        why: """
            One value cannot be both. Whichever it is, the other place gets none: a colour read as a number is 0, a number \
            read as a colour is no colour.
            """,
        bad: {
            [
                .init("Button { font-color: @tintColor; corner-radius: @tintColor; }\n"),
                .init("Label { font-color: @primaryLabel; }\n\nTextField { height: @primaryLabel; }\n"),
                .init("Button { border-color: @secondaryLabel; border-width: @secondaryLabel; }\n"),
            ]
        },
        good: {
            [
                .init("@accent:#5B35C8;\n\nButton { font-color: @accent; border-color: @accent; }\n"),
                .init("@gap:4;\n\nButton { corner-radius: @gap; padding: @gap; }\n"),
                .init("@accent:#5B35C8;\n\nPriceTag { font-color: @accent; badge-shape: @accent; }\n"),
            ]
        },
        check: { pass in
            let variables = pass.variables()
            if variables.uses.count < 2 || pass.engines(where: "blocks", is: "read").isEmpty { return }
            // For each variable, by number: the first use that tells a sort, and whether it was spoken of.
            var first = [(attribute: TextRange, token: Int, sort: Sort?)?](repeating: nil, count: variables.names.count)
            var sorts = Sorts()
            var spoken = [Bool](repeating: false, count: variables.names.count)
            for use in variables.uses where !use.isInDefinition && use.isWholeValue && !pass.tree.isBroken(use.node) {
                let attribute = pass.tree.tokens.range(Int(pass.tree.firstTokens[use.node]))
                guard var known = first[use.name] else {
                    first[use.name] = (attribute, use.token, nil)
                    continue
                }
                if endsAlike(known.attribute, attribute, pass.source.bytes) || spoken[use.name] { continue }
                if known.sort == nil { known.sort = sorts.sort(known.attribute, pass) }
                let other = sorts.sort(attribute, pass)
                if known.sort == Sort.unknown { known = (attribute, use.token, other) }
                first[use.name] = known
                guard let one = known.sort, one != .unknown, other != .unknown, one != other else { continue }
                spoken[use.name] = true
                if isJudged(use.name, variables, &pass) { continue }
                report(use, one, other, known.token, &pass)
            }
        })

    /// True where `attribute-value-type` speaks of the definition: its value fits one of the attributes only.
    private static func isJudged(_ name: Int, _ variables: VariableIndex, _ pass: inout LintPass) -> Bool {
        guard pass.options.isOn(AttributeValueType.rule) else { return false }
        let problems = pass.problems(.attributeValueType)
        for definition in variables.definitions(of: name) {
            let value = Definition(tree: pass.tree, index: definition.node).value
            if problems.contains(where: { $0.value.range.start == value.range.start }) { return true }
        }
        return false
    }

    private enum Sort: Sendable {
        case color, number, word, unknown

        var text: String {
            switch self {
            case .color: "a colour"
            case .number: "a number"
            case .word: "a word"
            case .unknown: ""
            }
        }
    }

    /// Attributes that end in the same word are of one type, so most need no look at the catalogue.
    private static func endsAlike(_ left: TextRange, _ right: TextRange, _ bytes: [UInt8]) -> Bool {
        var offset = 1
        while offset <= left.length, offset <= right.length {
            let byte = bytes[left.end - offset]
            if byte != bytes[right.end - offset] { return false }
            if byte == UInt8(ascii: "-") { return true }
            offset += 1
        }
        return left.length == right.length
    }

    /// The sorts of the attributes that were asked for, each looked up once.
    private struct Sorts {
        private var names = NameTable(capacity: 64)
        private var sorts: [Sort] = []

        mutating func sort(_ attribute: TextRange, _ pass: LintPass) -> Sort {
            let sheet = pass.tree.source.bytes
            let number = names.intern(attribute, in: sheet.span)
            if number == sorts.count { sorts.append(Self.made(pass.text(attribute), pass)) }
            return sorts[number]
        }

        private static func made(_ attribute: String, _ pass: LintPass) -> Sort {
            switch pass.memory.attribute(pass.memory.split(attribute).base)?.type {
            case "color": .color
            case "number", "integer", "box": .number
            case "font-name", "font-style", "image", "text-align", "text-transform", "border-style", "boolean": .word
            default: .unknown
            }
        }
    }

    private static func report(
        _ use: VariableIndex.Use, _ one: Sort, _ other: Sort, _ first: Int, _ pass: inout LintPass
    ) {
        let range = pass.tree.tokens.range(use.token)
        pass.report(
            "'\(pass.shown(range))' is \(other.text) here and \(one.text) elsewhere", at: range, .valueLost,
            engines: pass.engines(where: "blocks", is: "read"),
            notes: [.init("\(one.text) here", range: pass.tree.tokens.range(first))],
            help: "define a variable for each of them")
    }
}
