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
            var first: [Int: (attribute: TextRange, token: Int, sort: Sort?)] = [:]
            var sorts: [String: Sort] = [:]
            var spoken: Set<Int> = []
            for use in variables.uses where !use.isInDefinition && use.isWholeValue && !pass.tree.isBroken(use.node) {
                let attribute = pass.tree.tokens.range(Int(pass.tree.firstTokens[use.node]))
                guard var known = first[use.name] else {
                    first[use.name] = (attribute, use.token, nil)
                    continue
                }
                if endsAlike(known.attribute, attribute, pass.source.bytes) || spoken.contains(use.name) { continue }
                if known.sort == nil { known.sort = sort(pass.text(known.attribute), &sorts) }
                let other = sort(pass.text(attribute), &sorts)
                if known.sort == Sort.unknown { known = (attribute, use.token, other) }
                first[use.name] = known
                guard let one = known.sort, one != .unknown, other != .unknown, one != other else { continue }
                spoken.insert(use.name)
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

    private static func sort(_ attribute: String, _ known: inout [String: Sort]) -> Sort {
        if let sort = known[attribute] { return sort }
        let catalogue = Catalogue.sdk
        let sort: Sort
        switch catalogue.attribute(catalogue.split(attribute).base)?.type {
        case "color": sort = .color
        case "number", "integer", "box": sort = .number
        case "font-name", "font-style", "image", "text-align", "text-transform", "border-style", "boolean": sort = .word
        default: sort = .unknown
        }
        known[attribute] = sort
        return sort
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
