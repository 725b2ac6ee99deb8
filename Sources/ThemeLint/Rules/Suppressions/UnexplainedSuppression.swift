// The rule `unexplained-suppression`.

import NSSSyntax

enum UnexplainedSuppression {
    static let rule = LintRule(
        "unexplained-suppression", .suppressions, .advice, .none, "a comment that silences a rule and does not say why",
        isOptIn: true,
        why: "Whoever finds it later cannot tell a decision from a defect that was swept under the rug.",
        bad: {
            [
                .init("Label {\n    font-color: @brand; /* fdltheme-allow undefined-variable */\n}\n"),
                .init("/* fdltheme-allow-file undefined-variable */\nLabel { font-color: @brand; }\n"),
                .init("Label {\n    font-color: @brand; /* fdltheme-allow undefined-variable -- */\n}\n"),
            ]
        },
        good: {
            [
                .init("Label {\n    font-color: @brand; /* fdltheme-allow undefined-variable -- see base.nss */\n}\n"),
                .init("/* fdltheme-allow-file undefined-variable -- see base.nss */\nLabel { font-color: @brand; }\n"),
                .init("Label {\n    font-size: 12; /* set by hand */\n}\n"),
            ]
        },
        check: { pass in
            for comment in pass.suppressions?.comments ?? [] where !comment.hasReason && !comment.entries.isEmpty {
                pass.report(
                    "no reason is given for silencing '\(comment.entries[0].name)'", at: comment.order, .none,
                    help: "write '--' and the reason behind the rule")
            }
        })
}
