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
            let attributes = pass.attributes()
            // For each variable, by number: the first use that tells a sort, and whether it was spoken of.
            var first = [(node: Int, token: Int, sort: Sort?)](repeating: (-1, 0, nil), count: variables.names.count)
            var sorts = Sorts(pass.memory)
            var spoken = [Bool](repeating: false, count: variables.names.count)
            var judged: Set<Int>?
            for use in variables.uses where !use.isInDefinition && use.isWholeValue && !tree.isBroken(use.node) {
                let known = first[use.name]
                if known.node < 0 {
                    first[use.name] = (use.node, use.token, nil)
                    continue
                }
                let attribute = Int(attributes[known.node])
                let otherAttribute = Int(attributes[use.node])
                // Attributes that end in the same word are of one type, so most need no look at the catalogue.
                if sorts.ending(attribute) == sorts.ending(otherAttribute) || spoken[use.name] { continue }
                let sort = known.sort ?? sorts.sort(attribute)
                let otherSort = sorts.sort(otherAttribute)
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
        return Set(pass.problems(.attributeValueType).map { $0.written.range.start })
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

    /// What is known of the attributes that were asked for, by number, each looked up once.
    private struct Sorts {
        private let memory: LintMemory
        private var sorts: [Sort?]
        private var endings: [Int]

        init(_ memory: LintMemory) {
            self.memory = memory
            sorts = Array(repeating: nil, count: memory.attributes.count)
            endings = Array(repeating: -1, count: memory.attributes.count)
        }

        mutating func sort(_ attribute: Int) -> Sort {
            if let known = sorts[attribute] { return known }
            let made = Self.made(memory.attributes.type(attribute))
            sorts[attribute] = made
            return made
        }

        /// The number of the last word.
        mutating func ending(_ attribute: Int) -> Int {
            if endings[attribute] < 0 { endings[attribute] = memory.attributes.ending(attribute) }
            return endings[attribute]
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
