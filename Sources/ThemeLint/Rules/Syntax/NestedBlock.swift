// The rule `nested-block`.

import NSSSyntax

enum NestedBlock {
    static let rule = LintRule(
        "nested-block", .syntax, .error, .unsafe, "a block inside a block",
        why: """
            Sheets do not nest. A part of a component has a class path of its own, such as \
            'fdlFUIObjectHeaderView_headlineLabel', which stands at the top level or in '@media'. NUI drops the whole sheet.
            """,
        bad: {
            [
                .init(
                    "fdlFUIObjectHeaderView {\n    background-color: red;\n\n    fdlFUIObjectHeaderView_headlineLabel {\n        font-size: 18;\n    }\n}\n"
                ),
                .init("Label {\n    font-size: 17;\n    @media (device:ipad) {\n        font-size: 20;\n    }\n}\n"),
                .init(
                    "@media (device:ipad) {\n    @media (orientation:landscape) {\n        Label { font-size: 20; }\n    }\n}\n"
                ),
            ]
        },
        good: {
            [
                .init(
                    "fdlFUIObjectHeaderView {\n    background-color: red;\n}\n\nfdlFUIObjectHeaderView_headlineLabel {\n    font-size: 18;\n}\n"
                ),
                .init("Label {\n    font-size: 17;\n}\n\n@media (device:ipad) {\n    Label { font-size: 20; }\n}\n"),
                .init("@media (device:ipad) and (orientation:landscape) {\n    Label { font-size: 20; }\n}\n"),
            ]
        },
        check: { pass in
            let faults = pass.faults(.nestedBlock)
            if faults.isEmpty { return }
            let found = pass.nodes(beginningAt: faults.map { $0.token })
            var fixes: [Int: [Fix]] = [:]
            let moves = Moves(found, pass)
            for index in found.indices { fixes[Int(pass.tree.firstTokens[found[index].node])] = moves.fixes[index] }
            for fault in faults {
                let isMedia = pass.tree.tokens.kinds[fault.token] == .atWord
                pass.reportSyntax(
                    isMedia
                        ? "'@media' inside a block"
                        : "the block of '\(pass.shown(fault.range))' stands inside another block",
                    at: fault.range,
                    help: isMedia
                        ? "write '@media' at the top level and the class path inside it"
                        : "write it behind the block around it; a part has a class path of its own",
                    fixes: fixes[fault.token] ?? [])
            }
            for fault in pass.faults(.nestingTooDeep) {
                pass.reportSyntax(
                    "blocks are nested too deeply here", at: fault.range,
                    notes: [.init("what stands in this block is not looked at")],
                    help: "write each block at the top level")
            }
        })

    /// The fixes of nested blocks. Blocks of one rule move together, since each alone would stand in the others' way.
    private struct Moves {
        /// Most blocks that move at once: each finding shows the whole fix.
        static let most = 32
        var fixes: [[Fix]] = []

        init(_ found: [(node: Int, around: [Int])], _ pass: LintPass) {
            let gap = Array((pass.lineEnd + pass.lineEnd).utf8)
            var index = 0
            while index < found.count {
                let home = NestedBlock.home(found[index], pass)
                var end = index + 1
                while end < found.count, end - index < Self.most, NestedBlock.home(found[end], pass) == home {
                    end += 1
                }
                let fix = NestedBlock.fix(Array(found[index..<end]), behind: home, gap, pass)
                for _ in index..<end { fixes.append(fix) }
                index = end
            }
        }
    }

    /// The node behind which a nested block belongs: the outermost rule around it; for `@media` whatever is outermost.
    private static func home(_ block: (node: Int, around: [Int]), _ pass: LintPass) -> Int {
        let rule = pass.tree.kinds[block.node] == .media ? nil : block.around.first { pass.tree.kinds[$0] == .rule }
        return rule ?? block.around.first ?? -1
    }

    /// False for a block that ends without a brace of its own, or with that of a block in it.
    private static func isClosed(_ node: Int, _ tree: SyntaxTree) -> Bool {
        let end = tree.endTokens[node]
        guard tree.tokens.kinds[Int(end) - 1] == .rightBrace else { return false }
        var child = node + 1
        while child < Int(tree.endNodes[node]) {
            if tree.endTokens[child] == end { return false }
            child = Int(tree.endNodes[child])
        }
        return true
    }

    private static func fix(
        _ blocks: [(node: Int, around: [Int])], behind home: Int, _ gap: [UInt8], _ pass: LintPass
    ) -> [Fix] {
        guard home >= 0 else { return [] }
        let tree = pass.tree
        var edits: [Edit] = []
        var moved: [UInt8] = []
        var end = -1
        for block in blocks {
            // A block in a block that moves goes along with it and is looked at again in the next round.
            if Int(tree.firstTokens[block.node]) < end { continue }
            end = Int(tree.endTokens[block.node])
            // A block that is not closed has no end to move.
            guard isClosed(block.node, tree), let text = text(block, tree.range(home), pass) else {
                return []
            }
            // Two on one line share the blanks between them.
            let lines = pass.wholeLines(tree.range(block.node))
            edits.append(.delete(TextRange(max(lines.start, edits.last?.range.end ?? 0), lines.end)))
            moved += gap + text
        }
        let range = tree.range(home)
        guard isClosed(home, tree) else { return [] }
        edits.append(Edit(TextRange(range.end, range.end), bytes: moved))
        let what = edits.count > 2 ? "the nested blocks" : "the nested block"
        return [Fix("move \(what) behind the block around it", .unsafe, edits)]
    }

    /// What to write for a block at its new place: less indented, with what it would lose there written into it.
    private static func text(
        _ block: (node: Int, around: [Int]), _ home: TextRange, _ pass: LintPass
    ) -> [UInt8]? {
        let tree = pass.tree
        let range = tree.range(block.node)
        let margin = pass.withBlanksBefore(home.start)..<home.start
        let indent = max(range.start - pass.withBlanksBefore(range.start) - margin.count, 0)
        let start = pass.isFirstOnLine(home.start) ? Array(pass.source.bytes[margin]) : []
        guard tree.kinds[block.node] == .media else { return start + outdented(range, indent, pass) }
        guard let inner = braces(block.node, pass), var head = conditions(block, pass) else { return nil }
        head = start + Array("@media".utf8) + head + Array(" {".utf8)
        let body = outdented(inner, indent, pass)
        let rule = block.around.last { tree.kinds[$0] == .rule }
        guard let rule, holdsDeclaration(block.node, pass) else { return head + body + Array("}".utf8) }
        guard let block = braces(rule, pass) else { return nil }
        let paths = pass.source.bytes[tree.range(rule).start..<block.start - 1]
        return head + Array(" ".utf8) + Array(paths) + Array("{".utf8) + body + Array("} }".utf8)
    }

    /// The conditions of an `@media`, after those of each `@media` around it: all have to hold. Nil where one of them
    /// cannot be read.
    private static func conditions(_ block: (node: Int, around: [Int]), _ pass: LintPass) -> [UInt8]? {
        let tree = pass.tree
        var text: [UInt8] = []
        for node in block.around + [block.node] where tree.kinds[node] == .media {
            guard !tree.isBroken(node), let inner = braces(node, pass) else { return nil }
            let keyword = tree.tokens.range(Int(tree.firstTokens[node])).end
            if !text.isEmpty { text += Array(" and".utf8) }
            if pass.source.bytes[keyword] == UInt8(ascii: "(") { text.append(UInt8(ascii: " ")) }
            text += pass.source.bytes[keyword..<inner.start - 1]
            while text.last == UInt8(ascii: " ") || text.last == UInt8(ascii: "\t") { text.removeLast() }
        }
        return text
    }

    /// The bytes between a block's braces. Nil where so much stands before them that copying it would be no help.
    private static func braces(_ node: Int, _ pass: LintPass) -> TextRange? {
        let tree = pass.tree
        let first = Int(tree.firstTokens[node])
        for token in first..<min(Int(tree.endTokens[node]), first + 400) where tree.tokens.kinds[token] == .leftBrace {
            return TextRange(tree.tokens.range(token).end, tree.range(node).end - 1)
        }
        return nil
    }

    private static func holdsDeclaration(_ media: Int, _ pass: LintPass) -> Bool {
        var node = media + 1
        while node < Int(pass.tree.endNodes[media]) {
            if pass.tree.kinds[node] == .declaration { return true }
            node = Int(pass.tree.endNodes[node])
        }
        return false
    }

    /// A text whose lines, from the second on, are indented by so many blanks less, as far as they are.
    private static func outdented(_ range: TextRange, _ indent: Int, _ pass: LintPass) -> [UInt8] {
        let bytes = pass.source.bytes
        var result: [UInt8] = []
        var left = 0
        for index in range.start..<range.end {
            let byte = bytes[index]
            if left > 0, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                left -= 1
                continue
            }
            left = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? indent : 0
            result.append(byte)
        }
        return result
    }
}
