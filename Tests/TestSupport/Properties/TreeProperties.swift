// What holds for the tree of any bytes. Must not know where the bytes come from.

import NSSSyntax

/// The properties of a tree.
package enum TreeProperties {
    /// What is wrong with the tree of a sheet; nil where all is well.
    package static func violation(_ bytes: [UInt8]) -> String? {
        let tree = SyntaxTree(Source(name: "t.nss", bytes: bytes))
        if tree.print() != bytes { return "text of the tree differs" }
        return tokens(tree) ?? nodes(tree) ?? faults(tree)
    }

    private static func tokens(_ tree: SyntaxTree) -> String? {
        let tokens = tree.tokens
        if tokens.kinds.count != tokens.starts.count { return "kinds and starts differ in number" }
        if tokens.starts[0] != 0 { return "the first token starts late" }
        for index in 0..<tokens.count - 1 {
            if tokens.kinds[index] == .endOfInput { return "an end before the end" }
            if tokens.starts[index] >= tokens.starts[index + 1] { return "token \(index) is empty" }
        }
        if tokens.kinds.last != .endOfInput { return "no end" }
        return tokens.starts.last.map { Int($0) } == tree.source.bytes.count ? nil : "the end lies elsewhere"
    }

    private static func nodes(_ tree: SyntaxTree) -> String? {
        var open: [Int] = []
        for node in 0..<tree.count {
            while let last = open.last, Int(tree.endNodes[last]) <= node { open.removeLast() }
            let (first, end) = (Int(tree.firstTokens[node]), Int(tree.endTokens[node]))
            if first >= end || end >= tree.tokens.count { return "node \(node) holds no token or the end" }
            if tree.tokens.kinds[first].isTrivia || tree.tokens.kinds[end - 1].isTrivia {
                return "node \(node) begins or ends with trivia"
            }
            if Int(tree.endNodes[node]) <= node || Int(tree.endNodes[node]) > tree.count { return "subtree of \(node)" }
            if let parent = open.last {
                if first < Int(tree.firstTokens[parent]) || end > Int(tree.endTokens[parent]) {
                    return "node \(node) leaves its parent"
                }
                if tree.endNodes[node] > tree.endNodes[parent] { return "subtree of \(node) leaves its parent's" }
            }
            // The sibling before it ends before it starts.
            if node > 0, Int(tree.endNodes[node - 1]) == node, Int(tree.endTokens[node - 1]) > first {
                return "node \(node) overlaps the one before"
            }
            open.append(node)
        }
        return nil
    }

    private static func faults(_ tree: SyntaxTree) -> String? {
        let size = tree.source.bytes.count
        var last = 0
        for fault in tree.faults {
            let range = fault.range
            if range.start < last { return "\(fault.kind) out of order" }
            if range.start > range.end || range.end > size { return "\(fault.kind) out of range" }
            if fault.token < 0 || fault.endToken <= fault.token || fault.endToken > tree.tokens.count {
                return "tokens of \(fault.kind)"
            }
            if fault.repair < -1 || fault.repair > size { return "repair of \(fault.kind)" }
            if fault.count < 1 { return "count of \(fault.kind)" }
            last = range.start
        }
        // Every token that is no token of the language is spoken of; a sheet without faults has none.
        if tree.faults.isEmpty {
            for node in 0..<tree.count {
                if tree.isBroken(node) || tree.kinds[node] == .unexpected || tree.kinds[node] == .unknownAtRule {
                    return "a broken node without a fault"
                }
            }
            for kind in tree.tokens.kinds where [.error, .string, .lineComment, .byteOrderMark].contains(kind) {
                return "\(kind) without a fault"
            }
        }
        return nil
    }
}
