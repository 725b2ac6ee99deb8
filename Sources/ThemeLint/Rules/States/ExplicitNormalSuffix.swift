// The rule `explicit-normal-suffix`.

import FioriTheme
import NSSSyntax

enum ExplicitNormalSuffix {
    static let rule = LintRule(
        "explicit-normal-suffix", .states, .warning, .safe, "an attribute both plain and with -normal in one block",
        why: """
            Both are taken for the same value, and the later one wins. Who edits the other one waits for an effect in \
            vain.
            """,
        bad: {
            [
                .init("fdlFUIKPIProgressView { tint-color: #1B2A4A; tint-color-normal: #0B1A3A; }\n"),
                .init("Button {\n    background-color-normal: #1B2A4A;\n    background-color: #1B2A4A;\n}\n"),
                .init("PriceTag {\n    font-color: #1B2A4A;\n    height: 44;\n    font-color-normal: #1B2A4A;\n}\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIKPIProgressView { tint-color: #1B2A4A; tint-color-disabled: #8899AA; }\n"),
                .init("Button { background-color-normal: #1B2A4A; }\n"),
                .init("Button { background-color: #1B2A4A; background-color-normal: #0B1A3A; }\n", engines: [.nui]),
            ]
        },
        check: { pass in
            let engines = pass.engines(where: "normal-suffix", is: "same")
            if engines.isEmpty { return }
            var explicit: [AttributeName] = []
            let attributes = pass.names().attributes
            let names = pass.memory.attributes.names
            for attribute in attributes
            where names[attribute].state == .normal && names[attribute].isKnown {
                explicit.append(names[attribute])
            }
            if explicit.isEmpty { return }
            for rule in pass.classPaths().rules { check(rule.node, explicit, engines, &pass) }
        })

    private static func check(
        _ rule: Int, _ explicit: [AttributeName], _ engines: [EngineFacts], _ pass: inout LintPass
    ) {
        let tree = pass.tree
        var block: [(node: Int, text: String)] = []
        var node = rule + 1
        while node < Int(tree.endNodes[rule]) {
            if tree.kinds[node] == .declaration, !tree.isBroken(node) {
                block.append((node, pass.text(tree.tokens.range(Int(tree.firstTokens[node])))))
            }
            node = Int(tree.endNodes[node])
        }
        for name in explicit {
            guard let suffixed = block.last(where: { $0.text == name.text }),
                let plain = block.last(where: { $0.text == name.base })
            else { continue }
            report(earlier: min(suffixed.node, plain.node), later: max(suffixed.node, plain.node), engines, &pass)
        }
    }

    private static func report(earlier: Int, later: Int, _ engines: [EngineFacts], _ pass: inout LintPass) {
        let range = Declaration(tree: pass.tree, index: earlier).name
        let other = Declaration(tree: pass.tree, index: later).name
        pass.report(
            "'\(pass.shown(range))' and '\(pass.shown(other))' are the same value", at: range, .valueLost,
            engines: engines, notes: [.init("the later one wins", range: other)], help: "keep one of the two",
            fixes: pass.removal("remove it", of: [earlier]))
    }
}
