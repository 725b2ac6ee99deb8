// The rule `missing-base-state`.

import FioriTheme
import NSSSyntax

enum MissingBaseState {
    static let rule = LintRule(
        "missing-base-state", .states, .advice, .none, "a value for a state, and none for the normal one",
        why: """
            The state shows the theme's colour, and as soon as it ends the part falls back to a look that the theme knows \
            nothing of. The two need not go together, in dark mode least of all.
            """,
        bad: {
            [
                .init("Button {\n    font-color-highlighted: #8899AA;\n}\n"),
                .init("Label { font-size: 17; }\n\nLabel,\nTableCell { font-color-highlighted: #8899AA; }\n"),
                .init("Button {\n    height: 44;\n    background-color-selected: #1B2A4A;\n}\n", engines: [.nui]),
            ]
        },
        good: {
            [
                .init("Button {\n    font-color: #1B2A4A;\n    font-color-highlighted: #8899AA;\n}\n"),
                .init("fdlFUIKPIProgressView { tint-color-disabled: #8899AA; }\n"),
                .init("PriceTag { font-color-highlighted: #8899AA; }\n"),
                .init("TableCell { background-color-selected: #E3EAF6; }\n"),
                .init("fdlFUIProgressBannerMessageView_titleLabel { font-color-highlighted: primaryLabel; }\n"),
                .init(
                    "Button { background-color-top: #FFFFFF; background-color-bottom: #E3EAF6; background-color-highlighted: #1B2A4A; }\n"
                ),
            ]
        },
        check: { pass in
            let issues = pass.stateIssues(.missingBaseState)
            guard !issues.isEmpty, let facts = pass.blockReaders.first else { return }
            let stack = pass.theme(for: facts)
            for issue in issues where !hasSibling(issue, stack) { report(issue, &pass) }
        })

    /// True where the normal look comes from another attribute that paints the same: a gradient, an image, the name that
    /// spells the normal state where the engine takes that for an attribute of its own.
    private static func hasSibling(_ issue: CascadeIssue, _ stack: ThemeStack) -> Bool {
        let catalogue = stack.catalogue
        guard let role = catalogue.attribute(issue.base)?.role else { return true }
        let lineage = stack.lineage(of: issue.path)
        let spelt = catalogue.spell(issue.base, in: .normal)
        for base in stack.declaredBases(lineage) where base != issue.base {
            let facts = catalogue.attribute(base)
            let paintsTheSame = facts?.role == role || role == .background && facts?.type == "image"
            guard base == spelt || paintsTheSame else { continue }
            if stack.resolve(lineage, base, .normal, Traits(), tracing: false).isDeclared { return true }
        }
        return false
    }

    private static func report(_ issue: CascadeIssue, _ pass: inout LintPass) {
        let range = Declaration(tree: pass.tree, index: issue.node).name
        let have = Rule(tree: pass.tree, index: issue.rule).selectors.count > 1 ? "have" : "has"
        pass.report(
            "\(pass.list(issue)) \(have) '\(pass.shown(range))' and no '\(issue.base)'", at: range, .applied,
            engines: pass.blockReaders,
            notes: [.init("in any other state the part shows a look that no sheet sets")],
            help: "set '\(issue.base)' as well")
    }
}
