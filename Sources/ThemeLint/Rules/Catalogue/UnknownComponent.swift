// The rule `unknown-component`.

import FioriTheme
import NSSSyntax

enum UnknownComponent {
    static let rule = LintRule(
        "unknown-component", .catalogue, .error, .near, "a class path whose component is in no table",
        why: """
            The SDK looks class paths up letter by letter. One that names no component of it belongs to nothing: \
            what stands in the block is never read, and nobody is told.
            """,
        bad: {
            [
                .init("fdlFUIObjectHeaderVeiw { background-color: #E3EAF6; }\n"),
                .init("fdlFUIContctView_headlineLabel { font-color: #1B2A4A; }\n"),
                .init("fdlFUIKPIProgresView_captionLabel,\nfdlFUIKPIProgressView { font-color: #1B2A4A; }\n"),
                .init("fdlAcmeGauge { tint-color: #1B2A4A; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIObjectHeaderView { background-color: #E3EAF6; }\n"),
                .init("AcmeGauge { tint-color: #1B2A4A; }\n"),
                .init("fdlFUIKPIProgressView_captionLabel { font-color: #1B2A4A; }\n"),
                .init("fdlFUIObjectHeaderVeiw { background-color: #E3EAF6; }\n", engines: [.nui]),
            ]
        },
        check: { pass in
            for (found, engines) in pass.nameIssues(.unknownComponent) {
                let range = pass.tree.tokens.range(found.token)
                pass.report(
                    "no component is called '\(pass.shown(range))'", at: range, .valueLost,
                    severity: found.issue.severity,
                    engines: engines, notes: [.init("the SDK gives no view this class: the block is not read")],
                    help: pass.help(
                        found,
                        orElse:
                            "write the component's class name behind 'fdl', or drop the prefix of a class of your own"),
                    fixes: pass.renaming(found))
            }
        })
}
