// The rule `uikit-class-name`.

import FioriTheme
import NSSSyntax

enum UIKitClassName {
    static let rule = LintRule(
        "uikit-class-name", .catalogue, .warning, .unsafe,
        "the name of a UIKit class where the style class has another one",
        why: """
            Views are styled by classes with names of their own: BarButton, not UIBarButtonItem. A block under the name of the \
            UIKit class matches no view.
            """,
        bad: {
            [
                .init("UIBarButtonItem { font-size: 13; }\n"),
                .init("UILabel { font-size: 13; }\n"),
                .init("UINavigationBar,\nUITabBar { bar-tint-color: #1B2A4A; }\n"),
            ]
        },
        good: {
            [
                .init("BarButton { font-size: 13; }\n"),
                .init("Label { font-size: 13; }\n"),
                .init("View { exclude-views: UILabel; }\n"),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.uikitName) {
                let range = pass.tree.tokens.range(found.token)
                let meant = found.issue.meant.first ?? ""
                pass.report(
                    "'\(pass.shown(range))' is a class of UIKit, not a style class", at: range, .valueLost,
                    severity: found.issue.severity, engines: engines,
                    notes: [.init("no view has this class unless the app gives it to one: the block is not read")],
                    help: "the style class is '\(meant)'", fixes: pass.renaming(found))
            }
        })
}
