// The rule `unused-suppression`.

import NSSSyntax

enum UnusedSuppression {
    static let rule = LintRule(
        "unused-suppression", .suppressions, .warning, .safe,
        "a comment that silences a rule which finds nothing there",
        why: """
            The defect is gone, or the comment stands in the wrong place. Left behind, it will hide the next defect of its \
            kind, which nobody has looked at.
            """,
        bad: {
            [
                .init("Label {\n    /* fdltheme-allow duplicate-attribute -- on purpose */\n    font-size: 12;\n}\n"),
                .init("/* fdltheme-allow-file undefined-variable -- see base.nss */\nLabel { font-size: 12; }\n"),
                .init(
                    """
                    Label {
                        /* fdltheme-allow undefined-variable, missing-semicolon -- defined in the app */
                        font-color: @brand;
                    }

                    """),
            ]
        },
        good: {
            [
                .init(
                    """
                    Label {
                        /* fdltheme-allow undefined-variable -- defined in the app */
                        font-color: @brand;
                    }

                    """),
                .init("Label {\n    font-color: @brand; /* fdltheme-allow references -- defined in the app */\n}\n"),
                .init(
                    "/* fdltheme-allow-file undefined-variable -- defined in the app */\nLabel { font-color: @brand; }\n"
                ),
            ]
        },
        check: { pass in
            pass.reportEntries { entry, comment in
                guard entry.isUnused else { return nil }
                return (
                    "'\(entry.written.name)' is silenced for nothing",
                    comment.isForSheet
                        ? "nothing of it is found in this sheet" : "nothing of it is found in this place",
                    comment.isForSheet ? "remove it" : "remove it, or move it above the line that it is for"
                )
            }
        })
}
