// The rule `equals-default`.

import FioriTheme
import NSSSyntax

enum EqualsDefault {
    static let rule = LintRule(
        "equals-default", .cascade, .advice, .safe, "a declaration that says what the SDK's own sheet says",
        why: """
            Without it everything looks the same today. With it the value stays as it is when a later SDK changes its own, \
            and the part no longer fits the rest.
            """,
        bad: {
            [
                .init(
                    "fdlFUIProgressBannerMessageView_titleLabel {\n    font-size: 13;\n    font-color: primaryLabel;\n}\n"
                ),
                .init("@note:13;\n\nfdlFUIProgressBannerMessageView_completionLabel { font-size: @note; }\n"),
                .init("fdlFUIProgressBannerMessageView_completionCheckMark { image: green-check-mark1; }\n"),
            ]
        },
        good: {
            [
                .init("fdlFUIProgressBannerMessageView_titleLabel { font-size: 15; }\n"),
                .init(
                    "fdlFUIProgressBannerMessageView_titleLabel { font-size: 13; }\n",
                    base: ["fdlFUIProgressBannerMessageView_titleLabel { font-size: 15; }\n"]),
                .init("fdlFUIProgressBannerMessageView_completionLabel { font-size: 13; }\n", engines: [.uikit, .nui]),
                .init(
                    "fdlFUIProgressBannerMessageView_titleLabel, fdlFUIContactView_headlineLabel { font-size: 13; }\n"),
            ]
        },
        check: { pass in
            for issue in pass.cascadeIssues(.equalsDefault) {
                pass.reportNeedless(
                    issue, "is what the SDK gives anyway", note: { "the SDK's own sheet has '\($0)' here" },
                    help: "remove it, unless the value is to stay when the SDK changes its own")
            }
        })
}
