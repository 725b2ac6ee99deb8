// The rule `duplicate-block`.

import FioriTheme
import NSSSyntax

enum DuplicateBlock {
    static let rule = LintRule(
        "duplicate-block", .cascade, .warning, .safe, "two blocks for the same class paths in one condition",
        why: """
            Both are merged, attribute by attribute, and the later one wins. Who edits the first block does not see that \
            the second one undoes the edit.
            """,
        bad: {
            [
                .init("Label {\n    font-size: 17;\n}\n\nLabel {\n    font-color: #1B2A4A;\n}\n"),
                .init("Label, TextField { font-size: 17; }\n\nTextField, Label { font-color: #1B2A4A; }\n"),
                .init(
                    "@media (device:ipad) {\n    Button { height: 52; }\n    Button { font-size: 20; }\n}\n"),
            ]
        },
        good: {
            [
                .init("Label {\n    font-size: 17;\n    font-color: #1B2A4A;\n}\n"),
                .init("Label, TextField { font-size: 17; }\n\nLabel { font-color: #1B2A4A; }\n"),
                .init("Button { height: 44; }\n\n@media (device:ipad) {\n    Button { height: 52; }\n}\n"),
            ]
        },
        check: { pass in
            if pass.blockReaders.isEmpty { return }
            let paths = pass.classPaths()
            let lists = ListTable(paths)
            let pairs = lists.pairs(pass.tree)
            if pairs.isEmpty { return }
            let faults = pass.faultPlaces()
            for (first, later) in pairs { report(paths.rules[first], paths.rules[later], paths, faults, &pass) }
        })

    private static func report(
        _ first: ClassPathIndex.Rule, _ later: ClassPathIndex.Rule, _ paths: ClassPathIndex, _ faults: [Int],
        _ pass: inout LintPass
    ) {
        let range = pass.tree.tokens.range(paths.uses[later.uses.lowerBound].token)
        let more = later.uses.count - 1
        let name = pass.shown(range)
        let whose = more == 0 ? "'\(name)'" : "the list of '\(name)' and \(more) more"
        var fixes: [Fix] = []
        if !pass.holdsFault(first.node, among: faults), !pass.holdsFault(later.node, among: faults) {
            fixes = merging(first, later, paths, pass)
        }
        pass.report(
            "a second block for \(whose)", at: range, .applied, engines: pass.blockReaders,
            notes: [
                .init(
                    "the first block stands here; where both set an attribute, the later one wins",
                    range: pass.tree.tokens.range(paths.uses[first.uses.lowerBound].token))
            ],
            help: "write all its declarations in one block", fixes: fixes)
    }

    /// Moves the later block's declarations to the end of the first one. Comments between them go along; one among the
    /// class paths would be lost, so there is no fix then.
    private static func merging(
        _ first: ClassPathIndex.Rule, _ later: ClassPathIndex.Rule, _ paths: ClassPathIndex, _ pass: LintPass
    ) -> [Fix] {
        let tree = pass.tree
        let tokens = tree.tokens
        let target = NSSSyntax.Rule(tree: tree, index: first.node)
        let source = NSSSyntax.Rule(tree: tree, index: later.node)
        guard let targetEnd = target.closingBrace, let sourceEnd = source.closingBrace else { return [] }
        let opening = source.openingBrace
        if pass.holdsComment(tokens: Int(tree.firstTokens[later.node])..<opening) { return [] }
        var body = text(from: opening + 1, to: sourceEnd, tokens, pass)
        // A block on one line joins one on several lines with the indentation used there.
        let start = target.openingBrace + 1
        if tokens.kinds[start] == .whiteSpace, !hasLineEnd(body) {
            let indentation = pass.text(tokens.range(start))
            if hasLineEnd(indentation) {
                var trimmed = body[...]
                while let byte = trimmed.utf8.first, byte == 0x20 || byte == 0x09 { trimmed = trimmed.dropFirst() }
                body = indentation + String(trimmed)
            }
        }
        var last = targetEnd - 1
        while last > start, tokens.kinds[last] == .whiteSpace { last -= 1 }
        return [
            Fix(
                "move its declarations into the first block", .unsafe,
                [.insert(body, at: tokens.range(last).end), .delete(pass.statement(later.node))])
        ]
    }

    /// The text of some tokens without the blanks at its end.
    private static func text(from first: Int, to end: Int, _ tokens: Tokens, _ pass: LintPass) -> String {
        var last = end
        while last > first, tokens.kinds[last - 1] == .whiteSpace { last -= 1 }
        guard last > first else { return "" }
        return pass.text(TextRange(tokens.range(first).start, tokens.range(last - 1).end))
    }

    private static func hasLineEnd(_ text: String) -> Bool { text.utf8.contains { $0 == 0x0A || $0 == 0x0D } }

    /// Finds rules with the same set of class paths in the same condition, by a hash that no order changes.
    private struct ListTable {
        private let paths: ClassPathIndex
        private let hashes: [UInt64]

        init(_ paths: ClassPathIndex) {
            self.paths = paths
            var hashes: [UInt64] = []
            hashes.reserveCapacity(paths.rules.count)
            var lastRule = [Int](repeating: -1, count: paths.names.count)
            for (index, rule) in paths.rules.enumerated() {
                var sum = Self.mix(UInt64(truncatingIfNeeded: rule.media) &+ 0x51_7CC1_B727_220A)
                for use in rule.uses {
                    let name = paths.uses[use].name
                    if lastRule[name] != index { sum &+= Self.mix(UInt64(name) &+ 1) }
                    lastRule[name] = index
                }
                hashes.append(sum)
            }
            self.hashes = hashes
        }

        private static func mix(_ value: UInt64) -> UInt64 {
            let product = (value &* 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
            return product.high ^ product.low
        }

        /// Each later rule with the first one of its list. Rules without any declaration are left out: they are empty
        /// blocks and nothing else.
        func pairs(_ tree: SyntaxTree) -> [(first: Int, later: Int)] {
            var pairs: [(first: Int, later: Int)] = []
            var size = 32
            while size < paths.rules.count * 2 { size *= 2 }
            // Open addressing; 0 is free, else the index of a rule plus one.
            var slots = [UInt32](repeating: 0, count: size)
            for (index, rule) in paths.rules.enumerated() where Int(tree.endNodes[rule.node]) > rule.node + 1 {
                var slot = Int(truncatingIfNeeded: hashes[index] >> 20) & (size - 1)
                while slots[slot] != 0 {
                    let first = Int(slots[slot]) - 1
                    if hashes[first] == hashes[index], paths.haveSameList(first, index) { break }
                    slot = (slot + 1) & (size - 1)
                }
                if slots[slot] == 0 {
                    slots[slot] = UInt32(index + 1)
                } else {
                    pairs.append((Int(slots[slot]) - 1, index))
                }
            }
            return pairs
        }
    }
}
