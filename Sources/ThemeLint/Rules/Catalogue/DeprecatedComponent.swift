// The rule `deprecated-component`.

import FioriTheme
import NSSSyntax

enum DeprecatedComponent {
    static let rule = LintRule(
        "deprecated-component", .catalogue, .warning, .unsafe, "a component that another one has replaced",
        why: """
            The SDK keeps a deprecated component for some releases and then drops it. A theme that styles only the old one \
            leaves the new one in the SDK's own look.
            """,
        bad: {
            [
                .init("fdlFUISegmentedControlFormCell { tint-color: #1B2A4A; }\n"),
                .init("fdlFUISegmentedControlFormCell_title { font-color: #1B2A4A; }\n"),
                .init("@media (device:ipad) {\n    fdlFUISegmentedControlFormCell_value { font-color: #1B2A4A; }\n}\n"),
            ]
        },
        good: {
            [
                .init("SegmentedControl { border-color: #1B2A4A; }\n"),
                .init("fdlFUISwitchFormCell_title { font-color: #1B2A4A; }\n"),
                .init("fdlFUISegmentedControlFormCell { tint-color: #1B2A4A; }\n", engines: [.nui]),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.deprecatedComponent) {
                let range = pass.tree.tokens.range(found.token)
                guard case .component(let name) = found.issue.detail else { continue }
                pass.report(
                    "'\(name)' is deprecated", at: range, .applied, severity: found.issue.severity, engines: engines,
                    notes: [.init("the class reference names another component in its place")],
                    help: "style its successor: '\(found.issue.meant.first ?? "")'", fixes: pass.renaming(found))
            }
        })
}
