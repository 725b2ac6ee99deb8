// The rule `low-text-contrast`.

import FioriTheme
import NSSSyntax

enum LowTextContrast {
    static let rule = LintRule(
        "low-text-contrast", .accessibility, .warning, .unsafe, "text that stands out too little",
        why: """
            Below a contrast of 4.5 many people cannot read a text, and in the sun hardly anybody can. Text of 18 points, \
            or bold and of 14, needs 3. Where no size is set, a contrast between the two is advice.
            """,
        bad: {
            [
                .init("Label { background-color: #FFFFFF; font-color: #999999; font-size: 15; }\n"),
                .init(
                    "@hint:#8E8E93;\nTextField { background-color: #FFFFFF; font-color: @hint; font-size: 17; }\n"
                ),
                .init(
                    "fdlFUIContactView { background-color: #E4EDF6; }\n\nfdlFUIContactView_headlineLabel { font-color: #7F9FBF; font-style: headline; }\n"
                ),
                .init(
                    "Button { background-color: #1B2A4A; background-color-highlighted: #999999; font-color: #FFFFFF; }\n"
                ),
            ]
        },
        good: {
            [
                .init("Label { background-color: #FFFFFF; font-color: #767676; font-size: 15; }\n"),
                .init("Label { background-color: #FFFFFF; font-color: #8E8E93; font-size: 18; }\n"),
                .init(
                    "Label { background-color: #FFFFFF; font-color: #8E8E93; font-name: boldSystem; font-size: 14; }\n"),
                .init("Button { background-color: #FFFFFF; background-image: paper; font-color: #999999; }\n"),
                .init("Label { font-color: #999999; font-size: 15; }\n"),
            ]
        },
        check: { pass in
            for pair in pass.colorPairs() where pair.verdict == .low && pair.kind == .text && !pair.isDisabled {
                let mayBeLarge = !pair.isSizeKnown && pair.worst.ratio >= pass.options.contrastLarge
                pass.report(
                    pair, pass.ratio(pair), severity: mayBeLarge ? .advice : nil,
                    notes: mayBeLarge ? [.init("no size is set; text of 18 points and more would do")] : [],
                    help: "give the text or its background another lightness")
            }
        })
}
