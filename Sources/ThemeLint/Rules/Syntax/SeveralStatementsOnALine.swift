// The rule `several-statements-on-a-line`.

import FioriTheme
import NSSSyntax

enum SeveralStatementsOnALine {
    static let rule = LintRule(
        "several-statements-on-a-line", .syntax, .error, .safe, "a definition behind something else on its line",
        why: """
            The SwiftUI reader takes one definition from each line that begins with '@'. With two on a line it \
            understands neither, and behind anything else it does not see the definition; it says nothing.
            """,
        bad: {
            [
                .init(
                    "@rowHeight:44; @fieldWidth:240;\nButton { height: @rowHeight; width: @fieldWidth; }\n",
                    engines: [.swiftui]),
                .init(
                    "@rowHeight:44; @fieldWidth:240;\nButton { height: @rowHeight; width: @fieldWidth; }\n",
                    engines: [.uikit, .swiftui]),
                .init("Button { height: @rowHeight; } @rowHeight:44;\n", engines: [.swiftui]),
            ]
        },
        good: {
            [
                .init(
                    "@rowHeight:44;\n@fieldWidth:240;\nButton { height: @rowHeight; width: @fieldWidth; }\n",
                    engines: [.swiftui]),
                .init("@rowHeight:44; @fieldWidth:240;\nButton { height: @rowHeight; width: @fieldWidth; }\n"),
                .init("@rowHeight:44;\nButton { height: @rowHeight; }\n", engines: [.swiftui]),
            ]
        },
        check: { pass in
            let readers = pass.engines(where: "reader", is: "lines")
            if readers.isEmpty { return }
            check(0..<pass.tree.count, readers, pass.lineEnd, &pass)
        })

    /// Looks at the statements among some nodes, those of `@media` blocks with them.
    private static func check(
        _ nodes: Range<Int>, _ readers: [EngineFacts], _ lineEnd: String, _ pass: inout LintPass
    ) {
        let tree = pass.tree
        var node = nodes.lowerBound
        var last = -1
        while node < nodes.upperBound {
            let end = Int(tree.endNodes[node])
            switch tree.kinds[node] {
            case .definition:
                if last >= 0 { check(node, behind: last, readers, lineEnd, &pass) }
                last = node
            case .media:
                check(node + 1..<end, readers, lineEnd, &pass)
                last = node
            default: last = node
            }
            node = end
        }
    }

    private static func check(
        _ node: Int, behind last: Int, _ readers: [EngineFacts], _ lineEnd: String, _ pass: inout LintPass
    ) {
        let tree = pass.tree
        let start = tree.range(node).start
        if pass.holdsLineEnd(TextRange(tree.range(last).end, start)) { return }
        let token = Int(tree.firstTokens[node])
        let name = pass.shown(token: token)
        let isSecond = tree.kinds[last] == .definition
        let first = isSecond ? "'\(pass.shown(token: Int(tree.firstTokens[last])))'" : "something else"
        let edit = Edit(TextRange(pass.withBlanksBefore(start), start), lineEnd)
        pass.report(
            "'\(name)' is defined behind \(first) on one line", at: tree.tokens.range(token), .valueLost,
            engines: readers,
            notes: [
                .init(
                    isSecond
                        ? "\(readers[0].engine.title) takes one definition from a line: it skips both"
                        : "\(readers[0].engine.title) reads only lines that begin with '@': it skips the definition")
            ],
            help: "write each definition on a line of its own",
            fixes: [Fix("begin a new line before '\(name)'", .unsafe, [edit])])
    }
}
