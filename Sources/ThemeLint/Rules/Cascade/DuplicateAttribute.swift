// The rule `duplicate-attribute`.

import NSSSyntax

enum DuplicateAttribute {
    static let rule = LintRule(
        "duplicate-attribute", .cascade, .warning, .safe, "an attribute twice in one block",
        why: "The last one wins without a word; the other has no effect and misleads the next reader.",
        bad: {
            [
                .init("Label {\n    font-size: 12;\n    font-size: 14;\n}\n"),
                .init("Label { font-color: red; font-size: 12; font-color: red; }\n"),
                .init("@media (device:ipad) { Label { font-size: 12; font-size: 12; } }\n"),
            ]
        },
        good: {
            [
                .init("Label { font-size: 12; }\n"),
                .init("Button { font-color: red; font-color-highlighted: blue; }\n"),
                .init("Label { font-size: 12; }\n@media (device:ipad) { Label { font-size: 14; } }\n"),
            ]
        },
        check: { pass in
            let tree = pass.tree
            let kinds = tree.kinds
            let ends = tree.endNodes
            let sheet = tree.source.bytes
            let bytes = sheet.span
            // One buffer for all blocks: most have a handful of declarations.
            var block: [Int] = []
            var node = 0
            while node < kinds.count {
                // Patterns, not ==: across modules that is a call for each node.
                guard case .rule = kinds[node] else {
                    node += 1
                    continue
                }
                let end = Int(ends[node])
                if end - node > 2, mayRepeat(node, end, kinds, ends, tree, bytes) {
                    block.removeAll(keepingCapacity: true)
                    var child = node + 1
                    while child < end {
                        if case .declaration = kinds[child], !tree.isBroken(child) { block.append(child) }
                        child = Int(ends[child])
                    }
                    if block.count <= longBlock {
                        compareEach(block, bytes, &pass)
                    } else {
                        compareByTable(block, bytes, &pass)
                    }
                }
                // A block inside a block is looked at for itself.
                node += 1
            }
        })

    /// False where no two names of the block can be equal, seen from their lengths and first and last bytes alone.
    private static func mayRepeat(
        _ rule: Int, _ end: Int, _ kinds: [NodeKind], _ ends: [UInt32], _ tree: SyntaxTree, _ bytes: Span<UInt8>
    ) -> Bool {
        var seen: UInt64 = 0
        var child = rule + 1
        while child < end {
            if case .declaration = kinds[child] {
                let name = tree.tokens.range(Int(tree.firstTokens[child]))
                let ends = Int(bytes[name.start]) &* 11 &+ Int(bytes[name.end - 1]) &* 5
                let bit: UInt64 = 1 << UInt64((ends &+ name.length &* 3) & 63)
                if seen & bit != 0 { return true }
                seen |= bit
            }
            child = Int(ends[child])
        }
        return false
    }

    /// Up to this many declarations, comparing each with each costs less than a table of names.
    private static let longBlock = 16

    private static func compareEach(_ block: [Int], _ bytes: Span<UInt8>, _ pass: inout LintPass) {
        let tree = pass.tree
        var later = 1
        while later < block.count {
            let name = tree.tokens.range(Int(tree.firstTokens[block[later]]))
            var earlier = later - 1
            while earlier >= 0 {
                let other = tree.tokens.range(Int(tree.firstTokens[block[earlier]]))
                if other.length == name.length, equal(other, name, bytes) {
                    report(block[earlier], block[later], &pass)
                    break
                }
                earlier -= 1
            }
            later += 1
        }
    }

    /// Names of one block differ at their ends as often as not: the comparison runs backwards.
    private static func equal(_ left: TextRange, _ right: TextRange, _ bytes: Span<UInt8>) -> Bool {
        var offset = left.length - 1
        while offset >= 0 {
            if bytes[left.start + offset] != bytes[right.start + offset] { return false }
            offset -= 1
        }
        return true
    }

    private static func compareByTable(_ block: [Int], _ bytes: Span<UInt8>, _ pass: inout LintPass) {
        let tree = pass.tree
        var table = NameTable(capacity: block.count)
        var latest: [Int] = []
        for declaration in block {
            let number = table.intern(tree.tokens.range(Int(tree.firstTokens[declaration])), in: bytes)
            if number < latest.count {
                report(latest[number], declaration, &pass)
                latest[number] = declaration
            } else {
                latest.append(declaration)
            }
        }
    }

    private static func report(_ earlier: Int, _ later: Int, _ pass: inout LintPass) {
        let tree = pass.tree
        let first = Declaration(tree: tree, index: earlier)
        let second = Declaration(tree: tree, index: later)
        let isSame = first.value.flattened == second.value.flattened
        pass.report(
            "'\(pass.shown(second.name))' stands twice in this block", at: second.name, isSame ? .none : .applied,
            notes: [
                .init(
                    isSame ? "the same value stands here" : "this one has no effect: the last one wins",
                    range: first.name)
            ],
            help: isSame ? "remove one of them" : "keep the one that is meant",
            fixes: pass.removal("remove the earlier one", of: [earlier]))
    }
}
