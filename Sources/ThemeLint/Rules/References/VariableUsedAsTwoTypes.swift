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
            let tree = pass.tree
            let sheet = tree.source.bytes
            let bytes = sheet.span
            let firsts = tree.firstTokens
            let starts = tree.tokens.starts
            // For each variable, by number: the first use that tells a sort, and whether it was spoken of.
            var first = [(node: Int, token: Int, sort: Sort?)](repeating: (-1, 0, nil), count: variables.names.count)
            var sorts = Sorts()
            var spoken = [Bool](repeating: false, count: variables.names.count)
            var judged: Set<Int>?
            for use in variables.uses where !use.isInDefinition && use.isWholeValue && !tree.isBroken(use.node) {
                let known = first[use.name]
                if known.node < 0 {
                    first[use.name] = (use.node, use.token, nil)
                    continue
                }
                let one = Int(firsts[known.node])
                let other = Int(firsts[use.node])
                let attribute = TextRange(Int(starts[one]), Int(starts[one + 1]))
                let otherAttribute = TextRange(Int(starts[other]), Int(starts[other + 1]))
                if endsAlike(attribute, otherAttribute, bytes) || spoken[use.name] { continue }
                let sort = known.sort ?? sorts.sort(attribute, bytes, pass.memory)
                let otherSort = sorts.sort(otherAttribute, bytes, pass.memory)
                first[use.name] = sort == .unknown ? (use.node, use.token, otherSort) : (known.node, known.token, sort)
                if sort == .unknown || otherSort == .unknown || sort == otherSort { continue }
                spoken[use.name] = true
                let values = judged ?? judgedValues(&pass)
                judged = values
                let isJudged = variables.definitions(of: use.name).contains {
                    values.contains(Definition(tree: tree, index: $0.node).value.range.start)
                }
                if isJudged { continue }
                report(use, sort, otherSort, known.token, &pass)
            }
        })

    /// Where the values begin of which `attribute-value-type` speaks: they fit one of the attributes only.
    private static func judgedValues(_ pass: inout LintPass) -> Set<Int> {
        guard pass.options.isOn(AttributeValueType.rule) else { return [] }
        return Set(pass.problems(.attributeValueType).map { $0.value.range.start })
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
    private static func endsAlike(_ left: TextRange, _ right: TextRange, _ bytes: Span<UInt8>) -> Bool {
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
        private var sorts: [Sort?] = []

        mutating func sort(_ attribute: TextRange, _ sheet: Span<UInt8>, _ memory: LintMemory) -> Sort {
            let number = memory.attributes.number(of: attribute, in: sheet)
            while sorts.count <= number { sorts.append(nil) }
            if let known = sorts[number] { return known }
            let made = Self.made(memory.attributes.type(number))
            sorts[number] = made
            return made
        }

        private static func made(_ type: String?) -> Sort {
            switch type {
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
            notes: [
                .init("no value is both: one of the two comes to nothing"),
                .init("\(one.text) here", range: pass.tree.tokens.range(first)),
            ],
            help: "define a variable for each of them")
    }
}
