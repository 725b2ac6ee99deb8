// The rule `missing-disabled-state`.

import FioriTheme
import NSSSyntax

enum MissingDisabledState {
    static let rule = LintRule(
        "missing-disabled-state", .states, .advice, .none, "a colour without the one for the disabled state",
        isOptIn: true,
        why: """
            A part that can be disabled, and has an attribute for it, shows the SDK's own colour then: beside the colour of \
            the theme it may look livelier than the enabled one.
            """,
        bad: {
            [
                .init("fdlFUIKPIProgressView { tint-color: #1B2A4A; }\n"),
                .init("Button { font-color: #1B2A4A; font-color-highlighted: #0B1A3A; }\n"),
                .init("Button,\nTextField { height: 44; }\n\nButton { background-color-normal: #1B2A4A; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIKPIProgressView { tint-color: #1B2A4A; tint-color-disabled: #8899AA; }\n"),
                .init(
                    "Button,\nTextField { font-color: #1B2A4A; }\n\nButton { font-color-disabled: #8899AA; height: 44; }\n"
                ),
                .init("Label { font-color: #1B2A4A; }\n"),
            ]
        },
        check: { pass in
            if pass.engines(where: "blocks", is: "read").isEmpty { return }
            let names = pass.names()
            let paths = pass.classPaths()
            let catalogue = pass.catalogue
            var attributes: [Int: [String: TextRange]] = [:]
            var order: [Int] = []
            let tree = pass.tree
            for rule in paths.rules {
                for use in paths.uses[rule.uses] where names.isCatalogued[use.name] {
                    if attributes[use.name] == nil { order.append(use.name) }
                    var node = rule.node + 1
                    while node < Int(tree.endNodes[rule.node]) {
                        if tree.kinds[node] == .declaration {
                            let range = tree.tokens.range(Int(tree.firstTokens[node]))
                            let text = pass.text(range)
                            if attributes[use.name]?[text] == nil {
                                attributes[use.name, default: [:]][text] = range
                            }
                        }
                        node = Int(tree.endNodes[node])
                    }
                }
            }
            for name in order {
                let set = attributes[name] ?? [:]
                guard let path = pass.memory.known.path(pass.text(paths.names.ranges[name])) else { continue }
                for listed in path.attributes where listed.name.state == .disabled && set[listed.name.text] == nil {
                    let base = listed.name.base
                    guard catalogue.attribute(base)?.type == "color",
                        let range = set[base] ?? set[catalogue.spell(base, in: .normal)]
                    else { continue }
                    pass.report(
                        "'\(path.text)' has '\(pass.shown(range))' and no '\(listed.name.text)'", at: range, .applied,
                        notes: [.init("while it is disabled the SDK's own colour shows")],
                        help: "set '\(listed.name.text)' as well")
                }
            }
        })
}
