// The rule `overridden-declaration`.

import FioriTheme
import NSSSyntax

enum OverriddenDeclaration {
    static let rule = LintRule(
        "overridden-declaration", .cascade, .warning, .safe, "a declaration that never wins",
        why: """
            Other blocks for the same class paths, which hold in every place where this one does, declare the same \
            attribute further down. This value shows nowhere, in no state, and misleads the next reader.
            """,
        bad: {
            [
                .init("Label {\n    font-size: 17;\n}\n\nLabel,\nTextField {\n    font-size: 15;\n}\n"),
                .init(
                    "Button { height: 44; }\n\n@media (device:iphone) {\n    Button { height: 48; }\n}\n\n@media (device:ipad) {\n    Button { height: 52; }\n}\n"
                ),
                .init(
                    "@media (device:ipad) {\n    Button { height: 52; }\n}\n\n@media (device:ipad) {\n    Button { height: 56; font-size: 20; }\n}\n",
                    engines: [.uikit, .nui]),
                .init(
                    "Label, TextField { font-size: 17; height: 44; }\n\nTextField { font-size: 15; }\n\nLabel { font-size: 13; }\n"
                ),
            ]
        },
        good: {
            [
                .init("Label, TextField { font-size: 17; }\n\nLabel { font-size: 15; }\n"),
                .init("Button { height: 44; }\n\n@media (device:ipad) {\n    Button { height: 52; }\n}\n"),
                .init(
                    "@media (orientation:landscape) {\n    Button { height: 40; }\n}\n\n@media (device:ipad) {\n    Button { height: 52; }\n}\n"
                ),
                .init("Label { font-color: #1B2A4A; }\n\nLabel, Button { font-color-highlighted: #8899AA; }\n"),
            ]
        },
        check: { pass in
            for issue in pass.cascadeIssues(.overridden) { report(issue, &pass) }
        })

    private static func report(_ issue: CascadeIssue, _ pass: inout LintPass) {
        guard let other = issue.other else { return }
        let declaration = Declaration(tree: pass.tree, index: issue.node)
        let isSame = declaration.value.flattened == other.value
        pass.report(
            "'\(pass.shown(declaration.name))' of \(pass.list(issue)) never counts", at: declaration.name,
            isSame ? .none : .valueLost, engines: pass.blockReaders,
            notes: [.init("it is declared again here", range: other.name)],
            help: "remove it, or remove what overrides it", fixes: pass.removal(of: issue))
    }
}
