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
            for issue in pass.cascadeIssues(.equalsDefault) { report(issue, &pass) }
        })

    private static func report(_ issue: CascadeIssue, _ pass: inout LintPass) {
        guard let other = issue.other else { return }
        let range = Declaration(tree: pass.tree, index: issue.node).name
        pass.report(
            "'\(pass.shown(range))' of \(pass.list(issue)) is what the SDK gives anyway", at: range, .none,
            engines: pass.blockReaders,
            notes: [.init("the SDK's own sheet has '\(other.value)' here", range: other.name, source: other.source)],
            help: "remove it, unless the value is to stay when the SDK changes its own",
            fixes: pass.removal(of: issue))
    }
}
