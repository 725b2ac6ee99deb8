// The rule `duplicate-class-path`.

import FioriTheme
import NSSSyntax

enum DuplicateClassPath {
    static let rule = LintRule(
        "duplicate-class-path", .cascade, .warning, .safe, "the same class path twice in one list",
        why: """
            The second mention changes nothing. Such a list mostly grew by copying, and the name that was to stand there \
            is missing: that part stays unstyled.
            """,
        bad: {
            [
                .init("Label,\nTextField,\nLabel {\n    font-size: 17;\n}\n"),
                .init(
                    "fdlFUIContactView_headlineLabel, fdlFUIContactView_headlineLabel { font-color: #1B2A4A; }\n"),
                .init("@media (device:ipad) {\n    Button, Label, Button { font-size: 20; }\n}\n"),
            ]
        },
        good: {
            [
                .init("Label, TextField { font-size: 17; }\n"),
                .init(
                    "fdlFUIContactView_headlineLabel,\nfdlFUIContactView_subheadlineLabel {\n    font-color: #1B2A4A;\n}\n"
                ),
                .init("Label, Button { font-size: 17; }\n\nLabel { font-color: #1B2A4A; }\n"),
            ]
        },
        check: { pass in
            if pass.blockReaders.isEmpty { return }
            let paths = pass.classPaths()
            // The last rule in which each class path was seen, and where.
            var lastRule = [Int](repeating: -1, count: paths.names.count)
            var firstUse = lastRule
            for rule in paths.rules where rule.uses.count > 1 {
                for use in rule.uses {
                    let name = paths.uses[use].name
                    if lastRule[name] == rule.node {
                        report(rule, paths.uses[firstUse[name]].token, paths.uses[use].token, paths, use, &pass)
                    } else {
                        lastRule[name] = rule.node
                        firstUse[name] = use
                    }
                }
            }
        })

    private static func report(
        _ rule: ClassPathIndex.Rule, _ first: Int, _ second: Int, _ paths: ClassPathIndex, _ use: Int,
        _ pass: inout LintPass
    ) {
        let tokens = pass.tree.tokens
        let range = tokens.range(second)
        // From the end of the path before it: the comma between them goes along.
        let before = paths.uses[use - 1].token
        var fixes: [Fix] = []
        if !pass.holdsComment(tokens: before..<second) {
            fixes = [Fix("remove it", .unsafe, [.delete(TextRange(tokens.range(before).end, range.end))])]
        }
        pass.report(
            "'\(pass.shown(range))' stands twice in this list", at: range, .none, engines: pass.blockReaders,
            notes: [.init("the first one stands here", range: tokens.range(first))],
            help: "remove it, or write the class path that was meant", fixes: fixes)
    }
}
