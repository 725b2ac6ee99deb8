// The rule `low-nontext-contrast`.

import FioriTheme
import NSSSyntax

enum LowNontextContrast {
    static let rule = LintRule(
        "low-nontext-contrast", .accessibility, .warning, .unsafe,
        "a symbol, a line or a border that stands out too little",
        why: """
            A symbol, the knob of a slider or the filled part of a bar says something only where it is seen, and that takes \
            a contrast of 3. A border is often no more than an ornament, so it is advice there.
            """,
        bad: {
            [
                .init("Progress { progress-tint-color: #9FC5E8; track-tint-color: #E4EDF6; }\n"),
                .init(
                    "Button { background-color: #FFFFFF; border-color: #DDDDDD; border-width: 1; font-color: #1B2A4A; }\n"
                ),
                .init(
                    "@accent:#C0C0C0;\nfdlFUIObjectHeaderView { background-color: #FFFFFF; tint-color: @accent; }\n"
                ),
            ]
        },
        good: {
            [
                .init("Progress { progress-tint-color: #109785; track-tint-color: #E4EDF6; }\n"),
                .init(
                    "Button { background-color: #FFFFFF; border-color: #FFFFFF; border-width: 1; font-color: #1B2A4A; }\n"
                ),
                .init(
                    "Button { background-color: #FFFFFF; border-color: #DDDDDD; border-width: 0; font-color: #1B2A4A; }\n"
                ),
                .init("Progress { progress-tint-color: #9FC5E8; }\n"),
            ]
        },
        check: { pass in
            for pair in pass.colorPairs() where pair.verdict == .low && pair.kind != .text && !pair.isDisabled {
                pass.report(
                    pair, pass.ratio(pair), severity: pair.kind == .border ? .advice : nil,
                    help: "give it or what it stands on another lightness")
            }
        })
}
