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
            let sheet = tree.source.bytes
            let bytes = sheet.span
            // One buffer for all blocks: most have a handful of declarations.
            var block: [Int] = []
            for rule in 0..<tree.count where tree.kinds[rule] == .rule {
                let end = Int(tree.endNodes[rule])
                guard end - rule > 2 else { continue }
                block.removeAll(keepingCapacity: true)
                var child = rule + 1
                while child < end {
                    if tree.kinds[child] == .declaration, !tree.isBroken(child) { block.append(child) }
                    child = Int(tree.endNodes[child])
                }
                if block.count <= longBlock {
                    compareEach(block, bytes, &pass)
                } else {
                    compareByTable(block, bytes, &pass)
                }
            }
        })

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
