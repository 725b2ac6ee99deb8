// The rule `expired-suppression`.

import NSSSyntax

enum ExpiredSuppression {
    static let rule = LintRule(
        "expired-suppression", .suppressions, .warning, .safe,
        "a comment that silences a rule up to a day which is over",
        why: "From that day on it silences nothing: what it was to give time for is due.",
        bad: {
            [
                .init(
                    "Label {\n    /* fdltheme-allow duplicate-attribute until 2020-01-31 -- waits for design */\n    font-size: 12;\n}\n"
                ),
                .init("/* fdltheme-allow-file references until 2024-02-29 -- old base */\nLabel { font-size: 12; }\n"),
                .init(
                    """
                    Label {
                        font-color: @brand; /* fdltheme-allow undefined-variable, cascade until 2025-12-31 -- new base */
                    }

                    """),
            ]
        },
        good: {
            [
                .init(
                    """
                    Label {
                        /* fdltheme-allow undefined-variable until 2026-01-01 -- its last day */
                        font-color: @brand;
                    }

                    """),
                .init(
                    "/* fdltheme-allow-file references until 2099-12-31 -- base */\nLabel { font-color: @brand; }\n"),
                .init("Label {\n    font-color: @brand; /* fdltheme-allow undefined-variable -- for good */\n}\n"),
            ]
        },
        check: { pass in
            pass.reportEntries { entry, _ in
                guard entry.isKnown, entry.isExpired, let day = entry.written.until else { return nil }
                return (
                    "'\(entry.written.name)' was silenced until \(text(day))", "it is not silenced any more",
                    "mend what it was for and remove it, or give it a later day"
                )
            }
        })

    private static func text(_ day: SuppressionComment.Day) -> String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
        }
        return "\(digits(day.year, 4))-\(digits(day.month, 2))-\(digits(day.day, 2))"
    }
}
